/** Development, adhesion and tumour markers; columns as in `table.ts`. */
export const development = `
SOX2|P48431|6657|317|Sox2|tf|nucleus|35|||SRY-box transcription factor 2|is a transcription factor of pluripotent and neural stem cells
POU5F1|Q01860|5460|360|Oct-4A|tf|nucleus|45||OCT3;Oct4;MGC22487;OCT-4;Oct3/4;OTF3|POU class 5 homeobox 1|is the transcription factor of pluripotency
NANOG|Q9H9S0|79923|305|Nanog|tf|nucleus|42||FLJ12581;FLJ40451|Nanog homeobox|is a homeobox factor of pluripotency
LIN28A|Q9H9Z2|79727|209|LIN28A|rna|cytoplasm|28||LIN-28;FLJ12457;ZCCHC1;CSDD1|lin-28 homolog A|blocks maturation of let-7
SOX9|P48436|6662|509|Sox9|tf|nucleus|65-70|pSer64|SRA1;CMD1;CMPD1|SRY-box transcription factor 9|is a transcription factor of cartilage, testis and stem cells
SOX10|P56693|6663|466|Sox10|tf|nucleus|60-70||DOM;WS4;WS2E;SOX-10|SRY-box transcription factor 10|is a transcription factor of neural crest, glia and melanocytes
SOX17|Q9H6I2|64321|414|Sox17|tf|nucleus|55|||SRY-box transcription factor 17|is a transcription factor of endoderm
FOXA1|P55317|3169|472|FoxA1|tf|nucleus|50||HNF3A|forkhead box A1|is a pioneer factor of breast, prostate and liver
FOXA2|Q9Y261|3170|457|FoxA2|tf|nucleus|50||HNF3B|forkhead box A2|is a pioneer factor of endoderm
PDX1|P52945|3651|283|Pdx1|tf|nucleus|42||IDX-1;STF-1;PDX-1;MODY4;GSF;IUF-1;IPF1|pancreatic and duodenal homeobox 1|is a transcription factor of the pancreas
NKX2-1|P43699|7080|371|TTF-1|tf|nucleus|38-40||TTF-1;TTF1;NKX2A;BCH;TITF1|NK2 homeobox 1|is a transcription factor of lung and thyroid
CDX2|Q99626|1045|313|CDX2|tf|nucleus|38||CDX3|caudal type homeobox 2|is a transcription factor of intestine
HNF4A|P41235|3172|474|HNF4α|nuclear-receptor|nucleus|53||NR2A1;HNF4;TCF14;MODY;MODY1|hepatocyte nuclear factor 4 alpha|is a transcription factor of liver and gut
HNF1B|P35680|6928|557|HNF1β|tf|nucleus|65||LFB3;VHNF1;HNF1beta;MODY5;TCF2|HNF1 homeobox B|is a transcription factor of kidney and pancreas
PAX6|P26367|5080|422|Pax6|tf|nucleus|46-50||D11S812E;AN;WAGR;AN1;AN2|paired box 6|is a transcription factor of eye and brain
PAX8|Q06710|7849|450|Pax8|tf|nucleus|48||PAX-8|paired box 8|is a transcription factor of thyroid, kidney and Müllerian tract
PAX7|P23759|5081|505|Pax7|tf|nucleus|57||Hup1|paired box 7|is a transcription factor of muscle stem cells
MYOD1|P15172|4654|320|MyoD1|tf|nucleus|45||PUM;MYOD;bHLHc1;MYF3|myogenic differentiation 1|is a transcription factor that commits cells to muscle
MYOG|P15173|4656|224|Myogenin|tf|nucleus|34||bHLHc3;MYF4|myogenin|is a transcription factor of muscle differentiation
GATA2|P23769|2624|480|GATA-2|tf|nucleus|50||NFE1B|GATA binding protein 2|is a transcription factor of blood stem cells
GATA4|P43694|2626|442|GATA-4|tf|nucleus|55|pSer105||GATA binding protein 4|is a transcription factor of the heart
GATA6|Q92908|2627|595|GATA-6|tf|nucleus|64|||GATA binding protein 6|is a transcription factor of heart and endoderm
TBXT|O15178|6862|435|Brachyury|tf|nucleus|48|||T-box transcription factor T|is a transcription factor of mesoderm and notochord
SNAI1|O95863|6615|264|Snail|tf|nucleus|29||SNA;SLUGH2;SNAH;SNAIL1|snail family transcriptional repressor 1|represses E-cadherin in epithelial-mesenchymal transition
SNAI2|O43623|6591|268|Slug|tf|nucleus|30||SLUGH1;SNAIL2;SLUGH;SLUG|snail family transcriptional repressor 2|is a repressor of epithelial-mesenchymal transition
TWIST1|Q15672|7291|202|Twist1|tf|nucleus|21-28||SCS;H-twist;BPES2;bHLHa38;CRS1;ACS3;BPES3;TWIST;CRS|twist family bHLH transcription factor 1|is a bHLH factor of epithelial-mesenchymal transition
ZEB1|P37275|6935|1124|ZEB1|tf|nucleus|200||BZP;ZEB;AREB6;NIL-2-A;Zfhep;Zfhx1a;FECD6;TCF8;PPCD3|zinc finger E-box binding homeobox 1|is a zinc finger repressor of epithelial-mesenchymal transition
TP63|Q9H3D4|8626|680|p63|tf|nucleus|63-80|pSer160|p51;SHFM4;EEC3;p63;p73L;OFC8;KET;p73H;NBP;p53CP;p40;TP73L;TP53L;TP53CP|tumor protein p63|is a transcription factor of stratified epithelium
KRT5|P13647|3852|590|Keratin 5|cytoskeleton|cytoskeleton|62||KRT5A;CK-5;EBS2|keratin 5|is an intermediate filament of basal epithelium
KRT7|P08729|3855|469|Keratin 7|cytoskeleton|cytoskeleton|51||K7;CK7;CK-7;K2C7;SCL|keratin 7|is an intermediate filament of glandular epithelium
KRT8|P05787|3856|483|Keratin 8|cytoskeleton|cytoskeleton|55|pSer74|CARD2;K8;CK8;CK-8;CYK8;K2C8|keratin 8|is an intermediate filament of simple epithelium
KRT18|P05783|3875|430|Keratin 18|cytoskeleton|cytoskeleton|46|pSer33||keratin 18|is an intermediate filament of simple epithelium
KRT19|P08727|3880|400|Keratin 19|cytoskeleton|cytoskeleton|44||K19;CK19;K1CS;MGC15366|keratin 19|is the smallest keratin, found in ducts
KRT20|P35900|54474|424|Keratin 20|cytoskeleton|cytoskeleton|48||CK20;K20;MGC35423|keratin 20|is an intermediate filament of gut and urothelium
KRT14|P02533|3861|472|Keratin 14|cytoskeleton|cytoskeleton|50||EBS3;EBS4|keratin 14|is an intermediate filament of basal epidermis
VIM|P08670|7431|466|Vimentin|cytoskeleton|cytoskeleton|57|pSer56 pSer83||vimentin|is the intermediate filament of mesenchymal cells
DES|P17661|1674|470|Desmin|cytoskeleton|cytoskeleton|53||CMD1I;CSM1;CSM2;LGMD2R|desmin|is the intermediate filament of muscle
CDH1|P12830|999|882|E-Cadherin|adhesion|junction|135||uvomorulin;CD324;UVO|cadherin 1|is the adhesion molecule of epithelium
CDH2|P19022|1000|906|N-Cadherin|adhesion|junction|140||CDHN;CD325;NCAD|cadherin 2|is the adhesion molecule of neural and mesenchymal tissue
CDH5|P33151|1003|784|VE-Cadherin|adhesion|junction|130-140||7B4;CD144|cadherin 5|is the adhesion molecule of endothelium
CTNNA1|P35221|1495|906|α-E-Catenin|adhesion|junction|100||CAP102|catenin alpha 1|joins cadherin complexes to actin
CTNND1|O60716|1500|968|p120 Catenin|adhesion|junction|90-120|pTyr228|KIAA0384;p120;p120cas;p120ctn;CTNND|catenin delta 1|stabilises cadherins at the membrane
TJP1|Q07157|7082|1748|ZO-1|adhesion|junction|220||ZO-1;MGC133289;DKFZp686M05161|tight junction protein 1|is a scaffold of tight junctions
CLDN1|O95832|9076|211|Claudin-1|adhesion|junction|20||SEMP1;ILVASC|claudin 1|is a barrier-forming protein of tight junctions
OCLN|Q16625|100506658|522|Occludin|adhesion|junction|58-65||PPP1R115|occludin|is a transmembrane protein of tight junctions
GJA1|P17302|2697|382|Connexin 43|channel|junction|39-44|pSer368|CX43;ODD;ODOD;SDTY3;ODDD;GJAL|gap junction protein alpha 1|is the most common gap junction protein
EPCAM|P16422|4072|314|EpCAM|adhesion|membrane|35-40||Ly74;TROP1;GA733-2;EGP34;EGP40;EGP-2;KSA;CD326;HEA125;KS1/4;MK-1;MH99;MOC31;323/A3;17-1A;TACST-1;CO-17A;ESA;BerEp4;M4S1;MIC18;TACSTD1|epithelial cell adhesion molecule|is an adhesion molecule of epithelium and carcinoma
ITGB1|P05556|3688|798|Integrin β1|adhesion|adhesion|115 135||CD29;GPIIA;FNRB;MSK12;MDF2|integrin subunit beta 1|is the common chain of many matrix receptors
ITGB3|P05106|3690|788|Integrin β3|adhesion|adhesion|100|pTyr785|CD61;GPIIIa;GP3A|integrin subunit beta 3|is a chain of platelet and endothelial integrins
ITGAV|P06756|3685|1048|Integrin αV|adhesion|adhesion|135||CD51;VNRA;MSK8;VTNR|integrin subunit alpha V|is a chain of RGD-binding integrins
ITGA5|P08648|3678|1049|Integrin α5|adhesion|adhesion|135||CD49e;FNRA|integrin subunit alpha 5|is a chain of the fibronectin receptor
ITGA6|P23229|3655|1130|Integrin α6|adhesion|adhesion|125 150||CD49f;VLA-6;ITGA6A;ITGA6B|integrin subunit alpha 6|is a chain of laminin receptors
TLN1|Q9Y490|7094|2541|Talin-1|cytoskeleton|adhesion|230 270|pSer425|ILWEQ;TLN|talin 1|joins integrins to actin
VCL|P18206|7414|1134|Vinculin|cytoskeleton|adhesion|124|pTyr822|VINC|vinculin|strengthens adhesions under tension
ACTB|P60709|60|375|β-Actin|cytoskeleton|cytoskeleton|45|||actin beta|is a cytoplasmic actin, widely used as a loading control
ACTA2|P62736|59|377|α-Smooth Muscle Actin|cytoskeleton|cytoskeleton|42||ACTSA|actin alpha 2, smooth muscle|is the actin of smooth muscle and myofibroblasts
ACTN1|P12814|87|892|α-Actinin|cytoskeleton|cytoskeleton|100|||actinin alpha 1|cross-links actin filaments
TUBA1A|Q71U36|7846|451|α-Tubulin|cytoskeleton|cytoskeleton|52|acLys40|TUBA3;B-ALPHA-1;FLJ25113|tubulin alpha 1a|is a subunit of microtubules
TUBB|P07437|203068|444|β-Tubulin|cytoskeleton|cytoskeleton|55||OK/SW-cl.56;MGC16435;M40;Tubb5|tubulin beta class I|is a subunit of microtubules
TUBB3|Q13509|10381|450|β3-Tubulin|neuro|cytoskeleton|55||beta-4;CFEOM3;CFEOM3A;FEOM3|tubulin beta 3 class III|is the neuron-specific subunit of microtubules
TUBG1|P23258|7283|451|γ-Tubulin|cytoskeleton|centrosome|48||TUBGCP1;TUBG|tubulin gamma 1|nucleates microtubules at centrosomes
CFL1|P23528|1072|166|Cofilin|cytoskeleton|cytoplasm|19|pSer3|CFL|cofilin 1|severs actin filaments
MYL9|P24844|10398|172|Myosin Light Chain 2|cytoskeleton|cytoskeleton|18|pSer20 pThr19|MYRL2;MLC2;LC20;MRLC1|myosin light chain 9|controls contraction of smooth muscle and non-muscle cells
MYH9|P35579|4627|1960|Myosin IIa|cytoskeleton|cytoskeleton|230|pSer1943|NMMHCA;NMHC-II-A;MHA;FTNS;EPSTS;DFNA17|myosin heavy chain 9|is the heavy chain of non-muscle myosin IIA
EZR|P15311|7430|586|Ezrin|cytoskeleton|membrane|80|pThr567|VIL2|ezrin|joins actin to the membrane of microvilli
FLNA|P21333|2316|2647|Filamin A|cytoskeleton|cytoskeleton|280|pSer2152|ABP-280;FLN1;FLN;OPD2;OPD1|filamin A|cross-links actin into networks
RHOA|P61586|387|193|RhoA|gtpase|cytoplasm|21||Rho12;RHOH12;ARH12;ARHA|ras homolog family member A|is a small GTPase that builds stress fibres
RAC1|P63000|5879|192|Rac1|gtpase|cytoplasm|21||TC-25;p21-Rac1;Rac-1|Rac family small GTPase 1|is a small GTPase that builds lamellipodia
CDC42|P60953|998|191|Cdc42|gtpase|cytoplasm|21||G25K;CDC42Hs|cell division cycle 42|is a small GTPase of filopodia and polarity
WASF2|Q9Y6W5|10163|498|WAVE-2|cytoskeleton|cytoplasm|80||WAVE2;SCAR2|WASP family member 2|activates the Arp2/3 complex at lamellipodia
CTTN|Q14247|2017|550|Cortactin|cytoskeleton|cytoplasm|80 85|pTyr421|EMS1|cortactin|stabilises branched actin
VASP|P50552|7408|380|VASP|cytoskeleton|adhesion|46 50|pSer157 pSer239||vasodilator stimulated phosphoprotein|elongates actin filaments
FN1|P02751|2335|2477|Fibronectin|matrix|secreted|260||MSF;CIG;LETS;GFND2;FINC|fibronectin 1|is a matrix glycoprotein that binds integrins
COL1A1|P02452|1277|1464|COL1A1|matrix|secreted|140-220||OI4|collagen type I alpha 1 chain|is the main collagen of bone and skin
COL4A1|P02462|1282|1669|COL4A1|matrix|secreted|160|||collagen type IV alpha 1 chain|is a collagen of basement membranes
LAMA5|O15230|3911|3695|Laminin α5|matrix|secreted|350|||laminin subunit alpha 5|is a laminin chain of adult basement membranes
SPARC|P09486|6678|303|SPARC|matrix|secreted|40||ONT;BM-40;ON|secreted protein acidic and cysteine rich|is a matricellular protein of remodelling tissue
CCN2|P29279|1490|349|CTGF/CCN2|matrix|secreted|36-38||IGFBP8;CTGF|cellular communication network factor 2|is a matricellular protein and YAP target
CCN1|O00622|3491|381|CYR61|matrix|secreted|40||GIG1;IGFBP10;CYR61|cellular communication network factor 1|is a matricellular protein and YAP target
MMP2|P08253|4313|660|MMP-2|protease|secreted|64 72||TBE-1;CLG4;CLG4A|matrix metallopeptidase 2|is a gelatinase of matrix remodelling
MMP9|P14780|4318|707|MMP-9|protease|secreted|84 92||CLG4B|matrix metallopeptidase 9|is a gelatinase of inflammation and invasion
MMP14|P50281|4323|582|MT1-MMP|protease|membrane|54 60||MT1-MMP|matrix metallopeptidase 14|is a membrane-bound collagenase
TIMP1|P01033|7076|207|TIMP1|inhibitor|secreted|28||EPO;TIMP;CLGI|TIMP metallopeptidase inhibitor 1|inhibits matrix metalloproteinases
SERPINE1|P05121|5054|402|PAI-1|inhibitor|secreted|48||PAI;PLANH1;PAI1|serpin family E member 1|inhibits plasminogen activators
PLAU|P00749|5328|431|uPA|protease|secreted|50||URK;UPA|plasminogen activator, urokinase|activates plasminogen in invasion
MCAM|P43121|4162|646|MCAM (CD146)|adhesion|membrane|110-130||MUC18;CD146;MelCAM;METCAM;HEMCAM|melanoma cell adhesion molecule|is an adhesion molecule of melanoma and endothelium
MUC1|P15941|4582|1255|MUC1|adhesion|membrane|25 200||CD227;PEM;ADMCKD;ADMCKD1;MCKD;MCD;KL-6;EMA;Ca15-3;PUM;MCKD1|mucin 1, cell surface associated|is a transmembrane mucin of epithelium
CEACAM5|P06731|1048|702|CEA|adhesion|membrane|150-200||CD66e;CEA|CEA cell adhesion molecule 5|is an oncofetal adhesion molecule of the gut
KLK3|P07288|354|261|PSA/KLK3|protease|secreted|33||PSA;APS|kallikrein related peptidase 3|is a serine protease of the prostate
FOLH1|Q04609|2346|750|PSMA|enzyme|membrane|100||PSM;PSMA;NAALAD1;NAALAdase;GCP2;GCPII;FOLH|folate hydrolase 1|is a membrane peptidase of prostate carcinoma
MSLN|Q13421|10232|630|Mesothelin|adhesion|membrane|40 70||CAK1;MPF|mesothelin|is a surface protein of mesothelium and ovarian carcinoma
TACSTD2|P09758|4070|323|TROP2|adhesion|membrane|45-60||TROP2;GA733-1;EGP-1;M1S1|tumor associated calcium signal transducer 2|is a surface protein of epithelial tumours
MLANA|Q16655|2315|118|Melan-A|marker|er|18-22||MART1;MART-1|melan-A|is a melanosome protein of melanocytes
PMEL|P40967|6490|661|gp100|marker|lysosome|100||D12S53E;SI;Pmel17;gp100;HMB-45;ME20;SIL;SILV|premelanosome protein|is a melanosome protein of melanocytes
MITF|O75030|4286|526|MITF|tf|nucleus|54-60||MI;bHLHe32;WS2A;WS2|melanocyte inducing transcription factor|is the transcription factor of melanocytes
TYR|P14679|7299|529|Tyrosinase|enzyme|lysosome|70||OCAIA;OCA1A;OCA1|tyrosinase|is the first enzyme of melanin synthesis
S100B|P04271|6285|92|S100B|neuro|cytoplasm|10||S100beta|S100 calcium binding protein B|is a calcium-binding protein of astrocytes
CHGA|P10645|1113|457|Chromogranin A|neuro|secreted|70-80||PHE5;PHES|chromogranin A|is a protein of neuroendocrine granules
SYP|P08247|6855|313|Synaptophysin|neuro|synapse|38||MRX96|synaptophysin|is a membrane protein of synaptic vesicles
VEGFA|P15692|7422|395|VEGF-A|cytokine|secreted|20-25||VEGF-A;VPF;VEGF|vascular endothelial growth factor A|is the main growth factor of vessels
HIF1A|Q16665|3091|826|HIF-1α|tf|nucleus|120||MOP1;HIF-1alpha;PASD8;HIF1;bHLHe78|hypoxia inducible factor 1 subunit alpha|is the transcription factor of hypoxia
EPAS1|Q99814|2034|870|HIF-2α|tf|nucleus|118||MOP2;PASD2;HIF2A;HLF;bHLHe73|endothelial PAS domain protein 1|is a hypoxia factor of endothelium and kidney
EGLN1|Q9GZT9|54583|426|PHD-2|enzyme|cytoplasm|50||SM-20;PHD2;ZMYND6;HIFPH2;C1orf12|egl-9 family hypoxia inducible factor 1|is the oxygen sensor that marks HIF for degradation
VHL|P40337|7428|213|VHL|ubiquitin|cytoplasm|19 24||VHL1|von Hippel-Lindau tumor suppressor|recognises hydroxylated HIF
CA9|Q16790|768|459|CA9|enzyme|membrane|54 58||MN;CAIX|carbonic anhydrase 9|is a hypoxia-induced carbonic anhydrase
VWF|P04275|7450|2813|von Willebrand Factor|matrix|secreted|250||F8VWF|von Willebrand factor|joins platelets to injured vessels
PDPN|Q86YL7|10630|162|Podoplanin|adhesion|membrane|36-43||T1A-2;Gp38;aggrus;GP40;PA2.26;D2-40|podoplanin|is a mucin of lymphatic endothelium and glomeruli
PROM1|O43490|8842|865|CD133|cd|membrane|115-130||AC133;CD133;RP41;CORD12;PROML1;MCDR2;STGD4|prominin 1|is a pentaspan protein of stem cells
ALDH1A1|P00352|216|501|ALDH1A1|enzyme|cytoplasm|55||RALDH1;PUMB1;ALDH1|aldehyde dehydrogenase 1 family member A1|makes retinoic acid and marks stem cells
LGR5|O75473|8549|907|LGR5|receptor|membrane|90-100||HG38;FEX;GPR67;GPR49|leucine rich repeat containing G protein-coupled receptor 5|is a receptor of intestinal stem cells
THY1|P04216|7070|161|CD90|cd|membrane|25-37||CD90|Thy-1 cell surface antigen|is a glycoprotein of thymocytes, neurons and stromal cells
NT5E|P21589|4907|574|CD73/NT5E|enzyme|membrane|65-70||CD73;eN;eNT;CALJA;NT5|5'-nucleotidase ecto|makes adenosine at the cell surface
ENTPD1|P49961|953|510|CD39/ENTPD1|enzyme|membrane|70-80||NTPDase-1;ATPDase;SPG64;CD39|ectonucleoside triphosphate diphosphohydrolase 1|breaks extracellular ATP down
ENG|P17813|2022|658|CD105/Endoglin|cd|membrane|95||END;HHT1;CD105;ORW1;ORW|endoglin|is a TGF-β co-receptor of endothelium
`;
