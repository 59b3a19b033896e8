/** Immunology; columns as in `table.ts`. */
export const immunology1 = `
PTPRC|P08575|5788|1306|CD45|cd|membrane|180-220||LCA;T200;GP180;LY5;B220;CD45R|protein tyrosine phosphatase receptor type C|is a tyrosine phosphatase found on all nucleated blood cells
CD3E|P07766|916|207|CD3ε|cd|membrane|20||CD3epsilon;CD3-epsilon|CD3 epsilon subunit of T-cell receptor complex|is a signalling chain of the T cell receptor complex
CD247|P20963|919|164|CD3ζ|cd|membrane|18|pTyr142|CD3H;CD3Q;TCRZ;CD3-ZETA;CD3Z|CD247 molecule|is the main signalling chain of the T cell receptor complex
CD4|P01730|920|458|CD4|cd|membrane|55||T4;Leu-3|CD4 molecule|is the co-receptor of helper T cells
CD8A|P01732|925|235|CD8α|cd|membrane|30-35||p32;CD8alpha;CD8|CD8 subunit alpha|is the co-receptor of cytotoxic T cells
CD8B|P10966|926|210|CD8β|cd|membrane|30||Ly-3;LYT3;P37;CD8beta;CD8B1|CD8 subunit beta|pairs with CD8α on cytotoxic T cells
CD19|P15391|930|556|CD19|cd|membrane|95|pTyr531||CD19 molecule|is a co-receptor of B cells
MS4A1|P11836|931|297|CD20|cd|membrane|33 37||B1;Bp35;FMC7;CD20|membrane spanning 4-domains A1|is a B cell surface protein and target of therapeutic antibodies
CD22|P20273|933|847|CD22|cd|membrane|140||SIGLEC-2;SIGLEC2|CD22 molecule|restrains B cell receptor signalling
CD79A|P11912|973|226|CD79A|cd|membrane|45|pTyr182|MB-1;Ig-alpha;MB1;IGAlpha;IGA|CD79a molecule|is a signalling chain of the B cell receptor
CD79B|P40259|974|229|CD79B|cd|membrane|38||B29;Ig-beta;Igbeta;IGB|CD79b molecule|is a signalling chain of the B cell receptor
CD5|P06127|921|495|CD5|cd|membrane|67||T1;LEU1|CD5 molecule|is a scavenger receptor of T cells and B-1 cells
CD7|P09564|924|240|CD7|cd|membrane|40||GP40;LEU-9;TP41;Tp40|CD7 molecule|is an early marker of T cells
CD2|P06729|914|351|CD2|cd|membrane|50||SRBC|CD2 molecule|is an adhesion molecule of T and NK cells
CD14|P08571|929|375|CD14|cd|membrane|55|||CD14 molecule|is the co-receptor of monocytes for lipopolysaccharide
CD68|P34810|968|354|CD68|cd|lysosome|75-110||SCARD1;GP110;DKFZp686M18236;LAMP4|CD68 molecule|is a glycoprotein of macrophage lysosomes
CD163|Q86VB7|9332|1156|CD163|cd|membrane|130 150||M130;MM130;SCARI1|CD163 molecule|is the haemoglobin scavenger receptor of macrophages
MRC1|P22897|4360|1456|CD206/MRC1|cd|membrane|166||CLEC13D;CD206;bA541I19.1;CLEC13DL;MRC1L1|mannose receptor C-type 1|is the mannose receptor of alternatively activated macrophages
ITGAM|P11215|3684|1152|CD11b/ITGAM|cd|membrane|160||MAC-1;CD11b;CR3A;CD11B|integrin subunit alpha M|is an integrin of myeloid cells
ITGAX|P20702|3687|1163|CD11c|cd|membrane|145||CD11c;CD11C|integrin subunit alpha X|is an integrin of dendritic cells
ITGAE|P38570|3682|1179|CD103|cd|membrane|150||CD103;HUMINAE|integrin subunit alpha E|is an integrin of tissue-resident T cells
CD33|P20138|945|364|CD33|cd|membrane|67||SIGLEC3;SIGLEC-3;p67;FLJ00391;CD33rSiglec|CD33 molecule|is a sialic acid-binding receptor of myeloid cells
CD34|P28906|947|385|CD34|cd|membrane|90-120|||CD34 molecule|marks haematopoietic stem cells and endothelium
PECAM1|P16284|5175|738|CD31 (PECAM-1)|cd|junction|130||CD31|platelet and endothelial cell adhesion molecule 1|is an adhesion molecule of endothelial junctions
CD38|P28907|952|300|CD38|cd|membrane|45||cADPR1|CD38 molecule|is an ectoenzyme of plasma cells
SDC1|P18827|6382|310|CD138/Syndecan-1|cd|membrane|60-90||CD138;syndecan;SYND1;SDC|syndecan 1|is a proteoglycan of plasma cells and epithelium
CD44|P16070|960|742|CD44|cd|membrane|80-95||IN;MC56;Pgp1;PGP-1;CD44R;HCELL;CSPG8;Hermes-1;CDw44;HUTCH-1;HUTCH-I;ECM-III;H-CAM;MIC4;MDU2;MDU3|CD44 molecule (IN blood group)|is the receptor for hyaluronan
CD47|Q08722|961|323|CD47|cd|membrane|45-55||IAP;OA3;MER6|CD47 molecule|is a signal against phagocytosis
CD63|P08962|967|238|CD63|cd|lysosome|30-60||ME491;TSPAN30;HOP-26;Pltgp40;AD1;MLA1|CD63 molecule|is a tetraspanin of endosomes and exosomes
CD9|P21926|928|228|CD9|cd|membrane|22-27||BA2;P24;TSPAN29;MRP-1;MIC3|CD9 molecule|is a tetraspanin of the plasma membrane and exosomes
CD81|P60033|975|236|CD81|cd|membrane|22-26||TAPA-1;TSPAN28;S5.7;TAPA1|CD81 molecule|is a tetraspanin of the plasma membrane and exosomes
CD27|P26842|939|260|CD27|cd|membrane|55||S152;Tp55;TNFRSF7|CD27 molecule|is a TNF receptor family member of T cells and memory B cells
CD28|P10747|940|220|CD28|cd|membrane|45|||CD28 molecule|is the main co-stimulatory receptor of T cells
CD40|P25942|958|277|CD40|cd|membrane|43-48||p50;Bp50;TNFRSF5|CD40 molecule|is the co-stimulatory receptor of B cells and dendritic cells
CD69|Q07108|969|199|CD69|cd|membrane|28 32||CLEC2C|CD69 molecule|is an early marker of lymphocyte activation
IL2RA|P01589|3559|272|CD25/IL-2Rα|cd|membrane|55||CD25;IL2R;IDDM10|interleukin 2 receptor subunit alpha|is the alpha chain of the high-affinity IL-2 receptor
IL7R|P16871|3575|459|CD127|cd|membrane|75||CD127;IL7RA;lnc-IL7R;IL-7Ralpha;sIL-7R;CDw127|interleukin 7 receptor|is the alpha chain of the IL-7 receptor
NCAM1|P13591|4684|858|NCAM1 (CD56)|cd|membrane|120 140 180||NCAM;CD56|neural cell adhesion molecule 1|is an adhesion molecule of neurons and NK cells
FCGR3A|P08637|2214|254|CD16|cd|membrane|50-65||CD16;CD16a;FcgammaRIIIa;FcGRIIIA;FCGR3;FCG3|Fc gamma receptor IIIa|is the Fc receptor of NK cells
KLRB1|Q12918|3820|225|CD161|cd|membrane|40||CD161;NKR-P1;NKR-P1A;hNKR-P1A;CLEC5B;NKR|killer cell lectin like receptor B1|is a lectin-like receptor of NK cells
NCR1|O76036|9437|304|NKp46|cd|membrane|46||NK-p46;NKP46;CD335;LY94|natural cytotoxicity triggering receptor 1|is an activating receptor of NK cells
PDCD1|Q15116|5133|288|PD-1|checkpoint|membrane|47-55||CD279;PD1;hSLE1;PD-1;SLEB2|programmed cell death 1|is an inhibitory receptor of activated T cells
CD274|Q9NZQ7|29126|290|PD-L1|checkpoint|membrane|40-50||B7-H;B7H1;PD-L1;PDL1;PDCD1LG1|CD274 molecule|is the ligand through which tumours and myeloid cells engage PD-1
PDCD1LG2|Q9BQ51|80380|273|PD-L2|checkpoint|membrane|50-60||PD-L2;Btdc;PDL2;bA574F11.2;CD273;B7-DC|programmed cell death 1 ligand 2|is the second ligand of PD-1, found on dendritic cells
CTLA4|P16410|1493|223|CTLA-4|checkpoint|membrane|25-30||CD152;CD;GSE;CTLA-4;CELIAC3;IDDM12|cytotoxic T-lymphocyte associated protein 4|is an inhibitory receptor that competes with CD28
LAG3|P18627|3902|525|LAG3|checkpoint|membrane|60-70||CD223|lymphocyte activating 3|is an inhibitory receptor that binds MHC class II
HAVCR2|Q8TDQ0|84868|301|TIM-3|checkpoint|membrane|45-70||Tim-3;TIM3;FLJ14428;TIMD3;CD366|hepatitis A virus cellular receptor 2|is an inhibitory receptor of exhausted T cells
TIGIT|Q495A1|201633|244|TIGIT|checkpoint|membrane|30||FLJ39873;DKFZp667A205;VSIG9;VSTM3|T cell immunoreceptor with Ig and ITIM domains|is an inhibitory receptor of T and NK cells
VSIR|Q9H7M9|64115|311|VISTA|checkpoint|membrane|45-60||SISP1;GI24;B7-H5;B7H5;PD-1H;Dies1;C10orf54|V-set immunoregulatory receptor|is an inhibitory receptor and ligand of myeloid and T cells
CD276|Q5ZPR3|80381|534|B7-H3|checkpoint|membrane|100||B7-H3;B7H3;B7RP-2|CD276 molecule|is an immune checkpoint protein of solid tumours
VTCN1|Q7Z7D3|79679|282|B7-H4|checkpoint|membrane|50-80||B7-H4;FLJ22418;B7S1;B7x|V-set domain containing T cell activation inhibitor 1|is an immune checkpoint protein of gynaecological tumours
ICOS|Q9Y6W8|29851|199|ICOS|checkpoint|membrane|25-30||AILIM;CD278|inducible T cell costimulator|is a co-stimulatory receptor of follicular helper T cells
TNFRSF9|Q07011|3604|255|4-1BB/CD137|checkpoint|membrane|30-40||CD137;4-1BB;ILA|TNF receptor superfamily member 9|is a co-stimulatory receptor of cytotoxic T cells
TNFRSF4|P43489|7293|277|OX40|checkpoint|membrane|48||ACT35;OX40;CD134;TXGP1L|TNF receptor superfamily member 4|is a co-stimulatory receptor of T cells
TNFRSF18|Q9Y5U5|8784|241|GITR|checkpoint|membrane|30-45||AITR;GITR;CD357|TNF receptor superfamily member 18|is a co-stimulatory receptor of regulatory T cells
IDO1|P14902|3620|403|IDO|enzyme|cytoplasm|42||IDO;INDO|indoleamine 2,3-dioxygenase 1|breaks tryptophan down and restrains T cells
ARG1|P05089|383|322|Arginase-1|enzyme|cytoplasm|38|||arginase 1|breaks arginine down in liver and myeloid cells
NOS2|P35228|4843|1153|iNOS|enzyme|cytoplasm|130||iNOS;NOS;HEP-NOS;NOS2A|nitric oxide synthase 2|makes nitric oxide in activated macrophages
FOXP3|Q9BZS1|50943|431|FoxP3|tf|nucleus|45-50||JM2;XPID;AIID;PIDX;DIETER;SCURFIN;IPEX|forkhead box P3|is the transcription factor of regulatory T cells
TBX21|Q9UL17|30009|535|T-bet|tf|nucleus|62||TBLYM;T-bet|T-box transcription factor 21|is the transcription factor of Th1 cells
GATA3|P23771|2625|443|GATA-3|tf|nucleus|48||HDR|GATA binding protein 3|is the transcription factor of Th2 cells and of luminal breast epithelium
RORC|P51449|6097|518|RORγt|tf|nucleus|55||RZRG;RORG;NR1F3;TOR|RAR related orphan receptor C|is the transcription factor of Th17 cells
BCL6|P41182|604|706|Bcl-6|tf|nucleus|95||ZBTB27;LAZ3;BCL5;BCL6A;ZNF51|BCL6 transcription repressor|is the transcription factor of germinal centres
PRDM1|O75626|639|825|Blimp-1|tf|nucleus|90 100||PRDI-BF1;Blimp-1;BLIMP1|PR/SET domain 1|is the transcription factor of plasma cells
PAX5|Q02548|5079|391|Pax5|tf|nucleus|45||BSAP;PAX-5|paired box 5|is the transcription factor of B cell identity
TCF7|P36402|6932|384|TCF1|tf|nucleus|48 50||TCF-1|transcription factor 7|is the transcription factor of stem-like T cells
TOX|O94900|9760|526|TOX|tf|nucleus|65||KIAA0808;TOX1|thymocyte selection associated high mobility group box|is a nuclear protein of T cell exhaustion
IRF3|Q14653|3661|427|IRF-3|tf|nucleus|50-55|pSer396 pSer386||interferon regulatory factor 3|starts expression of type I interferon
IRF4|Q15306|3662|451|IRF-4|tf|nucleus|51||LSIRF;MUM1|interferon regulatory factor 4|is a transcription factor of plasma cells and activated T cells
IRF5|Q13568|3663|498|IRF-5|tf|nucleus|56|pSer437|IRF-5|interferon regulatory factor 5|is a transcription factor of inflammatory macrophages
IRF7|Q92985|3665|503|IRF-7|tf|nucleus|65|pSer477||interferon regulatory factor 7|amplifies expression of type I interferon
IRF8|Q02556|3394|426|IRF-8|tf|nucleus|50||IRF-8;ICSBP;ICSBP1|interferon regulatory factor 8|is a transcription factor of monocytes and dendritic cells
RELA|Q04206|5970|551|NF-κB p65|tf|nucleus|65|pSer536 acLys310|p65;NFKB3|RELA proto-oncogene, NF-kB subunit|is the main transactivating subunit of NF-κB
NFKB1|P19838|4790|968|NF-κB1 p105/p50|tf|nucleus|50 120|pSer932|KBF1;p105;NFKB-p50;p50;NF-kappaB|nuclear factor kappa B subunit 1|is the precursor of p50 and an inhibitor of NF-κB
NFKB2|Q00653|4791|900|NF-κB2 p100/p52|tf|nucleus|52 120|pSer866|LYT-10;p52;p105;NF-kB2;p49/p100|nuclear factor kappa B subunit 2|is the precursor of p52 in the non-canonical pathway
RELB|Q01201|5971|579|RelB|tf|nucleus|70||REL-B|RELB proto-oncogene, NF-kB subunit|is the partner of p52 in the non-canonical pathway
`;
