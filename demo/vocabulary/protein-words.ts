/**
 * Japanese and Chinese names of proteins. Product names are English everywhere; these words lead to them. A row has the
 * English word as in products and genes, then its names in both languages.
 */
export interface ProteinWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly zh: readonly string[];
}

const rows = `
Actin | アクチン | 肌动蛋白
Smooth Muscle Actin; SMA | 平滑筋アクチン | 平滑肌肌动蛋白
Tubulin | チューブリン | 微管蛋白
Vimentin | ビメンチン; ヴィメンチン | 波形蛋白
Vinculin | ビンキュリン | 纽蛋白
Keratin; Cytokeratin | ケラチン; サイトケラチン | 角蛋白; 细胞角蛋白
Lamin | ラミン | 核纤层蛋白
Desmin | デスミン | 结蛋白
Nestin | ネスチン | 巢蛋白
Caspase | カスパーゼ | 半胱天冬酶; 胱天蛋白酶; 半胱氨酸蛋白酶
Survivin | サバイビン; サービビン | 存活素
Cytochrome c | シトクロムc; チトクロムc | 细胞色素c
Catenin | カテニン | 连环蛋白; 连接素
E-Cadherin | Eカドヘリン | 上皮钙黏蛋白; 上皮钙粘蛋白; E钙黏蛋白; E钙粘蛋白
N-Cadherin | Nカドヘリン | 神经钙黏蛋白; 神经钙粘蛋白; N钙黏蛋白; N钙粘蛋白
Cadherin | カドヘリン | 钙黏蛋白; 钙粘蛋白
Integrin | インテグリン | 整合素; 整联蛋白
Fibronectin | フィブロネクチン | 纤连蛋白
Collagen | コラーゲン | 胶原蛋白; 胶原
Laminin | ラミニン | 层粘连蛋白
Claudin | クローディン | 紧密连接蛋白
Occludin | オクルディン | 闭合蛋白
Connexin | コネキシン | 连接蛋白
Cyclin | サイクリン | 细胞周期蛋白; 周期蛋白
Histone | ヒストン | 组蛋白
Ubiquitin | ユビキチン | 泛素
Proteasome | プロテアソーム | 蛋白酶体
Interleukin; IL | インターロイキン | 白细胞介素; 白介素; 白细胞素
Interferon; IFN | インターフェロン | 干扰素
TNF; tumor necrosis factor | 腫瘍壊死因子 | 肿瘤坏死因子
TGF; transforming growth factor | 形質転換増殖因子; トランスフォーミング増殖因子 | 转化生长因子
EGF Receptor; EGFR | 上皮成長因子受容体; 上皮増殖因子受容体; EGF受容体 | 表皮生长因子受体
EGF | 上皮成長因子; 上皮増殖因子 | 表皮生长因子
VEGF | 血管内皮増殖因子; 血管内皮細胞増殖因子 | 血管内皮生长因子
VEGF Receptor; VEGFR | 血管内皮増殖因子受容体 | 血管内皮生长因子受体
FGF; fibroblast growth factor | 線維芽細胞増殖因子 | 成纤维细胞生长因子
PDGF | 血小板由来増殖因子 | 血小板源性生长因子
Insulin | インスリン | 胰岛素
Insulin Receptor | インスリン受容体 | 胰岛素受体
Androgen Receptor | アンドロゲン受容体; アンドロゲンレセプター | 雄激素受体
Estrogen Receptor | エストロゲン受容体; エストロゲンレセプター | 雌激素受体
Progesterone Receptor | プロゲステロン受容体 | 孕激素受体; 孕酮受体
Glucocorticoid Receptor | グルココルチコイド受容体 | 糖皮质激素受体
Synuclein | シヌクレイン | 突触核蛋白
Tau | タウ; タウタンパク質 | Tau蛋白
Amyloid; APP | アミロイド | 淀粉样蛋白
Neurofilament | ニューロフィラメント | 神经丝; 神经丝蛋白
Synaptophysin | シナプトフィジン | 突触素; 突触小泡蛋白
Calmodulin | カルモジュリン | 钙调蛋白
Albumin | アルブミン | 白蛋白
Ferritin | フェリチン | 铁蛋白
Transferrin | トランスフェリン | 转铁蛋白
Clathrin | クラスリン | 网格蛋白
Caveolin | カベオリン | 小窝蛋白
Perforin | パーフォリン | 穿孔素
Granzyme | グランザイム | 颗粒酶
Myosin | ミオシン | 肌球蛋白
Troponin | トロポニン | 肌钙蛋白
Myoglobin | ミオグロビン | 肌红蛋白
Hemoglobin | ヘモグロビン | 血红蛋白
Notch | ノッチ | Notch受体
Heme Oxygenase; HO | ヘムオキシゲナーゼ | 血红素加氧酶
Superoxide Dismutase; SOD | スーパーオキシドジスムターゼ | 超氧化物歧化酶
Catalase | カタラーゼ | 过氧化氢酶
Androgen | アンドロゲン | 雄激素
Heat Shock Protein; HSP | 熱ショックタンパク質 | 热休克蛋白
Toll-like Receptor; TLR | Toll様受容体 | Toll样受体
`;

const cell = (text: string | undefined): string[] =>
  (text ?? "")
    .split(";")
    .map((word) => word.trim())
    .filter((word) => word !== "");

export const proteinWords: readonly ProteinWord[] = rows
  .trim()
  .split("\n")
  .map((line) => {
    const [en, ja, zh] = line.split("|");
    return { en: cell(en), ja: cell(ja), zh: cell(zh) };
  });
