/** Transport, ubiquitin and RNA; columns as in `table.ts`. */
export const transport = `
RAB5A|P20339|5868|215|Rab5|gtpase|endosome|25||RAB5|RAB5A, member RAS oncogene family|is the small GTPase of early endosomes
RAB7A|P51149|7879|207|Rab7|gtpase|endosome|23||RAB7;CMT2B|RAB7A, member RAS oncogene family|is the small GTPase of late endosomes
RAB11A|P62491|8766|216|Rab11|gtpase|endosome|25||YL8|RAB11A, member RAS oncogene family|is the small GTPase of recycling endosomes
RAB9A|P51151|9367|201|Rab9|gtpase|endosome|23||RAB9|RAB9A, member RAS oncogene family|returns receptors from endosomes to the Golgi
RAB27A|P51159|5873|221|Rab27A|gtpase|endosome|26||RAB27;RAM;GS2;HsT18676|RAB27A, member RAS oncogene family|docks secretory vesicles at the membrane
ARF6|P62330|382|175|Arf6|gtpase|membrane|18|||ARF GTPase 6|controls endocytosis and cortical actin
EEA1|Q15075|8411|1411|EEA1|organelle|endosome|170||ZFYVE2|early endosome antigen 1|tethers early endosomes
CLTC|Q00610|1213|1675|Clathrin Heavy Chain|organelle|endosome|190||Hc;CLTCL2|clathrin heavy chain|forms the coat of endocytic vesicles
CAV1|Q03135|857|178|Caveolin-1|organelle|membrane|21-24|pTyr14|CAV|caveolin 1|shapes caveolae
DNM2|P50570|1785|870|Dynamin II|organelle|membrane|98||DYNII;DYN2;CMTDIB;CMTDI1;DI-CMTB;CMT2M|dynamin 2|cuts endocytic vesicles off
GOLGA2|Q08379|2801|1002|GM130|organelle|golgi|130||GM130;golgin-95|golgin A2|is a tether of the cis-Golgi
GOLGA1|Q92805|2800|767|Golgin-97|organelle|golgi|97||golgin-97;MGC33154|golgin A1|is a tether of the trans-Golgi
TGOLN2|O43493|10618|437|TGN46|organelle|golgi|85-120||TGN51;TGN46;TGN48;TGN38;TTGN2|trans-golgi network protein 2|is a cycling protein of the trans-Golgi network
SYNCRIP|O60506|10492|623|hnRNP Q|rna|cytoplasm|70||NSAP1;GRY-RBP;dJ3J17.2;HNRPQ1|synaptotagmin binding cytoplasmic RNA interacting protein|is an RNA-binding protein of translation control
SEC61B|P60468|10952|96|SEC61B|organelle|er|10|||SEC61 translocon subunit beta|is a subunit of the protein channel of the endoplasmic reticulum
PDCD6IP|Q8WUM4|10015|868|Alix|organelle|endosome|95||Alix;AIP1;Hp95|programmed cell death 6 interacting protein|is an accessory protein of ESCRT and exosomes
TSG101|Q99816|7251|390|TSG101|organelle|endosome|46||VPS23;TSG10|tumor susceptibility 101|is a subunit of ESCRT-I
VPS35|Q96QK1|55737|796|VPS35|organelle|endosome|92||FLJ10752;MEM3;PARK17|VPS35 retromer complex component|is the core of the retromer
HGS|O14964|9146|777|HRS|organelle|endosome|110|pTyr334|Hrs;ZFYVE8;Vps27|hepatocyte growth factor-regulated tyrosine kinase substrate|gathers ubiquitinated receptors on endosomes
UBB|P0CG47|7314|229|Ubiquitin|ubiquitin|cytoplasm|9||MGC8385;FLJ25987|ubiquitin B|is a small modifier that marks proteins for degradation and signalling
UBE2C|O00762|11065|179|UBE2C|ubiquitin|nucleus|20||UBCH10|ubiquitin conjugating enzyme E2 C|is the conjugating enzyme of the anaphase-promoting complex
UBE2I|P63279|7329|158|UBC9|ubiquitin|nucleus|18||UBC9|ubiquitin conjugating enzyme E2 I|is the conjugating enzyme of SUMO
SUMO1|P63165|7341|101|SUMO-1|ubiquitin|nucleus|12||PIC1;GMP1;SMT3C;SUMO-1;SMT3H3;OFC10;UBL1|small ubiquitin like modifier 1|is a small ubiquitin-like modifier
NEDD8|Q15843|4738|81|NEDD8|ubiquitin|nucleus|9||Nedd-8|NEDD8 ubiquitin like modifier|is the modifier that activates cullin ligases
USP7|Q93009|7874|1102|USP7|ubiquitin|nucleus|135||HAUSP|ubiquitin specific peptidase 7|is a deubiquitinase of MDM2 and p53
USP9X|Q93008|8239|2554|USP9X|ubiquitin|cytoplasm|290||DFFRX;FAF;FAF-X;MRX99|ubiquitin specific peptidase 9 X-linked|is a deubiquitinase of Mcl-1 and other proteins
CYLD|Q9NQC7|1540|956|CYLD|ubiquitin|cytoplasm|110|pSer418|KIAA0849;USPL2;CYLD1|CYLD lysine 63 deubiquitinase|is a deubiquitinase that restrains NF-κB
BAP1|Q92560|8314|729|BAP1|ubiquitin|nucleus|90||hucep-6;KIAA0272;UCHL2|BRCA1 associated deubiquitinase 1|is a deubiquitinase of histone H2A lost in mesothelioma
STUB1|Q9UNE7|10273|303|CHIP|ubiquitin|cytoplasm|35||UBOX1;CHIP;SDCCAG7;HSPABP2;NY-CO-7|STIP1 homology and U-box containing protein 1|is a ubiquitin ligase of chaperoned proteins
NEDD4|P46934|4734|1319|NEDD4|ubiquitin|cytoplasm|120||KIAA0093;MGC176705;NEDD4-1;RPF1|NEDD4 E3 ubiquitin protein ligase|is a HECT ubiquitin ligase
ITCH|Q96J02|83737|903|ITCH|ubiquitin|cytoplasm|110||AIP4|itchy E3 ubiquitin protein ligase|is a HECT ubiquitin ligase of T cells
SMURF2|Q9HAU4|64750|748|Smurf2|ubiquitin|cytoplasm|86|||SMAD specific E3 ubiquitin protein ligase 2|is a HECT ubiquitin ligase of TGF-β receptors
CRBN|Q96SW2|51185|442|CRBN|ubiquitin|cytoplasm|51||MRT2;MRT2A|cereblon|is the substrate receptor bound by thalidomide analogues
PSMD1|Q99460|5707|953|PSMD1|ubiquitin|cytoplasm|106||S1;P112;Rpn2|proteasome 26S subunit, non-ATPase 1|is a subunit of the 19S proteasome
PSMA1|P25786|5682|263|PSMA1|ubiquitin|cytoplasm|30||HC2;NU;PROS30;MGC14542;MGC14575;MGC14751;MGC1667;MGC21459;MGC22853;MGC23915|proteasome 20S subunit alpha 1|is a subunit of the 20S proteasome
PSMB8|P28062|5696|276|PSMB8/LMP7|ubiquitin|cytoplasm|23||RING10;D6S216E;PSMB5i;beta5i;LMP7|proteasome 20S subunit beta 8|is a subunit of the immunoproteasome
SRSF1|Q07955|6426|248|SRSF1|rna|nucleus|28-32||ASF;SF2;SRp30a;SF2p33;MGC5228;SFRS1|serine and arginine rich splicing factor 1|is a splicing factor with roles in export and translation
HNRNPA1|P09651|3178|372|hnRNP A1|rna|nucleus|34 38||hnRNP-A1;ALS20;HNRPA1|heterogeneous nuclear ribonucleoprotein A1|is an RNA-binding protein of splicing
HNRNPK|P61978|3190|463|hnRNP K|rna|nucleus|65||CSBP;TUNP;HNRPK|heterogeneous nuclear ribonucleoprotein K|is a poly(C)-binding protein
ELAVL1|Q15717|1994|326|HuR|rna|nucleus|36||HuR;Hua;MelG;HUR|ELAV like RNA binding protein 1|stabilises AU-rich messenger RNA
DICER1|Q9UPY3|23405|1922|Dicer1|rna|cytoplasm|220||Dicer;KIAA0928;K12H4.8-LIKE;HERNA;MNG1|dicer 1, ribonuclease III|makes mature microRNA
AGO2|Q9UKV8|27161|859|Argonaute 2|rna|cytoplasm|97||hAGO2;Q10;LINC00980;EIF2C2;CASC7|argonaute RISC catalytic component 2|is the effector of RNA interference
DROSHA|Q9NRR4|29102|1374|Drosha|rna|nucleus|160||RNASE3L;Etohi2;HSA242976;RN3;RNASEN|drosha ribonuclease III|opens microRNA maturation
DDX3X|O00571|1654|662|DDX3|rna|cytoplasm|73||DBX;HLP2;DDX14;CAP-Rf|DEAD-box helicase 3 X-linked|is a DEAD-box helicase of translation
G3BP1|Q13283|10146|466|G3BP1|rna|cytoplasm|68||HDH-VIII;G3BP|G3BP stress granule assembly factor 1|builds stress granules
TIA1|P31483|7072|386|TIA-1|rna|cytoplasm|40 43||TIA-1|TIA1 cytotoxic granule associated RNA binding protein|is an RNA-binding protein of stress granules
YBX1|P67809|4904|324|YB1|rna|cytoplasm|49|pSer102|YB-1;YB1;DBPB;NSEP-1;MDR-NF1;BP-8;CSDB;CSDA2|Y-box binding protein 1|is a cold shock protein of messenger RNA
PABPC1|P11940|26986|636|PABP1|rna|cytoplasm|70||PABP1;PABPL1;PAB1;PABPC2|poly(A) binding protein cytoplasmic 1|binds poly(A) tails
XRN1|Q8IZH2|54464|1706|XRN1|rna|cytoplasm|190||SEP1|5'-3' exoribonuclease 1|degrades messenger RNA from its 5′ end
UPF1|Q92900|5976|1129|UPF1|rna|cytoplasm|125|pSer1127|HUPF1;KIAA0221;NORF1;pNORF1;smg-2;RENT1|UPF1 RNA helicase and ATPase|is the helicase of nonsense-mediated decay
METTL3|Q86U44|56339|580|METTL3|rna|nucleus|70||Spo8;M6A;MT-A70|methyltransferase 3, N6-adenosine-methyltransferase complex catalytic subunit|is the methyltransferase of m6A
METTL14|Q9HCE5|57721|456|METTL14|rna|nucleus|65||KIAA1627|methyltransferase 14, N6-adenosine-methyltransferase non-catalytic subunit|is the partner of METTL3
FTO|Q9C0B1|79068|505|FTO|rna|nucleus|58||KIAA1752;MGC5149;ALKBH9;IFEX9|FTO alpha-ketoglutarate dependent dioxygenase|removes methyl marks of RNA
ALKBH5|Q6P6C2|54890|394|ALKBH5|rna|nucleus|48||FLJ20308;OFOXD1|alkB homolog 5, RNA demethylase|removes m6A from RNA
YTHDF2|Q9Y5A9|51441|579|YTHDF2|rna|cytoplasm|62||HGRG8;NY-REN-2;CAHL|YTH N6-methyladenosine RNA binding protein F2|binds m6A and destabilises RNA
IGF2BP1|Q9NZI8|10642|577|IGF2BP1|rna|cytoplasm|67||IMP-1;IMP1|insulin like growth factor 2 mRNA binding protein 1|stabilises messenger RNA of growing cells
SF3B1|O75533|23451|1304|SF3B1|rna|nucleus|146||SAP155;SF3b155;PRPF10;Prp10;Hsh155|splicing factor 3b subunit 1|is a spliceosome protein often mutated in myelodysplasia
U2AF1|Q01081|7307|240|U2AF1|rna|nucleus|35||U2AF35;RNU2AF1;RN;U2AFBP|U2 small nuclear RNA auxiliary factor 1|recognises 3′ splice sites
KPNA2|P52292|3838|529|Karyopherin α2|organelle|cytoplasm|58||SRP1alpha;IPOA1;QIP2;PTAC58;RCH1|karyopherin subunit alpha 2|carries proteins into the nucleus
XPO1|O14980|7514|1071|Exportin-1/CRM1|organelle|nucleus|115||CRM1;CRM-1;emb|exportin 1|carries proteins out of the nucleus
NUP98|P52948|4928|1817|NUP98|organelle|nucleus|98||NUP96;Nup98-Nup96;Nup98-96;NUP196|nucleoporin 98 and 96 precursor|is a component of nuclear pores
RAN|P62826|5901|216|Ran|gtpase|nucleus|25||ARA24;TC4;Gsp1|RAN, member RAS oncogene family|directs transport through nuclear pores
YWHAZ|P63104|7534|245|14-3-3 ζ/δ|adaptor|cytoplasm|28||KCIP-1;14-3-3-zeta;YWHAD|tyrosine 3-monooxygenase/tryptophan 5-monooxygenase activation protein zeta|binds phosphorylated serine and threonine motifs
YWHAG|P61981|7532|247|14-3-3 γ|adaptor|cytoplasm|28||PPP1R170;14-3-3GAMMA|tyrosine 3-monooxygenase/tryptophan 5-monooxygenase activation protein gamma|binds phosphorylated serine and threonine motifs
PIN1|Q13526|5300|163|Pin1|enzyme|nucleus|18||dod|peptidylprolyl cis/trans isomerase, NIMA-interacting 1|turns phosphorylated serine-proline bonds
CALM1|P0DP23|801|149|Calmodulin|adaptor|cytoplasm|17||CAMI;PHKD;DD132;PHKD1;CALML2|calmodulin 1|is the universal sensor of calcium
PPP3CA|Q08209|5530|521|Calcineurin A|phosphatase|cytoplasm|59||CNA1;PPP2B;CALN;CALNA|protein phosphatase 3 catalytic subunit alpha|is the calcium-dependent phosphatase of NFAT
ITPR1|Q14643|3708|2758|IP3 Receptor 1|channel|er|320|pSer1756|Insp3r1;IP3R1;ACV;PPP1R94;SCA15;SCA16;SCA29|inositol 1,4,5-trisphosphate receptor type 1|releases calcium from the endoplasmic reticulum
STIM1|Q13586|6786|685|STIM1|channel|er|84-90||GOK;D11S4896E|stromal interaction molecule 1|senses calcium in the endoplasmic reticulum
ORAI1|Q96D31|84876|301|Orai1|channel|membrane|33-50||FLJ14466;CRACM1;TMEM142A|ORAI calcium release-activated calcium modulator 1|is the store-operated calcium channel
CACNA1C|Q13936|775|2221|CaV1.2|channel|membrane|200-240||Cav1.2;CACH2;CACN2;TS;LQT8;CCHL1A1;CACNL1A1;CACNA1C-IT2|calcium voltage-gated channel subunit alpha1 C|is the L-type calcium channel of heart
SCN5A|Q14524|6331|2016|NaV1.5|channel|membrane|220||Nav1.5;LQT3;HB1;HBBD;PFHB1;IVF;HB2;HH1;SSS1;CDCD2;CMPD2;ICCD;CMD1E|sodium voltage-gated channel alpha subunit 5|is the sodium channel of heart
KCNQ1|P51787|3784|676|KCNQ1|channel|membrane|70||Kv7.1;KCNA8;KVLQT1;JLNS1;LQT1;LQT;KCNA9|potassium voltage-gated channel subfamily Q member 1|is a potassium channel of heart and epithelium
TRPV1|Q8NER1|7442|839|TRPV1|channel|membrane|95-115||VR1|transient receptor potential cation channel subfamily V member 1|is the capsaicin receptor of sensory neurons
PIEZO1|Q92508|9780|2521|Piezo1|channel|membrane|290||KIAA0233;FAM38A|piezo type mechanosensitive ion channel component 1 (Er blood group)|is a mechanically activated channel
ABCB1|P08183|5243|1280|MDR1/ABCB1|transporter|membrane|130-180||P-gp;CD243;GP170;ABC20;p-170;PGY1;MDR1;CLCS|ATP binding cassette subfamily B member 1|exports drugs from cells
ABCG2|Q9UNQ0|9429|655|ABCG2|transporter|membrane|65-80||EST157481;MXR;BCRP;ABCP;CD338|ATP binding cassette subfamily G member 2 (JR blood group)|exports drugs and urate from cells
CFTR|P13569|1080|1480|CFTR|channel|membrane|150-170|pSer700|MRP7;ABC35;TNR-CFTR;dJ760C5.1;CFTR/MRP;CF;ABCC7|CF transmembrane conductance regulator|is the chloride channel mutated in cystic fibrosis
MYH7|P12883|4625|1935|MYH7|cytoskeleton|cytoskeleton|223||CMD1S;CMH1;MPD1|myosin heavy chain 7|is the slow myosin heavy chain of heart
TNNT2|P45379|7139|298|Troponin T2|cytoskeleton|cytoskeleton|36-40||CMPD2;CMH2;CMD1D|troponin T2, cardiac type|is the troponin T of heart
TNNI3|P19429|7137|210|Troponin I|cytoskeleton|cytoskeleton|28|pSer23|TNNC1;CMH7;cTNI;CMD2A|troponin I3, cardiac type|is the inhibitory troponin of heart
NPPA|P01160|4878|151|ANP|cytokine|secreted|17||ANP;PND|natriuretic peptide A|is a natriuretic hormone of the atria
MYL2|P10916|4633|166|MYL2|cytoskeleton|cytoskeleton|18||CMH10|myosin light chain 2|is the regulatory light chain of ventricle
RYR2|Q92736|6262|4967|RyR2|channel|er|560|pSer2814|ARVC2;VTSIP;ARVD2|ryanodine receptor 2|releases calcium in heart muscle
PLN|P26678|5350|52|Phospholamban|inhibitor|er|6 25|pSer16|CMD1P;PLB|phospholamban|restrains the calcium pump of heart
AGO1|Q9UL18|26523|857|Argonaute 1|rna|cytoplasm|97||hAGO1;EIF2C1|argonaute RISC component 1|acts in RNA interference
EIF4A1|P60842|1973|406|eIF4A1|translation|cytoplasm|46||DDX2A;EIF-4A;EIF4A|eukaryotic translation initiation factor 4A1|is the helicase of translation initiation
EIF3A|Q14152|8661|1382|eIF3A|translation|cytoplasm|170||eIF3-theta;eIF3-p170;KIAA0139;TIF32;EIF3;EIF3S10|eukaryotic translation initiation factor 3 subunit A|is a subunit of the eIF3 complex
EEF1A1|P68104|1915|462|eEF1A|translation|cytoplasm|50||EE1A1;EF1A1;EF1alpha1;EF1A;LENG7|eukaryotic translation elongation factor 1 alpha 1|brings aminoacyl-tRNA to the ribosome
RPL5|P46777|6125|297|RPL5|ribosome|cytoplasm|34||L5;PPP1R135;uL18|ribosomal protein L5|is a ribosomal protein that can bind MDM2
RPS3|P23396|6188|243|RPS3|ribosome|cytoplasm|30||FLJ26283;FLJ27450;MGC87870;S3;uS3|ribosomal protein S3|is a ribosomal protein of the small subunit
RPLP0|P05388|6175|317|RPLP0|ribosome|cytoplasm|34||PRLP0;P0;L10E;RPP0;LP0;uL10|ribosomal protein lateral stalk subunit P0|is a protein of the ribosomal stalk
NSUN2|Q08J23|54888|767|NSUN2|rna|nucleus|90||FLJ20303;TRM4;Misu;SAKI;MRT5|NOP2/Sun RNA methyltransferase 2|methylates cytosine in RNA
IFIT1|P09914|3434|478|IFIT1|rna|cytoplasm|56||GARG-16;ISG56;G10P1;IFI56;IFNAI1|interferon induced protein with tetratricopeptide repeats 1|is an interferon-induced protein that binds viral RNA
ISG15|P05161|9636|165|ISG15|ubiquitin|cytoplasm|15||IFI15;UCRP;G1P2|ISG15 ubiquitin like modifier|is an interferon-induced ubiquitin-like modifier
MX1|P20591|4599|662|MX1|gtpase|cytoplasm|75-78||IFI-78K;MxA;lncMX1-215|MX dynamin like GTPase 1|is an interferon-induced GTPase against viruses
OAS1|P00973|4938|400|OAS1|enzyme|cytoplasm|42 46||OIASI;IFI-4;OIAS|2'-5'-oligoadenylate synthetase 1|is an interferon-induced enzyme that activates RNase L
SAMHD1|Q9Y3Z3|25939|626|SAMHD1|enzyme|nucleus|72|pThr592|SBBI88;Mg11;HDDC1;MOP-5;AGS5|SAM and HD domain containing deoxynucleoside triphosphate triphosphohydrolase 1|lowers nucleotides and restricts retroviruses
`;
