/** GraphQL type name of a path of uids: ("page", "content_blocks") → "PageContentBlocks". */
export function typeName(...uids: readonly string[]): string {
  return uids
    .flatMap((uid) => uid.split("_"))
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
