/** Chromatin and transcription; columns as in `table.ts`. */
export const chromatin = `
H3C1|P68431|8350|136|Histone H3|histone|nucleus|17|pSer10 acLys9 acLys27 acLys18 meLys4 meLys9 meLys27 meLys36 meLys79|H3/A;H3FA;HIST1H3A|H3 clustered histone 1|is a core histone whose tail carries most of the well studied marks of chromatin
H4C1|P62805|8359|103|Histone H4|histone|nucleus|11|acLys16 acLys8 meLys20|H4FA;HIST1H4A|H4 clustered histone 1|is a core histone whose acetylation opens chromatin
H2BC11|P06899|8970|126|Histone H2B|histone|nucleus|14|acLys5|H2B/r;H2BFR;HIST1H2BJ|H2B clustered histone 11|is a core histone that is ubiquitinated behind RNA polymerase II
H2AZ1|P0C0S5|3015|128|Histone H2A.Z|histone|nucleus|14||H2A.Z;H2AZ;H2AFZ|H2A.Z variant histone 1|is a histone variant found beside transcription start sites
EZH2|Q15910|2146|746|Ezh2|epigenetic|nucleus|98|pThr487|EZH1;ENX-1;KMT6;KMT6A|enhancer of zeste 2 polycomb repressive complex 2 subunit|is the methyltransferase of Polycomb repressive complex 2
SUZ12|Q15022|23512|739|SUZ12|epigenetic|nucleus|83||JJAZ1;KIAA0160;CHET9|SUZ12 polycomb repressive complex 2 subunit|is a core subunit of Polycomb repressive complex 2
EED|O75530|8726|441|EED|epigenetic|nucleus|50 75||WAIT-1;HEED|embryonic ectoderm development|is the H3K27me3-binding subunit of Polycomb repressive complex 2
BMI1|P35226|648|326|Bmi1|epigenetic|nucleus|41 43||RNF51;PCGF4|BMI1 proto-oncogene, polycomb ring finger|is a subunit of Polycomb repressive complex 1
RNF2|Q99496|6045|336|RING1B|epigenetic|nucleus|41||BAP-1;BAP1;DING;HIPI3;RING2|ring finger protein 2|is the ubiquitin ligase of histone H2A
KMT2A|Q03164|4297|3969|MLL1|epigenetic|nucleus|180 300||TRX1;HRX;ALL-1;HTRX1;CXXC7;MLL1A;HTRX;MLL|lysine methyltransferase 2A|is a histone H3 Lys4 methyltransferase rearranged in leukaemia
KMT2D|O14686|8085|5537|MLL4/KMT2D|epigenetic|nucleus|590||ALR;MLL4;CAGL114;TNRC21;MLL2|lysine methyltransferase 2D|is the main histone H3 Lys4 methyltransferase of enhancers
KDM1A|O60341|23028|852|LSD1|epigenetic|nucleus|110||KIAA0601;BHC110;LSD1;AOF2;KDM1|lysine demethylase 1A|is a flavin-dependent histone demethylase
KDM5B|Q9UGL1|10765|1544|JARID1B|epigenetic|nucleus|170||RBBP2H1A;PLU-1;CT31;PPP1R98|lysine demethylase 5B|is a demethylase of histone H3 Lys4
KDM6B|O15054|23135|1643|JMJD3|epigenetic|nucleus|180||KIAA0346;JMJD3|lysine demethylase 6B|is a demethylase of histone H3 Lys27 in inflammation
KDM6A|O15550|7403|1401|UTX|epigenetic|nucleus|170||UTX|lysine demethylase 6A|is a demethylase of histone H3 Lys27
DNMT1|P26358|1786|1616|DNMT1|epigenetic|nucleus|200||MCMT;CXXC9;DNMT|DNA methyltransferase 1|maintains methylation of DNA after replication
DNMT3A|Q9Y6K1|1788|912|DNMT3A|epigenetic|nucleus|100 130|||DNA methyltransferase 3 alpha|is a de novo DNA methyltransferase
DNMT3B|Q9UBC3|1789|853|DNMT3B|epigenetic|nucleus|95|||DNA methyltransferase 3 beta|is a de novo DNA methyltransferase of embryonic cells
TET1|Q8NFU7|80312|2136|TET1|epigenetic|nucleus|235||LCX;KIAA1676;bA119F7.1;CXXC6|tet methylcytosine dioxygenase 1|oxidises 5-methylcytosine
TET2|Q6N021|54790|2002|TET2|epigenetic|nucleus|225||FLJ20032;KIAA1546|tet methylcytosine dioxygenase 2|oxidises 5-methylcytosine and is often mutated in myeloid neoplasia
HDAC1|Q13547|3065|482|HDAC1|epigenetic|nucleus|62||HD1;GON-10;KDAC1;RPD3L1|histone deacetylase 1|is a class I histone deacetylase
HDAC2|Q92769|3066|488|HDAC2|epigenetic|nucleus|60||RPD3;YAF1;KDAC2|histone deacetylase 2|is a class I histone deacetylase
HDAC3|O15379|8841|428|HDAC3|epigenetic|nucleus|49||RPD3;HD3;RPD3-2;KDAC3|histone deacetylase 3|is the deacetylase of NCoR complexes
HDAC4|P56524|9759|1084|HDAC4|epigenetic|cytoplasm|140|pSer246|KIAA0288;HDAC-A;HDACA;HD4;HA6116;BDMR|histone deacetylase 4|is a class IIa deacetylase that moves between nucleus and cytoplasm
HDAC6|Q9UBN7|10013|1215|HDAC6|epigenetic|cytoplasm|160||KIAA0901;JM21;HD6;FLJ16239;PPP1R90;KDAC6|histone deacetylase 6|is the deacetylase of tubulin
SIRT1|Q96EB6|23411|747|SirT1|epigenetic|nucleus|120|pSer47|SIR2L1|sirtuin 1|is a NAD-dependent deacetylase of p53 and FoxO factors
SIRT3|Q9NTG7|23410|399|SirT3|enzyme|mitochondria|28||SIR2L3|sirtuin 3|is the main deacetylase of mitochondria
SIRT6|Q8N6T7|51548|355|SirT6|epigenetic|nucleus|42|||sirtuin 6|is a NAD-dependent enzyme of telomeric chromatin
EP300|Q09472|2033|2414|p300|epigenetic|nucleus|300|acLys1499|p300;KAT3B|E1A binding protein p300|is a histone acetyltransferase and co-activator
CREBBP|Q92793|1387|2442|CBP|epigenetic|nucleus|300||RTS;CBP;KAT3A;RSTS|CREB binding protein|is a histone acetyltransferase and co-activator
KAT2A|Q92830|2648|837|GCN5L2|epigenetic|nucleus|94||GCN5;PCAF-b;GCN5L2|lysine acetyltransferase 2A|is the acetyltransferase of the SAGA complex
KAT5|Q92993|10524|513|Tip60|epigenetic|nucleus|60||TIP60;PLIP;cPLA2;HTATIP1;ESA1;ZC2HC5;HTATIP|lysine acetyltransferase 5|is an acetyltransferase of chromatin and of ATM
BRD4|O60885|23476|1362|BRD4|epigenetic|nucleus|200||HUNKI;MCAP;CAP;HUNK1;FSHRG4|bromodomain containing 4|binds acetylated histones and recruits P-TEFb
BRD2|P25440|6046|801|BRD2|epigenetic|nucleus|110||KIAA9001;RING3;D6S113E;NAT;FSHRG1|bromodomain containing 2|binds acetylated histones
SMARCA4|P51532|6597|1647|BRG1|epigenetic|nucleus|220||hSNF2b;BRG1;BAF190;SNF2;SWI2;SNF2-BETA;SNF2LB;FLJ39786;SNF2L4|SWI/SNF related BAF chromatin remodeling complex subunit ATPase 4|is an ATPase of SWI/SNF complexes
SMARCB1|Q12824|6598|385|SNF5/BAF47|epigenetic|nucleus|45||BAF47;Ini1;INI-1;Snr1;hSNFS;Sfh1p;RDT;PPP1R144;SNF5;SNF5L1|SWI/SNF related BAF chromatin remodeling complex subunit B1|is a core SWI/SNF subunit lost in rhabdoid tumours
SMARCC1|Q92922|6599|1105|SMARCC1/BAF155|epigenetic|nucleus|155||BAF155;SRG3;Rsc8;CRACC1|SWI/SNF related BAF chromatin remodeling complex subunit C1|is a core subunit of SWI/SNF complexes
ARID1A|O14497|8289|2285|ARID1A/BAF250A|epigenetic|nucleus|250||B120;P270;C10rf4;BAF250;BAF250a;C1orf4;SMARCF1|AT-rich interaction domain 1A|is a SWI/SNF subunit often mutated in carcinoma
PBRM1|Q86U86|55193|1689|PBRM1/BAF180|epigenetic|nucleus|220||BAF180;PB1;SMARCH1|polybromo 1|is a SWI/SNF subunit lost in renal carcinoma
CHD4|Q14839|1108|1912|CHD4|epigenetic|nucleus|260||Mi-2b;Mi2-BETA|chromodomain helicase DNA binding protein 4|is the ATPase of the NuRD complex
CTCF|P49711|10664|727|CTCF|chromatin|nucleus|140||FAP108;CFAP108|CCCTC-binding factor|is the insulator protein that shapes chromatin loops
RAD21|O60216|5885|631|Rad21|chromatin|nucleus|125||KIAA0078;hHR21;SCC1|RAD21 cohesin complex component|is the cleavable subunit of cohesin
SMC1A|Q14683|8243|1233|SMC1|chromatin|nucleus|145|pSer957|DXS423E;KIAA0178;SB1.8;Smcb;SMC1L1|structural maintenance of chromosomes 1A|is an ATPase of cohesin
SMC3|Q9UQE7|9126|1217|SMC3|chromatin|nucleus|140||HCAP;BAM;SMC3L1;bamacan;CSPG6|structural maintenance of chromosomes 3|is an ATPase of cohesin
CBX5|P45973|23468|191|HP1α|chromatin|nucleus|22||HP1Hs-alpha;HP1;HP1-ALPHA;HP1alpha|chromobox 5|binds methylated histone H3 Lys9 in heterochromatin
TRIM28|Q13263|10155|835|TIF1β/KAP1|chromatin|nucleus|100|pSer824|TIF1B;KAP1;TF1B;RNF96;PPP1R157;TIF1-beta|tripartite motif containing 28|is the co-repressor of KRAB zinc finger proteins
MECP2|P51608|4204|486|MeCP2|chromatin|nucleus|75||RTT;MRX16;MRX79|methyl-CpG binding protein 2|binds methylated DNA in neurons
NCOR1|O75376|9611|2440|NCoR1|chromatin|nucleus|270||N-CoR;hCIT529I10;TRAC1;hN-CoR;KIAA1047;MGC104216;PPP1R109|nuclear receptor corepressor 1|is a co-repressor of nuclear receptors
SIN3A|Q96ST3|25942|1273|Sin3A|chromatin|nucleus|145||KIAA0700;DKFZP434K2235|SIN3 transcription regulator family member A|is the scaffold of a deacetylase complex
EHMT2|Q96KQ7|10919|1210|G9a/EHMT2|epigenetic|nucleus|160 180||G9A;NG36/G9a;KMT1C;C6orf30;BAT8|euchromatic histone lysine methyltransferase 2|is a methyltransferase of histone H3 Lys9
SUV39H1|O43463|6839|412|SUV39H1|epigenetic|nucleus|48||KMT1A;SUV39H|SUV39H1 histone lysine methyltransferase|is a methyltransferase of heterochromatin
SETD2|Q9BYW2|29072|2564|SETD2|epigenetic|nucleus|290||HYPB;HIF-1;KIAA1732;FLJ23184;KMT3A|SET domain containing 2, histone lysine methyltransferase|is the methyltransferase of histone H3 Lys36 trimethylation
DOT1L|Q8TEK3|84444|1537|DOT1L|epigenetic|nucleus|180||KIAA1814;DOT1;KMT4|DOT1 like histone lysine methyltransferase|is the methyltransferase of histone H3 Lys79
NSD2|O96028|7468|1365|NSD2|epigenetic|nucleus|150||MMSET;KMT3G;WHSC1|nuclear receptor binding SET domain protein 2|is a methyltransferase of histone H3 Lys36 in myeloma
PRMT1|Q99873|3276|371|PRMT1|epigenetic|nucleus|42||HCP1;ANM1;HRMT1L2|protein arginine methyltransferase 1|is the main type I arginine methyltransferase
PRMT5|O14744|10419|637|PRMT5|epigenetic|cytoplasm|73||SKB1Hs;HRMT1L5;SKB1|protein arginine methyltransferase 5|is the main type II arginine methyltransferase
MEN1|O00255|4221|610|Menin|chromatin|nucleus|68 76|||menin 1|is a tumour suppressor that joins MLL complexes to chromatin
POLR2A|P24928|5430|1970|Rpb1 CTD|polymerase|nucleus|250|pSer2 pSer5|POLRA;RPB1;POLR2|RNA polymerase II subunit A|is the largest subunit of RNA polymerase II
TBP|P20226|6908|339|TBP|tf|nucleus|38||TFIID;TBP1;GTF2D1;SCA17|TATA-box binding protein|binds TATA boxes and nucleates pre-initiation complexes
ESR1|P03372|2099|595|Estrogen Receptor α|nuclear-receptor|nucleus|66|pSer118 pSer167|ER;NR3A1;Era;ER-alpha;ESR|estrogen receptor 1|is the receptor of oestrogen that drives most breast cancers
ESR2|Q92731|2100|530|Estrogen Receptor β|nuclear-receptor|nucleus|55-59||NR3A2;Erb;ER-beta|estrogen receptor 2|is the receptor of oestrogen in ovary and prostate
PGR|P06401|5241|933|Progesterone Receptor|nuclear-receptor|nucleus|90 118||PR;NR3C3|progesterone receptor|is the receptor of progesterone
AR|P10275|367|920|Androgen Receptor|nuclear-receptor|nucleus|110||AIS;NR3C4;SMAX1;HUMARA;DHTR;SBMA|androgen receptor|is the receptor of androgen that drives prostate cancer
NR3C1|P04150|2908|777|Glucocorticoid Receptor|nuclear-receptor|nucleus|75-94|pSer211|GR;GRL|nuclear receptor subfamily 3 group C member 1|is the receptor of glucocorticoids
VDR|P11473|7421|427|Vitamin D3 Receptor|nuclear-receptor|nucleus|48||NR1I1;PPP1R163|vitamin D receptor|is the receptor of calcitriol
RXRA|P19793|6256|462|RXRα|nuclear-receptor|nucleus|53||NR2B1;RXRalpha;RXR-alpha|retinoid X receptor alpha|is the partner of many nuclear receptors
RARA|P10276|5914|462|RARα|nuclear-receptor|nucleus|50||RAR;NR1B1;RARalpha;RAR-alpha|retinoic acid receptor alpha|is the receptor of retinoic acid
PPARG|P37231|5468|505|PPARγ|nuclear-receptor|nucleus|53 57||PPARG1;PPARG2;NR1C3;PPARgamma|peroxisome proliferator activated receptor gamma|is the master regulator of fat cells
NR4A1|P22736|3164|598|Nur77|nuclear-receptor|nucleus|64-80||TR3;N10;NAK-1;NGFIB;HMR;GFRP1|nuclear receptor subfamily 4 group A member 1|is an immediate early orphan receptor
RUNX1|Q01196|861|453|Runx1/AML1|tf|nucleus|50-56||PEBP2A2;AMLCR1;AML1;CBFA2|RUNX family transcription factor 1|is a transcription factor of definitive haematopoiesis
RUNX2|Q13950|860|521|Runx2|tf|nucleus|55-62||AML3;PEBP2A1;PEBP2aA1;CCD;CBFA1;CCD1|RUNX family transcription factor 2|is the transcription factor of bone
SPI1|P17947|6688|270|PU.1|tf|nucleus|42||PU.1;SPI-A;OF;SFPI1|Spi-1 proto-oncogene|is a transcription factor of myeloid and B cells
GATA1|P15976|2623|413|GATA-1|tf|nucleus|43 47||ERYF1;NFE1;GATA-1;NF-E1;GF1|GATA binding protein 1|is the transcription factor of red cells and platelets
TAL1|P17542|6886|331|TAL1|tf|nucleus|40-50||SCL;bHLHa17;TCL5|TAL bHLH transcription factor 1, erythroid differentiation factor|is a transcription factor of blood stem cells and T cell leukaemia
CEBPA|P49715|1050|358|C/EBPα|tf|nucleus|28 42|pThr226|C/EBP-alpha;CEBP|CCAAT enhancer binding protein alpha|is a transcription factor of granulocytes and fat cells
CEBPB|P17676|1051|345|C/EBPβ|tf|nucleus|20 38|pThr235|LAP;CRP2;NFIL6;IL6DBP;TCF5|CCAAT enhancer binding protein beta|is a transcription factor of inflammation and fat cells
SRF|P11831|6722|508|SRF|tf|nucleus|67|pSer103|MCM1|serum response factor|binds serum response elements of immediate early and actin genes
SP1|P08047|6667|785|Sp1|tf|nucleus|95 105|||Sp1 transcription factor|binds GC-rich promoters
EGR1|P18146|1958|543|Egr1|tf|nucleus|75||225;TIS8;AT225;G0S30;NGFI-A;ZIF268;KROX-24|early growth response 1|is an immediate early transcription factor
KLF4|O43474|9314|513|KLF4|tf|nucleus|55-65||EZF;GKLF|KLF transcription factor 4|is a zinc finger factor of differentiation and reprogramming
`;
