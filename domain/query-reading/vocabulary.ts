/**
 * Words of a query that are not names of targets: kind of reagent, use, animal. Japanese and Chinese words are
 * translated first (data/names/east-asian.tsv), so these are English.
 */
import { matchKey } from "../search-url/match-key";
import { bufferNames } from "./words/buffer-names";
import { compounds } from "./words/compounds";
import { fillers, sentenceVerbs } from "./words/fillers";
import { isUnsoldLabel } from "./words/unsold-labels";
import { unsoldReagents } from "./words/unsold-reagents";

export type Word =
  | { readonly kind: "application"; readonly codes: readonly string[] }
  | { readonly kind: "product-kind"; readonly codes: readonly string[]; readonly sampler?: true }
  | { readonly kind: "label"; readonly code: string }
  | { readonly kind: "animal"; readonly host: string | null; readonly species: string | null }
  | { readonly kind: "clonality"; readonly code: "monoclonal" | "polyclonal" }
  | { readonly kind: "category"; readonly code: string }
  | { readonly kind: "modification"; readonly code: string }
  /** A recombinant antibody or protein, depending on the rest of the query. */
  | { readonly kind: "recombinant" }
  /** After a target, the protein itself; otherwise part of a name. */
  | { readonly kind: "protein" }
  /** "anti" between a host and a species. */
  | { readonly kind: "anti" }
  /** Known, but not sold. */
  | { readonly kind: "unsold"; readonly code: UnsoldKind }
  /** "receptor" or "ligand" after a name means the partner. */
  | { readonly kind: "partner"; readonly code: "receptor" | "ligand" }
  /** Another name of a reagent without a target; `text` is the words of the catalogue, `clone` one that is not ours. */
  | { readonly kind: "reagent"; readonly text: string; readonly clone?: string }
  /** Tested on cells without the gene, or with less of it. */
  | { readonly kind: "validation" }
  /** A kit that measures a protein's activity. */
  | { readonly kind: "assay" }
  /** A word without information about the reagent. */
  | { readonly kind: "filler" };

export type UnsoldKind = "compound" | "kit" | "kitOfUse" | "blockingPeptide" | "sirna" | "plasmid";

type Entry = readonly [word: Word, spellings: string];

const application = (codes: string, spellings: string): Entry => [
  { kind: "application", codes: codes.split(" ") },
  spellings,
];
const productKind = (codes: string, spellings: string): Entry => [
  { kind: "product-kind", codes: codes.split(",") },
  spellings,
];
const label = (code: string, spellings: string): Entry => [{ kind: "label", code }, spellings];
const animal = (host: string | null, species: string | null, spellings: string): Entry => [
  { kind: "animal", host, species },
  spellings,
];
const reagent = (text: string, spellings: string): Entry => [{ kind: "reagent", text }, spellings];
const modification = (code: string, spellings: string): Entry => [{ kind: "modification", code }, spellings];

/** Beads of any kind: "compensation beads" are not magnetic beads. */
export const beads = "beads";

const entries: readonly Entry[] = [
  application(
    "WB",
    "wb,western,western blot,western blots,western blotting,immunoblot,immunoblotting,immunoblots,blot,blots",
  ),
  application("SW", "simple western,simple westerns"),
  application("IP", "ip,immunoprecipitation,immunoprecipitate,co ip,coip,pulldown,pull down"),
  application(
    "IHC-P",
    "ihc,ihc p,immunohistochemistry,immunohistochemical,paraffin,ffpe,paraffin sections,paraffin section",
  ),
  application("IF-F", "if f,ihc f,ihc fr,frozen,frozen section,frozen sections,cryosection,cryosections"),
  application(
    "IF-IC IF-F",
    "if,icc,if ic,if icc,icc if,immunofluorescence,immunofluorescent,immunocytochemistry,confocal",
  ),
  application("IHC-P IF-IC IF-F", "immunostaining,staining,stain"),
  application("FC-FP FC-L", "fc,facs,flow,fcm,flow cytometry,flow cytometric,cytometry,fc fp"),
  application("FC-L", "fc l,live cell flow"),
  application("ChIP", "chip,chromatin immunoprecipitation,chromatin ip"),
  application("ChIP-seq", "chip seq,chipseq,chromatin ip seq"),
  application("C&R", "cut run,cut and run,cutandrun"),
  application("C&T", "cut tag,cut and tag,cutandtag"),
  application("eCLIP", "eclip"),
  productKind("ELISA Kit", "elisa,elisa kit,elisa kits,sandwich elisa,sandwich elisa kit,immunoassay,immunoassay kit"),
  productKind("Kit,ELISA Kit", "kit,kits,assay kit"),
  [{ kind: "assay" }, "activity assay,activity assays,activity assay kit,activity kit,activity kits"],
  [{ kind: "product-kind", codes: ["Kit"], sampler: true }, "sampler kit,antibody sampler kit,sampler"],
  productKind(
    "Matched Pair",
    "matched pair,matched antibody pair,antibody pair,matched pairs,antibody pairs,capture antibody,detection antibody pair,pair,elisa pair",
  ),
  productKind("Antibody Duet", "duet,antibody duet"),
  productKind("Cocktail", "antibody cocktail,cocktail"),
  productKind("Recombinant Protein", "recombinant protein,recombinant proteins,purified protein,active protein"),
  productKind(
    "Small Molecule",
    "inhibitor,inhibitors,inhib,agonist,antagonist,activator,small molecule,small molecules,compound,drug",
  ),
  productKind("Secondary Antibody", "secondary,secondaries,secondary antibody,secondary antibodies"),
  productKind("Primary Antibody", "primary,primary antibody,primary antibodies"),
  productKind("Conjugate", "conjugate,conjugates,conjugated,conj,conjug,labelled,labeled,fluorescent,direct conjugate"),
  productKind("Service", "service,services"),
  label(
    "Fluor 488",
    "fluor 488,alexa 488,alexa fluor 488,alexafluor 488,alexafluor488,af488,af 488,488,dylight 488,cf488a",
  ),
  label("Fluor 555", "fluor 555,alexa 555,alexa fluor 555,af555,af 555,555,cy3,alexa 546"),
  label("Fluor 594", "fluor 594,alexa 594,alexa fluor 594,af594,af 594,594,texas red"),
  label("Fluor 647", "fluor 647,alexa 647,alexa fluor 647,alexafluor 647,af647,af 647,647,cy5"),
  label("Fluor 700", "fluor 700,alexa 700,alexa fluor 700,af700,af 700"),
  label("Fluor 750", "fluor 750,alexa 750,alexa fluor 750,af750,af 750"),
  label("Fluor 405", "fluor 405,alexa 405,alexa fluor 405,af405,af 405"),
  label("Violet 421", "violet 421,v421,brilliant violet 421,brilliantviolet421,bv421,pacific blue,efluor 450"),
  label("PE", "pe,phycoerythrin,r phycoerythrin,r pe,rpe,pe label"),
  label("APC", "apc,allophycocyanin,apc label"),
  label("FITC", "fitc,fluorescein,fluorescein isothiocyanate"),
  label("HRP", "hrp,peroxidase,horseradish peroxidase,hrp conjugated,hrp linked,hrp conjugate"),
  label("Biotin", "biotin,biotinylated,biotin conjugated,biotin conjugate"),
  label("Magnetic Bead", "magnetic bead,magnetic beads"),
  label("Agarose Bead", "agarose bead,agarose beads,agarose,sepharose bead,sepharose beads,sepharose"),
  label(
    "none",
    "unconjugated,unlabelled,unlabeled,purified antibody,purified,not conjugated,non conjugated,nonconjugated,not labelled,not labeled," +
      "non labelled,non labeled,label free,no label,without label,no conjugate,without conjugate,no fluorophore,without fluorophore,without any fluorophore,without any label,without any conjugate",
  ),
  animal("Rabbit", null, "rabbit,rabbits,rabit,rabits,rabitt,oryctolagus cuniculus"),
  animal("Goat", null, "goat"),
  animal("Donkey", null, "donkey"),
  // Hosts without products, so the page can report them.
  animal("Sheep", null, "sheep,ovine"),
  animal("Guinea Pig", null, "guinea pig,guinea pigs,guineapig,cavia porcellus"),
  animal("Alpaca", null, "alpaca"),
  animal("Llama", null, "llama"),
  animal("Mouse", "M", "mouse,mice,murine,mus musculus"),
  animal("Rat", "R", "rat,rats,rattus norvegicus"),
  animal(null, "H", "human,humans,homo sapiens"),
  animal(
    null,
    "Mk",
    "monkey,non human primate,non human primates,nonhuman primate,nhp,macaque,rhesus,rhesus macaque,cynomolgus,cynomolgus monkey,primate,macaca mulatta,macaca fascicularis",
  ),
  animal(
    "Hamster",
    "Hm",
    "hamster,armenian hamster,syrian hamster,golden hamster,cricetulus griseus,mesocricetus auratus",
  ),
  animal(null, "B", "bovine,cow,cattle,bos taurus"),
  animal(null, "Pg", "pig,porcine,swine,sus scrofa"),
  animal(null, "Dg", "dog,canine,canis familiaris,canis lupus familiaris"),
  animal("Chicken", "C", "chicken,gallus gallus"),
  animal(null, "Dm", "drosophila,fruit fly,d melanogaster,drosophila melanogaster"),
  [
    { kind: "validation" },
    "ko,kd,knockout,knockouts,knock out,knockdown,knock down,ko validated,kd validated,knockout validated,knock out validated," +
      "ko validation,ko tested,knockout validation,genetic validation,genetically validated",
  ],
  [{ kind: "clonality", code: "monoclonal" }, "monoclonal,monocl,mab,monoclonal antibody,monoclonals"],
  [{ kind: "clonality", code: "polyclonal" }, "polyclonal,polycl,pab,polyclonal antibody,polyclonals"],
  [
    { kind: "category", code: "carrier-free" },
    "carrier free,bsa free,azide free,bsa and azide free,bsa azide free,azide and bsa free,no bsa,no azide,without bsa,without azide,without azide and bsa,without bsa and azide,conjugation ready," +
      "sodium azide free,no sodium azide,without sodium azide,free of azide,free of sodium azide,preservative free,no preservative,without preservative",
  ],
  modification("phospho", "phospho,phosph,phos,phosfo,phospo,phosphorylated,phosphorylation,phosphorylates"),
  modification("acetyl", "acetyl,acetylated,acetylation"),
  modification(
    "methyl",
    "methyl,methylated,methylation,trimethyl,tri methyl,trimethylated,trimethylation,tri methylation",
  ),
  modification("dimethyl", "dimethyl,di methyl,dimethylated,dimethylation"),
  modification("monomethyl", "monomethyl,mono methyl,monomethylated,monomethylation"),
  modification("cleaved", "cleaved,cleavage,active form,activated form"),
  modification("ubiquityl", "ubiquityl,ubiquitinated,ubiquitylated,ubiquitinyl"),
  modification("sumo", "sumoylated"),
  ...["crotonyl", "succinyl", "lactyl", "butyryl", "malonyl", "citrullin"].map((acyl) =>
    modification(acyl, `${acyl},${acyl}ated,${acyl}ation`),
  ),
  // The usual antibody is unmodified.
  [
    { kind: "filler" },
    "not phosphorylated,non phosphorylated,unphosphorylated,non phospho,nonphospho,dephosphorylated",
  ],
  reagent("phosphate buffered saline", "pbs,dpbs"),
  reagent("tris buffered saline", "tbs"),
  reagent("tris buffered saline tween", "tbst,tbs t,ttbs"),
  reagent(
    "chemiluminescent substrate",
    "ecl,ecl substrate,ecl reagent,enhanced chemiluminescence,chemiluminescence,luminol,luminol substrate",
  ),
  reagent("isotype control", "isotype control,isotype controls,isotype,isotype ctrl"),
  reagent(
    "control cell extracts",
    "lysate,lysates,cell lysate,cell lysates,whole cell lysate,whole cell lysates,cell extract,cell extracts,control extract," +
      "control extracts,control cell extracts,control lysate",
  ),
  reagent("ha tag", "ha,ha epitope,ha tag"),
  [{ kind: "reagent", text: "ha tag", clone: "12CA5" }, "12ca5,ha 12ca5,ha tag 12ca5,12ca5 ha"],
  reagent("dykddddk tag", "flag,flag tag,dykddddk tag"),
  [{ kind: "reagent", text: "dykddddk tag", clone: "M2" }, "flag m2,m2 flag"],
  reagent("myc tag", "myc tag,c myc tag"),
  [{ kind: "reagent", text: "myc tag", clone: "9E10" }, "myc tag 9e10,c myc tag 9e10,9e10 myc tag"],
  reagent("v5 tag", "v5 tag"),
  reagent("gst tag", "gst,gst tag"),
  reagent("mbp tag", "mbp tag"),
  reagent("formaldehyde", "pfa,paraformaldehyde"),
  ...bufferNames.map(([text, spellings]) => reagent(text, spellings)),
  reagent("protein marker", "protein ladder,molecular weight marker,prestained ladder"),
  reagent("phospho-tyrosine motif", "phospho tyrosine,phosphotyrosine,phos tyrosine,py motif,ptyr"),
  reagent("phospho-serine motif", "phospho serine,phosphoserine,pser,pan phospho serine"),
  reagent("phospho-threonine motif", "phospho threonine,phosphothreonine,pthr,pan phospho threonine"),
  // A kit for one of these groups does not serve another.
  ...["acetyl", "crotonyl", "succinyl", "lactyl", "butyryl", "malonyl", "propionyl", "glutaryl", "methyl"].map(
    (group) =>
      reagent(`${group}-lysine motif`, `${group} lysine,${group}lysine,${group}ated lysine,pan ${group} lysine`),
  ),
  reagent("protein a magnetic beads", "protein a,protein a beads,protein a magnetic beads"),
  reagent(beads, "bead,beads"),
  reagent("protein g magnetic beads", "protein g,protein g beads,protein g magnetic beads"),
  reagent("ubiquitin remnant motif", "ubiquitin remnant,diglycine remnant,digly,k gg,k e gg"),
  reagent("his tag", "his,his tag,6xhis,6xhis tag,6x his,6x his tag,polyhistidine,polyhistidine tag,hexahistidine tag"),
  reagent("lipopolysaccharide", "lps"),
  // It stains dying cells, and is sought as a kit far more often than as a target.
  reagent("annexin v", "annexin v,annexin 5"),
  reagent("streptavidin", "streptavidin,neutravidin,avidin,extravidin"),
  reagent("hematoxylin", "hematoxylin,haematoxylin"),
  reagent("mitochondrial membrane potential", "mitochondrial membrane potential,membrane potential,jc 1,tmre,tmrm"),
  reagent(
    "senescence beta galactosidase",
    "sa b gal,sa beta gal,sa beta galactosidase,senescence beta galactosidase,beta galactosidase senescence," +
      "senescence associated beta galactosidase,x gal,sa β gal,sa β galactosidase,senescence β galactosidase," +
      "β galactosidase senescence,senescence associated β galactosidase",
  ),
  reagent("bovine serum albumin", "bsa,bovine serum albumin,bovine albumin"),
  reagent("fbs", "fbs,fetal bovine serum,foetal bovine serum,fetal calf serum,fcs"),
  reagent("bicinchoninic acid", "bca,bca assay,bca protein assay,bicinchoninic acid,bicinchoninic acid assay"),
  reagent("serum", "serum,sera,normal serum,blocking serum"),
  reagent("eosin", "eosin,eosin y"),
  reagent("dapi", "dapi,dapi stain,dapi staining,dapi solution"),
  // Sought as reagents; longer names of proteins ("collagenase 3") are read first.
  reagent("blocking buffer", "blocking buffer,blocking solution,blocking reagent,blocking agent"),
  reagent("collagenase", "collagenase,collagenases"),
  reagent(
    "tyramide",
    "tyramide,tyramide signal amplification,tsa 488,tsa 555,tsa 594,tsa 647,tsa cy3,tsa cy5,tsa plus,tsa kit,tsa kits,tsa reagent,tsa reagents,tsa amplification,tsa detection",
  ),
  reagent(
    "lactate dehydrogenase",
    "ldh assay,ldh assay kit,ldh kit,ldh cytotoxicity,ldh cytotoxicity assay,ldh release",
  ),
  ...compounds.map(([name, spellings]) => reagent(name, spellings)),
  reagent("calcium indicator", "fluo 3,fluo 4,fura 2,calcium indicator"),
  reagent(
    "viability dye",
    "viability dye,fixable viability dye,live dead,live dead stain,live dead staining,zombie dye,dead cell stain,dead cell staining,dead cell dye,dead cell exclusion,dead cell exclusion dye,dead cell discrimination,dead cell discrimination dye",
  ),
  // Not sold: texts of other products mention them.
  ...unsoldReagents.map(([name, spellings]) => reagent(name, spellings)),
  ...["dmso", "edta", "dtt", "sds", "tris", "hepes", "pma", "mtt", "tunel", "brdu", "edu", "hoechst"].map((name) =>
    reagent(name, name),
  ),
  [{ kind: "protein" }, "protein,proteins"],
  [{ kind: "recombinant" }, "recombinant,recomb"],
  [{ kind: "anti" }, "anti"],
  [{ kind: "unsold", code: "blockingPeptide" }, "blocking peptide,immunizing peptide"],
  [{ kind: "unsold", code: "sirna" }, "sirna,shrna,crispr"],
  [{ kind: "unsold", code: "plasmid" }, "plasmid,cdna clone,expression vector"],
  [{ kind: "partner", code: "receptor" }, "receptor,receptors"],
  [{ kind: "partner", code: "ligand" }, "ligand,ligands"],
  [{ kind: "filler" }, fillers],
];

const words: ReadonlyMap<string, Word> = new Map(
  entries.flatMap(([word, spellings]) => spellings.split(",").map((spelling) => [matchKey(spelling), word] as const)),
);

/** Makers' names before the excitation line of a dye: "AF488", "Alexa Fluor-488", "A647", "AlexaFluor594". */
const dye = /^(?:a|af|alexa|alexa ?fluor|fluor|cf|dylight)[ -]?(405|488|555|594|647|700|750)$/i;

/** Word that these atoms spell; null if they spell none. */
export function wordOf(text: string): Word | null {
  const [, line] = dye.exec(text) ?? [];
  // A part of an immunoglobulin, and no flow cytometry.
  if (text === "Fc") return { kind: "filler" };
  // In capitals they may be symbols.
  if (sentenceVerbs.has(text)) return { kind: "filler" };
  // "mIF" is multiplexed; MIF is a protein.
  const known = words.get(/^mI(?:F|HC)$/.test(text) ? "immunostaining" : matchKey(text));
  if (known) return known;
  if (line !== undefined) return { kind: "label", code: `Fluor ${line}` };
  return isUnsoldLabel(text) ? { kind: "label", code: text } : null;
}
