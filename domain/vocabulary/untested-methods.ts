/**
 * Methods and materials without tests or products. The text engine would complete "dot" of "dot blot" to DOT1L, so they
 * are read as unknown names: words with the same start do not match, and beside a target the page reports that they
 * were left out.
 */
import { matchKey } from "../search-url/match-key";

const set = (spellings: string): ReadonlySet<string> => new Set(spellings.split(",").map(matchKey));

const methods = set(
  "dot blot,dot blots,dot blotting,slot blot,slot blots,slot blotting,far western,far western blot,far western blotting,northern," +
    "northern blot,northern blotting,southern,southern blot,southern blotting,southwestern,southwestern blot,elispot,fluorospot," +
    "emsa,gel shift,band shift,supershift,electrophoretic mobility shift assay,proximity ligation assay,proximity ligation,pla," +
    "duolink,mass cytometry,imaging mass cytometry,cytof,imc,mibi,codex,phenocycler,surface plasmon resonance,spr," +
    "biolayer interferometry,bio layer interferometry,bli,fret,tr fret,bret,htrf,alphalisa,alphascreen,luminex,bead array," +
    "cytometric bead array,reverse phase protein array,rppa,protein array,antibody array,microarray,tissue microarray,tma," +
    "qpcr,pcr,rt pcr,rt qpcr,ddpcr,in situ hybridization,ish,fish,rnascope,immuno em,immunoelectron microscopy,immunogold," +
    "electron microscopy,cryo em,tem,sem,super resolution,super resolution microscopy,storm,dstorm,sted,palm," +
    "expansion microscopy,light sheet,whole mount,whole mount staining,ip ms,mass spec,functional assay,functional assays," +
    "live cell imaging,live imaging,in cell western,in cell westerns,on cell western,cell based elisa,competition elisa," +
    "competitive elisa,radioimmunoassay,ria,hemagglutination,immunodiffusion,immunofixation,nephelometry,turbidimetry," +
    "lateral flow,lateral flow assay,native page,blue native page,zymography,delfia,meso scale,msd,simoa,olink,cite seq," +
    "atac seq,rna seq,scrna seq,single cell rna seq,chip chip",
);

/** Only alone: beside other words they are words of a sentence. */
const materials = set(
  "urine,saliva,sputum,stool,feces,swab,tears,sweat,hair,colon,case,lane,lanes,pool,pools,vial,vials,tip,tips,tube,tubes,pipette," +
    "pipettes,film,films,resin,column,columns,microplate,cuvette,parafilm,scfv,nanobody,nanobodies,aptamer,aptamers,fab",
);

export const isUntestedMethod = (text: string): boolean => methods.has(matchKey(text));
export const isMaterial = (text: string): boolean => materials.has(matchKey(text));
