/** Cell death, autophagy and stress; columns as in `table.ts`. */
export const stress = `
CASP3|P42574|836|277|Caspase-3|protease|cytoplasm|17 19 35|cAsp175|CPP32;CPP32B;Yama;apopain|caspase 3|is the main executioner protease of apoptosis
CASP7|P55210|840|303|Caspase-7|protease|cytoplasm|20 35|cAsp198|MCH3;CMH-1;ICE-LAP3|caspase 7|is an executioner protease of apoptosis
CASP8|Q14790|841|479|Caspase-8|protease|cytoplasm|18 43 57|cAsp391|MCH5;MACH;FLICE;Casp-8|caspase 8|starts apoptosis at death receptors and restrains necroptosis
CASP9|P55211|842|416|Caspase-9|protease|cytoplasm|35 37 47|cAsp315|MCH6;ICE-LAP6;APAF-3;PPP1R56|caspase 9|starts apoptosis in the apoptosome
CASP6|P55212|839|293|Caspase-6|protease|cytoplasm|15 35|cAsp162|MCH2;caspase-6;CSP-6|caspase 6|is an executioner protease that cleaves lamins
CASP1|P29466|834|404|Caspase-1|protease|cytoplasm|20 48|cAsp297|ICE;IL1BC|caspase 1|is the protease of inflammasomes that matures IL-1β
CASP2|P42575|835|452|Caspase-2|protease|cytoplasm|12 48||ICH1;PPP1R57;MGC2181;NEDD2|caspase 2|is an initiator caspase of genotoxic stress
BCL2|P10415|596|239|Bcl-2|apoptosis|mitochondria|26|pSer70|Bcl-2;PPP1R50|BCL2 apoptosis regulator|keeps mitochondria intact by binding pro-apoptotic relatives
BCL2L1|Q07817|598|233|Bcl-xL|apoptosis|mitochondria|30||BCLX;BCL2L;Bcl-X;bcl-xL;bcl-xS;PPP1R52|BCL2 like 1|is a survival protein of mitochondria
MCL1|Q07820|4170|350|Mcl-1|apoptosis|mitochondria|40|pSer64 pThr163|BCL2L3;Mcl-1|MCL1 apoptosis regulator, BCL2 family member|is a short-lived survival protein
BAX|Q07812|581|192|Bax|apoptosis|mitochondria|20||BCL2L4|BCL2 associated X, apoptosis regulator|opens the outer mitochondrial membrane
BAK1|Q16611|578|211|Bak|apoptosis|mitochondria|25||BCL2L7;BAK;CDN1|BCL2 antagonist/killer 1|opens the outer mitochondrial membrane
BAD|Q92934|572|168|Bad|apoptosis|cytoplasm|23|pSer75 pSer99|BCL2L8;BBC2|BCL2 associated agonist of cell death|joins survival signalling to apoptosis through binding of 14-3-3
BID|P55957|637|195|BID|apoptosis|cytoplasm|15 22|||BH3 interacting domain death agonist|is cleaved by caspase-8 and carries the signal to mitochondria
BCL2L11|O43521|10018|198|Bim|apoptosis|mitochondria|12 15 23|pSer69|BOD;BimL;BimEL;BimS|BCL2 like 11|is a BH3-only protein that is restrained by Erk
BBC3|Q96PG8|27113|261|Puma|apoptosis|mitochondria|23||JFY1;PUMA|BCL2 binding component 3|is a BH3-only protein and p53 target
PMAIP1|Q13794|5366|54|Noxa|apoptosis|mitochondria|10||APR;NOXA|phorbol-12-myristate-13-acetate-induced protein 1|is a BH3-only protein that opposes Mcl-1
CYCS|P99999|54205|105|Cytochrome c|apoptosis|mitochondria|14||HCS;CYC|cytochrome c, somatic|carries electrons and, once released, starts the apoptosome
APAF1|O14727|317|1248|Apaf-1|apoptosis|cytoplasm|130||CED4;APAF-1|apoptotic peptidase activating factor 1|is the platform of the apoptosome
AIFM1|O95831|9131|613|AIF|apoptosis|mitochondria|67||AIF;CMTX4;DFNX5;PDCD8;NAMSD;AUNX1|apoptosis inducing factor mitochondria associated 1|is a mitochondrial oxidoreductase that moves to the nucleus in cell death
DIABLO|Q9NR28|56616|239|Smac/Diablo|apoptosis|mitochondria|21||SMAC;DIABLO-S;FLJ25049;FLJ10537;DFNA64|diablo IAP-binding mitochondrial protein|neutralises IAP proteins after release from mitochondria
XIAP|P98170|331|497|XIAP|apoptosis|cytoplasm|53||hILP;ILP-1;API3;BIRC4|X-linked inhibitor of apoptosis|is a direct inhibitor of caspases
BIRC2|Q13490|329|618|c-IAP1|ubiquitin|cytoplasm|62||cIAP1;hiap-2;MIHB;RNF48;API1|baculoviral IAP repeat containing 2|is a ubiquitin ligase of TNF receptor complexes
BIRC3|Q13489|330|604|c-IAP2|ubiquitin|cytoplasm|70||cIAP2;hiap-1;MIHC;RNF49;MALT2;API2|baculoviral IAP repeat containing 3|is a ubiquitin ligase of TNF receptor complexes and a NF-κB target
FADD|Q13158|8772|208|FADD|adaptor|cytoplasm|28|pSer194|MORT1;GIG3|Fas associated via death domain|recruits caspase-8 to death receptors
TRADD|Q15628|8717|312|TRADD|adaptor|cytoplasm|34||Hs.89862|TNFRSF1A associated via death domain|is the adaptor of TNF receptor 1
TNFRSF1A|P19438|7132|455|TNF-R1|receptor|membrane|55||TNF-R;TNFAR;TNFR60;TNF-R-I;CD120a;TNF-R55|TNF receptor superfamily member 1A|is the main receptor of TNF-α
TNFRSF10B|O14763|8795|440|DR5|receptor|membrane|40 48||DR5;KILLER;TRICK2A;TRAIL-R2;TRICKB;CD262|TNF receptor superfamily member 10b|is a death receptor of TRAIL
FAS|P25445|355|335|Fas|receptor|membrane|40-50||CD95;APO-1;FAS1;APT1;TNFRSF6|Fas cell surface death receptor|is a death receptor of lymphocytes and epithelium
RIPK1|Q13546|8737|671|RIP|kinase|cytoplasm|78|pSer166|RIP;RIP1;RIP-1|receptor interacting serine/threonine kinase 1|decides between survival, apoptosis and necroptosis below TNF receptor 1
RIPK3|Q9Y572|11035|518|RIP3|kinase|cytoplasm|46-62|pSer227|RIP3|receptor interacting serine/threonine kinase 3|is the kinase of necroptosis
MLKL|Q8NB16|197259|471|MLKL|kinase|cytoplasm|54|pSer358|FLJ34389|mixed lineage kinase domain like pseudokinase|forms pores in the membrane during necroptosis
CFLAR|O15519|8837|480|FLIP|apoptosis|cytoplasm|26 55||CASH;Casper;CLARP;FLAME;I-FLICE;MRIT;c-FLIP;CASP8AP1|CASP8 and FADD like apoptosis regulator|restrains caspase-8 at death receptors
GSDMD|P57764|79792|484|Gasdermin D|apoptosis|cytoplasm|30 53|cAsp275|FLJ12150;DF5L;GSDMDC1|gasdermin D|forms the pores of pyroptosis once cleaved
HMGB1|P09429|3146|215|HMGB1|chromatin|nucleus|29||HMG3;SBP-1;DKFZp686A04236;HMG1|high mobility group box 1|binds DNA and acts as an alarm signal outside the cell
MAP1LC3A|Q9H492|84557|121|LC3A|autophagy|cytoplasm|14 16||MAP1BLC3;MAP1ALC3;LC3;LC3A;ATG8E|microtubule associated protein 1 light chain 3 alpha|is lipidated on autophagosomes
MAP1LC3B|Q9GZQ8|81631|125|LC3B|autophagy|cytoplasm|14 16||ATG8F|microtubule associated protein 1 light chain 3 beta|is lipidated on autophagosomes; the ratio of its forms shows autophagic activity
SQSTM1|Q13501|8878|440|SQSTM1/p62|autophagy|cytoplasm|60|pSer403 pSer349|p62;p60;p62B;A170;PDB3;OSIL|sequestosome 1|leads ubiquitinated cargo to autophagosomes and is degraded with it
BECN1|Q14457|8678|450|Beclin-1|autophagy|cytoplasm|60|pSer93|ATG6;VPS30|beclin 1|is a subunit of the lipid kinase complex that starts autophagosomes
ATG5|Q9H1Y0|9474|275|Atg5|autophagy|cytoplasm|55||ASP;APG5;hAPG5;APG5L|autophagy related 5|is joined to Atg12 in the conjugation system of autophagy
ATG7|O95352|10533|703|Atg7|autophagy|cytoplasm|78||GSA7;DKFZp434N0735;APG7L|autophagy related 7|is the activating enzyme of the autophagy conjugation systems
ATG12|O94817|9140|140|Atg12|autophagy|cytoplasm|16 55||APG12;APG12L|autophagy related 12|is a ubiquitin-like protein that is joined to Atg5
ATG16L1|Q676U5|55054|607|Atg16L1|autophagy|cytoplasm|66 68|pSer278|WDR30;FLJ10035;ATG16A;APG16L;ATG16L|autophagy related 16 like 1|directs lipidation of LC3
ATG3|Q9NT62|64422|314|Atg3|autophagy|cytoplasm|40||PC3-96;FLJ22125;MGC15201;DKFZp564M1178;APG3L|autophagy related 3|is the conjugating enzyme of LC3
ATG13|O75143|9776|517|Atg13|autophagy|cytoplasm|72|pSer355|KIAA0652|autophagy related 13|is a subunit of the ULK1 complex
ATG14|Q6ZNE5|22863|492|Atg14|autophagy|cytoplasm|65|pSer29|ATG14L;KIAA0831|autophagy related 14|directs the lipid kinase to autophagosome formation
PIK3C3|Q8NEB9|5289|887|PI3 Kinase Class III|kinase|cytoplasm|100|pSer249|Vps34;hVps34|phosphatidylinositol 3-kinase catalytic subunit type 3|makes PI3P in autophagy and endosomal transport
RB1CC1|Q8TDY2|9821|1594|FIP200|autophagy|cytoplasm|200||KIAA0203;Cc1;DRAGOU14;FIP200;ATG17;PPP1R131|RB1 inducible coiled-coil 1|is the scaffold of the ULK1 complex
OPTN|Q96CV9|10133|577|Optineurin|autophagy|cytoplasm|74|pSer177|FIP2;HYPL;FIP-2;TFIIIA-INTP;NRP;HIP7;GLC1E|optineurin|is an autophagy receptor of bacteria and mitochondria
NBR1|Q14596|4077|966|NBR1|autophagy|cytoplasm|150||CA125;KIAA0049;1A1-3B;M17S2|NBR1 autophagy cargo receptor|is an autophagy receptor of ubiquitinated cargo
LAMP1|P11279|3916|417|LAMP1|organelle|lysosome|90-120||CD107a|lysosomal associated membrane protein 1|is the most abundant glycoprotein of the lysosomal membrane
LAMP2|P13473|3920|410|LAMP2|organelle|lysosome|90-120||CD107b|lysosomal associated membrane protein 2|protects the lysosomal membrane and takes part in autophagy
CTSB|P07858|1508|339|Cathepsin B|protease|lysosome|27 44|||cathepsin B|is a cysteine protease of lysosomes
CTSD|P07339|1509|412|Cathepsin D|protease|lysosome|28 46||CLN10;CPSD|cathepsin D|is an aspartic protease of lysosomes
TFEB|P19484|7942|476|TFEB|tf|nucleus|65-70|pSer211|TCFEB;bHLHe35|transcription factor EB|is the master transcription factor of lysosomes and autophagy
PINK1|Q9BXM7|65018|581|PINK1|kinase|mitochondria|60|pSer228|BRPK;PARK6|PTEN induced kinase 1|gathers on damaged mitochondria and recruits Parkin
PRKN|O60260|5071|465|Parkin|ubiquitin|cytoplasm|52|pSer65|PDJ;AR-JP;parkin;PARK2|parkin RBR E3 ubiquitin protein ligase|is a ubiquitin ligase that marks damaged mitochondria
BNIP3|Q12983|664|194|BNIP3|apoptosis|mitochondria|22-28||Nip3;HABON|BCL2 interacting protein 3|is a hypoxia-induced receptor of mitophagy
GPX4|P36969|2879|197|GPX4|enzyme|mitochondria|20||PHGPx;MCSP|glutathione peroxidase 4|reduces lipid peroxides and protects from ferroptosis
SLC7A11|Q9UPY5|23657|501|xCT/SLC7A11|transporter|membrane|35||xCT|solute carrier family 7 member 11|imports cystine for the synthesis of glutathione
ACSL4|O60488|2182|711|ACSL4|enzyme|er|75||ACS4;LACS4;FACL4;MRX63;MRX68|acyl-CoA synthetase long chain family member 4|enriches membranes with polyunsaturated lipids and so favours ferroptosis
FTH1|P02794|2495|183|FTH1|enzyme|cytoplasm|21||FTH;PLIF;PIG15;FHC;FTHL6|ferritin heavy chain 1|is the heavy chain of ferritin
HSPA5|P11021|3309|654|BiP|chaperone|er|78||BiP;GRP78|heat shock protein family A (Hsp70) member 5|is the Hsp70 chaperone of the endoplasmic reticulum
ERN1|O75460|2081|977|IRE1α|kinase|er|130||IRE1;IRE1P|endoplasmic reticulum to nucleus signaling 1|detects unfolded proteins and splices XBP1 messenger RNA
EIF2AK3|Q9NZJ5|9451|1116|PERK|kinase|er|140|pThr980|PEK;PERK|eukaryotic translation initiation factor 2 alpha kinase 3|detects unfolded proteins and phosphorylates eIF2α
EIF2AK2|P19525|5610|551|PKR|kinase|cytoplasm|74|pThr446|PKR;PPP1R83;PRKR|eukaryotic translation initiation factor 2 alpha kinase 2|detects double-stranded RNA
EIF2AK4|Q9P2K8|440275|1649|GCN2|kinase|cytoplasm|190|pThr899|GCN2;KIAA1338|eukaryotic translation initiation factor 2 alpha kinase 4|detects lack of amino acids
ATF4|P18848|468|351|ATF-4|tf|nucleus|49||TAXREB67;CREB-2;TXREB|activating transcription factor 4|is the transcription factor of the integrated stress response
ATF6|P18850|22926|670|ATF-6|tf|er|90-100||ATF6A;ATP6alpha|activating transcription factor 6|is released from the membrane in the unfolded protein response
XBP1|P17861|7494|261|XBP-1s|tf|nucleus|60||XBP2|X-box binding protein 1|is the transcription factor made after splicing by IRE1
P4HB|P07237|5034|508|PDI|chaperone|er|57||PDIA1;PROHB;DSI;GIT;PO4HB;P4Hbeta;PO4DB;ERBA2L|prolyl 4-hydroxylase subunit beta|makes and breaks disulphide bonds in the endoplasmic reticulum
CANX|P27824|821|592|Calnexin|chaperone|er|90||CNX;IP90;P90|calnexin|retains unfolded glycoproteins in the endoplasmic reticulum
CALR|P27797|811|417|Calreticulin|chaperone|er|55||RO;SSA;cC1qR;CRT;FLJ26680;CALR1|calreticulin|is a calcium-binding chaperone of the endoplasmic reticulum
HSPA1A|P0DMV8|3303|641|HSP72|chaperone|cytoplasm|72||HSP70-1;HSPA1|heat shock protein family A (Hsp70) member 1A|is the heat-inducible Hsp70 chaperone
HSPA8|P11142|3312|646|HSC70|chaperone|cytoplasm|73||HSC71;HSC70;HSP73;HSPA10|heat shock protein family A (Hsp70) member 8|is the constitutive Hsp70 chaperone
HSP90AA1|P07900|3320|732|HSP90α|chaperone|cytoplasm|90||Hsp89;Hsp90;FLJ31884;HSP90N;HSPC1;HSPCA;HSPCAL4|heat shock protein 90 alpha family class A member 1|is a chaperone of kinases and steroid receptors
HSP90AB1|P08238|3326|724|HSP90β|chaperone|cytoplasm|90||HSPC2;HSPCB|heat shock protein 90 alpha family class B member 1|is the constitutive Hsp90 chaperone
HSPB1|P04792|3315|205|HSP27|chaperone|cytoplasm|27|pSer82 pSer78 pSer15|HSP27;HSP28;Hs.76067;Hsp25;CMT2F|heat shock protein family B (small) member 1|is a small heat shock protein that protects actin
HSPD1|P10809|3329|573|HSP60|chaperone|mitochondria|60||GroEL;HSP60;SPG13|heat shock protein family D (Hsp60) member 1|is the chaperonin of mitochondria
HSF1|Q00613|3297|529|HSF1|tf|nucleus|82|pSer326|HSTF1|heat shock transcription factor 1|is the transcription factor of the heat shock response
VCP|P55072|7415|806|VCP|chaperone|cytoplasm|89||IBMPFD;p97;CDC48;TERA|valosin containing protein|extracts ubiquitinated proteins from membranes and complexes
TXNIP|Q9H3M7|10628|391|TXNIP|adaptor|cytoplasm|55||VDUP1;EST01027;HHCPA78;THIF;ARRDC6|thioredoxin interacting protein|binds thioredoxin and limits glucose uptake
TXN|P10599|7295|105|Thioredoxin 1|enzyme|cytoplasm|12||TRX;Trx80;TXN1|thioredoxin|is a disulphide reductase of the cytosol
SOD1|P00441|6647|154|SOD1|enzyme|cytoplasm|18||IPOA;ALS;ALS1|superoxide dismutase 1|removes superoxide in the cytosol
SOD2|P04179|6648|222|SOD2|enzyme|mitochondria|22||GClnc1;MnSOD;IPOB;GC1|superoxide dismutase 2|removes superoxide in mitochondria
CAT|P04040|847|527|Catalase|enzyme|cytoplasm|60|||catalase|breaks hydrogen peroxide down in peroxisomes
HMOX1|P09601|3162|288|HO-1|enzyme|er|28||bK286B10;HO-1|heme oxygenase 1|breaks haem down and protects from oxidative stress
NFE2L2|Q16236|4780|605|NRF2|tf|nucleus|97-100||NRF2;NRF-2|NFE2 like bZIP transcription factor 2|is the transcription factor of the antioxidant response
KEAP1|Q14145|9817|624|KEAP1|ubiquitin|cytoplasm|60-64||KIAA0132;MGC10630;MGC1114;MGC20887;MGC4407;MGC9454;INrf2;KLHL19|kelch like ECH associated protein 1|is the redox sensor that leads NRF2 to degradation
NQO1|P15559|1728|274|NQO1|enzyme|cytoplasm|29||DHQU;QR1;DTD;NMOR1;DIA4|NAD(P)H quinone dehydrogenase 1|is a quinone reductase and a NRF2 target
SESN2|P58004|83667|480|Sestrin-2|adaptor|cytoplasm|56||SES2;DKFZp761M0212;HI95;SEST2|sestrin 2|senses leucine and restrains mTORC1
`;
