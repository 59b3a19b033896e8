/** Columns of a pasted table and keys of a pasted record, by their names in three languages. */

const roles = [
  "number",
  "vendor",
  "quantity",
  "rrid",
  "clone",
  "target",
  "host",
  "label",
  "dilution",
  "lot",
  "aside",
] as const;
export type ColumnRole = (typeof roles)[number];

const names: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    "number",
    /^(?:(?:supplier|vendor|manufacturer|mfr|mfg|company)?(?:cat(?:alog(?:ue)?)?)(?:no|nos|nr|num|number|numbers|code|id)?|(?:product|item|article|art|part|order|material|ref|reference|prod|artikel|katalog|bestell|supplierpart|vendoritem|manufacturerpart|mfrpart|mpn)(?:no|nr|num|number|code|id|nummer)?|skus?|skucode|ref|mpn|(?:cod|codice|codigo|referencia|riferimento)(?:articolo|prodotto|producto|articulo)?|identifiers?|catandrrid|catrrid|製品番号|製品コード|カタログ番号|カタログno|品番|型番|商品番号|商品コード|メーカー品番|货号|產品貨號|产品货号|产品编号|产品号|目录号|商品编号|商品货号|貨號)$/i,
  ],
  [
    "vendor",
    /^(?:vendors?|suppliers?|manufacturers?|maker|company|source|brand|provider|sourceorreference|vendorname|suppliername|manufacturername|companyname|hersteller|lieferant|fournisseur|fabricant|メーカー|メーカー名|製造元|販売元|会社|供給元|厂家|品牌|供应商|公司|生产厂家|来源|厂商|生产商)$/i,
  ],
  [
    "quantity",
    /^(?:(?:order(?:ed)?)?(?:qty|quantity|quantities|quant|pcs|pieces|count|units|menge|anzahl|stuck|quantite|qte|quantita|qta|cantidad|cant|uds|unidades)(?:ordered|order|required|needed|wanted)?|wanted|needed|requested|(?:to|we)?order|howmany|(?:no|number|quantity)of(?:vials|units|packs|tubes|pieces|bottles)|vials|必要数|必要数量|需要数量|购买数量|申购数量|申请数量|数量|個数|本数|注文数|注文数量|発注数|订购数量|订货数量|采购数量|件数|數量)$/i,
  ],
  ["rrid", /^(?:rrids?|rridno|registryid|antibodyregistryid|researchresourceid(?:entifier)?)$/i],
  ["clone", /^(?:clone|clones|cloneid|clonename|クローン|クローン名|克隆|克隆号)$/i],
  [
    "target",
    /^(?:targets?|antigens?|antibod(?:y|ies)(?:clone)?|(?:antibody|protein)?targets?|markers?|specificity|primaryantibod(?:y|ies)|antibodyname|proteins?|reagents?|reagentorresource|designation|(?:product|item|article)?(?:description|desc|name|names|title)s?|products?|items?|bezeichnung|beschreibung|designation|descrizione|descripcion|prodotto|producto|抗体|抗体名|抗原|標的|品名|製品名|商品名|名称|説明|指标|靶点|目标蛋白|产品名称|产品描述|描述|抗体名称|试剂|试剂名称|品名规格)$/i,
  ],
  ["host", /^(?:host|hostspecies|raisedin|source species|免疫動物|宿主|种属来源)$/i],
  [
    "label",
    /^(?:fluorophores?|fluorochromes?|fluor|conjugates?|conjugation|labels?|dyes?|colou?r|channel|metal|isotope|tag|format|標識|蛍光|蛍光色素|荧光|荧光素|标记|偶联)$/i,
  ],
  [
    "dilution",
    /^(?:dilutions?|workingdilution|dilutionused|conc(?:entration)?|finalconc(?:entration)?|希釈|希釈倍率|稀释|稀释比|稀释比例|稀释倍数)$/i,
  ],
  ["lot", /^(?:lot|lotno|lotnumber|batch|batchno|ロット|ロット番号|批号)$/i],
  [
    "aside",
    /^(?:line|lineno|row|no|pos|position|(?:pack(?:age)?|unit|kit)?size|volume|amount|uom|(?:unit|list|net|your|total|catalog|ext(?:ended)?)?price.*|cost|total|subtotal|discount|currency|date|notes?|comments?|remarks?|applications?|isotype|species|reactivity|speciesreactivity|wells?|additionalinformation|category|ep|gp|einheit|einzelpreis|gesamtpreis|preis.*|prix.*|prezzo.*|precio.*|importe|importo|totale|udm|availability|status|規格|容量|サイズ|包装|単価|価格|定価|金額|合計|備考|行|番号|用途|反応性|项|序号|规格|单价|价格|目录价|金额|总价|合计|备注|应用|种属|反应种属)$/i,
  ],
];

/** Column heads of numbers in one table and of names in another. */
const eitherNumberOrName = /^(?:products?|items?|articles?|parts?|materials?|artikel)$/i;

/** Longer cells are not column names. */
const longestName = 40;

/** Role of a column or key by its name; null for any other text. */
export function roleOf(name: string): ColumnRole | null {
  if (name.length > longestName) return null;
  const plain = plainName(name);
  return names.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Roles of columns or keys that stand together: beside "Cat. no.", an "Item" is a name. */
export function rolesOf(together: readonly string[]): (ColumnRole | null)[] {
  const read = together.map(roleOf);
  // In a history of orders, "Order" is the number of one; elsewhere it is that of a product.
  const isOrder = together.map((name) => /^order(?:no|nr|num|number|id)?$/i.test(plainName(name)));
  const hasOther = read.some((role, index) => role === "number" && !isOrder[index]);
  const roles = read.map((role, index) => (role === "number" && isOrder[index] && hasOther ? "aside" : role));
  const either = together.map((name) => eitherNumberOrName.test(plainName(name)));
  const numbered = roles.some((role, index) => role === "number" && !either[index]);
  // Beside prices, or another count, an amount is a sum of money.
  const isSum = roles.includes("quantity") || together.some((name) => /price|cost|total|discount|currency/i.test(name));
  return roles.map((role, index) => {
    if (role === "number" && numbered && either[index]) return "target";
    return !isSum && /^\W{0,3}amount\W{0,3}$/i.test(together[index] ?? "") ? "quantity" : role;
  });
}

const plainName = (name: string): string =>
  name
    .slice(0, longestName)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[\s.:#_\-()*[\]/"&№]+/g, "");
