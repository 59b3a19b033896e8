export { SearchBox, type SearchBoxVariant } from "./search-box";
export { useUrlStructure } from "./use-url-structure";
