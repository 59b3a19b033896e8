/**
 * Version and name words of a product, which the office needs. Every write of a product must include these statements.
 */

/** The same as in `0012_office.sql`, which split the existing names. */
const separators = ["(", ")", ",", "-", "/"];
const spaced = separators.reduce((text, sign) => `replace(${text}, '${sign}', ' ')`, "lower(p.name)");

/**
 * Statements after the one that writes products.
 * @param keys JSON list of their numbers
 * @param auditKey entry without which nothing is changed; null for none
 */
export function followStatements(database: D1Database, keys: string, auditKey: string | null): D1PreparedStatement[] {
  const ifEntered = "(?2 is null or exists (select 1 from office_audit where id = ?2))";
  const sql = [
    `insert into product_versions (key, version) select value, 1 from json_each(?1) where ${ifEntered}
     on conflict (key) do update set version = version + 1`,
    `delete from product_words where key in (select value from json_each(?1)) and ${ifEntered}`,
    `insert or ignore into product_words (word, key)
     select w.value, p.key from products p, json_each('[' || replace(json_quote(${spaced}), ' ', '","') || ']') w
     where p.key in (select value from json_each(?1)) and w.value <> '' and ${ifEntered}`,
  ];
  return sql.map((text) => database.prepare(text).bind(keys, auditKey));
}
