/** Filters for the exclusions of a query. */
import type { SearchFilter } from "../../search-query/search-body";
import { hostNames } from "../../vocabulary/names";
import type { QueryReading } from "../read-query";

export function withoutRuledOut({ wants: { ruledOut, applications } }: QueryReading): readonly SearchFilter[] {
  if (ruledOut.length === 0) return [];
  const excluded = { none: ruledOut.map(({ field, codes }) => ({ [field]: codes })) };
  // A kit states no host, and its antibodies may be from the one that is ruled out.
  const hosts = ruledOut.flatMap(({ field, codes }) => (field === "hostcode" ? codes : []));
  const otherHosts = Object.keys(hostNames).filter((host) => !hosts.includes(host));
  // "IHC not WB" requires IHC, because a product without WB may be for neither.
  const isOfUse = ruledOut.some(({ field }) => field === "applicationcodes") && applications.length > 0;
  // "Not monoclonal" means polyclonal antibodies, not kits.
  const isOfClonality = ruledOut.some(({ field }) => field === "clonality");
  return [
    excluded,
    ...(hosts.length > 0 ? [{ hostcode: otherHosts }] : []),
    ...(isOfUse ? [{ applicationcodes: applications }] : []),
    ...(isOfClonality ? [{ clonality: ["monoclonal", "polyclonal"] }] : []),
  ];
}
