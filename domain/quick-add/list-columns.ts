/** Columns of a table, recognized by their header names. */
import { foldText } from "./list-tokens";

export interface Columns {
  readonly code: number;
  /** Null if the table has no quantity column. */
  readonly quantity: number | null;
  /** Other columns that contain numbers: descriptions, sizes, prices, row numbers. */
  readonly aside: ReadonlySet<number>;
}

const codeName =
  /^(?:cat(?:alog(?:ue)?)?(?:no|nr|num|number|code|id)?|(?:product|item|article|part|order|material)(?:no|nr|num|number|code|id)|skus?|skucode|skunumber|製品番号|製品コード|カタログ番号|品番|型番|商品番号|商品コード|货号|產品貨號|产品货号|产品编号|产品号|目录号|商品编号|商品货号|貨號)$/i;
const quantityName =
  /^(?:(?:order(?:ed)?)?(?:qty|quantity|quantities|quant|pcs|pieces|count|units)(?:ordered|order|required|needed)?|数量|個数|本数|注文数|注文数量|発注数|订购数量|订货数量|采购数量|件数|數量)$/i;

const asideName =
  /^(?:(?:product|item|article)?(?:description|desc|name)s?|products?|title|target|antigen|clone|items?|line|lineno|row|no|pos|position|(?:pack(?:age)?|unit|kit)?size|volume|amount|conc(?:entration)?|(?:unit|list|net|your|total|catalog|ext(?:ended)?)?price(?:usd|eur|gbp|jpy|cny)?|cost|total|subtotal|discount|currency|lot|date|notes?|comments?|remarks?|製品名|品名|商品名|名称|説明|規格|容量|サイズ|包装|単価|価格|定価|金額|合計|備考|行|番号|项|序号|产品名称|产品描述|描述|品名规格|规格|单价|价格|目录价|金额|总价|合计|备注)$/i;

/** Columns of a header row; null if the row is not one. A header needs a column of catalog numbers. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => foldText(cell).replace(/[\s.:#_\-()*[\]/]+/g, ""));
  const code = names.findIndex((name) => codeName.test(name));
  if (code < 0) return null;
  const quantity = names.findIndex((name) => quantityName.test(name));
  const aside = new Set(names.flatMap((name, index) => (asideName.test(name) ? [index] : [])));
  return { code, quantity: quantity < 0 ? null : quantity, aside };
}
