/** Immunology; columns as in `table.ts`. */
export const immunology2 = `
NFKBIA|P25963|4792|317|IκBα|inhibitor|cytoplasm|39|pSer32 pSer36|IKBA;MAD-3;IkappaBalpha;NFKBI|NFKB inhibitor alpha|holds NF-κB in the cytoplasm until it is degraded
CHUK|O15111|1147|745|IKKα|kinase|cytoplasm|85|pSer176|IKK1;IKK-alpha;IkBKA;NFKBIKA;IKKA;TCF16|component of inhibitor of nuclear factor kappa B kinase complex|is the kinase of the non-canonical NF-κB pathway
IKBKB|O14920|3551|756|IKKβ|kinase|cytoplasm|87|pSer177|IKK2;NFKBIKB;IKK-beta;IKKB|inhibitor of nuclear factor kappa B kinase subunit beta|is the main kinase of IκBα
IKBKG|Q9Y6K9|8517|419|IKKγ|adaptor|cytoplasm|50||IKK-gamma;NEMO;Fip3p;FIP-3;ZC2HC9;IKKAP1;IKKG;IP2;IP1|inhibitor of nuclear factor kappa B kinase regulatory subunit gamma|is the ubiquitin-binding subunit of the IKK complex
TBK1|Q9UHD2|29110|729|TBK1/NAK|kinase|cytoplasm|84|pSer172|NAK|TANK binding kinase 1|phosphorylates IRF-3 below nucleic acid sensors
IKBKE|Q14164|9641|716|IKKε|kinase|cytoplasm|80|pSer172|IKKE;IKK-i;KIAA0151|inhibitor of nuclear factor kappa B kinase subunit epsilon|is a relative of TBK1 in antiviral signalling
STING1|Q86WV6|340061|379|STING|receptor|er|33 35|pSer366|FLJ38577;NET23;ERIS;MPYS;MITA;TMEM173|stimulator of interferon response cGAMP interactor 1|is the receptor of cyclic dinucleotides in the endoplasmic reticulum
CGAS|Q8N884|115004|522|cGAS|enzyme|cytoplasm|62||h-cGAS;D4;C6orf150;MB21D1|cyclic GMP-AMP synthase|detects DNA in the cytosol and makes cGAMP
MAVS|Q7Z434|57506|540|MAVS|adaptor|mitochondria|52 75||VISA;KIAA1271;IPS-1;Cardif|mitochondrial antiviral signaling protein|joins RNA sensors to TBK1 on mitochondria
RIGI|O95786|23586|925|Rig-I|enzyme|cytoplasm|102||RIG-I;FLJ13599;DKFZp434J1111;RIG-1;DDX58|RNA sensor RIG-I|detects short double-stranded viral RNA
IFIH1|Q9BYX4|64135|1025|MDA-5|enzyme|cytoplasm|135||MDA-5;Hlcd;MDA5;IDDM19|interferon induced with helicase C domain 1|detects long double-stranded viral RNA
TLR2|O60603|7097|784|Toll-like Receptor 2|receptor|membrane|95||TIL4;CD282|toll like receptor 2|detects bacterial lipoproteins
TLR4|O00206|7099|839|Toll-like Receptor 4|receptor|membrane|95-120||hToll;CD284;TLR-4;ARMD10|toll like receptor 4|detects lipopolysaccharide
TLR3|O15455|7098|904|Toll-like Receptor 3|receptor|lysosome|115-130||CD283|toll like receptor 3|detects double-stranded RNA in endosomes
TLR9|Q9NR96|54106|1032|Toll-like Receptor 9|receptor|lysosome|80 130||CD289|toll like receptor 9|detects unmethylated CpG DNA in endosomes
MYD88|Q99836|4615|296|MyD88|adaptor|cytoplasm|33|||MYD88 innate immune signal transduction adaptor|is the adaptor of Toll-like and IL-1 receptors
IRAK1|P51617|3654|712|IRAK1|kinase|cytoplasm|78-105|pThr209|IRAK;pelle|interleukin 1 receptor associated kinase 1|is a kinase below Toll-like receptors
IRAK4|Q9NWZ3|51135|460|IRAK4|kinase|cytoplasm|55|pThr345|NY-REN-64|interleukin 1 receptor associated kinase 4|is the first kinase of the Myddosome
TRAF2|Q12933|7186|501|TRAF2|ubiquitin|cytoplasm|53||TRAP3;RNF117|TNF receptor associated factor 2|is an adaptor of TNF receptors
TRAF6|Q9Y4K3|7189|522|TRAF6|ubiquitin|cytoplasm|60||RNF85|TNF receptor associated factor 6|is the ubiquitin ligase below Toll-like and IL-1 receptors
TNFAIP3|P21580|7128|790|A20/TNFAIP3|ubiquitin|cytoplasm|82||A20;OTUD7C|TNF alpha induced protein 3|edits ubiquitin chains and ends NF-κB signalling
NLRP3|Q96P20|114548|1036|NLRP3|receptor|cytoplasm|110||AGTAVPRL;AII;AVP;FCAS;FCU;NALP3;PYPAF1;MWS;CLR1.1;C1orf7;CIAS1;DFNA34|NLR family pyrin domain containing 3|is the sensor of the best studied inflammasome
PYCARD|Q9ULZ3|29108|195|ASC/TMS1|adaptor|cytoplasm|22||TMS-1;CARD5;ASC|PYD and CARD domain containing|is the adaptor of inflammasomes
AIM2|O14862|9447|343|AIM2|receptor|cytoplasm|40||PYHIN4|absent in melanoma 2|is the inflammasome sensor of DNA
ZAP70|P43403|7535|619|Zap-70|kinase|cytoplasm|70|pTyr319 pTyr493|ZAP-70;STD;SRK|zeta chain of T cell receptor associated protein kinase 70|is the kinase that follows Lck in T cell receptor signalling
SYK|P43405|6850|635|Syk|kinase|cytoplasm|72|pTyr525 pTyr352||spleen associated tyrosine kinase|is the kinase of B cell and Fc receptors
LAT|O43561|27040|262|LAT|adaptor|membrane|36-38|pTyr220 pTyr161|LAT1|linker for activation of T cells|is the membrane scaffold of T cell receptor signalling
LCP2|Q13094|3937|533|SLP-76|adaptor|cytoplasm|76|pSer376|SLP-76;SLP76|lymphocyte cytosolic protein 2|is the scaffold that works with LAT
BTK|Q06187|695|659|Btk|kinase|cytoplasm|77|pTyr223 pTyr551|ATK;XLA;PSCTK1;AGMX1;IMD1|Bruton tyrosine kinase|is the Tec kinase of B cells
ITK|Q08881|3702|620|Itk|kinase|cytoplasm|72|pTyr512|EMT;PSCTK2;LYK|IL2 inducible T cell kinase|is the Tec kinase of T cells
BLNK|Q8WV28|29760|456|BLNK|adaptor|cytoplasm|70-72|pTyr96|SLP65;Ly57;SLP-65;BLNK-s;BASH;bca|B cell linker|is the scaffold of B cell receptor signalling
NFATC1|O95644|4772|943|NFAT1c|tf|nucleus|90-140||NF-ATC;NFATc;NFAT2|nuclear factor of activated T cells 1|is a calcium-activated factor of T cells and osteoclasts
NFATC2|Q13469|4773|925|NFAT1|tf|nucleus|120-140||NF-ATP;NFATp;NFAT1|nuclear factor of activated T cells 2|is a calcium-activated factor of T cells
CARD11|Q9BXL7|84433|1154|CARD11|adaptor|cytoplasm|130|pSer652|CARMA1;BIMP3|caspase recruitment domain family member 11|joins antigen receptors to NF-κB
BCL10|O95999|8915|233|Bcl10|adaptor|cytoplasm|32||CARMEN;CIPER;mE10;c-E10;CLAP|BCL10 immune signaling adaptor|is the filament-forming adaptor beside CARD11
MALT1|Q9UDY8|10892|824|MALT1|protease|cytoplasm|92||PCASP1;MLT|MALT1 paracaspase|is the paracaspase of antigen receptor signalling
GZMB|P10144|3002|247|Granzyme B|protease|secreted|29||CCPI;CGL-1;CSP-B;CGL1;CTSGL1;HLP;CTLA1|granzyme B|is a serine protease of cytotoxic granules
PRF1|P14222|5551|555|Perforin|cd|secreted|65-70||PFP;P1;HPLH2|perforin 1|forms pores in target cells
TNF|P01375|7124|233|TNF-α|cytokine|secreted|17 25||TNFSF2;DIF;TNF-alpha;TNFA|tumor necrosis factor|is a pleiotropic cytokine of inflammation
IL1B|P01584|3553|269|IL-1β|cytokine|secreted|17 31|cAsp116|IL1F2;IL-1B;IL1-BETA|interleukin 1 beta|is a pyrogenic cytokine matured by caspase-1
IL1A|P01583|3552|271|IL-1α|cytokine|secreted|18 31||IL1F1;IL-1A;IL1-ALPHA;IL1|interleukin 1 alpha|is an alarmin of damaged epithelium
IL6|P05231|3569|212|IL-6|cytokine|secreted|21-28||IL-6;BSF2;HGF;HSF;IFNB2|interleukin 6|is a cytokine of the acute phase and of B cells
IL2|P60568|3558|153|IL-2|cytokine|secreted|16||IL-2;TCGF|interleukin 2|is the growth factor of T cells
IL4|P05112|3565|153|IL-4|cytokine|secreted|15-19||BSF1;IL-4;BCGF1;BCGF-1;MGC79402|interleukin 4|is the cytokine of Th2 differentiation
IL10|P22301|3586|178|IL-10|cytokine|secreted|18||CSIF;TGIF;IL10A;IL-10|interleukin 10|is an anti-inflammatory cytokine
IL12B|P29460|3593|328|IL-12 p40|cytokine|secreted|40||CLMF;IL-12B;NKSF;CLMF2;NKSF2|interleukin 12B|is the shared chain of IL-12 and IL-23
IL13|P35225|3596|146|IL-13|cytokine|secreted|12||P600;IL-13;ALRH;BHR1;MGC116786;MGC116788;MGC116789|interleukin 13|is a cytokine of allergic inflammation
IL15|P40933|3600|162|IL-15|cytokine|secreted|14-18||IL-15;MGC9721|interleukin 15|supports NK cells and memory T cells
IL17A|Q16552|3605|155|IL-17A|cytokine|secreted|17-20||IL-17A;IL-17;CTLA8;IL17|interleukin 17A|is the cytokine of Th17 cells
IL18|Q14116|3606|193|IL-18|cytokine|secreted|18 24||IGIF;IL1F4;IL-1g;IL-18|interleukin 18|induces interferon gamma
IL21|Q9HBE4|59067|162|IL-21|cytokine|secreted|16||Za11;IL-21|interleukin 21|is the cytokine of follicular helper T cells
IL33|O95760|90865|270|IL-33|cytokine|nucleus|18 30||DVS27;DKFZp586H0523;NF-HEV;IL1F11;C9orf26|interleukin 33|is a nuclear alarmin of barrier tissues
IFNG|P01579|3458|166|IFN-γ|cytokine|secreted|17-25|||interferon gamma|activates macrophages and raises antigen presentation
IFNB1|P01574|3456|187|IFN-β|cytokine|secreted|20-25||IFB;IFF;IFNB|interferon beta 1|is a type I interferon of antiviral defence
CXCL8|P10145|3576|99|IL-8|cytokine|secreted|8||SCYB8;LUCT;LECT;MDNCF;TSG-1;NAP-1;3-10C;MONAP;AMCF-I;LYNAP;NAF;b-ENAP;GCP-1;K60|C-X-C motif chemokine ligand 8|attracts neutrophils
CXCL10|P02778|3627|98|CXCL10|cytokine|secreted|9||IFI10;IP-10;crg-2;mob-1;gIP-10;INP10;SCYB10|C-X-C motif chemokine ligand 10|attracts activated T cells
CXCL12|P48061|6387|93|CXCL12/SDF1|cytokine|secreted|8||SCYB12;SDF-1a;SDF-1b;PBSF;TLSF-a;TLSF-b;TPAR1;SDF1|C-X-C motif chemokine ligand 12|retains stem cells in bone marrow
CCL2|P13500|6347|99|MCP-1|cytokine|secreted|10-15||MCP1;MCP-1;MCAF;SMC-CF;GDCF-2;HC11;MGC9434;SCYA2|C-C motif chemokine ligand 2|attracts monocytes
CCL5|P13501|6352|91|RANTES|cytokine|secreted|8||RANTES;SISd;TCP228;MGC17164;D17S136E;SCYA5|C-C motif chemokine ligand 5|attracts T cells and eosinophils
CXCR4|P61073|7852|352|CXCR4|receptor|membrane|40-45|pSer339|LESTR;NPY3R;HM89;NPYY3R;D2S201E;fusin;HSY3RR;NPYR;CD184|C-X-C motif chemokine receptor 4|is the receptor of CXCL12
CCR7|P32248|1236|378|CCR7|receptor|membrane|42-45||BLR2;CDw197;CD197;CMKBR7;EBI1|C-C motif chemokine receptor 7|leads dendritic cells and naive T cells to lymph nodes
CCR5|P51681|1234|352|CCR5|receptor|membrane|40||CKR-5;CC-CKR-5;CKR5;CD195;IDDM22;CMKBR5|C-C motif chemokine receptor 5|is a chemokine receptor and co-receptor of HIV
CSF2|P04141|1437|144|GM-CSF|cytokine|secreted|14-22||GM-CSF;GMCSF|colony stimulating factor 2|supports granulocytes and macrophages
CSF1|P09603|1435|554|M-CSF|cytokine|secreted|25-45||M-CSF;MCSF;MGC31930|colony stimulating factor 1|supports macrophages
TGFB1|P01137|7040|390|TGF-β1|cytokine|secreted|12 44||CED;TGFbeta;TGFB;DPD1|transforming growth factor beta 1|is a growth inhibitor and regulator of immunity and fibrosis
HLA-A|P04439|3105|365|HLA Class I (HLA-A)|cd|membrane|43|||major histocompatibility complex, class I, A|presents peptides to cytotoxic T cells
HLA-DRA|P01903|3122|254|HLA-DRA|cd|membrane|34||HLA-DRA1|major histocompatibility complex, class II, DR alpha|presents peptides to helper T cells
B2M|P61769|567|119|β2-Microglobulin|cd|membrane|12|||beta-2-microglobulin|is the light chain of MHC class I
TAP1|Q03518|6890|748|TAP1|transporter|er|75||PSF1;RING4;D6S114E;ABCB2|transporter 1, ATP binding cassette subfamily B member|carries peptides into the endoplasmic reticulum
AIF1|P55008|199|147|Iba1/AIF-1|neuro|cytoplasm|17||IRT-1;AIF-1;IBA1|allograft inflammatory factor 1|is a calcium-binding protein of microglia
TREM2|Q9NZC2|54209|230|TREM2|receptor|membrane|28-40||TREM-2;Trem2a;Trem2b;Trem2c|triggering receptor expressed on myeloid cells 2|is a lipid receptor of microglia
P2RY12|Q9H244|64805|342|P2RY12|receptor|membrane|45-60||P2Y12;SP1999;HORK3|purinergic receptor P2Y12|is a purinergic receptor of homeostatic microglia
S100A9|P06702|6280|114|S100A9|adaptor|cytoplasm|14||P14;MIF;NIF;LIAG;MRP14;MAC387;60B8AG;CGLB;CAGB;CFAG|S100 calcium binding protein A9|is a calcium-binding protein of neutrophils
S100A8|P05109|6279|93|S100A8|adaptor|cytoplasm|10||P8;MRP8;MRP-8;60B8AG;CGLA;CAGA;CFAG|S100 calcium binding protein A8|is a calcium-binding protein of neutrophils
MPO|P05164|4353|745|Myeloperoxidase|enzyme|cytoplasm|59 90|||myeloperoxidase|makes hypochlorite in neutrophil granules
ELANE|P08246|1991|267|Neutrophil Elastase|protease|cytoplasm|29||NE;HNE;HLE;PMN-E;ELA2|elastase, neutrophil expressed|is a serine protease of neutrophil granules
`;
