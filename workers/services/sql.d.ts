/** SQL files are bundled as text. */
declare module "*.sql" {
  const sql: string;
  export default sql;
}
