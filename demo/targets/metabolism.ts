/** Metabolism; columns as in `table.ts`. */
export const metabolism = `
GAPDH|P04406|2597|335|GAPDH|enzyme|cytoplasm|37||GAPD|glyceraldehyde-3-phosphate dehydrogenase|is an enzyme of glycolysis and a common loading control
HK1|P19367|3098|917|Hexokinase I|enzyme|mitochondria|102|||hexokinase 1|starts glycolysis in most tissues
HK2|P52789|3099|917|Hexokinase II|enzyme|mitochondria|102|||hexokinase 2|starts glycolysis in muscle and tumours
PFKFB3|Q16875|5209|520|PFKFB3|enzyme|cytoplasm|60|||6-phosphofructo-2-kinase/fructose-2,6-biphosphatase 3|makes fructose 2,6-bisphosphate and drives glycolysis
PFKP|Q01813|5214|784|PFKP|enzyme|cytoplasm|80||PFK-C;PFKF|phosphofructokinase, platelet|is the platelet isoform of phosphofructokinase
ALDOA|P04075|226|364|Aldolase A|enzyme|cytoplasm|40|||aldolase, fructose-bisphosphate A|is the muscle isoform of aldolase
PGK1|P00558|5230|417|PGK1|enzyme|cytoplasm|43|||phosphoglycerate kinase 1|is an ATP-making enzyme of glycolysis
ENO1|P06733|2023|434|Enolase-1|enzyme|cytoplasm|47||PPH;MBP-1;ENO1L1;MPB1|enolase 1|is an enzyme of glycolysis
PKM|P14618|5315|531|PKM2|enzyme|cytoplasm|60|pTyr105|THBP1;OIP3;PK3;PKM2|pyruvate kinase M1/2|is the pyruvate kinase of proliferating cells
LDHA|P00338|3939|332|LDHA|enzyme|cytoplasm|37|pTyr10||lactate dehydrogenase A|makes lactate from pyruvate
PDHA1|P08559|5160|390|Pyruvate Dehydrogenase|enzyme|mitochondria|43|pSer293|E1alpha;PDHA|pyruvate dehydrogenase E1 subunit alpha 1|joins glycolysis to the citric acid cycle
PDK1|Q15118|5163|436|PDHK1|kinase|mitochondria|47|||pyruvate dehydrogenase kinase 1|inhibits pyruvate dehydrogenase in hypoxia
CS|O75390|1431|466|Citrate Synthase|enzyme|mitochondria|45|||citrate synthase|opens the citric acid cycle
ACO2|Q99798|50|780|Aconitase 2|enzyme|mitochondria|82||ACONM|aconitase 2|is an iron-sulphur enzyme of the citric acid cycle
IDH1|O75874|3417|414|IDH1|enzyme|cytoplasm|46|||isocitrate dehydrogenase (NADP(+)) 1|makes NADPH in the cytosol and is mutated in glioma
IDH2|P48735|3418|452|IDH2|enzyme|mitochondria|43||IDH-2|isocitrate dehydrogenase (NADP(+)) 2|makes NADPH in mitochondria and is mutated in leukaemia
SDHA|P31040|6389|664|SDHA|enzyme|mitochondria|70||FP;SDHF;SDH2|succinate dehydrogenase complex flavoprotein subunit A|is the flavoprotein of succinate dehydrogenase
SDHB|P21912|6390|280|SDHB|enzyme|mitochondria|30||SDH1;SDH|succinate dehydrogenase complex iron sulfur subunit B|is the iron-sulphur subunit of succinate dehydrogenase
FH|P07954|2271|510|Fumarase|enzyme|mitochondria|48|||fumarate hydratase|hydrates fumarate and is lost in renal carcinoma
MDH2|P40926|4191|338|MDH2|enzyme|mitochondria|35|||malate dehydrogenase 2|closes the citric acid cycle
COX4I1|P13073|1327|169|COX IV|enzyme|mitochondria|17||COX4-1;COXIV;COXIV-1;COX4|cytochrome c oxidase subunit 4I1|is a subunit of cytochrome c oxidase and a loading control of mitochondria
NDUFS1|P28331|4719|727|NDUFS1|enzyme|mitochondria|75||CI-75k|NADH:ubiquinone oxidoreductase core subunit S1|is the largest subunit of complex I
UQCRC1|P31930|7384|480|UQCRC1|enzyme|mitochondria|50||D3S3191;QCR1;UQCR1|ubiquinol-cytochrome c reductase core protein 1|is a core subunit of complex III
ATP5F1A|P25705|498|553|ATP5A1|enzyme|mitochondria|55||ATP5A;hATP1;OMR;ORM;ATP5AL2;ATPM|ATP synthase F1 subunit alpha|is the alpha subunit of ATP synthase
VDAC1|P21796|7416|283|VDAC1|channel|mitochondria|32||MGC111064;PORIN|voltage dependent anion channel 1|is the main pore of the outer mitochondrial membrane
TOMM20|Q15388|9804|145|Tom20|organelle|mitochondria|16||KIAA0016;TOM20;MOM19;MAS20|translocase of outer mitochondrial membrane 20|is a protein import receptor of mitochondria
TIMM23|O14925|100287932|209|Tim23|organelle|mitochondria|22||TIM23|translocase of inner mitochondrial membrane 23|is a channel of protein import into mitochondria
TFAM|Q00059|7019|246|TFAM|dna|mitochondria|24||TCF6;TCF6L2|transcription factor A, mitochondrial|packages mitochondrial DNA
MFN1|Q8IWA4|55669|741|Mitofusin-1|organelle|mitochondria|82||FLJ20693|mitofusin 1|fuses mitochondria
MFN2|O95140|9927|757|Mitofusin-2|organelle|mitochondria|80||CPRP1;KIAA0214;MARF;CMT2A2|mitofusin 2|fuses mitochondria and tethers them to the endoplasmic reticulum
OPA1|O60313|4976|960|OPA1|organelle|mitochondria|80-100||NTG;KIAA0567;FLJ12460;NPG;MGM1|OPA1 mitochondrial dynamin like GTPase|fuses the inner mitochondrial membrane
DNM1L|O00429|10059|736|DRP1|organelle|mitochondria|78-82|pSer616 pSer637|DRP1;DVLP;HDYNIV;DYMPLE;VPS1|dynamin 1 like|divides mitochondria
UCP1|P25874|7350|307|UCP1|transporter|mitochondria|32||SLC25A7;UCP|uncoupling protein 1|makes heat in brown fat
PPARGC1A|Q9UBK2|10891|798|PGC-1α|tf|nucleus|100-130||PGC1;PGC1A;PGC-1alpha;PPARGC1;PPARAGCIα|PPARG coactivator 1 alpha|is the co-activator of mitochondrial biogenesis
SLC2A1|P11166|6513|492|Glut1|transporter|membrane|45-60||DYT18;DYT9;GLUT-1;GLUT1;GLUT;HTLVR;CSE|solute carrier family 2 member 1|takes glucose up in most cells
SLC2A4|P14672|6517|509|Glut4|transporter|membrane|45-55||GLUT4|solute carrier family 2 member 4|takes glucose up in answer to insulin
SLC16A1|P53985|6566|500|MCT1|transporter|membrane|45||MCT;MCT1|solute carrier family 16 member 1|carries lactate across the membrane
SLC16A3|O15427|9123|465|MCT4|transporter|membrane|43||MCT3;MCT4|solute carrier family 16 member 3|exports lactate from glycolytic cells
GLUD1|P00367|2746|558|GLUD1|enzyme|mitochondria|56||GDH;GDH1;hGDH1;GLUD|glutamate dehydrogenase 1|feeds glutamate into the citric acid cycle
GLS|O94925|2744|669|Glutaminase-1|enzyme|mitochondria|58 65||KIAA0838;GLS1;GAC;GAM;KGA|glutaminase|makes glutamate from glutamine
GLUL|P15104|2752|373|Glutamine Synthetase|enzyme|cytoplasm|42||GLNS|glutamate-ammonia ligase|makes glutamine and marks perivenous hepatocytes
ASNS|P08243|440|561|ASNS|enzyme|cytoplasm|64|||asparagine synthetase (glutamine-hydrolyzing)|makes asparagine
PHGDH|O43175|26227|533|PHGDH|enzyme|cytoplasm|57||SERA;PGDH;PDG|phosphoglycerate dehydrogenase|opens serine synthesis
SHMT1|P34896|6470|483|SHMT1|enzyme|cytoplasm|53||cSHMT;SHMT;MGC15229;MGC24556|serine hydroxymethyltransferase 1|makes glycine and one-carbon units in the cytosol
SHMT2|P34897|6472|504|SHMT2|enzyme|mitochondria|53||mSHMT;SHMT|serine hydroxymethyltransferase 2|makes glycine and one-carbon units in mitochondria
MTHFD2|P13995|10797|350|MTHFD2|enzyme|mitochondria|35|||methylenetetrahydrofolate dehydrogenase (NADP+ dependent) 2, methenyltetrahydrofolate cyclohydrolase|is a folate enzyme of tumours
DHFR|P00374|1719|187|DHFR|enzyme|cytoplasm|21||DHFR1|dihydrofolate reductase|reduces folate and is inhibited by methotrexate
CAD|P27708|790|2225|CAD|enzyme|cytoplasm|240|pSer1859|GATD4|carbamoyl-phosphate synthetase 2, aspartate transcarbamylase, and dihydroorotase|opens pyrimidine synthesis
G6PD|P11413|2539|515|G6PD|enzyme|cytoplasm|56-60||G6PD1|glucose-6-phosphate dehydrogenase|opens the pentose phosphate pathway
TKT|P29401|7086|623|Transketolase|enzyme|cytoplasm|68|||transketolase|is an enzyme of the pentose phosphate pathway
ACLY|P53396|47|1101|ATP-Citrate Lyase|enzyme|cytoplasm|125|pSer455|ATPCL;CLATP;ACL|ATP citrate lyase|makes acetyl-CoA outside mitochondria
FASN|P49327|2194|2511|Fatty Acid Synthase|enzyme|cytoplasm|273||FAS;SDR27X1|fatty acid synthase|makes palmitate
SCD|O00767|6319|359|SCD1|enzyme|er|37||FADS5;SCD1;SCDOS|stearoyl-CoA desaturase|makes monounsaturated fatty acids
CPT1A|P50416|1374|773|CPT1A|enzyme|mitochondria|88||CPT1-L;L-CPT1;CPT1|carnitine palmitoyltransferase 1A|lets fatty acids into mitochondria
ACADM|P11310|34|421|ACADM|enzyme|mitochondria|45||MCAD;MCADH;ACAD1|acyl-CoA dehydrogenase medium chain|oxidises medium-chain fatty acids
HADHA|P40939|3030|763|HADHA|enzyme|mitochondria|83||GBP;LCEH;LCHAD;MTPA|hydroxyacyl-CoA dehydrogenase trifunctional multienzyme complex subunit alpha|oxidises long-chain fatty acids
HMGCR|P04035|3156|888|HMGCR|enzyme|er|97|||3-hydroxy-3-methylglutaryl-CoA reductase|is the rate-limiting enzyme of cholesterol synthesis
SREBF1|P36956|6720|1147|SREBP-1|tf|nucleus|68 125||SREBP1;bHLHd1;SREBP-1c;SREBP1a|sterol regulatory element binding transcription factor 1|is the transcription factor of fatty acid synthesis
LDLR|P01130|3949|860|LDLR|receptor|membrane|120-160||LDLCQ2|low density lipoprotein receptor|takes LDL up into cells
PCSK9|Q8NBP7|255738|692|PCSK9|protease|secreted|62 72||NARC-1;FH3;HCHOLA3|proprotein convertase subtilisin/kexin type 9|leads the LDL receptor to degradation
ABCA1|O95477|19|2261|ABCA1|transporter|membrane|250||TGD;ABC1;HDLDT1|ATP binding cassette subfamily A member 1|exports cholesterol
FABP4|P15090|2167|132|FABP4|transporter|cytoplasm|15||A-FABP;aP2|fatty acid binding protein 4|carries fatty acids in fat cells
PLIN1|O60240|5346|522|Perilipin-1|organelle|cytoplasm|62|pSer522|PLIN|perilipin 1|coats lipid droplets of fat cells
PNPLA2|Q96AD5|57104|504|ATGL|enzyme|cytoplasm|54||desnutrin;TTS-2.2;ATGL;FP17548;iPLA2zeta|patatin like phospholipase domain containing 2|starts the breakdown of stored fat
LIPE|Q05469|3991|1076|HSL|enzyme|cytoplasm|81-83|pSer660 pSer563|HSL|lipase E, hormone sensitive type|breaks stored fat down in answer to hormones
ADIPOQ|Q15848|9370|244|Adiponectin|cytokine|secreted|27||ACRP30;apM1;GBP28;adiponectin;ACDC|adiponectin, C1Q and collagen domain containing|is an insulin-sensitising hormone of fat
LEP|P41159|3952|167|Leptin|cytokine|secreted|16||OBS;OB|leptin|is the satiety hormone of fat
INS|P01308|3630|110|Insulin|cytokine|secreted|6 12||IDDM2;IDDM1|insulin|is the hormone of islets that lowers blood glucose
GCG|P01275|2641|180|Glucagon|cytokine|secreted|18-21||GLP1;GLP2;GRPP;GLP-1|glucagon|is the hormone of islets that raises blood glucose
GCK|P35557|2645|465|Glucokinase|enzyme|cytoplasm|52||HK4;MODY2|glucokinase|is the glucose sensor of islets and liver
PCK1|P35558|5105|622|PCK1|enzyme|cytoplasm|63||PEPCK-C|phosphoenolpyruvate carboxykinase 1|is the rate-limiting enzyme of gluconeogenesis
PCK2|Q16822|5106|640|PCK2|enzyme|mitochondria|70||PEPCK;PEPCK2|phosphoenolpyruvate carboxykinase 2, mitochondrial|is the mitochondrial isoform of PEP carboxykinase
PC|P11498|5091|1178|Pyruvate Carboxylase|enzyme|mitochondria|130||PCB|pyruvate carboxylase|refills the citric acid cycle
GYS1|P13807|2997|737|Glycogen Synthase|enzyme|cytoplasm|81-84|pSer641|GSY;GYS|glycogen synthase 1|makes glycogen in muscle
NAMPT|P43490|10135|491|NAMPT|enzyme|cytoplasm|55||PBEF;PBEF1|nicotinamide phosphoribosyltransferase|is the rate-limiting enzyme of NAD salvage
ALB|P02768|213|609|Albumin|marker|secreted|69|||albumin|is the most abundant protein of plasma
AFP|P02771|174|609|α-Fetoprotein|marker|secreted|68-70||FETA;HPAFP|alpha fetoprotein|is the fetal counterpart of albumin
TTR|P02766|7276|147|Transthyretin|marker|secreted|15||HsT2651;CTS;PALB;CTS1|transthyretin|carries thyroid hormone and retinol
TFRC|P02786|7037|760|CD71/TFRC|receptor|membrane|95||CD71;TFR1;p90|transferrin receptor|takes transferrin up into cells
FTL|P02792|2512|175|FTL|enzyme|cytoplasm|20||MGC71996;NBIA3;FTL1|ferritin light chain|is the light chain of ferritin
NFS1|Q9Y697|9054|457|NFS1|enzyme|mitochondria|48||NifS;IscS|NFS1 cysteine desulfurase|provides sulphur for iron-sulphur clusters
ATP1A1|P05023|476|1023|Na,K-ATPase α1|transporter|membrane|100|pSer16||ATPase Na+/K+ transporting subunit alpha 1|keeps the gradients of sodium and potassium
ATP2A2|P16615|488|1042|SERCA2|transporter|er|110||SERCA2;ATP2B;DAR|ATPase sarcoplasmic/endoplasmic reticulum Ca2+ transporting 2|pumps calcium into the endoplasmic reticulum
PTGS2|P35354|5743|604|Cox2|enzyme|er|70-74||COX2|prostaglandin-endoperoxide synthase 2|is the inducible enzyme of prostaglandin synthesis
NOS3|P29474|4846|1203|eNOS|enzyme|membrane|140|pSer1177 pThr495|ECNOS;eNOS|nitric oxide synthase 3|makes nitric oxide in endothelium
CYP3A4|P08684|1576|503|CYP3A4|enzyme|er|57||CYP3A3|cytochrome P450 family 3 subfamily A member 4|metabolises many drugs in liver
`;
