import type { Article } from "./article";

export const reportingAntibodies: Article = {
  number: 114,
  slug: "reporting-antibodies-in-a-paper",
  topic: "products",
  applications: [],
  revised: "2026-08-20",
  title: {
    en: "Reporting antibodies in a paper",
    ja: "論文における抗体の記載方法",
    zh: "论文中如何注明抗体",
  },
  summary: {
    en: "Seven facts that let somebody else repeat the experiment, and where to find them.",
    ja: "第三者が実験を再現するために必要な7つの情報と、その確認方法をまとめました。",
    zh: "让他人能够重复实验的七项信息，以及在哪里找到它们。",
  },
  body: {
    en: `
      | Fact | Where it stands | Why |
      |---|---|---|
      | Target with site | Name of the product | Total and phosphorylated protein are two results |
      | Supplier and catalog number | Product page, vial | The name alone is shared by dozens of antibodies |
      | RRID | Product page | It stays when a product is renamed or sold by someone else |
      | Clone | Product page | It tells a monoclonal apart for good |
      | Lot | Vial | Needed for polyclonals, useful for all |
      | Dilution or concentration | Your notebook | As you used it, with the diluent |
      | Control | Your figure | Knockout, treatment or phosphatase, in the same species |
      ## An example
      “Phospho-Akt (Ser473) rabbit monoclonal antibody (Benchside, 4060, RRID as on the product page, lot 27, 1:2000 in 5% BSA); specificity was confirmed with LY294002 and lambda phosphatase.”
      ## What journals ask for
      Many ask for the RRID and for the evidence of specificity in the application and species of the paper. A reference to the data of the supplier is enough when application and species are the same.
      Every product page has a button that copies the citation as text, BibTeX or RIS.`,
    ja: `
      | 項目 | 確認先 | 理由 |
      |---|---|---|
      | 標的と部位 | 製品名 | 総タンパク質とリン酸化タンパク質は別の結果であるため |
      | 製造元と製品番号 | 製品ページ、バイアル | 名称だけでは多数の抗体が該当するため |
      | RRID | 製品ページ | 製品名や販売元が変わっても同じ番号で追跡できるため |
      | クローン | 製品ページ | モノクローナル抗体を一意に特定できるため |
      | ロット | バイアル | ポリクローナル抗体では必須、その他でも有用 |
      | 希釈率または濃度 | 実験ノート | 実際に使用した条件を希釈液とともに記載する |
      | コントロール | 論文の図 | ノックアウト、刺激・阻害処理、ホスファターゼ処理など（同じ動物種で） |
      ## 記載例
      「リン酸化Akt（Ser473）ウサギモノクローナル抗体（Benchside、4060、RRIDは製品ページの記載どおり、ロット27、5% BSAで1:2000に希釈）。特異性はLY294002およびλホスファターゼ処理により確認した。」
      ## 学術誌が求めるもの
      多くの学術誌が、RRIDと、論文で使用したアプリケーションおよび動物種での特異性の根拠を求めています。アプリケーションと動物種が同じであれば、製造元のデータを引用することで足ります。
      各製品ページのボタンから、テキスト、BibTeX、RIS形式で引用情報をコピーできます。`,
    zh: `
      | 信息 | 出处 | 理由 |
      |---|---|---|
      | 靶点及位点 | 产品名称 | 总蛋白与磷酸化蛋白是两种结果 |
      | 供应商与货号 | 产品页面、管身 | 同名抗体数量众多 |
      | RRID | 产品页面 | 产品更名或更换销售商后仍可追溯 |
      | 克隆号 | 产品页面 | 可唯一确定单克隆抗体 |
      | 批号 | 管身 | 多克隆抗体必需，其他亦有用 |
      | 稀释比例或浓度 | 实验记录 | 写明实际条件与稀释液 |
      | 对照 | 论文图片 | 敲除、处理或磷酸酶，须为同一种属 |
      ## 示例
      “磷酸化Akt（Ser473）兔单克隆抗体（Benchside，4060，RRID见产品页面，批号27，以5% BSA按1:2000稀释）；特异性经LY294002与λ磷酸酶处理验证。”
      ## 期刊的要求
      许多期刊要求提供RRID，以及在论文所用应用与种属中的特异性证据。若应用与种属相同，引用供应商数据即可。
      每个产品页面均提供按钮，可按文本、BibTeX或RIS格式复制引用信息。`,
  },
};
