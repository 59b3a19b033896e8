/** Version and words of a product's name, which the office needs besides its row. Each write includes them. */

/** As `0012_office.sql` cut them from the names that were there before. */
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
