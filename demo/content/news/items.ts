import type { NewsItem } from "./news";

/** Reports of the media room. All of them are demonstration texts; they name no persons and no other companies. */
export const newsItems: readonly NewsItem[] = [
  {
    slug: "winter-workshops",
    date: "2026-12-15",
    draft: true,
    title: {
      en: "Winter workshops on antibody validation",
      ja: "抗体の検証に関する冬季ワークショップを開催",
      zh: "冬季抗体验证研讨会",
    },
    summary: {
      en: "Four afternoons on controls, titration and reporting, online.",
      ja: "コントロール、濃度検討、論文への記載をテーマに、オンラインで4回開催します。",
      zh: "线上四场，主题涵盖对照设置、抗体滴定与结果报告。",
    },
    body: {
      en: `
        Four online workshops in January cover controls, titration, quantification and reporting. Each one starts from a published figure and asks what would have to be shown to believe it. *Demonstration text; this report is a draft.*`,
      ja: `
        1月に、コントロール、濃度検討、定量、論文への記載をテーマとしたオンラインワークショップを4回開催します。各回とも公表された図を題材に、結論を支えるために必要なデータを考えます。*（デモ用の文章です。この記事は下書きです）*`,
      zh: `
        一月将举办四场线上研讨会，主题为对照设置、抗体滴定、定量分析与结果报告。每场均以一幅已发表的图片为例，讨论需要哪些数据才能令人信服。*（演示文稿，本文为草稿）*`,
    },
  },
  {
    slug: "autumn-release-phosphorylation-sites",
    date: "2026-11-10",
    title: {
      en: "Autumn release: antibodies against 120 phosphorylation sites",
      ja: "秋の新製品：120のリン酸化部位に対応する抗体を発売",
      zh: "秋季新品：覆盖120个磷酸化位点的抗体上市",
    },
    summary: {
      en: "All are recombinant rabbit monoclonals with knockout or phosphatase controls on the product page.",
      ja: "すべてリコンビナントウサギモノクローナル抗体で、ノックアウトまたはホスファターゼ処理のデータを掲載しています。",
      zh: "全部为重组兔单克隆抗体，产品页面均附敲除或磷酸酶对照数据。",
    },
    body: {
      en: `
        The autumn release adds antibodies against 120 phosphorylation sites, with a focus on metabolism and the cell cycle. Each one is a recombinant rabbit monoclonal, so that its sequence is fixed and lots can be compared.
        Every product page shows two controls: a treatment that changes the site, and knockout cells or phosphatase. Dilutions are stated for each application that has been tested, and only for those.
        [See what is new](/browse?other=newproduct&sort-by=newest). *Demonstration text.*`,
      ja: `
        代謝と細胞周期を中心に、120のリン酸化部位に対応する抗体を新たに発売しました。すべてリコンビナントウサギモノクローナル抗体であり、配列が固定されているためロット間の比較が可能です。
        各製品ページには、部位のリン酸化を変化させる処理のデータと、ノックアウト細胞またはホスファターゼ処理のデータを掲載しています。希釈率は、実際に試験したアプリケーションについてのみ記載しています。
        [新製品を見る](/browse?other=newproduct&sort-by=newest) *（デモ用の文章です）*`,
      zh: `
        秋季新品涵盖120个磷酸化位点的抗体，侧重代谢与细胞周期领域。全部为重组兔单克隆抗体，序列固定，批次之间可以比较。
        每个产品页面均提供两类对照：改变该位点的处理，以及敲除细胞或磷酸酶处理。稀释比例仅针对实际测试过的应用给出。
        [查看新品](/browse?other=newproduct&sort-by=newest)。*（演示文稿）*`,
    },
  },
  {
    slug: "ship-dates-on-product-pages",
    date: "2026-10-14",
    title: {
      en: "Ship dates now appear on the product page",
      ja: "製品ページに出荷予定日を表示するようになりました",
      zh: "产品页面现已显示发货日期",
    },
    summary: {
      en: "Customers in the United States see the date for each size before they order.",
      ja: "米国のお客様は、ご注文前にサイズごとの出荷予定日を確認できます。",
      zh: "美国客户在下单前即可看到各规格的发货日期。",
    },
    body: {
      en: `
        For customers in the United States the product page shows, for each size, the day on which it leaves the warehouse. The date comes from the stock at that moment and is repeated in the basket.
        If the stock system does not answer, the page says so and shows the rest of the product. Other countries follow. *Demonstration text.*`,
      ja: `
        米国のお客様向けに、製品ページでサイズごとの出荷予定日を表示するようになりました。日付はその時点の在庫に基づき、バスケットにも表示されます。
        在庫システムから応答がない場合は、その旨を表示したうえで、ほかの製品情報はそのままご覧いただけます。ほかの国にも順次対応します。*（デモ用の文章です）*`,
      zh: `
        美国客户现可在产品页面查看各规格的出库日期。该日期依据实时库存，购物车中也会再次显示。
        若库存系统暂无响应，页面会如实提示，其余产品信息仍可正常浏览。其他国家将陆续开放。*（演示文稿）*`,
    },
  },
  {
    slug: "protocols-in-three-languages",
    date: "2026-09-01",
    title: {
      en: "Protocols in English, Japanese and Chinese",
      ja: "プロトコールを英語・日本語・中国語で公開",
      zh: "实验方案推出英文、日文和中文三个版本",
    },
    summary: {
      en: "Eight application protocols are available in three languages, with the same step numbers.",
      ja: "8種類のプロトコールを、同じ手順番号のまま3言語で公開しました。",
      zh: "八套应用方案提供三种语言，步骤编号完全一致。",
    },
    body: {
      en: `
        The protocols for western blotting, immunoprecipitation, immunohistochemistry, immunofluorescence, flow cytometry, chromatin immunoprecipitation, ELISA and cell extracts are now available in English, Japanese and Chinese. Step numbers agree, so that laboratories can discuss a step across languages.
        [All protocols](/protocols). *Demonstration text.*`,
      ja: `
        ウェスタンブロッティング、免疫沈降、免疫組織化学染色、蛍光免疫染色、フローサイトメトリー、クロマチン免疫沈降、ELISA、細胞抽出物の調製の各プロトコールを、英語・日本語・中国語で公開しました。手順番号は3言語で共通のため、言語の異なる研究室間でも手順を確認し合えます。
        [すべてのプロトコールを見る](/protocols) *（デモ用の文章です）*`,
      zh: `
        蛋白质免疫印迹、免疫沉淀、免疫组化、免疫荧光、流式细胞术、染色质免疫沉淀、ELISA与细胞裂解物制备的实验方案，现已提供英文、日文和中文版本。各语言步骤编号一致，便于跨语言交流。
        [查看全部方案](/protocols)。*（演示文稿）*`,
    },
  },
  {
    slug: "multiplex-panels-for-mouse-tissue",
    date: "2026-07-23",
    title: {
      en: "SignalStar panels for mouse tissue",
      ja: "SignalStarがマウス組織に対応",
      zh: "SignalStar新增小鼠组织组合",
    },
    summary: {
      en: "Antibodies for mouse join the multiplex panel, in four channels and two rounds.",
      ja: "4チャンネル・2ラウンドのマルチプレックスパネルに、マウス用抗体が加わりました。",
      zh: "多重染色组合新增小鼠抗体，支持四通道、两轮次。",
    },
    body: {
      en: `
        Multiplex immunohistochemistry on mouse tissue has been held back by rabbit antibodies that do not cross-react and mouse antibodies that see the tissue. The new panel antibodies carry oligonucleotides instead of species, so that up to eight targets can be imaged in two rounds.
        [How a panel is planned](/product-information/signalstar-multiplex-ihc). *Demonstration text.*`,
      ja: `
        マウス組織の多重免疫染色には、交差しないウサギ抗体や、組織そのものに反応してしまうマウス抗体という課題がありました。新しいパネル抗体は、動物種の違いではなくオリゴヌクレオチドで識別するため、2ラウンドで最大8種類の標的を観察できます。
        [パネルの設計方法](/product-information/signalstar-multiplex-ihc) *（デモ用の文章です）*`,
      zh: `
        小鼠组织的多重免疫组化一直受限：兔抗往往不识别小鼠靶点，鼠抗又会与组织自身反应。新的组合抗体以寡核苷酸而非种属进行区分，两轮即可成像最多八个靶点。
        [了解组合设计](/product-information/signalstar-multiplex-ihc)。*（演示文稿）*`,
    },
  },
  {
    slug: "one-per-cent-report",
    date: "2026-06-05",
    title: {
      en: "One per cent: what last year's share paid for",
      ja: "売上の1％を環境へ：昨年度の使途を報告します",
      zh: "百分之一承诺：去年的捐赠用途",
    },
    summary: {
      en: "River restoration, reusable cold packs and a smaller box.",
      ja: "河川の再生、保冷剤の再利用、梱包の小型化に充てました。",
      zh: "用于河流修复、可重复使用的冰袋与更小的包装箱。",
    },
    body: {
      en: `
        One per cent of sales goes to the environment. In this demonstration the sum was spent on three things: a stretch of river that fish can pass again, a return scheme for cold packs and a parcel that is a third smaller.
        Polystyrene has been replaced by cellulose in all parcels that travel on cold packs. *Demonstration text.*`,
      ja: `
        売上の1％を環境保全に充てています。このデモでは、魚が遡上できるよう整備した河川、保冷剤の回収の仕組み、従来より3分の1小さくした梱包箱の3つに使用しました。
        保冷剤で発送するすべての荷物で、発泡スチロールをセルロース素材に切り替えています。*（デモ用の文章です）*`,
      zh: `
        我们将销售额的百分之一用于环境保护。在本演示中，款项用于三个方面：恢复鱼类洄游通道的河段、冰袋回收计划，以及体积缩小三分之一的包装箱。
        所有冰袋运输的包裹均已用纤维素材料取代聚苯乙烯泡沫。*（演示文稿）*`,
    },
  },
  {
    slug: "carrier-free-formats",
    date: "2026-04-21",
    title: {
      en: "Carrier-free format for 300 antibodies",
      ja: "300種の抗体にキャリアフリー製剤を追加",
      zh: "300种抗体新增无载体蛋白剂型",
    },
    summary: {
      en: "Ready to be labelled: no BSA, no glycerol, no azide.",
      ja: "BSA・グリセロール・アジ化ナトリウム不含で、そのまま標識に使用できます。",
      zh: "不含BSA、甘油和叠氮化钠，可直接用于标记。",
    },
    body: {
      en: `
        Three hundred antibodies are available in PBS alone, at 1 mg/ml, for labelling with dyes, metals and oligonucleotides. The product page lists the carrier-free form beside the standard one. Others are made on request: [ask for a formulation](/services/products-and-services-inquiry/customized-and-carrier-free-formulations). *Demonstration text.*`,
      ja: `
        色素、金属、オリゴヌクレオチドによる標識に適した、PBSのみの製剤（1 mg/ml）を300種の抗体に追加しました。製品ページでは、標準品と並べてキャリアフリー製剤を表示しています。掲載のない抗体についても[お問い合わせ](/services/products-and-services-inquiry/customized-and-carrier-free-formulations)により製造を承ります。*（デモ用の文章です）*`,
      zh: `
        300种抗体现提供仅含PBS的剂型（1 mg/ml），适合以染料、金属或寡核苷酸标记。产品页面会将无载体剂型与标准剂型并列展示。其他产品可按需制备：[提交需求](/services/products-and-services-inquiry/customized-and-carrier-free-formulations)。*（演示文稿）*`,
    },
  },
  {
    slug: "new-warehouse-in-europe",
    date: "2026-03-02",
    title: {
      en: "Orders from Germany and Austria leave the same day",
      ja: "ドイツ・オーストリア向けの当日発送を開始",
      zh: "德国与奥地利订单当日发出",
    },
    summary: {
      en: "Stock in Europe shortens delivery to one working day.",
      ja: "欧州内の在庫により、最短1営業日でお届けします。",
      zh: "欧洲本地库存将送达时间缩短至一个工作日。",
    },
    body: {
      en: `
        The 2,000 products that are ordered most often are now kept in Europe. Orders from Germany and Austria that arrive by noon leave the same day and arrive the next working day. Prices are in euro and include no customs charges. *Demonstration text.*`,
      ja: `
        ご注文の多い2,000製品を欧州で在庫するようになりました。ドイツとオーストリアからのご注文は、正午までの受付分を当日発送し、翌営業日にお届けします。価格はユーロ建てで、関税はかかりません。*（デモ用の文章です）*`,
      zh: `
        订购量最大的2,000种产品现已在欧洲备货。德国与奥地利客户中午前下单，当日发出，次一工作日送达。价格以欧元计，无需另付关税。*（演示文稿）*`,
    },
  },
  {
    slug: "citations-you-can-filter",
    date: "2026-01-19",
    title: {
      en: "Citations that can be filtered",
      ja: "引用文献の絞り込みに対応",
      zh: "引用文献支持筛选",
    },
    summary: {
      en: "By application and species, with the year on a plot.",
      ja: "アプリケーションと動物種で絞り込み、年別の推移をグラフで確認できます。",
      zh: "可按应用与种属筛选，并以图表显示年份分布。",
    },
    body: {
      en: `
        The papers on a product page can be filtered by application and species. A small plot shows how many appeared each year. Citations in this shop are demonstration data and say so. *Demonstration text.*`,
      ja: `
        製品ページの引用文献を、アプリケーションと動物種で絞り込めるようになりました。年ごとの件数は小さなグラフで確認できます。本ショップの引用文献はデモ用のデータであり、その旨を明記しています。*（デモ用の文章です）*`,
      zh: `
        产品页面的引用文献现可按应用与种属筛选，并以小图显示各年度数量。本商店的引用文献为演示数据，页面已注明。*（演示文稿）*`,
    },
  },
];
