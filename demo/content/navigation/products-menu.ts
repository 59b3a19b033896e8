import { browse } from "../browse-links";
import { item } from "./tree";

const antibodies = item("antibodies", "Antibodies", "抗体", "抗体", browse({ categories: ["primary-antibodies"] }), [
  item("primary-antibodies", "Primary antibodies", "一次抗体", "一抗", browse({ categories: ["primary-antibodies"] })),
  item(
    "phospho-antibodies",
    "Phospho-specific antibodies",
    "リン酸化特異的抗体",
    "磷酸化特异性抗体",
    browse({ modifications: ["phospho"] }),
  ),
  item(
    "recombinant-antibodies",
    "Recombinant antibodies",
    "リコンビナント抗体",
    "重组抗体",
    browse({ other: ["recombinant"] }),
  ),
  item("conjugates", "Antibody conjugates", "標識抗体", "偶联抗体", browse({ categories: ["conjugates"] })),
  item(
    "secondary-antibodies",
    "Secondary antibodies",
    "二次抗体",
    "二抗",
    browse({ categories: ["secondary-antibodies"] }),
  ),
]);

const kits = item("kits", "Kits and assays", "キット・アッセイ", "试剂盒与检测", browse({ categories: ["kits"] }), [
  item("elisa-kits", "ELISA kits", "ELISAキット", "ELISA试剂盒", browse({ categories: ["elisa-kits"] })),
  item(
    "signalstar",
    "SignalStar multiplex IHC",
    "SignalStarマルチプレックスIHC",
    "SignalStar多重免疫组化",
    "/product-information/signalstar-multiplex-ihc",
  ),
  item("chip-kits", "ChIP kits", "ChIPキット", "ChIP试剂盒", browse({ q: "ChIP kit" })),
]);

const bench = item("bench-reagents", "Bench reagents", "実験用試薬", "实验试剂", browse({ categories: ["buffers"] }), [
  item("buffers", "Buffers and dyes", "バッファー・色素", "缓冲液与染料", browse({ categories: ["buffers"] })),
  item(
    "controls",
    "Protein and cell extract controls",
    "タンパク質・細胞抽出物コントロール",
    "蛋白及细胞裂解物对照",
    browse({ q: "control extract" }),
  ),
]);

/** Products by category, application and species: every address is a working search. */
export const productsMenu = item("products", "Products", "製品", "产品", "/product-information", [
  item("by-category", "By category", "カテゴリーから探す", "按类别", "/products", [antibodies, kits, bench]),
  item("by-application", "By application", "アプリケーションから探す", "按应用", "/browse", [
    item(
      "blotting",
      "Blotting and pull-down",
      "ブロッティング・プルダウン",
      "印迹与沉淀",
      browse({ applications: ["WB", "IP"] }),
      [
        item(
          "wb",
          "Western blotting",
          "ウェスタンブロッティング",
          "蛋白质免疫印迹（WB）",
          browse({ applications: ["WB"] }),
        ),
        item("ip", "Immunoprecipitation", "免疫沈降", "免疫沉淀（IP）", browse({ applications: ["IP"] })),
        item(
          "chip",
          "Chromatin immunoprecipitation",
          "クロマチン免疫沈降",
          "染色质免疫沉淀（ChIP）",
          browse({ applications: ["ChIP"] }),
        ),
      ],
    ),
    item(
      "imaging",
      "Tissue and cell imaging",
      "組織・細胞イメージング",
      "组织与细胞成像",
      browse({ applications: ["IHC-P", "IF-IC"] }),
      [
        item(
          "ihc",
          "Immunohistochemistry (paraffin)",
          "免疫組織化学染色（パラフィン切片）",
          "免疫组织化学（石蜡切片）",
          browse({ applications: ["IHC-P"] }),
        ),
        item("if", "Immunofluorescence", "蛍光免疫染色", "免疫荧光（IF）", browse({ applications: ["IF-IC"] })),
      ],
    ),
    item("single-cell", "Single-cell analysis", "シングルセル解析", "单细胞分析", browse({ applications: ["FC-FP"] }), [
      item("flow", "Flow cytometry", "フローサイトメトリー", "流式细胞术", browse({ applications: ["FC-FP"] })),
    ]),
  ]),
  item("by-species", "By species reactivity", "交差種から探す", "按种属反应性", "/browse", [
    item("human", "Human", "ヒト", "人", browse({ species: ["H"] })),
    item("mouse", "Mouse", "マウス", "小鼠", browse({ species: ["M"] })),
    item("rat", "Rat", "ラット", "大鼠", browse({ species: ["R"] })),
    item("monkey", "Monkey", "サル", "猴", browse({ species: ["Mk"] })),
  ]),
  item("new-and-offers", "New and offers", "新製品・キャンペーン", "新品与优惠", "/product-information/promotions", [
    item("new-products", "New products", "新製品", "新品上市", browse({ other: ["newproduct"], sort: "newest" })),
    item("trial-sizes", "Trial sizes", "トライアルサイズ", "试用装", browse({ other: ["trialsizeavailable"] })),
    item("featured-offers", "Featured offers", "キャンペーン情報", "精选优惠", "/product-information/promotions"),
    item("compare", "Compare products", "製品を比較する", "产品对比", "/products/compare"),
  ]),
]);
