/** Texts of panel mails in the shop's three languages. */
import type { MailLanguage } from "@contracts/mail";
import type { PanelSpecies } from "@contracts/values/panel-values";

interface PanelMailTexts {
  readonly designSubject: (id: string) => string;
  readonly designHeading: string;
  readonly design: readonly string[];
  readonly requestSubject: (id: string) => string;
  readonly requestHeading: string;
  readonly request: readonly string[];
  readonly id: string;
  readonly created: string;
  readonly species: string;
  readonly speciesNames: Readonly<Record<PanelSpecies, string>>;
  readonly cell: (round: number, channel: string) => string;
  readonly multiplexKit: string;
  readonly bufferKit: string;
  readonly open: string;
}

export const panelMailTexts: Readonly<Record<MailLanguage, PanelMailTexts>> = {
  en: {
    designSubject: (id) => `Your multiplex panel ${id}`,
    designHeading: "Your multiplex panel",
    design: ["Here is the panel that you designed. Anyone who has its design ID can view it and work on a copy."],
    requestSubject: (id) => `We have received your quote request (${id})`,
    requestHeading: "Your quote request",
    request: [
      "Thank you for your interest. We have received your quote request for the panel below and will reply by email.",
      "Anyone who has the design ID can view the panel and work on a copy.",
    ],
    id: "Design ID",
    created: "Created",
    species: "Species",
    speciesNames: { Human: "Human", Mouse: "Mouse" },
    cell: (round, channel) => `Round ${round}, ${channel} nm`,
    multiplexKit: "Multiplex kit",
    bufferKit: "Buffer kit",
    open: "Open the panel",
  },
  jp: {
    designSubject: (id) => `マルチプレックスパネルの設計（${id}）`,
    designHeading: "マルチプレックスパネルの設計",
    design: [
      "設計されたパネルの内容をお送りいたします。デザインIDをお持ちの方は、どなたでも設計を閲覧し、複製して編集できます。",
    ],
    requestSubject: (id) => `お見積りのご依頼を承りました（${id}）`,
    requestHeading: "お見積りのご依頼",
    request: [
      "このたびはお問い合わせいただきありがとうございます。下記パネルのお見積りのご依頼を承りました。担当者よりメールにてご連絡いたします。",
      "デザインIDをお持ちの方は、どなたでも設計を閲覧し、複製して編集できます。",
    ],
    id: "デザインID",
    created: "作成日",
    species: "生物種",
    speciesNames: { Human: "ヒト", Mouse: "マウス" },
    cell: (round, channel) => `ラウンド${round}・${channel} nm`,
    multiplexKit: "マルチプレックスキット",
    bufferKit: "バッファーキット",
    open: "パネルを開く",
  },
  cn: {
    designSubject: (id) => `您的多重染色组合 ${id}`,
    designHeading: "您的多重染色组合",
    design: ["这是您设计的多重染色组合。知道设计编号的人均可查看该设计，并在其副本上继续编辑。"],
    requestSubject: (id) => `我们已收到您的报价申请（${id}）`,
    requestHeading: "您的报价申请",
    request: [
      "感谢您的关注。我们已收到您对以下组合的报价申请，将通过电子邮件答复您。",
      "知道设计编号的人均可查看该设计，并在其副本上继续编辑。",
    ],
    id: "设计编号",
    created: "创建日期",
    species: "物种",
    speciesNames: { Human: "人", Mouse: "小鼠" },
    cell: (round, channel) => `第 ${round} 轮 ${channel} nm`,
    multiplexKit: "多重染色试剂盒",
    bufferKit: "缓冲液试剂盒",
    open: "打开设计",
  },
};
