import type { Article } from "../article";

/** Questions about products, their names and their formulations. */
export const productQuestions: readonly Article[] = [
  {
    number: 201,
    slug: "size-letters-of-catalogue-numbers",
    topic: "products",
    applications: [],
    revised: "2026-05-04",
    title: {
      en: "What do the letters of a catalogue number mean?",
      ja: "製品番号の末尾の文字は何を表しますか？",
      zh: "产品编号末尾的字母代表什么？",
    },
    summary: {
      en: "The digits name the product, the letter names the size.",
      ja: "数字は製品を、文字はサイズを表します。",
      zh: "数字代表产品，字母代表规格。",
    },
    body: {
      en: `
        The digits are the product; the letter is its size. All sizes of one number come from the same antibody.
        - **S** – standard size.
        - **T** – trial size for a first experiment.
        - **L** – large size at a lower price for each microlitre.
        Give the full number with its letter when you order or ask for support, and the lot number from the label when you report a result.`,
      ja: `
        数字の部分が製品を、末尾の文字がサイズを表します。同じ番号であれば、サイズが違っても抗体は同一です。
        - **S** – 標準サイズ
        - **T** – 初めての実験に適したトライアルサイズ
        - **L** – 容量あたりの価格が割安なラージサイズ
        ご注文やお問い合わせの際は、末尾の文字を含む製品番号をお知らせください。実験結果に関するご相談では、ラベルに記載のロット番号も必要です。`,
      zh: `
        数字部分代表产品，末尾字母代表规格。同一编号的各规格均为同一抗体。
        - **S** – 标准装
        - **T** – 试用装，适合首次实验
        - **L** – 大包装，单位体积价格更优惠
        订购或咨询时请提供含字母的完整编号；反馈实验结果时，请同时提供标签上的批号。`,
    },
  },
  {
    number: 202,
    slug: "carrier-free-formulations",
    topic: "products",
    applications: [],
    revised: "2026-06-30",
    title: {
      en: "When do I need a carrier-free antibody?",
      ja: "キャリアフリー抗体はどのようなときに必要ですか？",
      zh: "什么情况下需要无载体蛋白的抗体？",
    },
    summary: {
      en: "For labelling, cell culture and functional assays, where BSA, glycerol and azide disturb.",
      ja: "標識、細胞培養、機能アッセイなど、BSA、グリセロール、アジ化ナトリウムが妨げとなる場合です。",
      zh: "用于标记、细胞培养和功能实验时，因为BSA、甘油和叠氮化钠会造成干扰。",
    },
    body: {
      en: `
        Most antibodies are supplied with BSA, glycerol and sodium azide, which keep them stable. These additives disturb in three cases:
        - **Labelling.** BSA and azide react with amine- and click-chemistry reagents and take up the dye.
        - **Living cells.** Azide blocks respiration.
        - **Mass cytometry and bead arrays.** Foreign protein competes for the surface.
        If the product page lists no carrier-free form, [ask for one](/services/products-and-services-inquiry/customized-and-carrier-free-formulations). Carrier-free antibodies are less forgiving: keep them in small aliquots and do not thaw them twice.`,
      ja: `
        多くの抗体には、安定性を保つためBSA、グリセロール、アジ化ナトリウムが添加されています。次のような場合には、これらの添加物が妨げになります。
        - **標識反応** – BSAやアジ化ナトリウムがアミン反応性試薬やクリックケミストリー試薬と反応し、色素を消費します。
        - **生細胞を用いる実験** – アジ化ナトリウムが細胞の呼吸を阻害します。
        - **マスサイトメトリー、ビーズアレイ** – 夾雑タンパク質が結合面を奪い合います。
        製品ページにキャリアフリー製剤の記載がない場合は、[お問い合わせフォーム](/services/products-and-services-inquiry/customized-and-carrier-free-formulations)からご相談ください。キャリアフリー抗体は安定性が低下しやすいため、小分けして保存し、凍結融解を繰り返さないでください。`,
      zh: `
        多数抗体含有BSA、甘油和叠氮化钠以保持稳定，但在以下情况会产生干扰：
        - **标记反应** – BSA和叠氮化钠会与胺反应性试剂及点击化学试剂反应，消耗染料。
        - **活细胞实验** – 叠氮化钠抑制细胞呼吸。
        - **质谱流式与微珠阵列** – 外源蛋白竞争结合表面。
        若产品页面未列出无载体剂型，可[提交定制需求](/services/products-and-services-inquiry/customized-and-carrier-free-formulations)。无载体抗体稳定性较低，请小量分装，避免反复冻融。`,
    },
  },
  {
    number: 203,
    slug: "species-that-are-not-listed",
    topic: "products",
    applications: [],
    revised: "2026-02-24",
    title: {
      en: "My species is not listed. Will the antibody work?",
      ja: "使用したい動物種が交差種に記載されていません。使用できますか？",
      zh: "产品未列出我的种属，抗体还能用吗？",
    },
    summary: {
      en: "Compare the epitope region, then test with a control.",
      ja: "エピトープ領域の配列を比較し、コントロールを置いて確認します。",
      zh: "先比对表位区域序列，再设对照验证。",
    },
    body: {
      en: `
        Reactivity lists species in which we have tested. Homology lists species whose sequence in the epitope region is identical but untested.
        1. Compare the sequence around the modified or immunising residue with your species.
        2. A single exchange may be tolerated away from the core of the epitope; next to a phosphorylated residue it usually is not.
        3. Test on a sample with a known difference and keep a human or mouse lysate on the same blot.
        The performance guarantee covers the listed species and applications only.`,
      ja: `
        「交差種」は実際に試験した動物種、「ホモロジー」はエピトープ領域の配列が一致するものの未試験の動物種を示します。
        1. 修飾残基や免疫原の周辺配列を、使用する動物種の配列と比較します。
        2. エピトープの中心から離れた位置の1残基置換であれば反応することがありますが、リン酸化残基に隣接する置換では、多くの場合反応しません。
        3. 発現や修飾に差があることが分かっているサンプルで試験し、同じブロットにヒトまたはマウスのライセートを並べてください。
        品質保証の対象は、記載された動物種とアプリケーションに限られます。`,
      zh: `
        “种属反应性”为已实际测试的种属，“同源性”为表位区域序列一致但未测试的种属。
        1. 比对修饰位点或免疫原附近的序列与目标种属的差异。
        2. 远离表位核心的单个氨基酸替换可能仍可识别；紧邻磷酸化位点的替换通常无法识别。
        3. 选择已知存在差异的样品进行测试，并在同一张膜上设置人或小鼠裂解物作为对照。
        质量保证仅涵盖所列种属与应用。`,
    },
  },
  {
    number: 204,
    slug: "what-recombinant-means",
    topic: "products",
    applications: [],
    revised: "2026-04-09",
    title: {
      en: "What does recombinant mean for an antibody?",
      ja: "リコンビナント抗体とは何ですか？",
      zh: "什么是重组抗体？",
    },
    summary: {
      en: "Its sequence is known and it is expressed from DNA, not from a hybridoma.",
      ja: "配列が明らかで、ハイブリドーマではなくDNAから発現させた抗体です。",
      zh: "序列已知，由DNA表达而非由杂交瘤分泌。",
    },
    body: {
      en: `
        The variable regions of a recombinant antibody have been sequenced and are expressed in a defined host. That brings three practical differences:
        - every lot has the same binding site, so old and new results can be compared;
        - supply does not depend on a cell line or an animal;
        - the same binding site can be put on another constant region, for example a mouse Fc for co-staining.
        Recombinant says nothing about specificity. Read the figures and controls as for any other antibody.`,
      ja: `
        リコンビナント抗体は、可変領域の配列が決定されており、特定の宿主細胞で発現させて製造します。実用上の利点は次の3つです。
        - すべてのロットで結合部位が同一であり、過去のデータと比較できる
        - 細胞株や動物に依存せず、安定して供給できる
        - 同じ結合部位を別の定常領域に組み換えられる（共染色用のマウスFc型など）
        ただし、リコンビナントであることは特異性を保証するものではありません。ほかの抗体と同様に、データとコントロールを確認してください。`,
      zh: `
        重组抗体的可变区序列已经测定，并在特定宿主中表达。实际优势有三点：
        - 每个批次结合位点完全相同，新旧结果可以比较；
        - 供应不依赖细胞株或动物；
        - 同一结合位点可更换恒定区，例如改为小鼠Fc以便共染。
        重组并不等于特异。请与其他抗体一样查看图片与对照。`,
    },
  },
  {
    number: 205,
    slug: "meaning-of-product-status",
    topic: "ordering",
    applications: [],
    revised: "2026-07-28",
    title: {
      en: "What do the product statuses mean?",
      ja: "製品ステータスの意味を教えてください。",
      zh: "产品状态分别是什么意思？",
    },
    summary: {
      en: "From Pending to Obsolete, and what you can order in each.",
      ja: "発売準備中から廃番まで、それぞれの状態で注文できるかどうかを説明します。",
      zh: "从待发布到已淘汰，各状态下能否订购。",
    },
    body: {
      en: `
        | Status | Meaning | Can be ordered |
        |---|---|---|
        | Released | On sale | Yes |
        | Released - On Hold | A new lot is being tested | Yes, delivery takes up to 30 days |
        | Pre-discontinued | On sale while stock lasts | Yes |
        | Discontinued | No longer made; the page names a successor | No |
        | Pending, Pre-released | In preparation | No |
        | Obsolete | The page stays for your records | No |`,
      ja: `
        | ステータス | 意味 | 注文の可否 |
        |---|---|---|
        | 販売中（Released） | 通常どおりお求めいただけます | 可 |
        | 入荷待ち（Released - On Hold） | 新しいロットを試験しています | 可（お届けまで最大30日） |
        | 販売終了予定（Pre-discontinued） | 在庫がなくなり次第、販売を終了します | 可 |
        | 販売終了（Discontinued） | 製造を終了しました。後継品を製品ページに記載しています | 不可 |
        | 発売準備中（Pending）、発売前（Pre-released） | 発売前の製品です | 不可 |
        | 廃番（Obsolete） | 記録のためページのみ公開しています | 不可 |`,
      zh: `
        | 状态 | 含义 | 能否订购 |
        |---|---|---|
        | 在售（Released） | 正常销售 | 可以 |
        | 缺货待补（Released - On Hold） | 新批次测试中 | 可以，最长30天内交货 |
        | 即将停产（Pre-discontinued） | 售完即止 | 可以 |
        | 已停产（Discontinued） | 已停产，页面注明替代产品 | 不可以 |
        | 待发布（Pending）、尚未发布（Pre-released） | 上市准备中 | 不可以 |
        | 已淘汰（Obsolete） | 仅保留页面供查阅 | 不可以 |`,
    },
  },
  {
    number: 213,
    slug: "citing-an-antibody",
    topic: "products",
    applications: [],
    revised: "2026-09-09",
    title: {
      en: "How do I cite an antibody?",
      ja: "論文では抗体をどのように記載しますか？",
      zh: "论文中如何引用抗体？",
    },
    summary: {
      en: "Supplier, catalogue number, RRID, lot and dilution.",
      ja: "メーカー名、製品番号、RRID、ロット番号、希釈率を記載します。",
      zh: "注明供应商、产品编号、RRID、批号与稀释比例。",
    },
    body: {
      en: `
        Name the target with its site, the supplier, the catalogue number without size letter, the RRID, the lot if results depend on it, and the dilution with the application:
        > Phospho-Akt (Ser473), Benchside 4060, RRID as on the product page, 1:1000 for western blotting.
        The RRID stays the same for all lots and sizes. Conjugates have their own. Describe the controls in one sentence; reviewers look for them first.`,
      ja: `
        標的名（修飾部位を含む）、メーカー名、サイズ記号を除いた製品番号、RRID、希釈率、アプリケーションを記載します。結果がロットに左右される場合は、ロット番号も記載してください。
        > 記載例：抗リン酸化Akt（Ser473）抗体（Benchside、4060、RRIDは製品ページに記載）、ウェスタンブロット 1:1000
        RRIDはロットやサイズが異なっても同じですが、標識抗体には個別の番号が付与されます。使用したコントロールも一文で記載しましょう。査読者が最初に確認する点です。`,
      zh: `
        请写明靶点及修饰位点、供应商、不含规格字母的产品编号、RRID、应用与稀释比例；若结果与批次有关，还应注明批号：
        > 示例：磷酸化Akt（Ser473）抗体（Benchside，4060，RRID见产品页面），蛋白质免疫印迹，1:1000。
        同一产品的RRID不随批次或规格变化，偶联抗体另有编号。请用一句话说明所用对照，这是审稿人首先查看的内容。`,
    },
  },
];
