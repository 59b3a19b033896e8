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
    slug: "eleven-pathways",
    date: "2026-11-03",
    title: {
      en: "Five more pathways, and every one of them to print",
      ja: "シグナル伝達経路を5つ追加、すべて印刷用ファイルをご用意",
      zh: "新增五条信号通路，全部可打印",
    },
    summary: {
      en: "Wnt, Notch, TGF-β, Hippo and DNA damage join the pathways; each has a legend and a wall chart.",
      ja: "Wnt、Notch、TGF-β、Hippo、DNA損傷応答を追加しました。いずれも凡例とポスターが付いています。",
      zh: "新增Wnt、Notch、TGF-β、Hippo与DNA损伤通路，均附图例与挂图。",
    },
    body: {
      en: `
        The pathway pages now number eleven. New are [Wnt / β-catenin](/research/pathways/wnt-beta-catenin-signaling), [Notch](/research/pathways/notch-signaling), [TGF-β / Smad](/research/pathways/tgf-beta-smad-signaling), [Hippo](/research/pathways/hippo-signaling) and [DNA damage and p53](/research/pathways/dna-damage-p53-signaling).
        Each diagram names the residues that antibodies can read and has a legend in words. Below it stand the controls that we would use ourselves, and a PDF that stays sharp at the size of a door. *Demonstration text.*`,
      ja: `
        シグナル伝達経路のページが11件になりました。新たに[Wnt / β-カテニン](/research/pathways/wnt-beta-catenin-signaling)、[Notch](/research/pathways/notch-signaling)、[TGF-β / Smad](/research/pathways/tgf-beta-smad-signaling)、[Hippo](/research/pathways/hippo-signaling)、[DNA損傷応答とp53](/research/pathways/dna-damage-p53-signaling)を公開しました。
        いずれの図にも、抗体で検出できる残基を示し、文字による凡例を付けています。図の下には推奨するコントロールと、大判でも鮮明に印刷できるPDFをご用意しました。*（デモ用の文章です）*`,
      zh: `
        信号通路页面现已增至十一个，新增[Wnt / β-连环蛋白](/research/pathways/wnt-beta-catenin-signaling)、[Notch](/research/pathways/notch-signaling)、[TGF-β / Smad](/research/pathways/tgf-beta-smad-signaling)、[Hippo](/research/pathways/hippo-signaling)与[DNA损伤与p53](/research/pathways/dna-damage-p53-signaling)。
        每幅图均标注可用抗体检测的残基，并附文字图例；下方列出我们推荐的对照，以及放大打印依然清晰的PDF。*（演示文稿）*`,
    },
  },
  {
    slug: "rrid-on-every-antibody",
    date: "2026-08-18",
    title: {
      en: "An RRID on every antibody page",
      ja: "すべての抗体ページにRRIDを掲載",
      zh: "所有抗体页面均已标注RRID",
    },
    summary: {
      en: "Copy the identifier, or the whole citation as text, BibTeX or RIS.",
      ja: "識別子のコピーに加え、引用情報をテキスト、BibTeX、RIS形式で取得できます。",
      zh: "可复制识别号，或以文本、BibTeX、RIS格式复制完整引用信息。",
    },
    body: {
      en: `
        Journals ask for Research Resource Identifiers because names of antibodies change and identifiers do not. The key facts of every antibody page now include one, with a button that copies it.
        What else a methods section should say is in our article on [reporting antibodies](/learn-and-support/technical-support/reporting-antibodies-in-a-paper/114). Identifiers in this shop are demonstration values. *Demonstration text.*`,
      ja: `
        抗体の名称は変わることがあっても、Research Resource Identifier（RRID）は変わりません。そのため、多くの学術誌がRRIDの記載を求めています。すべての抗体ページの基本情報にRRIDを追加し、ボタンでコピーできるようにしました。
        論文に記載すべきその他の項目は、[論文における抗体の記載方法](/learn-and-support/technical-support/reporting-antibodies-in-a-paper/114)をご覧ください。本サイトのRRIDはデモ用の値です。*（デモ用の文章です）*`,
      zh: `
        抗体名称会变，识别号不会，因此许多期刊要求注明RRID。现在所有抗体页面的基本信息均已包含RRID，并可一键复制。
        方法部分还应写明哪些内容，请参阅[论文中如何注明抗体](/learn-and-support/technical-support/reporting-antibodies-in-a-paper/114)。本站识别号均为演示数据。*（演示文稿）*`,
    },
  },
  {
    slug: "parcels-without-foam",
    date: "2026-05-12",
    title: {
      en: "Parcels without foam",
      ja: "発泡スチロールを使わない梱包に切り替え",
      zh: "告别泡沫箱的包装",
    },
    summary: {
      en: "Cold parcels now travel in boxes of wood fibre that go into the paper bin.",
      ja: "冷蔵便の保冷箱を、古紙として回収できる木質繊維製に変更しました。",
      zh: "冷链包裹改用可作废纸回收的木纤维保温箱。",
    },
    body: {
      en: `
        Antibodies in glycerol do not need dry ice, and they do not need polystyrene. Since May they travel between two mats of wood fibre with frozen water packs, which keep 2 to 8 °C for 48 hours at 30 °C outside.
        The box goes into the paper bin, the packs into your freezer for the next ice bucket. Products on dry ice keep their old box for now. *Demonstration text.*`,
      ja: `
        グリセロール入りの抗体に、ドライアイスや発泡スチロールは必要ありません。5月より、木質繊維のマットと水の保冷剤による梱包に切り替えました。外気温30℃でも、48時間2～8℃を保ちます。
        箱は古紙として回収に出すことができ、保冷剤は冷凍庫で凍らせて再利用できます。ドライアイス便の製品は、当面これまでの箱でお届けします。*（デモ用の文章です）*`,
      zh: `
        含甘油的抗体不需要干冰，也不需要泡沫箱。自五月起，包裹改用两层木纤维垫与冰水冷媒，在外界30°C的条件下可维持2–8°C达48小时。
        纸箱可作废纸回收，冷媒可冷冻后重复使用。干冰运输的产品暂时沿用原包装。*（演示文稿）*`,
    },
  },
  {
    slug: "knockout-data-for-five-hundred-targets",
    date: "2026-02-09",
    title: {
      en: "Knockout data for five hundred targets",
      ja: "500の標的についてノックアウトデータを公開",
      zh: "公开五百个靶点的敲除数据",
    },
    summary: {
      en: "Wild type and knockout side by side, first on blots, then in cells.",
      ja: "野生型とノックアウトを並べ、まずブロット、次に細胞での結果を掲載しています。",
      zh: "野生型与敲除型并列展示，先印迹、后细胞。",
    },
    body: {
      en: `
        A band at the right size is a hint; its absence in a knockout is evidence. The figures of five hundred targets now begin with that comparison, made in a line that expresses the target well.
        Where a gene is essential, we show knock-down or a second antibody to another part of the protein and say so. *Demonstration text.*`,
      ja: `
        予想された分子量のバンドは手がかりにすぎませんが、ノックアウトでの消失は証拠になります。500の標的について、標的を十分に発現する細胞株を用いたこの比較を、図の最初に掲載しました。
        必須遺伝子の場合は、ノックダウン、または同じタンパク質の別の領域を認識する抗体との比較を示し、その旨を明記しています。*（デモ用の文章です）*`,
      zh: `
        分子量正确的条带只是线索，敲除后条带消失才是证据。五百个靶点的图片现已以此对照开头，所用细胞系均充分表达该靶点。
        对于必需基因，我们改用敲低，或与识别同一蛋白其他区域的抗体比对，并予以注明。*（演示文稿）*`,
    },
  },
  {
    slug: "cut-and-run-protocol",
    date: "2026-10-06",
    title: {
      en: "CUT&RUN: chromatin in a day",
      ja: "CUT&RUNプロトコールを公開：クロマチン解析を1日で",
      zh: "CUT&RUN方案上线：一天完成染色质分析",
    },
    summary: {
      en: "A new protocol and a video take 100,000 living cells to DNA that is ready to sequence.",
      ja: "10万個の生細胞からシーケンス可能なDNAを得るまでの手順書と動画を公開しました。",
      zh: "新方案与视频：从10万个活细胞到可测序的DNA。",
    },
    body: {
      en: `
        CUT&RUN needs a twentieth of the cells of a chromatin immunoprecipitation and no cross-linking. Our [protocol](/protocols/90) goes through it step by step, with the three points at which it fails most often: dead cells, warm digestion and columns that lose short fragments.
        A [video](/learn-and-support/videos-and-webinars/cut-and-run-start-to-finish) shows the beads as they should look. *Demonstration text.*`,
      ja: `
        CUT&RUNに必要な細胞数はクロマチン免疫沈降の約20分の1で、架橋も不要です。[プロトコール](/protocols/90)では、失敗の多い3つのポイント（死細胞、消化時の温度上昇、短い断片を失うカラム）に触れながら、手順を順に説明しています。
        [動画](/learn-and-support/videos-and-webinars/cut-and-run-start-to-finish)では、ビーズの適切な状態を確認できます。*（デモ用の文章です）*`,
      zh: `
        CUT&RUN所需细胞量约为染色质免疫沉淀的二十分之一，且无需交联。我们的[实验方案](/protocols/90)逐步讲解，并指出三个最易失败之处：死细胞、酶切时温度过高，以及会丢失短片段的纯化柱。
        [视频](/learn-and-support/videos-and-webinars/cut-and-run-start-to-finish)展示了磁珠应有的状态。*（演示文稿）*`,
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
