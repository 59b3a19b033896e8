import type { Article } from "../article";

/** Questions about blots. */
export const detectionQuestions: readonly Article[] = [
  {
    number: 206,
    slug: "band-at-an-unexpected-size",
    topic: "detection",
    applications: ["WB"],
    revised: "2026-08-19",
    title: {
      en: "Why is the band not at the predicted size?",
      ja: "予測分子量と異なる位置にバンドが出るのはなぜですか？",
      zh: "为什么条带位置与预测分子量不符？",
    },
    summary: {
      en: "Modification, cleavage, charge and isoforms move a band. A knockout decides.",
      ja: "修飾、切断、電荷、アイソフォームなどによって移動度が変わります。最終的な判断にはノックアウトが有効です。",
      zh: "修饰、切割、电荷与异构体都会改变迁移率，最终可用敲除样品判定。",
    },
    body: {
      en: `
        The predicted mass is that of the bare chain. On a gel a protein may run higher because of glycosylation, ubiquitin or a highly acidic sequence, and lower after cleavage of a signal peptide or by a caspase.
        - Glycoprotein: treat with PNGase F and look for the shift.
        - p53, c-Myc and other acidic proteins run 5–20 kDa above prediction.
        - Membrane protein at the top of the gel: do not boil.
        - Several bands: compare with a knockout or knockdown lysate before you call one unspecific.`,
      ja: `
        予測分子量は、修飾を受けていないポリペプチド鎖の値です。糖鎖付加、ユビキチン化、酸性アミノ酸に富む配列などによって高分子側に、シグナルペプチドの除去やカスパーゼによる切断によって低分子側に泳動されることがあります。
        - 糖タンパク質：PNGase Fで処理し、バンドの移動を確認する
        - p53やc-Mycなどの酸性タンパク質：予測より5～20 kDa大きく泳動される
        - ゲル上端にとどまる膜タンパク質：煮沸を避ける
        - 複数のバンド：非特異的と判断する前に、ノックアウトまたはノックダウンのライセートと比較する`,
      zh: `
        预测分子量仅为裸肽链的数值。糖基化、泛素化或富含酸性氨基酸会使蛋白迁移变慢；信号肽切除或半胱天冬酶切割则使其变快。
        - 糖蛋白：用PNGase F处理，观察条带是否位移；
        - p53、c-Myc等酸性蛋白：通常比预测值高5–20 kDa；
        - 停留在凝胶顶部的膜蛋白：不要煮沸；
        - 出现多条带：先与敲除或敲低样品比较，再判断是否非特异。`,
    },
  },
  {
    number: 207,
    slug: "how-much-lysate-to-load",
    topic: "detection",
    applications: ["WB"],
    revised: "2026-03-26",
    title: {
      en: "How much lysate should I load?",
      ja: "ライセートはどのくらい泳動すればよいですか？",
      zh: "上样量应为多少？",
    },
    summary: {
      en: "20–30 µg for most targets, more for rare ones, less for loading controls.",
      ja: "多くの標的では20～30 µgが目安です。低発現の標的では増やし、ローディングコントロールでは減らします。",
      zh: "多数靶点20–30 µg；低丰度靶点适当增加，内参适当减少。",
    },
    body: {
      en: `
        Begin with 20 to 30 µg of total protein in each lane, about 100,000 to 150,000 cultured cells. Rare targets and phosphorylated forms may need 50 µg or a prior immunoprecipitation.
        To quantify, load a series of one half, one and two times the amount on the first blot. If the signal does not double, it is saturated and the ratio to anything else has no meaning.`,
      ja: `
        まずは1レーンあたり総タンパク質20～30 µg（培養細胞で約10～15万個相当）を目安にしてください。低発現の標的やリン酸化体では、50 µgの泳動や、事前の免疫沈降が必要な場合があります。
        定量する場合は、最初のブロットで0.5倍、1倍、2倍の量を並べて泳動します。シグナルが量に比例して増えなければ飽和しており、比を計算しても意味がありません。`,
      zh: `
        建议从每泳道20–30 µg总蛋白开始，相当于10–15万个培养细胞。低丰度靶点和磷酸化形式可能需要50 µg，或先行免疫沉淀富集。
        如需定量，首次实验应同时上样0.5倍、1倍和2倍量。若信号不能成比例增加，说明已经饱和，此时的比值没有意义。`,
    },
  },
  {
    number: 208,
    slug: "stripping-and-reprobing",
    topic: "detection",
    applications: ["WB"],
    revised: "2026-01-15",
    title: {
      en: "Can I strip and reprobe a membrane?",
      ja: "メンブレンをストリッピングして再検出できますか？",
      zh: "膜可以洗脱后重新检测吗？",
    },
    summary: {
      en: "Yes on PVDF, weakest target first, and never to compare amounts.",
      ja: "PVDF膜であれば可能です。シグナルの弱い標的から検出し、量の比較には用いないでください。",
      zh: "PVDF膜可以；先测弱信号靶点，且不宜用于定量比较。",
    },
    body: {
      en: `
        Use PVDF, which holds protein better than nitrocellulose. Detect the weakest signal first, usually the phosphorylated form, then strip and detect the total protein.
        Every stripping removes part of the sample. Check that it is complete: incubate with the secondary antibody and substrate, expose, and see nothing.
        For quantitative ratios run two gels, or detect both antibodies at once with two fluorescent secondary antibodies from different species.`,
      ja: `
        ニトロセルロース膜よりもタンパク質の保持力が高いPVDF膜を使用します。通常はシグナルの弱いリン酸化体を先に検出し、ストリッピング後に総タンパク質を検出します。
        ストリッピングのたびにサンプルの一部が失われます。抗体が完全に除去されたことを、二次抗体と基質のみを反応させ、シグナルが出ないことで確認してください。
        定量的な比較には、2枚のゲルを用いるか、動物種の異なる蛍光標識二次抗体2種で同時に検出する方法が適しています。`,
      zh: `
        请使用蛋白保持力优于硝酸纤维素膜的PVDF膜。先检测信号较弱的目标（通常为磷酸化形式），洗脱后再检测总蛋白。
        每次洗脱都会损失部分样品。请仅加二抗与底物曝光，确认无信号，说明洗脱完全。
        需要定量比较时，应分别跑两块胶，或使用两种不同种属来源的荧光二抗同时检测。`,
    },
  },
  {
    number: 209,
    slug: "sodium-azide-and-hrp",
    topic: "detection",
    applications: ["WB", "IHC-P", "ELISA"],
    revised: "2025-12-03",
    title: {
      en: "Why must sodium azide stay away from HRP?",
      ja: "アジ化ナトリウムをHRPと併用できないのはなぜですか？",
      zh: "为什么叠氮化钠不能与HRP同用？",
    },
    summary: {
      en: "Azide binds the haem of the enzyme and switches it off.",
      ja: "アジ化物がHRPのヘムに結合し、酵素を失活させます。",
      zh: "叠氮化物与HRP的血红素结合，使酶失活。",
    },
    body: {
      en: `
        Azide is a ligand of haem iron and inhibits horseradish peroxidase irreversibly in the presence of hydrogen peroxide. A primary antibody that is stored in azide does no harm, because it is diluted and washed away. Azide in the secondary antibody, the wash buffer or the substrate does.
        Preserve HRP conjugates with ProClin type preservatives, and make wash buffers fresh.`,
      ja: `
        アジ化物はヘム鉄に結合し、過酸化水素の存在下でHRPを不可逆的に阻害します。一次抗体の保存液に含まれるアジ化ナトリウムは、希釈・洗浄されるため影響しません。問題となるのは、二次抗体、洗浄バッファー、基質に含まれる場合です。
        HRP標識抗体の防腐にはProClin系の防腐剤を用い、洗浄バッファーは用時調製してください。`,
      zh: `
        叠氮化物可与血红素铁结合，在过氧化氢存在时不可逆地抑制HRP。一抗保存液中的叠氮化钠经稀释和洗涤后不会造成影响，但二抗、洗涤液或底物中若含叠氮化钠则会失活。
        HRP偶联物请使用ProClin类防腐剂，洗涤液应新鲜配制。`,
    },
  },
  {
    number: 210,
    slug: "choosing-a-secondary-antibody",
    topic: "detection",
    applications: ["WB", "IF-IC", "FC-FP"],
    revised: "2026-06-05",
    title: {
      en: "Which secondary antibody do I need?",
      ja: "どの二次抗体を選べばよいですか？",
      zh: "应选择哪种二抗？",
    },
    summary: {
      en: "Host and isotype of the primary, the label of the readout, adsorption for co-staining.",
      ja: "一次抗体の宿主とアイソタイプ、検出方法に合った標識、共染色の場合は吸収処理の有無で選びます。",
      zh: "依据一抗宿主与亚型、检测方式对应的标记，以及共染时的吸附处理来选择。",
    },
    body: {
      en: `
        1. **Host.** For a rabbit primary take anti-rabbit IgG. Host and isotype stand on the product page.
        2. **Isotype.** For mouse monoclonals anti-mouse IgG (H+L) fits IgG1, IgG2a and IgG2b. IgM needs its own.
        3. **Label.** HRP for chemiluminescence, a near-infrared dye for quantitative blots, a bright photostable dye for imaging.
        4. **Adsorption.** With two primaries from different species, both secondaries must be adsorbed against the other species and against the species of the sample.`,
      ja: `
        1. **宿主** – 一次抗体がウサギ由来であれば抗ウサギIgGを選びます。宿主とアイソタイプは製品ページに記載しています。
        2. **アイソタイプ** – マウスモノクローナル抗体では、抗マウスIgG（H+L）がIgG1、IgG2a、IgG2bに対応します。IgMには専用の二次抗体が必要です。
        3. **標識** – 化学発光にはHRP、定量的なブロットには近赤外色素、イメージングには明るく退色しにくい色素が適しています。
        4. **吸収処理** – 動物種の異なる2種の一次抗体を併用する場合は、相手の動物種とサンプルの動物種に対して吸収処理された二次抗体を選びます。`,
      zh: `
        1. **宿主** – 兔源一抗选用抗兔IgG。宿主与亚型见产品页面。
        2. **亚型** – 小鼠单抗一般可用抗小鼠IgG（H+L），适用于IgG1、IgG2a和IgG2b；IgM需专用二抗。
        3. **标记** – 化学发光选HRP，定量印迹选近红外染料，成像选亮度高、抗淬灭的染料。
        4. **吸附处理** – 两种不同种属一抗共染时，二抗须经另一种属及样品种属的吸附处理。`,
    },
  },
];
