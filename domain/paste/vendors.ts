/**
 * Makers and dealers of reagents: how their names are written, and how they number their products. The forms come from
 * the makers' public catalogues.
 */

interface Vendor {
  readonly id: string;
  readonly name: string;
  /** Form of this maker's numbers; null if it is unknown. */
  readonly numbers: RegExp | null;
}

/** Id of the shop itself. */
export const ownVendor = "benchside";

// Lists of customers write these names beside the shop's numbers, so a search finds its product. A pasted text takes the
// number for the maker's, so that no line is ordered by mistake.
export const searchedAsOurs: ReadonlySet<string> = new Set([ownVendor, "cst"]);

type Row = readonly [id: string, name: string, spellings: string, numbers?: RegExp];

/** Spellings are in lower case without punctuation; a name of several words is matched word by word. */
const rows: readonly Row[] = [
  [ownVendor, "Benchside", "benchside,ベンチサイド", /^\d{4,6}(?:[A-Z]{1,2}\d{0,2})?$/i],
  ["biolegend", "BioLegend", "biolegend,bio legend,biolegend inc,バイオレジェンド,百进,达科为", /^\d{6}$|^79-\d{4}$/],
  [
    "bd",
    "BD Biosciences",
    "bd biosciences,bd bioscience,bd pharmingen,bd horizon,bd optibuild,bd,becton dickinson,pharmingen,bdbiosciences,bd transduction,ベクトンディッキンソン,日本bd,碧迪,碧迪医疗",
    /^\d{6}$/,
  ],
  [
    "cst",
    "Cell Signaling Technology",
    "cell signaling technology,cell signaling technologies,cell signalling technology,cell signaling,cell signalling,cell signal,cst,cellsignal,セルシグナリング,セルシグナリングテクノロジー,赛信通",
    /^\d{4,5}[A-Z]{0,2}$/i,
  ],
  ["dianova", "Dianova", "dianova", /^DIA-?\w{3,6}$/i],
  ["abcam", "Abcam", "abcam,abcam plc,アブカム,艾博抗", /^ab-?\d{3,6}$/i],
  [
    "scbt",
    "Santa Cruz Biotechnology",
    "santa cruz biotechnology,santa cruz biotech,santa cruz,santacruz,scbt,サンタクルズ,圣克鲁斯,圣克鲁兹",
    /^sc-?\d{2,6}[A-Z]{0,4}\d{0,3}$/i,
  ],
  [
    "thermo",
    "Thermo Fisher Scientific",
    "thermo fisher scientific,thermo fisher,thermofisher,thermo scientific,thermo,invitrogen,ebioscience,e bioscience,life technologies,gibco,molecular probes,pierce,applied biosystems,ambion,fisher scientific,サーモフィッシャー,サーモフィッシャーサイエンティフィック,インビトロジェン,赛默飞,赛默飞世尔,英潍捷基",
    /^\d{2}-\d{4}-\d{2}$|^[A-Z]{1,2}-?\d{4,7}(?:[A-Z]|BOX|PK\d)?$|^(?:MA|PA|MA1|PA1|PA3|MA3|MA5|PA5)-\d{3,6}$|^\d{5,8}[A-Z]{0,2}$|^\d{2}-\d{4,5}$|^PI\d{5}$|^4\d{2}-\d{4}-\d{2}$/i,
  ],
  [
    "miltenyi",
    "Miltenyi Biotec",
    "miltenyi biotec,miltenyi,ミルテニー,ミルテニーバイオテク,美天旎",
    /^130-\d{3}-\d{3}$/,
  ],
  [
    "jackson",
    "Jackson ImmunoResearch",
    "jackson immunoresearch laboratories,jackson immunoresearch,jackson immuno research,jackson immuno,jackson,ジャクソン",
    /^\d{3}-\d{3}-\d{3}$/,
  ],
  [
    "novus",
    "Novus Biologicals",
    "novus biologicals,novus,ノバス",
    /^NBP\d-\d{3,6}[A-Z\d]*$|^NB\d{2,3}-\d{2,6}[A-Z\d]*$|^NB\d{3,8}[A-Z]*$|^H\d{8}-[A-Z]\d{2}[A-Z]?$|^NBP\d{1,2}-\d+$/i,
  ],
  [
    "rnd",
    "R&D Systems",
    "r d systems,r d,rndsystems,rnd systems,bio techne,biotechne,アールアンドディー",
    /^(?:AF|MAB|FAB|BAM|BAF|IC|DY|NL|HAF|IMR|DRT|DTA)-?\d{2,6}[A-Z\d]{0,3}$|^[DMRS]\d{4}[A-Z]?$|^(?:PD|D|M|HS)[A-Z]{2,3}\d{2,3}[A-Z]?$|^\d{3,5}-[A-Z]{2,3}(?:-\d{2,3})?$/i,
  ],
  [
    "proteintech",
    "Proteintech",
    "proteintech,proteintech group,protein tech,ptg,ptglab,プロテインテック,武汉三鹰,三鹰",
    /^(?:CL\d{3}-|HRP-|APC-|PE-|FITC-|Biotin-)?\d{5}(?:-\d)?-(?:AP|Ig|RR|PBS|1)$|^(?:CL\d{3}|HRP|APC|PE|FITC|Biotin)-\d{5}$|^SA\d{5}-\d+$/i,
  ],
  [
    "biorad",
    "Bio-Rad",
    "bio rad,biorad,bio rad laboratories,abd serotec,serotec,バイオラッド,伯乐",
    /^(?:MCA|AHP|VMA|VPA|HCA|MCA)\d{1,5}[A-Z\d]{0,6}$|^(?:STAR)\d{1,3}[A-Z]{0,2}$|^\d{3}-?\d{4}$|^1\d{6,7}$/i,
  ],
  [
    "merck",
    "Merck",
    "merck millipore,merck kgaa,merck,emd millipore,emd,milliporesigma,millipore sigma,millipore,sigma aldrich,sigmaaldrich,sigma,chemicon,upstate,calbiochem,メルク,シグマ,シグマアルドリッチ,默克,密理博,西格玛",
    /^(?:AB|MAB|ABE|ABN|ABC|ABS|ABT|ABD|CBL|HPA|SAB|MABE|MABN|MABC|MABT|MABF|MABS|FC[A-Z]*)\d{1,7}[A-Z-]{0,3}$|^\d{2}-\d{3,4}[A-Z]?$|^[A-Z]\d{4}$|^[A-Z]\d{4}-\d+[A-Z]+$|^\d{6,8}$|^\d{1,2}\.\d{5}(?:\.\d{4})?$/i,
  ],
  [
    "agilent",
    "Agilent",
    "agilent,agilent technologies,agilent dako,dako,dako agilent,ダコ,安捷伦",
    /^[A-Z]{1,2}\d{3,4}(?:\d{2}-\d)?$/i,
  ],
  [
    "southern",
    "SouthernBiotech",
    "southernbiotech,southern biotech,southern biotechnology,southern",
    /^\d{4}-\d{2}[A-Z]?$/,
  ],
  [
    "bethyl",
    "Bethyl Laboratories",
    "bethyl laboratories,bethyl,fortis life sciences",
    /^[A-Z]\d{2,3}-\d{2,3}[A-Z]?\d?[A-Z]?$/i,
  ],
  ["genetex", "GeneTex", "genetex,gene tex", /^GTX\d{5,6}(?:-\d+)?$/i],
  ["licor", "LI-COR", "li cor,licor,licorbio,li cor biosciences", /^92[56]-\d{5}$/],
  [
    "vector",
    "Vector Laboratories",
    "vector laboratories,vector labs,vector,vectorlabs",
    /^[A-Z]{1,3}-\d{4}(?:-\d+)?$/i,
  ],
  ["atlas", "Atlas Antibodies", "atlas antibodies", /^(?:HPA|AMAb)\d{5,6}$/i],
  ["abclonal", "ABclonal", "abclonal,爱博泰克", /^AC?\d{3,5}$|^AS\d{3}$/i],
  ["activemotif", "Active Motif", "active motif,activemotif", /^\d{5}$/],
  ["diagenode", "Diagenode", "diagenode,hologic diagenode", /^C15\d{6}(?:-\d+)?$/i],
  [
    "mbl",
    "MBL",
    "mbl,mbl life science,medical and biological laboratories,医学生物学研究所",
    /^[A-Z]{1,2}\d{3}-\d[A-Z]?$|^PM\d{3}$|^M\d{3}-\d$/i,
  ],
  [
    "wako",
    "FUJIFILM Wako",
    "fujifilm wako,fujifilm wako pure chemical,wako,和光純薬,富士フイルム和光純薬,富士フイルム和光",
    /^\d{3}-\d{5}$/,
  ],
  ["nacalai", "Nacalai Tesque", "nacalai tesque,nacalai,ナカライテスク,ナカライ", /^\d{5}-\d{2}$/],
  ["beyotime", "Beyotime", "beyotime,beyotime biotechnology,碧云天", /^[A-Z]{1,2}\d{3,4}[A-Z]?$/i],
  ["servicebio", "Servicebio", "servicebio,赛维尔", /^GB\d{5,6}(?:-\d{1,3})?$|^G\d{4}$/i],
  ["solarbio", "Solarbio", "solarbio,索莱宝", /^[A-Z]{1,3}\d{4}$/i],
  ["tonbo", "Tonbo Biosciences", "tonbo,tonbo biosciences,cytek,cytek biosciences", /^\d{2}-\d{4}(?:-[A-Z]\d{3})?$/i],
  ["leinco", "Leinco", "leinco,leinco technologies", /^[A-Z]{1,2}\d{3,4}$/i],
  ["bxcell", "Bio X Cell", "bio x cell,bioxcell,bxcell", /^(?:BE|BP|CP|RT)\d{4}(?:-\d)?$/i],
  ["peprotech", "PeproTech", "peprotech,派普泰克", /^(?:AF-)?\d{3}-\d{2}[A-Z]?$/i],
  ["sinobio", "Sino Biological", "sino biological,sinobiological,义翘神州", /^\d{5}-[A-Z\d]{2,6}$/i],
  ["boster", "Boster", "boster,boster bio,boster biological,博士德", /^(?:PB|PA|MA|BA|A|M)\d{4,5}(?:-\d)?$/i],
  ["cayman", "Cayman Chemical", "cayman,cayman chemical", /^\d{5,8}$/],
  ["tocris", "Tocris", "tocris,tocris bioscience", /^\d{4}$/],
  ["selleck", "Selleck Chemicals", "selleck,selleckchem,selleck chemicals,selleck chem", /^[SE]\d{4}$/i],
  ["mce", "MedChemExpress", "medchemexpress,mce,medchem express", /^HY-[A-Z]?\d{4,6}[A-Z]?$/i],
  [
    "stemcell",
    "STEMCELL Technologies",
    "stemcell technologies,stem cell technologies,stemcell",
    /^\d{5}$|^\d{5}[A-Z]{2}(?:\.\d)?$/i,
  ],
  ["enzo", "Enzo Life Sciences", "enzo,enzo life sciences,alexis", /^(?:ADI|ALX|BML|ENZ)-[A-Z\d]+-?[A-Z\d]*$/i],
  ["rockland", "Rockland", "rockland,rockland immunochemicals", /^\d{3}-[A-Z\d]{3,4}-[A-Z\d]{3}$|^\d{3}-\d{3}-\d{3}$/i],
  ["abnova", "Abnova", "abnova,アブノバ", /^(?:H\d{8}-[A-Z]\d{2}|MAB\d{3,5}|PAB\d{3,5})$/i],
  ["standard", "Standard BioTools", "standard biotools,fluidigm,fluidigm maxpar", /^\d{7}[A-Z]$|^\d{6}[A-Z]?$/],
  ["synaptic", "Synaptic Systems", "synaptic systems,sysy", /^\d{3} ?\d{3}$/],
  ["aves", "Aves Labs", "aves,aves labs", /^[A-Z]{2,4}-?\d{0,4}$/i],
  ["zsbio", "ZSGB-Bio", "zsgb bio,zsbio,中杉金桥,中杉", /^Z[ABMFL]-?\d{4}$/i],
  ...([
    ["roche", "Roche", "roche,roche diagnostics,罗氏,ロシュ"],
    ["dharmacon", "Dharmacon", "dharmacon,horizon discovery"],
    ["qiagen", "Qiagen", "qiagen,キアゲン,凯杰"],
    ["promega", "Promega", "promega,プロメガ"],
    ["neb", "New England Biolabs", "new england biolabs,neb"],
    ["takara", "Takara", "takara,takara bio,clontech,タカラバイオ,宝生物"],
    ["lonza", "Lonza", "lonza"],
    ["corning", "Corning", "corning,康宁"],
    ["vwr", "VWR", "vwr,avantor"],
    ["nichirei", "Nichirei", "nichirei,ニチレイ"],
    ["funakoshi", "Funakoshi", "funakoshi,フナコシ"],
    ["cosmobio", "Cosmo Bio", "cosmo bio,コスモバイオ"],
    ["dojindo", "Dojindo", "dojindo,同仁化学,同仁化学研究所"],
    ["yeasen", "Yeasen", "yeasen,翌圣"],
    ["sangon", "Sangon Biotech", "sangon,sangon biotech,生工,生工生物"],
    ["keygen", "KeyGEN", "keygen,keygen biotech,凯基"],
    ["affinity", "Affinity Biosciences", "affinity biosciences"],
    ["immunoway", "ImmunoWay", "immunoway"],
    ["origene", "OriGene", "origene,origene technologies"],
    ["lifespan", "LSBio", "lsbio,lifespan biosciences"],
    ["stressmarq", "StressMarq", "stressmarq"],
    ["beckman", "Beckman Coulter", "beckman coulter,beckman,immunotech,ベックマンコールター,贝克曼"],
    ["immunotools", "ImmunoTools", "immunotools"],
    ["sony", "Sony Biotechnology", "sony biotechnology"],
    ["leica", "Leica", "leica,leica biosystems,novocastra,徕卡"],
    ["zymed", "Zymed", "zymed"],
    ["covance", "Covance", "covance"],
    ["dshb", "DSHB", "dshb,developmental studies hybridoma bank"],
    ["neuromab", "NeuroMab", "neuromab,antibodies incorporated"],
    ["alomone", "Alomone Labs", "alomone,alomone labs"],
    ["chromotek", "ChromoTek", "chromotek"],
    ["phosphosolutions", "PhosphoSolutions", "phosphosolutions"],
    ["encor", "EnCor Biotechnology", "encor,encor biotechnology"],
    ["hytest", "HyTest", "hytest"],
    ["cedarlane", "Cedarlane", "cedarlane"],
    ["acris", "Acris", "acris"],
    ["epitomics", "Epitomics", "epitomics"],
    ["cusabio", "Cusabio", "cusabio,华美生物"],
    ["elabscience", "Elabscience", "elabscience,伊莱瑞特"],
    ["bioss", "Bioss", "bioss,博奥森"],
    ["absin", "Absin", "absin,爱必信"],
    ["huabio", "HUABIO", "huabio,华安生物"],
    ["perkinelmer", "Revvity", "perkinelmer,perkin elmer,revvity,akoya,akoya biosciences"],
    ["illumina", "Illumina", "illumina,因美纳,イルミナ"],
    ["tenx", "10x Genomics", "10x genomics"],
    ["biocare", "Biocare Medical", "biocare,biocare medical"],
    ["biotium", "Biotium", "biotium"],
    ["biorbyt", "Biorbyt", "biorbyt"],
    ["genscript", "GenScript", "genscript,金斯瑞"],
    ["invivogen", "InvivoGen", "invivogen"],
    ["ptmbio", "PTM Bio", "ptm bio,ptm biolabs,景杰生物"],
    ["swant", "Swant", "swant"],
    ["mabtech", "Mabtech", "mabtech"],
    ["hycult", "Hycult Biotech", "hycult,hycult biotech"],
    ["ventana", "Ventana", "ventana,ventana medical systems"],
    ["targetmol", "TargetMol", "targetmol,陶术"],
    ["apexbio", "APExBIO", "apexbio"],
    ["agrisera", "Agrisera", "agrisera"],
    ["exbio", "EXBIO", "exbio"],
    ["immunostar", "ImmunoStar", "immunostar"],
    ["biosensis", "Biosensis", "biosensis"],
    ["progen", "Progen", "progen"],
    ["kerafast", "Kerafast", "kerafast"],
    ["raybiotech", "RayBiotech", "raybiotech"],
    ["mybiosource", "MyBioSource", "mybiosource"],
    ["aviva", "Aviva Systems Biology", "aviva,aviva systems biology"],
    ["fitzgerald", "Fitzgerald", "fitzgerald industries"],
    ["seracare", "SeraCare", "seracare,kpl"],
    ["biovision", "BioVision", "biovision"],
    ["carlroth", "Carl Roth", "carl roth"],
    ["cytiva", "Cytiva", "cytiva,ge healthcare,amersham"],
    ["addgene", "Addgene", "addgene"],
    ["atcc", "ATCC", "atcc"],
    ["charlesriver", "Charles River", "charles river"],
    ["jax", "The Jackson Laboratory", "jackson laboratory,jackson laboratories,jackson labs"],
    ["ibl", "Immuno-Biological Laboratories", "ibl,免疫生物研究所"],
  ] as const satisfies readonly Row[]),
];

export const vendors: ReadonlyMap<string, Vendor> = new Map(
  rows.map(([id, name, , numbers = null]) => [id, { id, name, numbers }]),
);

/** Names by their first word; the longest first. */
export const vendorNames: ReadonlyMap<string, readonly { readonly id: string; readonly words: readonly string[] }[]> =
  (() => {
    const byFirst = new Map<string, { id: string; words: string[] }[]>();
    for (const [id, , spellings] of rows) {
      for (const spelling of spellings.split(",")) {
        const words = spelling.split(" ");
        const first = words[0] ?? "";
        byFirst.set(first, [...(byFirst.get(first) ?? []), { id, words }]);
      }
    }
    for (const names of byFirst.values()) names.sort((one, other) => other.words.length - one.words.length);
    return byFirst;
  })();

/** Names in Japanese and Chinese, which stand within longer runs of characters; the longest first. */
export const eastAsianVendors: readonly (readonly [spelling: string, id: string])[] = rows
  .flatMap(([id, , spellings]) =>
    spellings.split(",").flatMap((spelling) => (/[^\x20-\x7e]/.test(spelling) ? [[spelling, id] as const] : [])),
  )
  .sort(([one], [other]) => other.length - one.length);

/** Sources of plasmids, cells and animals, whose numbers do not name reagents. */
export const noReagents: ReadonlySet<string> = new Set(["addgene", "atcc", "charlesriver", "jax"]);

export const fitsVendor = (id: string, number: string): boolean => vendors.get(id)?.numbers?.test(number) ?? false;

/** Number forms that only one maker uses, recognized without the maker's name. */
const telling: readonly (readonly [RegExp, string])[] = [
  [/^ab\d{3,6}$/, "abcam"],
  [/^(?:ADI|ALX|BML)-[A-Z\d]{2,4}-[A-Z\d]{3,4}$|^ALX-\d{3}-\d{3}$/i, "enzo"],
  [/^BE\d{4}(?:-\d)?$/, "bxcell"],
  [/^sc-\d{2,6}[A-Z]{0,4}\d{0,3}$/i, "scbt"],
  [/^\d{2}-\d{4}-\d{2}$/, "thermo"],
  [/^A-\d{5}$|^(?:MA5|PA5|MA1|PA1)-\d{3,6}$/, "thermo"],
  [/^130-\d{3}-\d{3}$/, "miltenyi"],
  [/^(?:1(?:0[1-9]|1\d|2[0-79])|[2-7]\d\d)-\d{3}-\d{3}$/, "jackson"],
  [/^NBP\d{1,2}-\d{4,6}[A-Z\d]*$|^NB\d{3}-\d{3,6}$/i, "novus"],
  [/^\d{5}-\d-(?:AP|Ig|RR|PBS)$|^CL\d{3}-\d{5}$/i, "proteintech"],
  [/^(?:MCA|AHP)\d{3,5}[A-Z\d]{0,6}$/, "biorad"],
  [/^(?:MABE|MABN|MABC|MABT|MABF|ABE|ABN)\d{2,4}$/, "merck"],
  [/^HPA\d{6}$/, "atlas"],
  [/^GTX\d{5,6}$/i, "genetex"],
  [/^92[56]-\d{5}$/, "licor"],
  [/^FAB\d{3,5}[A-Z\d]{1,2}$/, "rnd"],
  [/^C15\d{6}$/, "diagenode"],
  [/^HY-[A-Z]?\d{4,6}$/i, "mce"],
  [/^GB\d{5,6}(?:-\d{1,3})?$/, "servicebio"],
];

/** The only maker whose numbers have this form; null if several do, or none. */
export const vendorByNumberForm = (number: string): string | null =>
  telling.find(([form]) => form.test(number))?.[1] ?? null;
