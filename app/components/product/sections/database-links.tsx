/** URLs of public databases (C-DATA-06). */
export const uniprotAddress = (id: string) => `https://www.uniprot.org/uniprotkb/${encodeURIComponent(id)}`;
export const entrezAddress = (id: string) => `https://www.ncbi.nlm.nih.gov/gene/${encodeURIComponent(id)}`;
export const pubmedAddress = (id: string) => `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(id)}/`;

/** A list of linked identifiers. */
export function IdLinks({ ids, address }: { ids: readonly string[]; address: (id: string) => string }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <a href={address(id)} rel="noopener" data-print="plain">
        {id}
      </a>
    </span>
  ));
}
