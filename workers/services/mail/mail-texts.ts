/** Texts of mails in the shop's three languages. */
import type { MailLanguage } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

interface MailTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label of the main link. */
  readonly action: string;
  /** Note for recipients who did not request the mail. */
  readonly aside: string;
}

interface LanguageTexts {
  readonly lang: string;
  greeting(person: Person): string;
  /** Introduces the plain address, for mail programs without links. */
  readonly addressNote: string;
  readonly closing: string;
  readonly footer: string;
  readonly templates: Readonly<Record<"verify-email" | "reset-password" | "password-changed", MailTexts>>;
}

export const mailTexts: Readonly<Record<MailLanguage, LanguageTexts>> = {
  en: {
    lang: "en",
    greeting: ({ firstName, lastName }) => `Dear ${firstName} ${lastName},`,
    addressNote: "If the button does not work, copy this address into your browser:",
    closing: "The Benchside team",
    footer: "You receive this message because your email address was used on the Benchside site.",
    templates: {
      "verify-email": {
        subject: "Confirm your email address for Benchside",
        heading: "Confirm your email address",
        paragraphs: [
          "Someone registered with Benchside under the name above and gave this address. If it was you, please confirm that it is yours.",
          "The link works once, within three days. In another browser it asks for the password that you chose.",
        ],
        action: "Confirm email address",
        aside:
          "If you did not register, do not confirm. Open the link and choose to delete the account; whoever opened it is then signed out.",
      },
      "reset-password": {
        subject: "Reset your Benchside password",
        heading: "Choose a new password",
        paragraphs: [
          "Someone, probably you, asked to reset the password of your Benchside account.",
          "The link works once, within 30 minutes. After that you can request another one.",
        ],
        action: "Choose a new password",
        aside: "If it was not you, ignore this message. Your password does not change.",
      },
      "password-changed": {
        subject: "Your Benchside password was changed",
        heading: "Your password was changed",
        paragraphs: [
          "The password of your Benchside account has just been changed, and you have been signed out everywhere.",
          "If it was you, you do not need to do anything.",
        ],
        action: "Not you? Reset the password",
        aside: "We never ask for your password in a message.",
      },
    },
  },
  jp: {
    lang: "ja",
    greeting: ({ firstName, lastName }) => `${lastName} ${firstName} 様`,
    addressNote: "ボタンを押しても開かない場合は、次のアドレスをブラウザーに貼り付けてください。",
    closing: "Benchside カスタマーサポート",
    footer: "このメールは、Benchsideのサイトでお客様のメールアドレスが使用されたため、自動送信しています。",
    templates: {
      "verify-email": {
        subject: "【Benchside】メールアドレスのご確認",
        heading: "メールアドレスのご確認",
        paragraphs: [
          "上記のお名前とこのメールアドレスで、Benchsideへの登録がありました。ご本人の場合は、下のボタンを押して、メールアドレスの確認を完了してください。",
          "リンクの有効期間は3日間で、1回のみご利用いただけます。別のブラウザーで開いた場合は、ご登録時のパスワードの入力が必要です。",
        ],
        action: "メールアドレスを確認する",
        aside:
          "お心当たりのない場合は、確認せずにリンクを開き、アカウントの削除を選択してください。作成した人はログアウトされます。",
      },
      "reset-password": {
        subject: "【Benchside】パスワード再設定のご案内",
        heading: "パスワードの再設定",
        paragraphs: [
          "お客様のアカウントについて、パスワード再設定のお申し込みを受け付けました。下のボタンから新しいパスワードを設定してください。",
          "リンクの有効期間は30分で、1回のみご利用いただけます。期限が切れた場合は、もう一度お申し込みください。",
        ],
        action: "新しいパスワードを設定する",
        aside: "お心当たりのない場合は、このメールを破棄してください。現在のパスワードは変更されません。",
      },
      "password-changed": {
        subject: "【Benchside】パスワード変更完了のお知らせ",
        heading: "パスワードが変更されました",
        paragraphs: [
          "お客様のアカウントのパスワードが変更され、すべての端末からログアウトしました。",
          "ご本人による変更の場合、お手続きは必要ありません。",
        ],
        action: "心当たりがないため再設定する",
        aside: "当社がメールでパスワードをお尋ねすることはありません。",
      },
    },
  },
  cn: {
    lang: "zh-Hans",
    greeting: ({ firstName, lastName }) => `尊敬的${nameInChinese(firstName, lastName)}：`,
    addressNote: "如果按钮无法打开，请将以下地址复制到浏览器中访问：",
    closing: "Benchside 客户服务团队",
    footer: "您的邮箱在 Benchside 网站上有相关操作，因此收到本邮件。本邮件由系统自动发送。",
    templates: {
      "verify-email": {
        subject: "请验证您的 Benchside 注册邮箱",
        heading: "验证您的邮箱",
        paragraphs: [
          "有人以上述姓名和该邮箱注册了 Benchside。如为本人操作，请点击下方按钮，确认该邮箱归您所有。",
          "链接三天内有效，且只能使用一次。在其他浏览器中打开时，需输入注册时设置的密码。",
        ],
        action: "验证邮箱",
        aside: "如非本人操作，请勿确认。请打开链接并选择删除该账户，创建者将被退出登录。",
      },
      "reset-password": {
        subject: "重置您的 Benchside 密码",
        heading: "设置新密码",
        paragraphs: [
          "我们收到了重置您 Benchside 账户密码的申请，请点击下方按钮设置新密码。",
          "链接 30 分钟内有效，且只能使用一次；过期后可重新申请。",
        ],
        action: "设置新密码",
        aside: "如非本人操作，请忽略本邮件，您的密码不会改变。",
      },
      "password-changed": {
        subject: "您的 Benchside 密码已更改",
        heading: "密码已更改",
        paragraphs: ["您的 Benchside 账户密码刚刚已更改，所有设备均已退出登录。", "如为本人操作，无需再做任何处理。"],
        action: "非本人操作，立即重置密码",
        aside: "我们绝不会通过邮件索要您的密码。",
      },
    },
  },
};
