/** Signal transduction; columns as in `table.ts`. */
export const signalling2 = `
FLT3|P36888|2322|993|FLT3|rtk|membrane|130 160|pTyr589 pTyr591|STK1;FLK2;CD135|fms related receptor tyrosine kinase 3|is a receptor of early haematopoietic cells, often mutated in acute myeloid leukaemia
ALK|Q9UM73|238|1620|ALK|rtk|membrane|140 220|pTyr1604 pTyr1278|CD246;ALK1|ALK receptor tyrosine kinase|is a receptor tyrosine kinase activated by gene fusions in lymphoma and lung cancer
RET|P07949|5979|1114|Ret|rtk|membrane|150 175|pTyr905|PTC;CDHF12;RET51;CDHR16;HSCR1;MEN2A;MTC1;MEN2B|ret proto-oncogene|is the receptor for GDNF family ligands
ROS1|P08922|6098|2347|ROS1|rtk|membrane|260|pTyr2274|MCF3;ROS;c-ros-1|ROS proto-oncogene 1, receptor tyrosine kinase|is an orphan receptor tyrosine kinase found in gene fusions
AXL|P30530|558|894|Axl|rtk|membrane|120 140|pTyr702|UFO;JTK11;Tyro7;ARK|AXL receptor tyrosine kinase|is a Gas6 receptor that supports survival and drug resistance
NTRK1|P04629|4914|796|TrkA|rtk|membrane|110 140|pTyr490 pTyr674|TRK;TRKA;MTC|neurotrophic receptor tyrosine kinase 1|is the receptor for nerve growth factor
NTRK2|Q16620|4915|822|TrkB|rtk|membrane|90 140|pTyr706|TRKB|neurotrophic receptor tyrosine kinase 2|is the receptor for brain-derived neurotrophic factor
EPHA2|P29317|1969|976|EphA2|rtk|membrane|125|pTyr594 pSer897|ECK|EPH receptor A2|is an ephrin receptor that controls repulsion and migration
CSF1R|P07333|1436|972|M-CSF Receptor|rtk|membrane|130 175|pTyr723 pTyr809|C-FMS;CSFR;CD115;FMS|colony stimulating factor 1 receptor|is the receptor that supports macrophages and microglia
TEK|Q02763|7010|1124|Tie2|rtk|membrane|140 160|pTyr992|TIE2;TIE-2;VMCM1;CD202b;VMCM|TEK receptor tyrosine kinase|is the angiopoietin receptor of endothelial cells
DDR1|Q08345|780|913|DDR1|rtk|membrane|125|pTyr792|RTK6;CD167;NTRK4;PTK3A;NEP;CAK;EDDR1|discoidin domain receptor tyrosine kinase 1|is a receptor tyrosine kinase activated by collagen
SRC|P12931|6714|536|Src|kinase|membrane|60|pTyr419 pTyr530|ASV;c-src;SRC1|SRC proto-oncogene, non-receptor tyrosine kinase|is the prototype of the cytoplasmic tyrosine kinases, active at adhesions and receptors
LYN|P07948|4067|512|Lyn|kinase|membrane|53 56|pTyr508|JTK8|LYN proto-oncogene, Src family tyrosine kinase|is a Src family kinase that both starts and limits B cell receptor signalling
LCK|P06239|3932|509|Lck|kinase|membrane|56|pTyr505 pTyr394||LCK proto-oncogene, Src family tyrosine kinase|is the Src family kinase that starts T cell receptor signalling
FYN|P06241|2534|537|Fyn|kinase|membrane|59|pTyr420|SYN;SLK;MGC45350|FYN proto-oncogene, Src family tyrosine kinase|is a Src family kinase of T cells and neurons
YES1|P07947|7525|543|Yes|kinase|membrane|62||Yes;c-yes;HsT441|YES proto-oncogene 1, Src family tyrosine kinase|is a Src family kinase that is amplified in some carcinomas
ABL1|P00519|25|1130|c-Abl|kinase|cytoplasm|135|pTyr245 pTyr412|JTK7;c-ABL;p150;ABL|ABL proto-oncogene 1, non-receptor tyrosine kinase|is a tyrosine kinase of cytoskeleton and nucleus, activated by fusion to BCR
PTK2|Q05397|5747|1052|FAK|kinase|adhesion|125|pTyr397 pTyr925|FAK;FADK;FAK1;PPP1R71|protein tyrosine kinase 2|is a tyrosine kinase of focal adhesions that turns integrin engagement into signals
PTK2B|Q14289|2185|1009|Pyk2|kinase|cytoplasm|116|pTyr402|CAKB;PYK2;RAFTK;PTK;CADTK;FAK2|protein tyrosine kinase 2 beta|is a calcium-sensitive relative of FAK found in brain and blood cells
PXN|P49023|5829|591|Paxillin|adaptor|adhesion|68|pTyr118||paxillin|is a scaffold of focal adhesions
JAK1|P23458|3716|1154|Jak1|kinase|cytoplasm|130|pTyr1034|JAK1A;JTK3;JAK1B|Janus kinase 1|is a tyrosine kinase of interferon and interleukin receptors
JAK2|O60674|3717|1132|Jak2|kinase|cytoplasm|125|pTyr1007|JTK10|Janus kinase 2|is a tyrosine kinase of erythropoietin and thrombopoietin receptors
JAK3|P52333|3718|1124|Jak3|kinase|cytoplasm|115|pTyr980|L-JAK;JAKL;LJAK;JAK-3|Janus kinase 3|is a tyrosine kinase of receptors that use the common gamma chain
TYK2|P29597|7297|1187|Tyk2|kinase|cytoplasm|140|pTyr1054|JTK1|tyrosine kinase 2|is a Janus kinase of type I interferon and IL-12 receptors
STAT1|P42224|6772|750|Stat1|tf|nucleus|84 91|pTyr701 pSer727|STAT91;ISGF-3|signal transducer and activator of transcription 1|carries interferon signals from the membrane to the nucleus
STAT2|P52630|6773|851|Stat2|tf|nucleus|113|pTyr690|STAT113|signal transducer and activator of transcription 2|joins Stat1 and IRF9 in the complex that answers type I interferon
STAT3|P40763|6774|770|Stat3|tf|nucleus|79 86|pTyr705 pSer727|APRF|signal transducer and activator of transcription 3|is a transcription factor activated by IL-6 family cytokines and growth factors
STAT4|Q14765|6775|748|Stat4|tf|nucleus|81|pTyr693||signal transducer and activator of transcription 4|is a transcription factor activated by IL-12 during Th1 differentiation
STAT5A|P42229|6776|794|Stat5a|tf|nucleus|90|pTyr694|MGF;STAT5|signal transducer and activator of transcription 5A|is a transcription factor activated by prolactin and many cytokines
STAT6|P42226|6778|847|Stat6|tf|nucleus|110|pTyr641|D12S1644;IL-4-STAT|signal transducer and activator of transcription 6|is a transcription factor activated by IL-4 and IL-13
SOCS3|O14543|9021|225|SOCS3|adaptor|cytoplasm|26||SSI-3;CIS3;SOCS-3;Cish3|suppressor of cytokine signaling 3|is a feedback inhibitor of cytokine receptors that use gp130
PRKCA|P17252|5578|672|PKCα|kinase|cytoplasm|80|pThr638|PKCA|protein kinase C alpha|is a calcium- and diacylglycerol-dependent kinase
PRKCD|Q05655|5580|676|PKCδ|kinase|cytoplasm|78|pThr507||protein kinase C delta|is a diacylglycerol-dependent kinase with roles in apoptosis
PRKCQ|Q04759|5588|706|PKCθ|kinase|cytoplasm|79|pThr538||protein kinase C theta|is a kinase of the immunological synapse
PRKCZ|Q05513|5590|592|PKCζ|kinase|cytoplasm|76|pThr410|PKC2|protein kinase C zeta|is an atypical kinase of cell polarity
PRKD1|Q15139|5587|912|PKD/PKCμ|kinase|cytoplasm|115|pSer738 pSer910|PKCM;PKD;PKC-mu;PRKCM|protein kinase D1|is a diacylglycerol effector at the Golgi and below antigen receptors
PRKACA|P17612|5566|351|PKA C-α|kinase|cytoplasm|42|pThr198|PKACa|protein kinase cAMP-activated catalytic subunit alpha|is the catalytic subunit of cAMP-dependent kinase
CAMK2A|Q9UQM7|815|478|CaMKII-α|kinase|synapse|50|pThr286|KIAA0968;CaMKIINalpha;CAMKA|calcium/calmodulin dependent protein kinase II alpha|is a calcium/calmodulin-dependent kinase that stores recent activity at synapses
PLCG1|P19174|5335|1290|PLCγ1|enzyme|cytoplasm|155|pTyr783|PLC148;PLC-II;PLCgamma1;NCKAP3;PLC1|phospholipase C gamma 1|hydrolyses PIP2 below receptor tyrosine kinases
PLCG2|P16885|5336|1265|PLCγ2|enzyme|cytoplasm|150|pTyr759 pTyr1217||phospholipase C gamma 2|hydrolyses PIP2 below B cell and Fc receptors
PTPN11|Q06124|5781|593|SHP-2|phosphatase|cytoplasm|72|pTyr542 pTyr580|BPTP3;SH-PTP2;SHP-2;PTP2C;NS1|protein tyrosine phosphatase non-receptor type 11|is a tyrosine phosphatase that is required for full activation of Ras
PTPN6|P29350|5777|595|SHP-1|phosphatase|cytoplasm|68|pTyr564|HCP;HCPH;PTP-1C;SHP-1|protein tyrosine phosphatase non-receptor type 6|is a tyrosine phosphatase that restrains signalling of blood cells
PPP2CA|P67775|5515|309|PP2A C Subunit|phosphatase|cytoplasm|36||PP2Calpha;PP2AC|protein phosphatase 2 catalytic subunit alpha|is the catalytic subunit of the major serine/threonine phosphatase PP2A
DUSP1|P28562|1843|367|MKP1|phosphatase|nucleus|40|pSer359|HVH1;CL100;MKP-1;PTPN10|dual specificity phosphatase 1|is an inducible phosphatase that switches MAP kinases off
DUSP6|Q16828|1848|381|MKP3|phosphatase|cytoplasm|42||MKP-3;PYST1|dual specificity phosphatase 6|is an Erk-specific phosphatase and a feedback marker of the pathway
TGFBR1|P36897|7046|503|TGF-β Receptor I|receptor|membrane|53|pSer165|ALK-5;ACVRLK4;ALK5;TBRI;MSSE;ESS1|transforming growth factor beta receptor 1|is the signalling receptor kinase of TGF-β
TGFBR2|P37173|7048|567|TGF-β Receptor II|receptor|membrane|65-80||TBRII;TBR-ii;MFS2|transforming growth factor beta receptor 2|binds TGF-β and activates the type I receptor
SMAD2|Q15796|4087|467|Smad2|tf|nucleus|60|pSer465 pSer467|MADR2;JV18-1;MADH2|SMAD family member 2|is a receptor-regulated Smad of the TGF-β pathway
SMAD3|P84022|4088|425|Smad3|tf|nucleus|52|pSer423 pSer425|JV15-2;HsT17436;MADH3|SMAD family member 3|is a receptor-regulated Smad of the TGF-β pathway that binds DNA directly
SMAD4|Q13485|4089|552|Smad4|tf|nucleus|70||DPC4;MADH4|SMAD family member 4|is the common partner of receptor-regulated Smads
SMAD1|Q15797|4086|465|Smad1|tf|nucleus|60|pSer463 pSer465|MADR1;JV4-1;MADH1|SMAD family member 1|is a receptor-regulated Smad of the BMP pathway
SMAD7|O15105|4092|426|Smad7|adaptor|cytoplasm|46||MADH8;MADH7|SMAD family member 7|is an inhibitory Smad that recruits Smurf ligases to receptors
CTNNB1|P35222|1499|781|β-Catenin|adhesion|junction|92|pSer33 pSer552 pSer675|beta-catenin;armadillo;CTNNB|catenin beta 1|is both a structural protein of adherens junctions and the effector of Wnt signalling
APC|P25054|324|2843|APC|adaptor|cytoplasm|310||DP2;DP3;DP2.5;PPP1R46|APC regulator of WNT signaling pathway|is the scaffold of the complex that destroys β-catenin
AXIN1|O15169|8312|862|Axin1|adaptor|cytoplasm|110||PPP1R49|axin 1|is the limiting scaffold of the β-catenin destruction complex
LRP6|O75581|4040|1613|LRP6|receptor|membrane|180 210|pSer1490|ADCAD2|LDL receptor related protein 6|is a Wnt co-receptor that is phosphorylated when Wnt binds
DVL2|O14641|1856|736|Dvl2|adaptor|cytoplasm|90 95|||dishevelled segment polarity protein 2|relays signals from Frizzled receptors
TCF7L2|Q9NQB0|6934|619|TCF4/TCF7L2|tf|nucleus|58 79||TCF-4;TCF4|transcription factor 7 like 2|is a transcription factor through which β-catenin acts
LEF1|Q9UJU2|51176|399|LEF1|tf|nucleus|25-58||TCF1ALPHA;TCF10;TCF7L3|lymphoid enhancer binding factor 1|is a transcription factor through which β-catenin acts in lymphocytes and hair follicle
NOTCH1|P46531|4851|2555|Notch1|receptor|membrane|120 300|cVal1744|TAN1|notch receptor 1|is a transmembrane receptor whose released intracellular domain acts in the nucleus
NOTCH2|Q04721|4853|2471|Notch2|receptor|membrane|110 300|||notch receptor 2|is a Notch receptor with roles in liver, kidney and B cells
HES1|Q14469|3280|280|HES1|tf|nucleus|30||FLJ20408;HES-1;bHLHb39;HRY|hes family bHLH transcription factor 1|is a transcriptional repressor and classic Notch target
DLL4|Q9NR61|54567|685|DLL4|receptor|membrane|80|||delta like canonical Notch ligand 4|is a Notch ligand of tip cells in sprouting vessels
SUFU|Q9UMX1|51684|484|SUFU|adaptor|cytoplasm|54||SUFUH;SUFUXL;PRO1280|SUFU negative regulator of hedgehog signaling|holds Gli factors back in the absence of Hedgehog
GLI1|P08151|2735|1106|GLI1|tf|nucleus|150 160||GLI|GLI family zinc finger 1|is a transcription factor and target gene of the Hedgehog pathway
SMO|Q99835|6608|787|Smoothened|receptor|cilium|86||FZD11;SMOH|smoothened, frizzled class receptor|is the signal transducer of the Hedgehog pathway in the primary cilium
YAP1|P46937|10413|504|YAP|tf|nucleus|65-78|pSer127 pSer397|YAP65;YAP-1|Yes1 associated transcriptional regulator|is a transcriptional co-activator that is held in the cytoplasm by the Hippo kinases
WWTR1|Q9GZV5|25937|400|TAZ|tf|nucleus|55|pSer89|TAZ;DKFZp586I1419|WW domain containing transcription regulator 1|is a transcriptional co-activator of the Hippo pathway
LATS1|O95835|9113|1130|LATS1|kinase|cytoplasm|140|pThr1079 pSer909|WARTS|large tumor suppressor kinase 1|is the Hippo pathway kinase that phosphorylates YAP and TAZ
STK3|Q13188|6788|491|MST2|kinase|cytoplasm|60||MST2;KRS1|serine/threonine kinase 3|is an upstream kinase of the Hippo pathway
STK4|Q13043|6789|487|MST1|kinase|cytoplasm|59|pThr183|MST1;KRS2;YSK3|serine/threonine kinase 4|is an upstream kinase of the Hippo pathway, cleaved during apoptosis
TEAD1|P28347|7003|426|TEAD1|tf|nucleus|50||TEF-1;TCF13;AA|TEA domain transcription factor 1|is a DNA-binding partner of YAP and TAZ
FOXO1|Q12778|2308|655|FoxO1|tf|nucleus|78-82|pSer256 pThr24|FKH1;FKHR;FOXO1A|forkhead box O1|is a forkhead factor that leaves the nucleus when Akt phosphorylates it
FOXO3|O43524|2309|673|FoxO3a|tf|nucleus|82-97|pSer253 pThr32|AF6q21;FOXO2;FKHRL1;FOXO3A|forkhead box O3|is a forkhead factor of stress resistance, longevity and apoptosis
GAB1|Q13480|2549|694|Gab1|adaptor|cytoplasm|110|pTyr627|DFNB26|GRB2 associated binding protein 1|is a docking protein for Met, EGF and cytokine receptors
GAB2|Q9UQC2|9846|676|Gab2|adaptor|cytoplasm|95|pTyr452|KIAA0571|GRB2 associated binding protein 2|is a docking protein of blood cell receptors
CBL|P22681|867|906|c-Cbl|ubiquitin|cytoplasm|120|pTyr731 pTyr774|RNF55;c-Cbl;CBL2|Cbl proto-oncogene|is a ubiquitin ligase that leads activated receptors to degradation
CRKL|P46109|1399|303|CrkL|adaptor|cytoplasm|39|pTyr207||CRK like proto-oncogene, adaptor protein|is an adaptor and a classic substrate of BCR-ABL
SGK1|O00141|6446|431|SGK1|kinase|cytoplasm|50 54|pSer78|SGK|serum/glucocorticoid regulated kinase 1|is a serum- and steroid-induced AGC kinase
PIM1|P11309|5292|313|Pim-1|kinase|cytoplasm|34 44||PIM|Pim-1 proto-oncogene, serine/threonine kinase|is a constitutively active kinase that supports survival
AKT1S1|Q96B36|84335|256|PRAS40|adaptor|cytoplasm|40|pThr246|PRAS40;MGC2865;Lobe|AKT1 substrate 1|is an Akt substrate that inhibits mTORC1
NDRG1|Q92597|10397|394|NDRG1|adaptor|cytoplasm|46 48|pThr346|DRG1;RTP;TDD5;NDR1;CAP43|N-myc downstream regulated 1|is a stress-induced protein and a substrate of SGK1
MARK2|Q7KZI7|2011|788|MARK2|kinase|cytoplasm|75||PAR-1;Par1b;PAR-1B;EMK1|microtubule affinity regulating kinase 2|is a polarity kinase that phosphorylates microtubule-associated proteins
ROCK1|Q13464|6093|1354|ROCK1|kinase|cytoplasm|160||p160ROCK|Rho associated coiled-coil containing protein kinase 1|is an effector kinase of RhoA that contracts actomyosin
ROCK2|O75116|9475|1388|ROCK2|kinase|cytoplasm|160|||Rho associated coiled-coil containing protein kinase 2|is an effector kinase of RhoA found in muscle, brain and heart
PAK1|Q13153|5058|545|PAK1|kinase|cytoplasm|68|pThr423 pSer144||p21 (RAC1) activated kinase 1|is an effector kinase of Cdc42 and Rac1
LIMK1|P53667|3984|647|LIMK1|kinase|cytoplasm|72|pThr508|LIMK|LIM domain kinase 1|phosphorylates and inactivates cofilin
`;
