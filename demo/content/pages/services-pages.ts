import { card, component, type Page, prose, t3 } from "./page";

const inquiries = "/services/products-and-services-inquiry";
const inquiry = `${inquiries}/customized-and-carrier-free-formulations`;
const proteomics = "/services/proteomics-analytical-services";

export const services: Page = {
  url: "/services",
  title: t3("Services", "受託サービス", "定制服务"),
  description: t3(
    "Custom formulations and proteomics.",
    "カスタム製剤とプロテオミクス解析のご案内です。",
    "定制剂型与蛋白质组学服务。",
  ),
  blocks: [
    {
      kind: "tiles",
      columns: 2,
      items: [
        card(
          t3("Custom and carrier-free formulations", "カスタム・キャリアフリー製剤", "定制与无载体蛋白剂型"),
          t3(
            "Any antibody of the catalogue without BSA, at another concentration, in bulk or with a label of your choice.",
            "BSA不含、濃度変更、バルク供給、ご希望の標識など、カタログ掲載抗体の製剤変更を承ります。",
            "目录中的任一抗体均可提供无BSA、其他浓度、大包装或指定标记。",
          ),
          inquiry,
        ),
        card(
          t3("Proteomics services", "プロテオミクス解析サービス", "蛋白质组学服务"),
          t3(
            "Enrichment of modified peptides and mass spectrometry.",
            "修飾ペプチドの濃縮と質量分析による解析です。",
            "修饰肽段富集与质谱分析。",
          ),
          proteomics,
        ),
      ],
    },
  ],
};

/** Where each kind of inquiry begins. */
export const inquiryOverview: Page = {
  url: inquiries,
  title: t3("Products and services inquiry", "製品・サービスのお問い合わせ", "产品与服务咨询"),
  description: t3(
    "What is made to order starts with a question.",
    "受注製造の製品とサービスは、お問い合わせから承ります。",
    "定制产品与服务，请先咨询。",
  ),
  blocks: [
    prose(
      t3(
        "Formulations, large amounts and studies are quoted one by one. Choose the form that fits; the answer comes with price and date.",
        "製剤変更、大容量、受託解析は個別にお見積もりします。該当するフォームからご連絡いただければ、価格と納期をご案内します。",
        "剂型定制、大包装与研究服务均单独报价。请选择相应表单，我们将回复价格与交期。",
      ),
    ),
    {
      kind: "tiles",
      columns: 2,
      items: [
        card(
          t3("Custom and carrier-free formulations", "カスタム・キャリアフリー製剤", "定制与无载体蛋白剂型"),
          t3(
            "Another concentration, no BSA, bulk or a label of your choice.",
            "濃度変更、BSA不含、大容量、ご希望の標識を承ります。",
            "其他浓度、无BSA、大包装或指定标记。",
          ),
          inquiry,
        ),
        card(
          t3("PTMScan inquiries", "PTMScanに関するお問い合わせ", "PTMScan服务咨询"),
          t3(
            "Kits and studies of modified peptides.",
            "修飾ペプチド解析用のキットと受託解析のご相談です。",
            "修饰肽段试剂盒与研究服务。",
          ),
          `${proteomics}/ptmscan-inquiries`,
        ),
      ],
    },
  ],
};

export const formulations: Page = {
  url: inquiry,
  title: t3(
    "Customized and carrier-free formulations",
    "カスタム・キャリアフリー製剤のお問い合わせ",
    "定制与无载体蛋白剂型咨询",
  ),
  description: t3(
    "Ask for an antibody in another formulation.",
    "抗体の製剤変更に関するお問い合わせフォームです。",
    "咨询抗体的其他剂型。",
  ),
  blocks: [
    prose(
      t3(
        "Tell us the product, the amount and what you will do with it. You get an answer with price and date within two working days.",
        "製品、必要量、用途をお知らせください。2営業日以内に価格と納期をご案内します。",
        "请告知产品、用量与用途，我们将在两个工作日内回复价格与交期。",
      ),
    ),
    component("inquiry-form", { form: "formulation" }),
  ],
};

export const proteomicsServices: Page = {
  url: proteomics,
  title: t3("Proteomics services", "プロテオミクス解析サービス", "蛋白质组学服务"),
  description: t3(
    "Enrichment of modified peptides with antibodies, followed by mass spectrometry.",
    "抗体による修飾ペプチドの濃縮と質量分析を組み合わせた解析サービスです。",
    "以抗体富集修饰肽段，再进行质谱分析。",
  ),
  blocks: [
    prose(
      t3(
        `
        PTMScan enriches peptides that carry a modification, such as phosphotyrosine, acetyl-lysine or the remnant of ubiquitin, with antibodies that see the modification in many sequences. Mass spectrometry then identifies and counts thousands of sites.
        ## What we need
        - 5 to 20 mg of protein for each condition, or 100 to 200 million cells;
        - three biological replicates;
        - the species, the treatment and the question.
        ## What you get
        A table of sites with ratios and statistics, raw files and a report. [Ask about a study](/services/proteomics-analytical-services/ptmscan-inquiries).`,
        `
        PTMScanは、リン酸化チロシン、アセチル化リジン、ユビキチン化の痕跡（ジグリシン）などの修飾を、幅広い配列で認識する抗体を用いて修飾ペプチドを濃縮し、質量分析で数千か所の修飾部位を同定・定量する解析法です。
        ## ご用意いただくもの
        - 条件ごとにタンパク質5～20 mg、または細胞1～2億個
        - 生物学的反復3回分
        - 動物種、処理条件、研究の目的
        ## 納品物
        比率と統計値を含む修飾部位の一覧、生データ、報告書をお渡しします。[研究のご相談](/services/proteomics-analytical-services/ptmscan-inquiries)を承ります。`,
        `
        PTMScan利用可在多种序列背景下识别特定修饰（如磷酸化酪氨酸、乙酰化赖氨酸或泛素化残基）的抗体富集修饰肽段，再以质谱鉴定并定量数千个位点。
        ## 所需样品
        - 每个条件5–20 mg蛋白，或1–2亿个细胞；
        - 三个生物学重复；
        - 种属、处理方式与研究问题。
        ## 交付内容
        含比值与统计的位点列表、原始数据与报告。[咨询研究方案](/services/proteomics-analytical-services/ptmscan-inquiries)。`,
      ),
    ),
  ],
};

export const ptmScanInquiries: Page = {
  url: `${proteomics}/ptmscan-inquiries`,
  title: t3("PTMScan inquiries", "PTMScanに関するお問い合わせ", "PTMScan服务咨询"),
  description: t3(
    "PTMScan products and services are ordered by inquiry.",
    "PTMScan製品・サービスは、お問い合わせのうえご注文いただきます。",
    "PTMScan产品与服务需通过咨询订购。",
  ),
  blocks: [
    prose(
      t3(
        "PTMScan products cannot be put in the basket, because amount and method depend on the sample. Describe your study and you get a proposal within three working days.",
        "PTMScan製品は、サンプルによって必要量や方法が異なるため、バスケットに入れることができません。研究の概要をお知らせいただければ、3営業日以内にご提案いたします。",
        "PTMScan产品的用量与方法取决于样品，因此无法直接加入购物车。请描述您的研究，我们将在三个工作日内提供方案。",
      ),
    ),
    component("inquiry-form", { form: "ptmscan" }),
  ],
};
