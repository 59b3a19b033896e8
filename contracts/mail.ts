/** Request to the mail service: template, content, recipient and language. */
import * as v from "valibot";
import { languages } from "./languages";
import { regionNames } from "./regions";
import { isEmailAddress } from "./values/email-address";

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const recipient = v.pipe(v.string(), isEmailAddress(), v.maxLength(254));
export const mailLanguage = v.picklist(languages);
export type MailLanguage = v.InferOutput<typeof mailLanguage>;
/** Ids of mails that confirm an erasure; the erasure keeps these mails. */
export const erasureMailPrefix = "account-erased-";

const common = {
  /** Id of the mail; duplicates are ignored. */
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  to: recipient,
  language: mailLanguage,
};
const named = v.object({ firstName: v.string(), lastName: v.string() });
/** A path of the shop with its query; the mail service adds the host. */
const path = v.pipe(v.string(), v.startsWith("/"), v.maxLength(1024));

/** Shop that a path belongs to; defaults to the shop of the language. */
const region = v.optional(v.picklist(regionNames));
const account = v.object({ person: named, path, region });

export const mailRequest = v.variant("template", [
  v.object({ ...common, template: v.literal("verify-email"), data: account }),
  v.object({ ...common, template: v.literal("reset-password"), data: account }),
  v.object({ ...common, template: v.literal("password-changed"), data: account }),
  /** For orders, quotes and panels: the sender supplies subject and paragraphs, and may attach files. */
  v.object({
    ...common,
    template: v.literal("message"),
    data: v.object({
      subject: text(200),
      heading: text(200),
      paragraphs: v.pipe(v.array(text(2000)), v.maxLength(20)),
      /** Goods: product, pieces, price of one piece, amount. */
      items: v.optional(
        v.object({
          head: v.tuple([text(60), text(60), text(60), text(60)]),
          rows: v.pipe(
            v.array(
              v.object({
                name: text(512),
                /** Number, size, promotions, ship date, tracking number. */
                details: v.pipe(v.array(text(300)), v.maxLength(12)),
                quantity: text(20),
                price: v.pipe(v.string(), v.maxLength(60)),
                total: v.pipe(v.string(), v.maxLength(60)),
              }),
            ),
            v.minLength(1),
            v.maxLength(100),
          ),
          /** Omitted parts, with their address. */
          more: v.optional(text(300)),
          amounts: v.optional(v.pipe(v.array(v.tuple([text(100), text(100)])), v.maxLength(12))),
        }),
      ),
      facts: v.optional(v.pipe(v.array(v.tuple([text(100), text(500)])), v.maxLength(60)), []),
      action: v.optional(v.object({ label: text(100), path })),
      /** More links, below the main one. */
      links: v.optional(v.pipe(v.array(v.object({ label: text(100), path })), v.maxLength(4))),
      /** PDFs of the shop; `path` is open to anyone who has the address. */
      attachments: v.optional(
        v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.regex(/^[\w-]{1,80}\.pdf$/)), path })), v.maxLength(4)),
      ),
      /** For news that a reader may stop: the page whose POST stops it, as mail programs press it (RFC 8058). */
      unsubscribe: v.optional(path),
      /** Small print: conditions, seller. */
      notes: v.optional(v.pipe(v.array(text(1000)), v.maxLength(8))),
      region,
      /** Set if `path` belongs to the office instead of a shop. */
      site: v.optional(v.literal("office")),
    }),
  }),
]);
export type MailItems = NonNullable<Extract<MailInput, { template: "message" }>["data"]["items"]>;
type MailInput = v.InferOutput<typeof mailRequest>;
export type MailRequest = v.InferOutput<typeof mailRequest>;
