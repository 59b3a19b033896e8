/** A gated library item: description, form, and the item itself (C-CMS-21). */
import type { LibraryItem } from "@contracts/content/pages";
import { contentLang } from "@domain/market/content-lang";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { fileFacts, libraryItemPath, libraryTarget } from "~/loaders/content/components/library.server";
import { inquiryForm } from "~/loaders/inquiry/form.server";
import type { InquiryFormView } from "~/loaders/inquiry/form-data.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { ServiceFailure } from "~/services/service-failure";
import { hasGuidePass } from "./guide-pass.server";

export interface GuidePageData {
  readonly head: PageHead;
  readonly title: string;
  readonly details: string | null;
  readonly file: string | null;
  /** Language of title and details, if it differs from the page's. */
  readonly lang: string | null;
  /** Link to the item, for visitors with access. */
  readonly open: {
    readonly href: string;
    readonly label: string;
    readonly note: string;
    readonly file: boolean;
  } | null;
  readonly form: InquiryFormView | null;
  readonly signIn: { readonly text: string; readonly label: string; readonly href: string };
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly back: string;
}

const libraryPath = "/learn-and-support/pdf-download-page";

export async function itemOf({ services, market }: PrivateContext, uid: string): Promise<LibraryItem> {
  const result = await services.content.libraryItem(market.locale, uid);
  if (!result.ok) throw new ServiceFailure("content", 503, result.error.code);
  if (!result.value) throw pageNotFound();
  return result.value;
}

export async function loadGuide(context: PrivateContext, { params: { item: uid = "" } }: PageArgs) {
  const item = await itemOf(context, uid);
  const opening = libraryTarget(item);
  if (!item.gated) {
    if (!opening) throw pageNotFound();
    throw redirect(opening.href);
  }
  const may = await hasGuidePass(context);
  const action = libraryItemPath(uid);
  return guidePage(context, item, may ? null : await inquiryForm(context, "guide", { action }));
}

/** `/library/{item}/file`: proxies the file, so that its URL at the content service stays private. */
export async function loadGuideFile(
  context: PrivateContext,
  { params: { item: uid = "" } }: PageArgs,
): Promise<Response> {
  const item = await itemOf(context, uid);
  if (!item.file) throw pageNotFound();
  if (item.gated && !(await hasGuidePass(context))) return redirect(libraryItemPath(uid));
  const bytes = await context.services.content.file(item.file.url);
  if (!bytes.ok) throw new ServiceFailure("content", 503, bytes.error.code);
  const { filename, content_type: type } = item.file;
  return new Response(bytes.value, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${plainName(filename)}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

const plainName = (filename: string) => filename.replace(/[^\w.-]+/g, "-");

export function guidePage(context: PrivateContext, item: LibraryItem, form: InquiryFormView | null): GuidePageData {
  const { t, market } = context;
  const { title, details, file, system } = item;
  const path = libraryItemPath(system.uid);
  const place = file ? { href: `${path}/file`, file: true } : { href: libraryTarget(item)?.href ?? null, file: false };
  const label = t(file ? "inquiry.guideOpen" : "inquiry.guideOpenPlace");
  return {
    head: pageHead(context, { title, description: details, path, index: false }),
    title,
    details,
    file: file && fileFacts(context, file),
    lang: contentLang(system.locale, market.language),
    open:
      form || place.href === null ? null : { href: place.href, file: place.file, label, note: t("inquiry.guideReady") },
    form,
    signIn: {
      text: t("inquiry.guideSignIn"),
      label: t("inquiry.guideSignInLink"),
      href: `/account/sign-in?goto=${encodeURIComponent(path)}`,
    },
    crumbs: [
      { label: t("chrome.breadcrumbHome"), to: "/" },
      { label: t("inquiry.guideBack"), to: libraryPath },
      { label: title, to: path },
    ],
    back: libraryPath,
  };
}
