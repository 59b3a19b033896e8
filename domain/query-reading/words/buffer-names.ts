/** Buffers and other reagents of protocols, by words of their names in the catalogue, with the names that people use. */
export const bufferNames: readonly (readonly [text: string, spellings: string])[] = [
  [
    "protease inhibitor cocktail",
    "protease inhibitor,protease inhibitors,protease inhib,protease inhib cocktail,protease inhibitor cocktail",
  ],
  [
    "phosphatase inhibitor cocktail",
    "phosphatase inhibitor,phosphatase inhibitors,phosphatase inhib,phosphatase inhib cocktail,phosphatase inhibitor cocktail",
  ],
  ["ripa lysis buffer", "ripa,ripa buffer,ripa lysis buffer"],
  [
    "sds sample buffer",
    "sample buffer,sds sample buffer,loading buffer,sds loading buffer,protein loading buffer,blue loading buffer,laemmli buffer,laemmli sample buffer",
  ],
  ["running buffer", "running buffer,sds running buffer,sds page running buffer,electrophoresis buffer"],
  ["transfer buffer", "transfer buffer"],
  ["dab substrate", "dab,dab kit,dab substrate,dab substrate kit,dab chromogen,diaminobenzidine"],
  [
    "citrate unmasking solution",
    "citrate buffer,citrate unmasking solution,citrate antigen retrieval,citrate retrieval solution",
  ],
  [
    "unmasking solution",
    "antigen retrieval,antigen retrieval buffer,antigen retrieval solution,antigen unmasking,epitope retrieval,unmasking solution,retrieval solution",
  ],
  ["mounting medium", "mounting medium,mounting media,mountant,antifade,antifade mounting medium,antifade mountant"],
  ["micrococcal nuclease", "micrococcal nuclease,mnase"],
];
