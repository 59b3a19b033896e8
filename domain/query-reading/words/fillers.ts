/** Words without information about the reagent. */

export const fillers = [
  "a,about,against,all,also,am,an,analysis,and,any,applications,application,are,as,assay,assays,at,available,be,best,better,buy",
  "by,can,cell,cells,cell line,cell lines,choose,clone,cultured,detect,detecting,detection,detects,do,does,expression,find,for,from",
  "get,give,good,has,have,host,how,i,igg,in,into,is,it,level,levels,like,look,looking,lot,marker,markers,me,measure,measuring,my",
  "alternative,alternatives,equivalent,equivalents,replacement,replacements,substitute,substitutes,similar,size,sizes,sample size,cost,costs,ordering,need,of,on,or,our,over,panel,panels,pathway,pathways,please,price,quantification,quantify,quantitation,raised,reactive",
  "reactivity,reacts,reagent,reagents,recommend,recommended,research,sample,samples,section,sections,sell,show,signaling",
  "signalling,some,species,specific,strong,suitable,target,targets,testing,tested,than,that,the,these,this,tissue,tissues,to",
  "total,use,used,using,validated,validation,visualize,want,we,well,what,which,enzymes,genes,molecules,with,work,working,works,you,your",
  "there,where,who,when,why,should,could,would,will,something,anything,someone,shall,many,vs,versus,only,much,linkage,linkages,full length,uncleaved,grade,quality,biomarker,biomarkers,uniprot,cleared,distinguish,difference,differences,compare,compared,comparison,between,igy,igg fc,fc specific,antibody,antibodies,antikörper,antikoerper,anticorps,anticuerpo,anticuerpos,anticorpo,anticorpi,ab,abs,product,products,probe,pan,whole,human cells,conjugation,linked,via,cy",
].join(",");

/** Verbs of sentences about a purpose: "what marks stem cells", "antibody to see mitochondria". */
export const sentenceVerbs: ReadonlySet<string> = new Set(
  (
    "see seen shows showing marks stains labels recognise recognises recognize recognizes identify identifies identifying reveal reveals " +
    "tell tells stuff thing things makes made getting count counting measurement happens und pls plz"
  ).split(" "),
);
