import { safeHref } from "@domain/links/safe-href";
import { isRecord } from "../stored-values";
import type { Problems } from "./problems";

const elements = new Set(
  "doc p a img embed h1 h2 h3 h4 h5 h6 ol ul li fragment hr table thead tbody tfoot tr th td colgroup col blockquote code text reference row column".split(
    " ",
  ),
);
const maxDepth = 60;
const maxText = 20_000;

function checkReference(attrs: Record<string, unknown>, embeds: readonly string[], path: string, problems: Problems) {
  if (attrs.type === "asset") {
    if (typeof attrs["asset-uid"] !== "string") problems.add(`${path}.attrs.asset-uid`, "required");
    return;
  }
  if (attrs.type !== "entry") {
    problems.add(`${path}.attrs.type`, "entry or asset");
    return;
  }
  if (typeof attrs["entry-uid"] !== "string") {
    problems.add(`${path}.attrs.entry-uid`, "required");
    return;
  }
  const contentType = attrs["content-type-uid"];
  if (typeof contentType !== "string" || !embeds.includes(contentType)) {
    problems.add(`${path}.attrs.content-type-uid`, `one of ${embeds.join(", ")}`);
  }
}

function checkNode(node: unknown, embeds: readonly string[], path: string, depth: number, problems: Problems): void {
  if (problems.full) return;
  if (depth > maxDepth) {
    problems.add(path, `nested more than ${maxDepth} levels deep`);
    return;
  }
  if (!isRecord(node)) {
    problems.add(path, "an object");
    return;
  }
  if (typeof node.text === "string" && node.type === undefined) {
    if (node.text.length > maxText) problems.add(`${path}.text`, `at most ${maxText} characters`);
    return;
  }
  if (typeof node.type !== "string" || !elements.has(node.type)) {
    problems.add(`${path}.type`, "an unknown element");
    return;
  }
  const attrs = node.attrs ?? {};
  if (!isRecord(attrs)) {
    problems.add(`${path}.attrs`, "an object");
    return;
  }
  if (node.type === "a" && !safeHref(attrs.url)) problems.add(`${path}.attrs.url`, "an address that is not allowed");
  if (node.type === "reference") checkReference(attrs, embeds, path, problems);
  if (!Array.isArray(node.children)) {
    problems.add(`${path}.children`, "an array");
    return;
  }
  node.children.forEach((child, at) => {
    checkNode(child, embeds, `${path}.children.${at}`, depth + 1, problems);
  });
}

/** Checks a rich-text document: known elements, allowed URLs and embeddable types. */
export function checkRichText(document: unknown, embeds: readonly string[], path: string, problems: Problems): void {
  if (!isRecord(document) || document.type !== "doc") {
    problems.add(path, 'an object with type "doc"');
    return;
  }
  checkNode(document, embeds, path, 0, problems);
}
