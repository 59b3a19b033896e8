/**
 * English words that are also symbols. In lower case among other words they are words, because people write gene
 * symbols as symbols.
 */
const everyday = new Set(
  (
    "age ask bad fix bid cab can cap cat catch chip clock cope cut damage end fast fat flame gas hand hip hook ice impact jam kit " +
    "lamp large light map mark mask mice mix nail neat net nod not pace park pen pick pigs pip port rag ran rank ray rest ring " +
    "rod sand scar set she yes ship sip ski spin star step stop tank task toll trail trap trim tube was wave white wish max mad " +
    "dead live fish hot cold high low small loss new old one two red green blue stem cyclin band bands buffer total pan dna rna " +
    "phase stable pure grade activity active binding nuclear signal co coil clamp killer post sex gene genes knockout ko wild type sport heat loading out validated per"
  ).split(" "),
);

export const isEverydayWord = (text: string): boolean => everyday.has(text);
