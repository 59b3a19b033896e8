declare module "virtual:name-texts" {
  const texts: import("@domain/query-reading/name-table").NameTexts;
  export default texts;
}
