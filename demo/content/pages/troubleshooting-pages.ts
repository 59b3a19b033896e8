import type { Localized } from "../locales";
import { card, type Page, prose, t3 } from "./page";

const base = "/learn-and-support/troubleshooting";

interface Guide {
  readonly slug: string;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  readonly symptoms: readonly { readonly title: Localized<string>; readonly text: Localized<string> }[];
  readonly protocol: { readonly title: Localized<string>; readonly href: string };
}

const blotting: Guide = {
  slug: "western-blotting",
  title: t3("Troubleshooting western blots", "ウェスタンブロットのトラブルシューティング", "免疫印迹疑难解答"),
  description: t3(
    "No signal, high background, wrong size, uneven lanes: causes in order of frequency.",
    "シグナルが出ない、バックグラウンドが高い、サイズが違う、レーンがそろわない場合の原因を、頻度の高い順に示します。",
    "无信号、背景高、大小不符、条带不均：按常见程度列出原因。",
  ),
  symptoms: [
    {
      title: t3("No signal", "シグナルが出ない", "没有信号"),
      text: t3(
        `
        1. Stain the membrane with Ponceau S. No protein: repeat the transfer, and check its direction.
        2. Spot 1 µl of the secondary antibody on the membrane and add substrate. No light: substrate or enzyme is spent, or azide is in a buffer.
        3. Load a lysate that is known to be positive. If it shows, your sample lacks the target or the modification.
        4. Follow the diluent on the product page; some antibodies lose their signal in milk.`,
        `
        1. メンブレンをPonceau Sで染色します。タンパク質が見えなければ転写をやり直し、向きも確認します。
        2. 二次抗体1 µlをメンブレンに滴下して基質を加えます。発光しなければ、基質や酵素の失活、またはバッファー中のアジ化ナトリウムが原因です。
        3. 陽性と分かっているライセートを泳動します。こちらで検出されれば、サンプル中に標的または修飾が存在しない可能性があります。
        4. 製品ページの希釈液に従います。スキムミルク中でシグナルを失う抗体もあります。`,
        `
        1. 用丽春红染膜。若无蛋白，请重新转膜并检查方向。
        2. 在膜上滴1 µl二抗并加底物。若不发光，说明底物或酶失效，或缓冲液中含叠氮化钠。
        3. 上样已知阳性的裂解物。若可检出，则说明样品中缺少靶点或相应修饰。
        4. 采用产品页面推荐的稀释液，部分抗体在奶粉中会失去信号。`,
      ),
    },
    {
      title: t3("High background", "バックグラウンドが高い", "背景过高"),
      text: t3(
        `
        1. A strip with the secondary antibody alone tells which antibody is the cause.
        2. Dilute the antibody that is the cause two- to four-fold.
        3. Wash three times for ten minutes, in more volume.
        4. Never let the membrane dry or touch it without gloves. See [blocking agents](/learn-and-support/technical-support/choosing-a-blocking-agent/101).`,
        `
        1. 二次抗体のみを反応させたストリップで、原因となる抗体を見極めます。
        2. 原因の抗体を2～4倍に希釈します。
        3. 洗浄液を増やし、10分間×3回洗浄します。
        4. メンブレンを乾燥させたり、素手で触れたりしないでください。[ブロッキング剤の選び方](/learn-and-support/technical-support/choosing-a-blocking-agent/101)もご覧ください。`,
        `
        1. 取一条膜只加二抗，判断问题来自哪种抗体。
        2. 将该抗体再稀释2–4倍。
        3. 增加洗涤液体积，每次10分钟，共3次。
        4. 膜不可干燥，也不可徒手触碰。另见[封闭剂的选择](/learn-and-support/technical-support/choosing-a-blocking-agent/101)。`,
      ),
    },
    {
      title: t3("Several bands or the wrong size", "複数のバンド・サイズ違い", "多条带或大小不符"),
      text: t3(
        `
        1. Look up isoforms, cleavage and glycosylation: [band at an unexpected size](/learn-and-support/technical-support/band-at-an-unexpected-size/206).
        2. Add protease inhibitors fresh; a ladder below the main band is degradation.
        3. Reduce fully: 50 mM DTT and 5 minutes at 95 °C. Dimers run at twice the mass.
        4. Compare with a knockout or knockdown sample.`,
        `
        1. アイソフォーム、切断、糖鎖付加を調べます（[予測と異なる位置のバンド](/learn-and-support/technical-support/band-at-an-unexpected-size/206)）。
        2. プロテアーゼ阻害剤を用時添加します。主要バンドの下に続くラダーは分解産物です。
        3. 50 mM DTT、95℃、5分間で十分に還元します。二量体は2倍の分子量に現れます。
        4. ノックアウトまたはノックダウンのサンプルと比較します。`,
        `
        1. 查阅异构体、切割与糖基化情况：[条带大小异常](/learn-and-support/technical-support/band-at-an-unexpected-size/206)。
        2. 临用前加入蛋白酶抑制剂；主带下方的阶梯状条带为降解产物。
        3. 充分还原：50 mM DTT，95°C 5分钟。二聚体出现在两倍分子量处。
        4. 与敲除或敲低样品比较。`,
      ),
    },
  ],
  protocol: {
    title: t3("Western blotting protocol", "ウェスタンブロッティングのプロトコール", "蛋白质免疫印迹方案"),
    href: "/protocols/10",
  },
};

const tissue: Guide = {
  slug: "immunohistochemistry",
  title: t3("Troubleshooting immunohistochemistry", "免疫組織化学染色のトラブルシューティング", "免疫组织化学疑难解答"),
  description: t3(
    "Weak stain, background, lost sections: what to change first.",
    "染色が弱い、バックグラウンドが高い、切片が剥がれるといった場合に、最初に見直す点を示します。",
    "着色弱、背景高、脱片：首先应调整什么。",
  ),
  symptoms: [
    {
      title: t3("Weak or no stain", "染色が弱い・染まらない", "着色弱或不着色"),
      text: t3(
        `
        1. Is the control tissue stained? If so, your tissue may have little target or long fixation.
        2. Change the retrieval: EDTA pH 8 or Tris–EDTA pH 9 in place of citrate, then more time. See [antigen retrieval](/learn-and-support/technical-support/antigen-retrieval/104).
        3. Incubate overnight at 4 °C in place of one hour.
        4. Cut fresh sections: epitopes fade within weeks.`,
        `
        1. コントロール組織は染まっていますか。染まっていれば、標的が少ないか、固定時間が長すぎた可能性があります。
        2. 賦活化条件を変えます。クエン酸をEDTA（pH 8）またはTris-EDTA（pH 9）に替え、次に加熱時間を延ばします（[抗原賦活化](/learn-and-support/technical-support/antigen-retrieval/104)）。
        3. 1時間の反応を4℃、一晩に変更します。
        4. 新たに薄切します。エピトープは数週間で失われることがあります。`,
        `
        1. 对照组织是否着色？若着色，可能是样品靶点含量低或固定过久。
        2. 调整修复条件：以EDTA（pH 8）或Tris-EDTA（pH 9）代替柠檬酸盐，再延长时间，参见[抗原修复](/learn-and-support/technical-support/antigen-retrieval/104)。
        3. 将1小时孵育改为4°C过夜。
        4. 重新切片：表位数周内就会减弱。`,
      ),
    },
    {
      title: t3("Stain everywhere", "全体が染まる", "到处着色"),
      text: t3(
        `
        1. Leave out the primary antibody. If the stain stays, quench peroxidase longer, or block biotin in liver and kidney.
        2. On mouse tissue a mouse antibody is seen by the secondary: use a rabbit antibody or a mouse-on-mouse block.
        3. Dilute the primary antibody.
        4. Shorten the DAB to the time at which the negative control is still clear.`,
        `
        1. 一次抗体を除いて染色します。それでも染まる場合は、ペルオキシダーゼの阻害時間を延ばすか、肝臓や腎臓では内在性ビオチンをブロックします。
        2. マウス組織では、マウス抗体の二次抗体が組織中の免疫グロブリンに反応します。ウサギ抗体を用いるか、Mouse on Mouse用のブロッキングを行います。
        3. 一次抗体をさらに希釈します。
        4. 陰性コントロールが染まらない範囲まで、DABの発色時間を短縮します。`,
        `
        1. 不加一抗。若仍着色，应延长过氧化物酶淬灭时间；肝、肾组织需封闭内源性生物素。
        2. 小鼠组织使用小鼠抗体时，二抗会识别组织中的免疫球蛋白：改用兔抗或采用鼠抗鼠封闭试剂。
        3. 进一步稀释一抗。
        4. 缩短DAB显色时间，以阴性对照仍保持清晰为准。`,
      ),
    },
    {
      title: t3("Sections come off", "切片が剥がれる", "脱片"),
      text: t3(
        `
        1. Use charged slides and dry them at 60 °C for an hour.
        2. Keep the retrieval buffer below boiling.
        3. Fat and bone need longer drying and gentler heating, for example 60 °C overnight.`,
        `
        1. 荷電スライドを使用し、60℃で1時間乾燥させます。
        2. 賦活化バッファーを沸騰させないでください。
        3. 脂肪組織や骨組織では、乾燥時間を延ばし、60℃で一晩など穏やかに加熱します。`,
        `
        1. 使用带电荷载玻片，60°C烘烤1小时。
        2. 修复液保持在沸点以下。
        3. 脂肪与骨组织应延长烘片时间并温和加热，例如60°C过夜。`,
      ),
    },
  ],
  protocol: {
    title: t3("Immunohistochemistry protocol", "免疫組織化学染色のプロトコール", "免疫组织化学方案"),
    href: "/protocols/30",
  },
};

const cytometry: Guide = {
  slug: "flow-cytometry",
  title: t3("Troubleshooting flow cytometry", "フローサイトメトリーのトラブルシューティング", "流式细胞术疑难解答"),
  description: t3(
    "No shift, broad populations, lost cells and false positives.",
    "シグナルがシフトしない、集団が広がる、細胞が減る、偽陽性が出る場合の対処法です。",
    "信号无位移、群体弥散、细胞丢失与假阳性。",
  ),
  symptoms: [
    {
      title: t3("No shift on stimulation", "刺激してもシフトしない", "刺激后信号无位移"),
      text: t3(
        `
        1. Blot the same cells: is the site phosphorylated?
        2. Fix within a minute of the end of stimulation, by adding formaldehyde to the medium.
        3. Permeabilise with 90% methanol for nuclear and Stat targets.
        4. PE or APC stained before methanol is destroyed: stain it last.`,
        `
        1. 同じ細胞をウェスタンブロットで確認し、その部位がリン酸化されているかを調べます。
        2. 刺激終了後1分以内に、培地にホルムアルデヒドを直接加えて固定します。
        3. 核内標的やStatでは、90%メタノールで透過処理します。
        4. メタノール処理の前に染色したPEやAPCは失活します。最後に染色してください。`,
        `
        1. 取同批细胞做印迹，确认该位点确有磷酸化。
        2. 刺激结束后一分钟内，直接向培养基中加甲醛固定。
        3. 核内靶点与Stat请用90%甲醇透化。
        4. 甲醇处理前染的PE或APC会被破坏，应放在最后染色。`,
      ),
    },
    {
      title: t3("Positive cells in the negative control", "陰性コントロールに陽性細胞が出る", "阴性对照出现阳性细胞"),
      text: t3(
        `
        1. Exclude dead cells with a viability dye.
        2. Block Fc receptors for ten minutes before staining.
        3. Check compensation with single stains, and the gate with a sample that lacks one dye.
        4. Titrate: too much antibody binds everything.`,
        `
        1. 死細胞染色色素で死細胞を除外します。
        2. 染色前に10分間、Fc受容体をブロックします。
        3. 単染色で蛍光補正を、FMOコントロールでゲートを確認します。
        4. 抗体濃度を検討します。過剰な抗体は非特異的に結合します。`,
        `
        1. 用死活染料排除死细胞。
        2. 染色前封闭Fc受体10分钟。
        3. 用单染样品检查补偿，用FMO对照检查设门。
        4. 进行滴定：抗体过量会造成普遍的非特异结合。`,
      ),
    },
  ],
  protocol: {
    title: t3("Flow cytometry protocol", "フローサイトメトリーのプロトコール", "流式细胞术方案"),
    href: "/protocols/50",
  },
};

const guides: readonly Guide[] = [blotting, tissue, cytometry];

function guidePage(guide: Guide): Page {
  return {
    url: `${base}/${guide.slug}`,
    template: "learn",
    title: guide.title,
    description: guide.description,
    blocks: [
      {
        kind: "accordion",
        items: guide.symptoms.map((symptom, index) => ({ ...symptom, open: index === 0 })),
      },
      {
        kind: "hero_banner",
        title: t3("Start again from the protocol", "プロトコールを見直す", "回到实验方案"),
        links: [guide.protocol],
      },
    ],
  };
}

export const troubleshooting: Page = {
  url: base,
  template: "learn",
  title: t3("Troubleshooting", "トラブルシューティング", "疑难解答"),
  description: t3(
    "Choose the method, then the symptom.",
    "実験法を選び、症状から原因を探します。",
    "先选方法，再看现象。",
  ),
  blocks: [
    prose(
      t3(
        "Change one thing at a time, and keep the controls. If a guide does not help, search the [knowledge base](/learn-and-support/knowledge-base) or [write to us](/about-us/contact-us) with a picture.",
        "条件は1つずつ変更し、必ずコントロールを置いてください。解決しない場合は、[ナレッジベース](/learn-and-support/knowledge-base)を検索するか、結果の画像を添えて[お問い合わせ](/about-us/contact-us)ください。",
        "每次只改变一个条件，并保留对照。若仍未解决，请搜索[知识库](/learn-and-support/knowledge-base)，或附上图片[联系我们](/about-us/contact-us)。",
      ),
    ),
    {
      kind: "tiles",
      columns: 3,
      items: guides.map((guide) => card(guide.title, guide.description, `${base}/${guide.slug}`)),
    },
  ],
};

export const troubleshootingGuides: readonly Page[] = guides.map(guidePage);
