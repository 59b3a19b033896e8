/** Signal transduction; columns as in `table.ts`. */
export const signalling1 = `
AKT1|P31749|207|480|Akt1|kinase|cytoplasm|60|pThr308 pSer473|RAC;PKB;PRKBA;AKT;RAC-alpha|AKT serine/threonine kinase 1|is a serine/threonine kinase that carries growth and survival signals from PI3K to metabolism, translation and the cell cycle
AKT2|P31751|208|481|Akt2|kinase|cytoplasm|60|pThr309 pSer474|PKBβ|AKT serine/threonine kinase 2|is the Akt isoform most closely tied to insulin-dependent glucose uptake in muscle and fat
AKT3|Q9Y243|10000|479|Akt3|kinase|cytoplasm|60|pThr305 pSer472|PKBG;RAC-gamma;PRKBG|AKT serine/threonine kinase 3|is an Akt isoform enriched in brain, where it contributes to the control of cell size
MTOR|P42345|2475|2549|mTOR|kinase|cytoplasm|289|pSer2448 pSer2481|RAFT1;RAPT1;FLJ44809;FRAP;FRAP2;FRAP1|mechanistic target of rapamycin kinase|is the catalytic subunit of two complexes that match growth to nutrients, energy and growth factors
RPTOR|Q8N122|57521|1335|Raptor|adaptor|cytoplasm|150|pSer792|KOG1;Mip1;KIAA1303;raptor|regulatory associated protein of MTOR complex 1|is the scaffold of mTORC1 that recruits substrates through their TOS motif
RICTOR|Q6R327|253260|1708|Rictor|adaptor|cytoplasm|200|pThr1135|MGC39830;AVO3;PIA;KIAA1999|RPTOR independent companion of MTOR complex 2|is a defining subunit of mTORC2, the complex that phosphorylates the hydrophobic motif of Akt
MLST8|Q9BVC4|64223|326|GβL|adaptor|cytoplasm|36||Lst8;Pop3;GBL;GbetaL|MTOR associated protein, LST8 homolog|is a shared subunit of both mTOR complexes that stabilises the kinase domain
PIK3CA|P42336|5290|1068|PI3 Kinase p110α|kinase|cytoplasm|110||PI3K|phosphatidylinositol-4,5-bisphosphate 3-kinase catalytic subunit alpha|is a catalytic subunit of class I PI3 kinase, activated by receptor tyrosine kinases and often mutated in carcinoma
PIK3CB|P42338|5291|1070|PI3 Kinase p110β|kinase|cytoplasm|110||PIK3C1|phosphatidylinositol-4,5-bisphosphate 3-kinase catalytic subunit beta|is a class I PI3 kinase catalytic subunit that also answers to G protein-coupled receptors
PIK3CD|O00329|5293|1044|PI3 Kinase p110δ|kinase|cytoplasm|110||p110D|phosphatidylinositol-4,5-bisphosphate 3-kinase catalytic subunit delta|is the class I PI3 kinase catalytic subunit of leukocytes, where it acts below antigen receptors
PIK3R1|P27986|5295|724|PI3 Kinase p85α|adaptor|cytoplasm|85|pTyr458|GRB1;p85-ALPHA;p85;p85alpha|phosphoinositide-3-kinase regulatory subunit 1|is the regulatory subunit of class I PI3 kinase; its SH2 domains dock on phosphotyrosine motifs
PTEN|P60484|5728|403|PTEN|phosphatase|cytoplasm|54|pSer380|MMAC1;TEP1;PTEN1;BZS;MHAM|phosphatase and tensin homolog|removes the 3-phosphate of PIP3 and so opposes PI3 kinase signalling
PDPK1|O15530|5170|556|PDK1|kinase|cytoplasm|58-68|pSer241|PDK1|3-phosphoinositide dependent protein kinase 1|phosphorylates the activation loop of Akt and of other AGC kinases
GSK3A|P49840|2931|483|GSK-3α|kinase|cytoplasm|51|pSer21||glycogen synthase kinase 3 alpha|is a constitutively active kinase that is inhibited by phosphorylation of its amino terminus
GSK3B|P49841|2932|420|GSK-3β|kinase|cytoplasm|46|pSer9||glycogen synthase kinase 3 beta|is a constitutively active kinase of the Wnt and insulin pathways that marks β-catenin for destruction
RPS6KB1|P23443|6198|525|p70 S6 Kinase|kinase|cytoplasm|70 85|pThr389 pThr421|S6K1;p70(S6K)-alpha;PS6K;S6K;STK14A|ribosomal protein S6 kinase B1|is a target of mTORC1 that promotes ribosome biogenesis and cell growth
RPS6|P62753|6194|249|S6 Ribosomal Protein|ribosome|cytoplasm|32|pSer235 pSer240|S6;eS6|ribosomal protein S6|is a component of the 40S ribosomal subunit whose phosphorylation follows mTORC1 activity
EIF4EBP1|Q13541|1978|118|4E-BP1|translation|cytoplasm|15-20|pThr37 pThr46 pSer65|PHAS-I;4E-BP1|eukaryotic translation initiation factor 4E binding protein 1|binds eIF4E and blocks cap-dependent translation until mTORC1 phosphorylates it
EIF4E|P06730|1977|217|eIF4E|translation|cytoplasm|25|pSer209|EIF4E1;EIF4EL1;EIF4F|eukaryotic translation initiation factor 4E|binds the cap of messenger RNA and is the rate-limiting factor of cap-dependent translation
EIF4G1|Q04637|1981|1599|eIF4G|translation|cytoplasm|220|pSer1108|p220;PARK18;EIF4G;EIF4F|eukaryotic translation initiation factor 4 gamma 1|is the scaffold that joins the cap-binding complex to the ribosome
EIF2S1|P05198|1965|315|eIF2α|translation|cytoplasm|38|pSer51|EIF-2alpha;EIF2A;EIF2|eukaryotic translation initiation factor 2 subunit alpha|is the eIF2 subunit whose phosphorylation lowers general translation during stress
EEF2|P13639|1938|858|eEF2|translation|cytoplasm|95|pThr56|EEF-2;EF2|eukaryotic translation elongation factor 2|moves the ribosome along messenger RNA and is paused by eEF2 kinase
EEF2K|O00418|29904|725|eEF2K|kinase|cytoplasm|105|pSer366|eEF-2K;CaMKIII|eukaryotic elongation factor 2 kinase|is a calcium/calmodulin-dependent kinase that slows elongation when energy is scarce
TSC1|Q92574|7248|1164|Hamartin/TSC1|adaptor|cytoplasm|150||KIAA0243;LAM;hamartin;TSC|TSC complex subunit 1|stabilises tuberin in the complex that restrains Rheb and mTORC1
TSC2|P49815|7249|1807|Tuberin/TSC2|adaptor|cytoplasm|200|pThr1462 pSer939|tuberin;LAM;PPP1R160;TSC4|TSC complex subunit 2|is a GTPase-activating protein for Rheb that is switched off by Akt
RHEB|Q15382|6009|184|Rheb|gtpase|lysosome|21||RHEB2|Ras homolog, mTORC1 binding|is a small GTPase of the lysosomal surface that activates mTORC1
PRKAA1|Q13131|5562|559|AMPKα1|kinase|cytoplasm|62|pThr183|AMPKa1|protein kinase AMP-activated catalytic subunit alpha 1|is a catalytic subunit of AMP-activated kinase, the energy gauge of the cell
PRKAA2|P54646|5563|552|AMPKα2|kinase|cytoplasm|62|pThr172|AMPK;AMPKa2;PRKAA|protein kinase AMP-activated catalytic subunit alpha 2|is an AMP-activated kinase catalytic subunit found mainly in muscle and heart
PRKAB1|Q9Y478|5564|270|AMPKβ1|adaptor|cytoplasm|38|pSer108||protein kinase AMP-activated non-catalytic subunit beta 1|is the regulatory AMPK subunit that binds glycogen and direct activators
STK11|Q15831|6794|433|LKB1|kinase|cytoplasm|54|pSer428|PJS;LKB1|serine/threonine kinase 11|is a tumour suppressor kinase that activates AMPK and its relatives
ACACA|Q13085|31|2346|Acetyl-CoA Carboxylase|enzyme|cytoplasm|280|pSer79|ACC1;ACC-alpha;ACCA;ACCalpha;ACACalpha;Acac1;hACC1;ACAC;ACC|acetyl-CoA carboxylase alpha|makes malonyl-CoA, the first committed step of fatty acid synthesis, and is inhibited by AMPK
ULK1|O75385|8408|1050|ULK1|kinase|cytoplasm|140-150|pSer555 pSer757|ATG1;ATG1A|unc-51 like autophagy activating kinase 1|starts autophagy and integrates opposing signals of AMPK and mTORC1
MAPK3|P27361|5595|379|Erk1|kinase|cytoplasm|44|pThr202 pTyr204|ERK1;p44mapk;p44erk1;PRKM3|mitogen-activated protein kinase 3|is a mitogen-activated kinase that carries growth factor signals to the nucleus
MAPK1|P28482|5594|360|Erk2|kinase|cytoplasm|42|pThr185 pTyr187|ERK;ERK2;p41mapk;MAPK2;PRKM2;PRKM1|mitogen-activated protein kinase 1|is a mitogen-activated kinase that phosphorylates transcription factors and cytosolic substrates
MAP2K1|Q02750|5604|393|MEK1|kinase|cytoplasm|45|pSer217 pSer221|MEK1;MAPKK1;MKK1;PRKMK1|mitogen-activated protein kinase kinase 1|is a dual-specificity kinase that activates Erk1/2 in answer to Raf
MAP2K2|P36507|5605|400|MEK2|kinase|cytoplasm|45|pSer222|MEK2;MKK2;PRKMK2|mitogen-activated protein kinase kinase 2|is a dual-specificity kinase that acts beside MEK1 in the Erk cascade
BRAF|P15056|673|766|B-Raf|kinase|cytoplasm|86|pSer445|BRAF1;BRAF-1|B-Raf proto-oncogene, serine/threonine kinase|is the Raf kinase most often mutated in cancer and the chief activator of MEK
RAF1|P04049|5894|648|c-Raf|kinase|cytoplasm|65-75|pSer259 pSer338|Raf-1;c-Raf;CRAF|Raf-1 proto-oncogene, serine/threonine kinase|links Ras to MEK and is controlled by binding of 14-3-3 proteins
ARAF|P10398|369|606|A-Raf|kinase|cytoplasm|68|pSer299|A-Raf;ARAF1|A-Raf proto-oncogene, serine/threonine kinase|is a Raf family kinase with low basal activity that supports MEK signalling
KRAS|P01116|3845|189|K-Ras|gtpase|membrane|21||KRAS1;K-Ras4B;KRAS2|KRAS proto-oncogene, GTPase|is a small GTPase that couples growth factor receptors to Raf and PI3 kinase
HRAS|P01112|3265|189|H-Ras|gtpase|membrane|21||HRAS1|HRas proto-oncogene, GTPase|is a small GTPase of the plasma membrane and Golgi that signals to the Erk cascade
NRAS|P01111|4893|189|N-Ras|gtpase|membrane|21||N-ras|NRAS proto-oncogene, GTPase|is a small GTPase frequently mutated in melanoma and leukaemia
NF1|P21359|4763|2839|Neurofibromin|adaptor|cytoplasm|280|||neurofibromin 1|is a GTPase-activating protein that keeps Ras in its inactive state
SOS1|Q07889|6654|1333|SOS1|adaptor|cytoplasm|170||HGF;GF1;GINGF|SOS Ras/Rac guanine nucleotide exchange factor 1|loads Ras with GTP after recruitment by Grb2
GRB2|P62993|2885|217|GRB2|adaptor|cytoplasm|25||NCKAP2|growth factor receptor bound protein 2|is an SH2/SH3 adaptor that brings SOS to activated receptors
SHC1|P29353|6464|583|Shc|adaptor|cytoplasm|46 52 66|pTyr349 pTyr427|p66;ShcA;SHC|SHC adaptor protein 1|is an adaptor that is phosphorylated by receptor tyrosine kinases and docks Grb2
MAPK8|P45983|5599|427|JNK1|kinase|cytoplasm|46|pThr183 pTyr185|JNK;JNK1;SAPK1;PRKM8|mitogen-activated protein kinase 8|is a stress-activated kinase that phosphorylates c-Jun
MAPK9|P45984|5601|424|JNK2|kinase|cytoplasm|54|pThr183 pTyr185|JNK2;p54a;SAPK;PRKM9|mitogen-activated protein kinase 9|is a stress-activated kinase with roles in apoptosis and T cell differentiation
MAPK14|Q16539|1432|360|p38α MAPK|kinase|cytoplasm|40|pThr180 pTyr182|PRKM14;p38;Mxi2;PRKM15;CSPB1;CSBP1;CSBP2|mitogen-activated protein kinase 14|answers to cytokines and stress and controls inflammatory gene expression
MAP2K3|P46734|5606|347|MKK3|kinase|cytoplasm|40|pSer218|MEK3;MKK3;MAPKK3;SAPKK2;PRKMK3|mitogen-activated protein kinase kinase 3|is a direct activator of p38 MAP kinases
MAP2K4|P45985|6416|399|SEK1/MKK4|kinase|cytoplasm|44|pSer257|MEK4;JNKK1;PRKMK4;MKK4;MAPKK4;SAPKK1;SKK1;JNKK;SEK1;SERK1|mitogen-activated protein kinase kinase 4|activates JNK, and to a lesser degree p38, during stress
MAP2K7|O14733|5609|419|MKK7|kinase|cytoplasm|48|pSer271|MKK7;Jnkk2;SAPKK4;PRKMK7|mitogen-activated protein kinase kinase 7|is a specific activator of JNK below cytokine receptors
MAP3K5|Q99683|4217|1374|ASK1|kinase|cytoplasm|155|pThr838|MAPKKK5;ASK1;MEKK5|mitogen-activated protein kinase kinase kinase 5|is a redox-sensitive kinase at the head of the JNK and p38 cascades
MAP3K7|O43318|6885|606|TAK1|kinase|cytoplasm|78|pThr184|MEKK7;TAK1|mitogen-activated protein kinase kinase kinase 7|joins TNF, IL-1 and TGF-β receptors to NF-κB and MAP kinases
MAPKAPK2|P49137|9261|400|MAPKAPK-2|kinase|nucleus|47|pThr334|MK2|MAPK activated protein kinase 2|is the main effector kinase of p38 and stabilises inflammatory messenger RNA
RPS6KA1|Q15418|6195|735|RSK1|kinase|cytoplasm|90|pSer380 pThr359|RSK1;HU-1;p90Rsk;MAPKAPK1|ribosomal protein S6 kinase A1|is an Erk-activated kinase that supports growth and survival
RPS6KA5|O75582|9252|802|MSK1|kinase|nucleus|90|pThr581|MSK1;RLPK|ribosomal protein S6 kinase A5|is a nuclear kinase that phosphorylates CREB and histone H3
MKNK1|Q9BUB5|8569|465|Mnk1|kinase|cytoplasm|51|pThr197|MNK1|MAPK interacting serine/threonine kinase 1|phosphorylates eIF4E when MAP kinases are active
JUN|P05412|3725|331|c-Jun|tf|nucleus|43 48|pSer63 pSer73|c-Jun;AP-1|Jun proto-oncogene, AP-1 transcription factor subunit|is a component of AP-1 that is activated by JNK
FOS|P01100|2353|380|c-Fos|tf|nucleus|62|pSer32|c-fos;AP-1|Fos proto-oncogene, AP-1 transcription factor subunit|is an immediate early component of AP-1, induced within minutes of stimulation
JUNB|P17275|3726|347|JunB|tf|nucleus|42|pSer259||JunB proto-oncogene, AP-1 transcription factor subunit|is an AP-1 protein that often opposes c-Jun in proliferation
JUND|P17535|3727|347|JunD|tf|nucleus|39||AP-1|JunD proto-oncogene, AP-1 transcription factor subunit|is a constitutively expressed AP-1 protein
ATF2|P15336|1386|505|ATF-2|tf|nucleus|65-75|pThr71|TREB7;CRE-BP1;HB16;CREB2|activating transcription factor 2|is a bZIP factor activated by stress kinases
ELK1|P19419|2002|428|Elk-1|tf|nucleus|62|pSer383||ETS transcription factor ELK1|is a ternary complex factor that is switched on by Erk
CREB1|P16220|1385|327|CREB|tf|nucleus|43|pSer133||cAMP responsive element binding protein 1|is a transcription factor whose phosphorylation recruits CBP to cAMP-responsive genes
MYC|P01106|4609|454|c-Myc|tf|nucleus|57-65|pThr58 pSer62|c-Myc;bHLHe39;MYCC|MYC proto-oncogene, bHLH transcription factor|is a transcription factor that drives growth, metabolism and proliferation
MYCN|P04198|4613|464|N-Myc|tf|nucleus|62||bHLHe37;N-myc;MYCNOT;NMYC|MYCN proto-oncogene, bHLH transcription factor|is a Myc protein of the developing nervous system, amplified in neuroblastoma
MAX|P61244|4149|160|Max|tf|nucleus|21||bHLHd4;bHLHd5;bHLHd6;bHLHd7;bHLHd8|MYC associated factor X|is the obligate dimerisation partner of Myc proteins
EGFR|P00533|1956|1210|EGF Receptor|rtk|membrane|175|pTyr1068 pTyr1173 pTyr845|ERBB1;ERRP;ERBB|epidermal growth factor receptor|is a receptor tyrosine kinase that drives proliferation of epithelial cells
ERBB2|P04626|2064|1255|HER2/ErbB2|rtk|membrane|185|pTyr1221 pTyr1248 pTyr877|NEU;HER-2;CD340;HER2;c-ERB2;MLN-19;p185(erbB2);NGL|erb-b2 receptor tyrosine kinase 2|is the ligand-less ErbB receptor that dimerises with its relatives and is amplified in breast cancer
ERBB3|P21860|2065|1342|HER3/ErbB3|rtk|membrane|185|pTyr1289 pTyr1197|HER3;LCCS2|erb-b2 receptor tyrosine kinase 3|is a kinase-impaired ErbB receptor that couples strongly to PI3 kinase
ERBB4|Q15303|2066|1308|HER4/ErbB4|rtk|membrane|180|pTyr1284|ALS19;HER4|erb-b2 receptor tyrosine kinase 4|is a neuregulin receptor that can release a signalling intracellular domain
IGF1R|P08069|3480|1367|IGF-I Receptor β|rtk|membrane|95|pTyr1135 pTyr1131|JTK13;CD221;IGFIR;MGC18216;IGFR|insulin like growth factor 1 receptor|is the receptor for insulin-like growth factors and a strong survival signal
INSR|P06213|3643|1382|Insulin Receptor β|rtk|membrane|95|pTyr1150 pTyr1361|CD220|insulin receptor|is the receptor through which insulin controls metabolism
IRS1|P35568|3667|1242|IRS-1|adaptor|cytoplasm|180|pSer307 pSer636|HIRS-1|insulin receptor substrate 1|is the docking protein that joins insulin and IGF receptors to PI3 kinase
IRS2|Q9Y4H2|8660|1338|IRS-2|adaptor|cytoplasm|185|pSer1100||insulin receptor substrate 2|is an insulin receptor substrate of liver and pancreatic islets
MET|P08581|4233|1390|Met|rtk|membrane|140 145|pTyr1234 pTyr1349|HGFR;RCCP2;DFNB97|MET proto-oncogene, receptor tyrosine kinase|is the hepatocyte growth factor receptor, involved in invasive growth
KIT|P10721|3815|976|c-Kit|rtk|membrane|120 145|pTyr719 pTyr703|CD117;SCFR;C-Kit;PBT|KIT proto-oncogene, receptor tyrosine kinase|is the stem cell factor receptor of haematopoietic cells, mast cells and melanocytes
PDGFRA|P16234|5156|1089|PDGF Receptor α|rtk|membrane|170 190|pTyr849 pTyr754|CD140a;PDGFR2;GAS9|platelet derived growth factor receptor alpha|is a receptor tyrosine kinase of mesenchymal cells
PDGFRB|P09619|5159|1106|PDGF Receptor β|rtk|membrane|190|pTyr751 pTyr857|JTK12;CD140b;PDGFR1;PDGFR|platelet derived growth factor receptor beta|is a receptor tyrosine kinase of pericytes and fibroblasts
FGFR1|P11362|2260|822|FGF Receptor 1|rtk|membrane|92 120 145|pTyr653 pTyr654|H2;H3;H4;H5;CEK;BFGFR;N-SAM;CD331;FLT2;KAL2|fibroblast growth factor receptor 1|is a fibroblast growth factor receptor with roles in development and cancer
FGFR2|P21802|2263|821|FGF Receptor 2|rtk|membrane|110 145||CEK3;TK14;TK25;ECT1;K-SAM;CD332;KGFR;BEK;CFD1;JWS|fibroblast growth factor receptor 2|is a fibroblast growth factor receptor of epithelium and bone
FGFR3|P22607|2261|806|FGF Receptor 3|rtk|membrane|97 125||CEK2;JTK4;CD333;ACH|fibroblast growth factor receptor 3|is a fibroblast growth factor receptor that restrains bone growth
FGFR4|P22455|2264|802|FGF Receptor 4|rtk|membrane|95 110||JTK2;CD334;TKF|fibroblast growth factor receptor 4|is the FGF19 receptor of liver
FRS2|Q8WU20|10818|508|FRS2-α|adaptor|membrane|80-85|pTyr196 pTyr436|SNT-1;FRS2alpha;SNT1;FRS2A|fibroblast growth factor receptor substrate 2|is the membrane-anchored docking protein of FGF receptors
KDR|P35968|3791|1356|VEGF Receptor 2|rtk|membrane|210 230|pTyr1175 pTyr951|FLK1;VEGFR;VEGFR2;CD309|kinase insert domain receptor|is the main VEGF receptor of endothelial cells
FLT1|P17948|2321|1338|VEGF Receptor 1|rtk|membrane|180||VEGFR1;FLT|fms related receptor tyrosine kinase 1|is a VEGF receptor that also acts as a decoy in soluble form
FLT4|P35916|2324|1363|VEGF Receptor 3|rtk|membrane|140 200||VEGFR3;PCL;VEGFR-3|fms related receptor tyrosine kinase 4|is the VEGF-C receptor of lymphatic endothelium
`;
