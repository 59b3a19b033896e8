/** Cell cycle and genome integrity; columns as in `table.ts`. */
export const cellCycle = `
TP53|P04637|7157|393|p53|tf|nucleus|53|pSer15 pSer20 pSer392 acLys382|p53;LFS1|tumor protein p53|is a tumour suppressor that answers to damage with arrest, repair or apoptosis
MDM2|Q00987|4193|491|MDM2|ubiquitin|nucleus|90|pSer166|HDM2;MGC5370|MDM2 proto-oncogene|is a ubiquitin ligase that keeps p53 low and is itself a p53 target
CDKN1A|P38936|1026|164|p21 Waf1/Cip1|inhibitor|nucleus|21||P21;CIP1;WAF1;SDI1;CAP20;p21CIP1;p21Cip1/Waf1;CDKN1|cyclin dependent kinase inhibitor 1A|inhibits cyclin-dependent kinases and mediates arrest by p53
CDKN1B|P46527|1027|198|p27 Kip1|inhibitor|nucleus|27|pSer10|KIP1;P27KIP1|cyclin dependent kinase inhibitor 1B|inhibits cyclin E and cyclin A complexes in resting cells
CDKN2A|P42771|1029|156|p16 INK4A|inhibitor|nucleus|16||CDK4I;p16;INK4a;MTS1;CMM2;ARF;p19;p14;INK4;p19Arf;p14ARF;CAI2;CDKN2;MLM|cyclin dependent kinase inhibitor 2A|inhibits CDK4 and CDK6 and marks senescent cells
CDKN2B|P42772|1030|138|p15 INK4B|inhibitor|nucleus|15||P15;MTS2;INK4B;TP15;CDK4I|cyclin dependent kinase inhibitor 2B|inhibits CDK4 and CDK6 below TGF-β
RB1|P06400|5925|928|Rb|tf|nucleus|110|pSer807 pSer780 pSer608|RB;PPP1R130;OSRC|RB transcriptional corepressor 1|holds E2F factors back until cyclin-dependent kinases phosphorylate it
E2F1|Q01094|1869|437|E2F-1|tf|nucleus|70||RBP3;RBBP3|E2F transcription factor 1|is a transcription factor that opens S phase
CCND1|P24385|595|295|Cyclin D1|cycle|nucleus|36|pThr286|U21B31;BCL1;D11S287E;PRAD1|cyclin D1|activates CDK4 and CDK6 in answer to growth factors
CCND2|P30279|894|289|Cyclin D2|cycle|nucleus|31|||cyclin D2|activates CDK4 and CDK6 in lymphocytes and germ cells
CCND3|P30281|896|292|Cyclin D3|cycle|nucleus|31|||cyclin D3|activates CDK4 and CDK6 in haematopoietic cells
CCNE1|P24864|898|410|Cyclin E1|cycle|nucleus|48|pThr77|CCNE|cyclin E1|activates CDK2 at the entry into S phase
CCNA2|P20248|890|432|Cyclin A2|cycle|nucleus|55||CCNA;CCN1|cyclin A2|acts in S phase and early mitosis
CCNB1|P14635|891|433|Cyclin B1|cycle|nucleus|55|pSer133|CCNB|cyclin B1|activates CDK1 at the entry into mitosis
CDK1|P06493|983|297|cdc2|kinase|nucleus|34|pTyr15|CDC28A;CDC2|cyclin dependent kinase 1|is the kinase that drives mitosis
CDK2|P24941|1017|298|CDK2|kinase|nucleus|33|pThr160||cyclin dependent kinase 2|is a cyclin-dependent kinase of S phase
CDK4|P11802|1019|303|CDK4|kinase|nucleus|30||PSK-J3|cyclin dependent kinase 4|is a cyclin D-dependent kinase that starts phosphorylation of Rb
CDK6|Q00534|1021|326|CDK6|kinase|nucleus|36||PLSTIRE|cyclin dependent kinase 6|is a cyclin D-dependent kinase of blood cells
CDK7|P50613|1022|346|CDK7|kinase|nucleus|40||CAK1;CDKN7;MO15;STK1;CAK|cyclin dependent kinase 7|activates other cyclin-dependent kinases and acts in TFIIH
CDK9|P50750|1025|372|CDK9|kinase|nucleus|42 55|pThr186|PITALRE;C-2k;TAK;CDC2L4|cyclin dependent kinase 9|is the P-TEFb kinase that releases paused RNA polymerase II
CDC25A|P30304|993|524|cdc25A|phosphatase|nucleus|65|||cell division cycle 25A|removes inhibitory phosphates of cyclin-dependent kinases and is destroyed after damage
CDC25C|P30307|995|473|cdc25C|phosphatase|nucleus|60|pSer216|PPP1R60;CDC25|cell division cycle 25C|activates CDK1 at the entry into mitosis
WEE1|P30291|7465|646|Wee1|kinase|nucleus|95|pSer642|WEE1A|WEE1 G2 checkpoint kinase|phosphorylates CDK1 on Tyr15 and holds cells in G2
PLK1|P53350|5347|603|PLK1|kinase|nucleus|62|pThr210|PLK|polo like kinase 1|is a kinase of spindle poles, kinetochores and cytokinesis
AURKA|O14965|6790|403|Aurora A|kinase|centrosome|48|pThr288|BTAK;AurA;STK7;ARK1;PPP1R47;AIK;STK15;STK6|aurora kinase A|is a kinase of centrosome maturation and spindle assembly
AURKB|Q96GD4|9212|344|Aurora B|kinase|nucleus|40|pThr232|Aik2;IPL1;AurB;AIM-1;ARK2;STK5;PPP1R48;STK12|aurora kinase B|is the kinase of the chromosomal passenger complex
BUB1|O43683|699|1085|BUB1|kinase|nucleus|150||hBUB1;BUB1A;BUB1L|BUB1 mitotic checkpoint serine/threonine kinase|is a kinase of the spindle assembly checkpoint
BUB1B|O60566|701|1050|BUBR1|kinase|nucleus|120||BUBR1;MAD3L;Bub1A;SSK1|BUB1 mitotic checkpoint serine/threonine kinase B|is a subunit of the mitotic checkpoint complex
MAD2L1|Q13257|4085|205|MAD2L1|cycle|nucleus|24||MAD2;HSMAD2|mitotic arrest deficient 2 like 1|inhibits the anaphase-promoting complex until chromosomes are attached
CDC20|Q12834|991|499|Cdc20|cycle|nucleus|55||p55CDC;CDC20A|cell division cycle 20|activates the anaphase-promoting complex in mitosis
PCNA|P12004|5111|261|PCNA|dna|nucleus|36|||proliferating cell nuclear antigen|is the sliding clamp of DNA polymerases
MKI67|P46013|4288|3256|Ki-67|cycle|nucleus|345 395||MIB-1;PPP1R105;Ki-67|marker of proliferation Ki-67|is present in all active phases of the cell cycle and marks proliferating cells
MCM2|P49736|4171|904|MCM2|dna|nucleus|125|pSer139|D3S3194;KIAA0030;BM28;cdc19;DFNA70;CDCL1|minichromosome maintenance complex component 2|is a subunit of the replicative helicase
MCM7|P33993|4176|719|MCM7|dna|nucleus|80||CDC47;PPP1R104;MCM2|minichromosome maintenance complex component 7|is a subunit of the replicative helicase
CDT1|Q9H211|81620|546|CDT1|dna|nucleus|65||DUP;RIS2|chromatin licensing and DNA replication factor 1|licenses replication origins and is destroyed in S phase
GMNN|O75496|51053|209|Geminin|dna|nucleus|35||Gem|geminin DNA replication inhibitor|prevents licensing of origins a second time
RPA2|P15927|6118|270|RPA32/RPA2|dna|nucleus|32|pSer8||replication protein A2|protects single-stranded DNA in replication and repair
RAD51|Q06609|5888|339|Rad51|dna|nucleus|37||HsRad51;HsT16930;BRCC5;FANCR;RAD51A;RECA|RAD51 recombinase|is the recombinase of homologous repair
BRCA1|P38398|672|1863|BRCA1|dna|nucleus|220|pSer1524|RNF53;BRCC1;PPP1R53;FANCS|BRCA1 DNA repair associated|is a tumour suppressor that directs repair by homologous recombination
BRCA2|P51587|675|3418|BRCA2|dna|nucleus|380||FAD;FAD1;BRCC2;XRCC11;FANCD1;FACD;FANCD|BRCA2 DNA repair associated|loads Rad51 on single-stranded DNA
ATM|Q13315|472|3056|ATM|kinase|nucleus|350|pSer1981|TEL1;TELO1;ATA;ATDC;ATC;ATD|ATM serine/threonine kinase|is the kinase that answers to DNA double-strand breaks
ATR|Q13535|545|2644|ATR|kinase|nucleus|300|pSer428 pThr1989|FRP1;SCKL;SCKL1;MEC1|ATR serine/threonine kinase|is the kinase that answers to stalled replication forks
CHEK1|O14757|1111|476|Chk1|kinase|nucleus|56|pSer345 pSer317|CHK1|checkpoint kinase 1|is an effector kinase of ATR
CHEK2|O96017|11200|543|Chk2|kinase|nucleus|62|pThr68|CDS1;CHK2;HuCds1;PP1425;RAD53|checkpoint kinase 2|is an effector kinase of ATM
PRKDC|P78527|5591|4128|DNA-PKcs|kinase|nucleus|450|pSer2056|DNPK1;p350;DNAPK;XRCC7;DNAPKc;p460;HYRC;HYRC1|protein kinase, DNA-activated, catalytic subunit|is the catalytic subunit of the end-joining kinase
XRCC5|P13010|7520|732|Ku80|dna|nucleus|86||KU80;KARP-1;Ku86;KUB2|X-ray repair cross complementing 5|binds DNA ends in non-homologous end joining
XRCC6|P12956|2547|609|Ku70|dna|nucleus|70||D22S731;D22S671;KU70;ML8;G22P1|X-ray repair cross complementing 6|binds DNA ends in non-homologous end joining
PARP1|P09874|142|1014|PARP|dna|nucleus|89 116|cAsp214|PARP;ARTD1;Poly-PARP;PARS;PPOL;ADPRT|poly(ADP-ribose) polymerase 1|detects strand breaks and is a classic substrate of caspase-3
H2AX|P16104|3014|143|Histone H2A.X|histone|nucleus|15|pSer139|H2AFX|H2A.X variant histone|is the histone variant whose phosphorylation marks double-strand breaks
TP53BP1|Q12888|7158|1972|53BP1|dna|nucleus|450|pSer1778|53BP1;p202;TDRD30|tumor protein p53 binding protein 1|gathers at double-strand breaks and favours end joining
MRE11|P49959|4361|708|Mre11|dna|nucleus|81|pSer676|ATLD;MRE11A|MRE11 homolog, double strand break repair nuclease|is the nuclease of the complex that detects double-strand breaks
NBN|O60934|4683|754|p95/NBS1|dna|nucleus|95|pSer343|ATV;AT-V2;AT-V1;NBS;NBS1|nibrin|is a subunit of the Mre11 complex
RAD50|Q92878|10111|1312|Rad50|dna|nucleus|153|pSer635|hRad50;RAD50-2|RAD50 double strand break repair protein|is the structural ATPase of the Mre11 complex
FANCD2|Q9BXW9|2177|1451|FANCD2|dna|nucleus|150 160||FAD;FA-D2;FACD;FANCD|FA complementation group D2|is monoubiquitinated in the repair of interstrand cross-links
MSH2|P43246|4436|934|MSH2|dna|nucleus|100||HNPCC;HNPCC1;MSH-2;COCA1|mutS homolog 2|is a subunit of the complexes that recognise mismatches
MSH6|P52701|2956|1360|MSH6|dna|nucleus|160||MSH-6;GTBP|mutS homolog 6|recognises base mismatches together with MSH2
MLH1|P40692|4292|756|MLH1|dna|nucleus|84||HNPCC;FCC2;HNPCC2;MLH-1;COCA2|mutL homolog 1|is a mismatch repair protein lost in microsatellite-unstable tumours
PMS2|P54278|5395|862|PMS2|dna|nucleus|110||HNPCC4;MLH4;PMS-2;PMSL2|PMS1 homolog 2, mismatch repair system component|is the partner of MLH1 in mismatch repair
XRCC1|P18887|7515|633|XRCC1|dna|nucleus|82||RCC|X-ray repair cross complementing 1|is the scaffold of single-strand break repair
TOP1|P11387|7150|765|Topoisomerase I|dna|nucleus|100|||DNA topoisomerase I|relaxes DNA and is the target of camptothecins
TOP2A|P11388|7153|1531|Topoisomerase IIα|dna|nucleus|190||TOP2alpha;TOPIIA;TOP2|DNA topoisomerase II alpha|separates chromosomes and is the target of etoposide
RRM2|P31350|6241|389|RRM2|enzyme|cytoplasm|45||FLJ25102;C2orf48|ribonucleotide reductase regulatory subunit M2|is the small subunit of ribonucleotide reductase
TYMS|P04818|7298|313|Thymidylate Synthase|enzyme|cytoplasm|36||Tsase;TMS;HsT422;TS|thymidylate synthetase|makes thymidylate and is inhibited by 5-fluorouracil
SKP2|Q13309|6502|424|Skp2|ubiquitin|nucleus|48||FBXL1;FBL1;p45|S-phase kinase associated protein 2|is the F-box protein that recognises p27
FBXW7|Q969H0|55294|707|FBW7|ubiquitin|nucleus|70 110||AGO;FLJ11071;SEL-10;SEL10;FBX30;CDC4;FBXW6|F-box and WD repeat domain containing 7|is the F-box protein that recognises cyclin E, c-Myc and Notch
CUL1|Q13616|8454|776|CUL1|ubiquitin|cytoplasm|82|||cullin 1|is the scaffold of SCF ubiquitin ligases
TERT|O14746|7015|1132|TERT|enzyme|nucleus|122||TRT;TP2;TCS1;hEST2;EST2|telomerase reverse transcriptase|is the catalytic subunit of telomerase
LMNA|P02545|4000|664|Lamin A/C|structural|nucleus|63 74|pSer22 cAsp230|HGPS;MADA;LMN1;CMD1A;LGMD1B;PRO1;LMNL1|lamin A/C|forms the nuclear lamina and is cleaved by caspase-6
LMNB1|P20700|4001|586|Lamin B1|structural|nucleus|68|||lamin B1|is a component of the nuclear lamina that falls in senescence
NPM1|P06748|4869|294|NPM|rna|nucleus|38|pThr199|B23;NPM|nucleophosmin 1|is a nucleolar protein of ribosome assembly
FBL|P22087|2091|321|Fibrillarin|rna|nucleus|37||RNU3IP1;FLRN;FIB;Nop1|fibrillarin|is a methyltransferase of the nucleolus
NCL|P19338|4691|710|Nucleolin|rna|nucleus|100||C23;Nsr1|nucleolin|is an abundant nucleolar protein
CENPA|P49450|1058|140|CENP-A|histone|nucleus|17|pSer7|CENP-A;CenH3|centromere protein A|is the histone H3 variant of centromeres
BIRC5|O15392|332|142|Survivin|apoptosis|nucleus|16|pThr34|EPR-1;survivin;API4|baculoviral IAP repeat containing 5|is an IAP protein of the chromosomal passenger complex
STMN1|P16949|3925|149|Stathmin|cytoskeleton|cytoplasm|18|pSer16 pSer38|SMN;OP18;PR22;PP19;PP17;FLJ32206;LAP18;C1orf215|stathmin 1|destabilises microtubules
`;
