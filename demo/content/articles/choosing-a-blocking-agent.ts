import type { Article } from "./article";

export const choosingABlockingAgent: Article = {
  number: 101,
  slug: "choosing-a-blocking-agent",
  topic: "detection",
  applications: ["WB"],
  revised: "2026-09-14",
  title: {
    en: "Choosing a blocking agent for western blots",
    ja: "ウェスタンブロットのブロッキング剤の選び方",
    zh: "蛋白质免疫印迹封闭剂的选择",
  },
  summary: {
    en: "When milk is enough, when BSA is better, and why the diluent of the primary antibody often matters more than the block.",
    ja: "スキムミルクで十分な場合とBSAが適する場合、そしてブロッキング剤以上に一次抗体の希釈液が結果を左右する理由を解説します。",
    zh: "何时用脱脂奶粉即可，何时应改用BSA，以及为什么一抗稀释液往往比封闭液更关键。",
  },
  body: {
    en: `
      A blocking agent occupies the protein-binding sites of the membrane that the transfer has left free. Everything that binds there later, primary or secondary antibody, becomes background. The agent must cover the membrane without covering the epitope.
      ## A short comparison
      | Agent | Good for | Watch out for |
      |---|---|---|
      | 5% non-fat dry milk in TBST | Most total proteins; lowest background at low cost | Contains casein, a phosphoprotein, and biotin; can weaken low-affinity antibodies |
      | 5% BSA in TBST | Phospho-specific antibodies; biotin–streptavidin detection | Slightly more background with some secondary antibodies |
      | Casein or polymer blockers | Fluorescent detection | Check the fluorescence of the blocker itself |
      ## Block and diluent are two decisions
      Blocking for one hour in milk rarely harms a phospho-specific antibody. Diluting the antibody in milk and leaving it overnight can. Follow the diluent given on the product page first; change the block only if the background remains.
      ## Buffers and additives
      - Prefer TBS to PBS when the detection enzyme is alkaline phosphatase, because phosphate inhibits it.
      - Keep sodium azide out of every solution that meets horseradish peroxidase.
      - 0.1% Tween-20 is usually right. More than 0.2% can wash away weakly bound antibody.
      ## If the background stays high
      1. Run one strip with the secondary antibody alone. If it lights up, the secondary is the cause.
      2. Titrate the primary antibody two-fold in both directions.
      3. Lengthen the washes to three times ten minutes before you change the blocker.`,
    ja: `
      ブロッキング剤は、転写後のメンブレンに残ったタンパク質結合部位をふさぐためのものです。ここに抗体が非特異的に結合すると、すべてバックグラウンドになります。エピトープを隠さずにメンブレンだけを覆うことが理想です。
      ## ブロッキング剤の比較
      | ブロッキング剤 | 適した用途 | 注意点 |
      |---|---|---|
      | 5%スキムミルク / TBST | 多くの総タンパク質の検出。安価でバックグラウンドが低い | リン酸化タンパク質であるカゼインとビオチンを含む。親和性の低い抗体ではシグナルが弱まることがある |
      | 5% BSA / TBST | リン酸化特異的抗体、ビオチン・ストレプトアビジン系の検出 | 二次抗体によってはバックグラウンドがやや高くなる |
      | カゼイン系・ポリマー系 | 蛍光検出 | ブロッキング剤自体の蛍光を確認する |
      ## ブロッキング液と抗体希釈液は分けて考える
      スキムミルクで1時間ブロッキングしても、リン酸化特異的抗体のシグナルが大きく損なわれることはほとんどありません。問題になりやすいのは、抗体をスキムミルクで希釈して一晩反応させる場合です。まず製品ページに記載の希釈液を使用し、それでもバックグラウンドが残る場合にブロッキング剤を見直してください。
      ## バッファーと添加物
      - アルカリホスファターゼ検出では、酵素活性を阻害するリン酸を避け、PBSではなくTBSを使用します。
      - HRPが接触する溶液には、アジ化ナトリウムを加えないでください。
      - Tween-20は通常0.1%が適切です。0.2%を超えると、結合の弱い抗体が洗い流されることがあります。
      ## バックグラウンドが下がらないとき
      1. 二次抗体のみを反応させたストリップを用意します。シグナルが出れば、原因は二次抗体です。
      2. 一次抗体の濃度を2倍ずつ上下に振って検討します。
      3. ブロッキング剤を変更する前に、洗浄を10分×3回に延ばします。`,
    zh: `
      转膜之后，膜上仍有空余的蛋白结合位点，封闭剂的作用就是占据这些位点。抗体一旦非特异地结合在这里，就会成为背景。理想的封闭剂既能覆盖膜表面，又不会遮挡表位。
      ## 常用封闭剂比较
      | 封闭剂 | 适用情形 | 注意事项 |
      |---|---|---|
      | 5%脱脂奶粉（TBST配制） | 多数总蛋白检测，背景低、成本低 | 含酪蛋白（一种磷蛋白）和生物素，可能削弱低亲和力抗体的信号 |
      | 5% BSA（TBST配制） | 磷酸化特异性抗体；生物素–链霉亲和素检测体系 | 与部分二抗搭配时背景略高 |
      | 酪蛋白或高分子封闭剂 | 荧光检测 | 需确认封闭剂自身的荧光 |
      ## 封闭液与抗体稀释液应分开考虑
      用脱脂奶粉封闭一小时，一般不会明显影响磷酸化抗体；真正容易出问题的，是用奶粉稀释抗体并孵育过夜。请优先采用产品页面推荐的稀释液，若背景仍然偏高，再更换封闭剂。
      ## 缓冲液与添加物
      - 使用碱性磷酸酶检测时应选TBS而非PBS，因为磷酸盐会抑制该酶。
      - 凡与辣根过氧化物酶（HRP）接触的溶液都不得含叠氮化钠。
      - Tween-20浓度通常以0.1%为宜，超过0.2%可能洗掉结合较弱的抗体。
      ## 背景始终偏高时
      1. 取一条膜只加二抗。若出现信号，说明问题来自二抗。
      2. 以两倍梯度上下调整一抗浓度。
      3. 更换封闭剂之前，先把洗膜延长至每次10分钟、共3次。`,
  },
};
