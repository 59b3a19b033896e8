import { browse } from "../browse-links";
import { card, component, type Page, prose, t3 } from "./page";

export const productInformation: Page = {
  url: "/product-information",
  title: t3("Product information", "製品情報", "产品信息"),
  description: t3(
    "What each kind of product is for, how it is tested and how to choose.",
    "製品の種類ごとの用途、検証方法、選び方をご案内します。",
    "各类产品的用途、验证方式与选择方法。",
  ),
  blocks: [
    prose(
      t3(
        "Every product page follows the same order: evidence first, then the facts, then sizes and prices. Start with the kind of product you need, or [search all products](/browse).",
        "製品ページは、検証データ、製品情報、サイズと価格の順に構成しています。製品の種類からお選びいただくか、[全製品を検索](/browse)してください。",
        "所有产品页面结构一致：先看数据，再看参数，最后是规格与价格。可从产品类别开始，也可[检索全部产品](/browse)。",
      ),
    ),
    {
      kind: "tiles",
      columns: 3,
      items: [
        card(
          t3("Primary antibodies", "一次抗体", "一抗"),
          t3(
            "Recombinant and hybridoma monoclonals and polyclonals, with dilutions for each tested application.",
            "リコンビナント、ハイブリドーマ由来モノクローナル、ポリクローナル抗体。試験済みアプリケーションごとに希釈率を記載しています。",
            "重组、杂交瘤单克隆与多克隆抗体，针对每项已测试的应用给出稀释比例。",
          ),
          browse({ categories: ["primary-antibodies"] }),
        ),
        card(
          t3("Conjugates", "標識抗体", "偶联抗体"),
          t3(
            "Fluorescent dyes, HRP, biotin and beads on antibodies that you know already.",
            "蛍光色素、HRP、ビオチン、ビーズで標識した抗体です。",
            "以荧光染料、HRP、生物素或磁珠偶联的抗体。",
          ),
          browse({ categories: ["conjugates"] }),
        ),
        card(
          t3("ELISA kits and matched pairs", "ELISAキット・抗体ペア", "ELISA试剂盒与配对抗体"),
          t3(
            "Plates that are ready to use, and the two antibodies alone for your own assay.",
            "すぐに使えるプレートキットと、独自のアッセイ構築に使える抗体ペアです。",
            "即用型试剂盒，以及可自建检测体系的配对抗体。",
          ),
          browse({ categories: ["elisa-kits", "matched-pairs"] }),
        ),
        card(
          t3("SignalStar multiplex IHC", "SignalStarマルチプレックスIHC", "SignalStar多重免疫组化"),
          t3(
            "Up to eight targets on one section in two rounds of imaging.",
            "1枚の切片で最大8種類の標的を、2ラウンドの撮影で観察できます。",
            "同一切片两轮成像，最多检测八个靶点。",
          ),
          "/product-information/signalstar-multiplex-ihc",
        ),
        card(
          t3("How antibodies are validated", "抗体の検証方法", "抗体验证方法"),
          t3(
            "Six strategies, and which of them you find on a product page.",
            "6つの検証方法と、製品ページでの見方を説明します。",
            "六种验证策略，以及如何在产品页面查看。",
          ),
          "/product-information/antibody-validation",
        ),
        card(
          t3("Featured offers", "キャンペーン情報", "精选优惠"),
          t3(
            "Offers and codes of this season.",
            "現在ご利用いただけるキャンペーンとコードです。",
            "当前可用的优惠活动与优惠码。",
          ),
          "/product-information/promotions",
        ),
      ],
    },
  ],
};

export const promotions: Page = {
  url: "/product-information/promotions",
  title: t3("Featured Offers", "キャンペーン情報", "精选优惠"),
  description: t3(
    "Current offers and the codes that go with them.",
    "現在実施中のキャンペーンと、ご利用いただけるコードのご案内です。",
    "当前优惠活动及对应的优惠码。",
  ),
  blocks: [
    prose(
      t3(
        "Enter a code in the basket; the discount is shown before you order. One code for each order. All offers are demonstration offers.",
        "コードはバスケットで入力してください。割引額はご注文前に表示されます。コードのご利用は1回のご注文につき1つまでです。掲載のキャンペーンはすべてデモ用です。",
        "请在购物车中输入优惠码，下单前即可看到折扣金额。每个订单限用一个优惠码。所有优惠均为演示内容。",
      ),
    ),
    component("featured-offers"),
    {
      kind: "tiles",
      columns: 3,
      items: [
        {
          title: t3("10% on a first order", "初回ご注文10%割引", "首单九折"),
          text: t3(
            "Code WELCOME10 takes ten per cent off every product in the basket.",
            "コード「WELCOME10」で、バスケット内の全製品が10%割引になります。",
            "使用优惠码WELCOME10，购物车内全部产品享九折。",
          ),
        },
        {
          title: t3("Free shipping", "送料無料", "免运费"),
          text: t3(
            "Code FREESHIP removes the shipping charge.",
            "コード「FREESHIP」で送料が無料になります。",
            "使用优惠码FREESHIP免除运费。",
          ),
        },
        {
          title: t3("A gift for the bench", "ベンチで使えるプレゼント", "实验台小礼"),
          text: t3(
            "Code BENCHGIFT adds a set of tube racks to the order.",
            "コード「BENCHGIFT」で、チューブラックのセットを差し上げます。",
            "使用优惠码BENCHGIFT，随单附赠一套离心管架。",
          ),
        },
      ],
    },
    prose(
      t3(
        "To try an antibody before a large study, look for a [trial size](/browse?other=trialsizeavailable).",
        "大規模な研究の前に抗体を試すには、[トライアルサイズ](/browse?other=trialsizeavailable)をご利用ください。",
        "大型研究开始之前，可先选择[试用装](/browse?other=trialsizeavailable)进行测试。",
      ),
    ),
  ],
};

export const validation: Page = {
  url: "/product-information/antibody-validation",
  title: t3("How antibodies are validated", "抗体の検証方法", "抗体验证方法"),
  description: t3(
    "Six strategies that show whether an antibody binds its target, in the application for which it is sold.",
    "抗体が標的に結合することを、アプリケーションごとに確認する6つの検証方法を紹介します。",
    "六种验证策略，逐项应用证明抗体与靶点的结合。",
  ),
  blocks: [
    prose(
      t3(
        `
        An antibody is not good or bad: it works in an application, on a kind of sample, at a dilution. We test each of them separately and list only what passed.
        ## Six strategies
        | Strategy | What is compared | What it shows |
        |---|---|---|
        | Binary | Knockout or knockdown against wild type | The signal comes from the target |
        | Ranged | Cell lines or tissues with known differences in amount | The signal follows the amount |
        | Orthogonal | Mass spectrometry or RNA on the same samples | An independent method agrees |
        | Multiple antibodies | Two clones with different epitopes | Both see the same pattern |
        | Heterologous | Expressed or mutated protein | The residue or domain is needed |
        | Complementary | Treatment, phosphatase, peptide competition | The modification is needed |
        No single row is proof in every application. A knockout blot says nothing about a fixed section.
        ## Where to look
        The figures of a product page name the strategy in their captions. The application table lists what passed; what is missing has failed or has not been tested.
        ## Guarantee
        If a product does not work in a listed application and species, it is replaced or credited: [returns and guarantee](/learn-and-support/support-information/returns-and-guarantee).`,
        `
        抗体の性能は、アプリケーション、サンプルの種類、希釈率によって変わります。当社ではこれらを個別に試験し、基準を満たしたものだけを記載しています。
        ## 6つの検証方法
        | 方法 | 比較するもの | 分かること |
        |---|---|---|
        | 二値的検証 | ノックアウトまたはノックダウンと野生型 | シグナルが標的に由来すること |
        | 発現量の比較 | 発現量の異なる細胞株・組織 | シグナルが量を反映すること |
        | 直交的検証 | 同じサンプルの質量分析またはRNA | 独立した方法と一致すること |
        | 複数抗体 | エピトープの異なる2クローン | 同じパターンを示すこと |
        | 異種発現 | 強制発現・変異タンパク質 | その残基やドメインが必要であること |
        | 相補的検証 | 刺激・阻害、ホスファターゼ、ペプチド競合 | 修飾が必要であること |
        どのアプリケーションにも通用する単一の証明はありません。ノックアウトのブロットだけでは、固定切片での性能は分かりません。
        ## 製品ページでの見方
        検証方法は各図の説明に記載しています。アプリケーション表に記載があるものは試験に合格した項目です。記載がない場合は、不合格または未試験であることを示します。
        ## 品質保証
        記載のアプリケーションおよび動物種で性能が得られない場合は、交換または返金いたします。詳しくは[返品・品質保証](/learn-and-support/support-information/returns-and-guarantee)をご覧ください。`,
        `
        抗体没有绝对的好坏，其表现取决于应用、样品类型与稀释比例。我们逐项测试，只列出通过的内容。
        ## 六种策略
        | 策略 | 比较对象 | 说明的问题 |
        |---|---|---|
        | 二元验证 | 敲除或敲低与野生型 | 信号来自目标蛋白 |
        | 梯度验证 | 表达量已知不同的细胞系或组织 | 信号随表达量变化 |
        | 正交验证 | 同一样品的质谱或RNA数据 | 独立方法结果一致 |
        | 多抗体验证 | 识别不同表位的两个克隆 | 呈现相同的分布 |
        | 异源表达 | 过表达或突变蛋白 | 特定残基或结构域不可缺少 |
        | 互补验证 | 刺激或抑制、磷酸酶、肽段竞争 | 修饰不可缺少 |
        没有哪一种策略适用于所有应用。敲除样品的印迹结果并不能说明抗体在固定切片上的表现。
        ## 在产品页面如何查看
        图片说明中注明了所用策略。应用表列出的是通过测试的项目；未列出的表示未通过或未测试。
        ## 质量保证
        若产品在所列应用与种属中无法正常使用，我们将予以更换或退款，详见[退换货与质量保证](/learn-and-support/support-information/returns-and-guarantee)。`,
      ),
    ),
    {
      kind: "reference",
      title: t3("Watch", "動画で見る", "观看视频"),
      entry: { contentType: "content_video", uid: "video-how-an-antibody-is-validated" },
      alignment: "center",
      width: "66",
    },
  ],
};

export const signalStar: Page = {
  url: "/product-information/signalstar-multiplex-ihc",
  template: "fullscreen",
  title: t3("SignalStar multiplex IHC", "SignalStarマルチプレックスIHC", "SignalStar多重免疫组化"),
  description: t3(
    "How to plan a panel of three to eight targets over channels and rounds.",
    "3～8種類の標的を、チャンネルとラウンドに割り当てるパネル設計の考え方です。",
    "如何将三至八个靶点分配到不同通道与轮次。",
  ),
  blocks: [
    {
      kind: "hero_banner",
      title: t3("Eight targets, one section", "1枚の切片で8つの標的を", "一张切片，八个靶点"),
      text: t3(
        "Antibodies with oligonucleotides are applied together; complementary dyes are imaged four at a time.",
        "オリゴヌクレオチド標識抗体を一度に反応させ、相補的な色素で4色ずつ撮影します。",
        "寡核苷酸标记抗体一次孵育，互补荧光探针每轮成像四色。",
      ),
      image: {
        drawing: "multiplex-panel",
        alt: t3(
          "Drawing of a grid with two rounds and four channels",
          "2ラウンド×4チャンネルの割り当てを示す図",
          "两轮次、四通道的分配示意图",
        ),
      },
      links: [
        {
          title: t3("Find panel antibodies", "パネル用抗体を探す", "查找组合抗体"),
          href: browse({ categories: ["signalstar"] }),
        },
      ],
    },
    prose(
      t3(
        `
        ## Planning a panel
        1. List three to eight targets and note for each how strong it is and in which cells it stands.
        2. Put strong targets in the channel that the camera sees least and weak ones where it sees best. At 750 nm most cameras lose half of their sensitivity.
        3. Keep targets of the same compartment in different rounds: two dyes on one membrane are hard to separate.
        4. Stain each antibody alone first, on the same tissue, with the chromogenic form of the assay.
        5. Add the controls: no primary, and each round with the dyes but without the antibodies.
        ## What stays the same
        Retrieval, blocking and antibody incubation follow the [protocol for paraffin sections](/protocols/30). Between the rounds the dyes are removed and the antibodies stay.`,
        `
        ## パネルの設計手順
        1. 標的を3～8種類挙げ、それぞれの発現の強さと発現細胞を書き出します。
        2. 発現の強い標的は感度の低いチャンネルに、弱い標的は感度の高いチャンネルに割り当てます。多くのカメラでは、750 nmの感度が半分程度に低下します。
        3. 同じ区画に局在する標的は、異なるラウンドに分けます。同じ膜上の2色は分離が困難です。
        4. まず同じ組織を用い、酵素発色法で抗体を1種類ずつ確認します。
        5. 一次抗体なし、および抗体なしで色素のみを加えた各ラウンドをコントロールとして用意します。
        ## 通常の手順と共通する点
        抗原賦活化、ブロッキング、抗体反応は[パラフィン切片のプロトコール](/protocols/30)と同じです。ラウンド間では色素のみを除去し、抗体は残します。`,
        `
        ## 组合设计步骤
        1. 列出三至八个靶点，记录各自的表达强弱与所在细胞。
        2. 强表达靶点放在相机灵敏度较低的通道，弱表达靶点放在灵敏度高的通道。多数相机在750 nm处灵敏度约下降一半。
        3. 定位于同一区室的靶点安排在不同轮次，同一膜上的两种颜色难以区分。
        4. 先在同一组织上以显色法逐一验证单个抗体。
        5. 设置对照：不加一抗，以及各轮只加探针不加抗体。
        ## 与常规流程相同之处
        抗原修复、封闭与抗体孵育遵循[石蜡切片方案](/protocols/30)。轮次之间去除的是荧光探针，抗体保留。`,
      ),
    ),
    {
      kind: "reference",
      entry: { contentType: "content_video", uid: "video-multiplex-ihc-panel-design" },
      alignment: "left",
      width: "50",
    },
  ],
};
