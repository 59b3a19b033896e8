/** Mail with the answer to an inquiry, in the language of its page. */
import type { StoredInquiry } from "@contracts/commerce/inquiries";
import type { MailLanguage, MailRequest } from "@contracts/mail";

const words: Readonly<
  Record<MailLanguage, { readonly subject: (reference: string) => string; readonly reference: string }>
> = {
  en: { subject: (reference) => `Answer to your inquiry ${reference}`, reference: "Reference" },
  jp: { subject: (reference) => `お問い合わせ（${reference}）へのご回答`, reference: "お問い合わせ番号" },
  cn: { subject: (reference) => `对您的咨询 ${reference} 的答复`, reference: "咨询编号" },
};

const maxParagraphs = 20;
const longestParagraph = 2000;

/** @param key idempotency key of the form, from which the mail's id is derived */
export function answerMail({ reference, inquiry, market }: StoredInquiry, text: string, key: string): MailRequest {
  const { language, region } = market;
  const { subject, reference: name } = words[language];
  return {
    id: `inquiry-${reference}-${key}`,
    to: inquiry.email,
    language,
    template: "message",
    data: {
      ...{ subject: subject(reference), heading: subject(reference), region },
      paragraphs: paragraphsOf(text),
      facts: [[name, reference]],
    },
  };
}

/** Paragraphs of a text within the limits of the mail service. */
function paragraphsOf(text: string): string[] {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
  const fits = parts.length <= maxParagraphs && parts.every((part) => part.length <= longestParagraph);
  return fits ? parts : (text.match(/[\s\S]{1,2000}/g) ?? []);
}
