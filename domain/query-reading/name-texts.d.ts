declare module "virtual:name-texts" {
  const texts: import("./name-table").NameTexts;
  export default texts;
}
