/** Actions on an entry. */
import { contentTypes } from "@contracts/content/content-types";
import { focuses } from "@contracts/content/types/shared-fields";
import type { ContentRecord } from "@contracts/office/content";
import { mayNameNumbers } from "@domain/desk/named-numbers";
import { type Control, writeForm } from "@domain/desk/write-form";
import { choices, type Field } from "../framework/fields";
import type { Action } from "../framework/resource";
import { languageNames } from "./names";

const types = new Map<string, (typeof contentTypes)[number]>(contentTypes.map((type) => [type.uid, type]));
const longestText = 200_000;

const kinds = {
  text: "text",
  long: "long",
  markup: "long",
  number: "number",
  check: "check",
  choice: "choice",
} as const;

function fieldOf({ path, label, kind, value, options, hint, section, adds }: Control): Field {
  const isLong = kind === "long" || kind === "markup";
  return {
    ...{ name: `${adds ? "add" : "fields"}.${path}`, label, value, kind: kind === "hidden" ? "hidden" : kinds[kind] },
    ...(options && { options: options.map((option) => ({ value: option, label: option.replaceAll("_", " ") })) }),
    ...(hint && { hint }),
    ...(section && { section }),
    most: isLong ? longestText : 2048,
  };
}

function formOf({ type, fields, titles }: ContentRecord): readonly Field[] {
  const definition = types.get(type);
  const controls = definition ? writeForm(definition.fields, fields, titles) : [];
  return [
    ...controls.map(fieldOf),
    {
      ...{ name: "deadLinks", label: "Save although links lead nowhere", kind: "check", section: "Save" },
      hint: "For pages that link to each other and do not exist yet.",
    },
    ...namesNumbers({ type }),
  ];
}

/** Checkbox that accepts product numbers that the shop does not have or does not sell. */
export const acceptedNumbers: Field = {
  ...{ name: "wrongNumbers", label: "Go on although products or sizes are not sold", kind: "check" },
  hint: "For products that come later.",
};

const namesNumbers = ({ type }: Pick<ContentRecord, "type">): readonly Field[] => {
  const definition = types.get(type);
  return definition && mayNameNumbers(definition.uid, definition.fields) ? [acceptedNumbers] : [];
};

const isMissing = ({ languages }: ContentRecord) => languages.filter(({ state }) => state === "missing");

const sentences = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(" ");

/** Consequence of a withdrawal in one language for readers of the entry. */
function afterWithdrawal({ address, languages, locale }: ContentRecord): string {
  const english = languages.find((each) => each.locale === "en-us");
  const fallsBack = locale !== "en-us" && (english?.state === "published" || english?.state === "changed");
  if (fallsBack) return "Its readers then get the English text, within 15 seconds; drafts and versions stay.";
  return address === null
    ? "Drafts and versions stay."
    : "Its address answers 404 within 15 seconds; drafts and versions stay.";
}

const maxNamed = 12;

/** Menus and entries that link to a page, or show an entry without a page; null if there are none. */
function leftBehind({ address, linkedFrom, usedBy }: ContentRecord): string | null {
  const names = (entries: ContentRecord["usedBy"]) => {
    const shown = entries.slice(0, maxNamed).map(({ title }) => `“${title}”`);
    return [...shown, ...(entries.length > maxNamed ? ["more"] : [])].join(", ");
  };
  if (address === null) return usedBy.length > 0 ? `Used by ${names(usedBy)}, which then lack it.` : null;
  const menus = linkedFrom.filter(({ type }) => type === "navigation");
  const others = linkedFrom.filter(({ type }) => type !== "navigation");
  const told = sentences(
    menus.length > 0 ? `Menus that lead to this page: ${names(menus)}. The shop leaves these entries out.` : null,
    others.length > 0
      ? `Other links to it: ${names(others)}. The shop then shows them as plain text, or leaves them out.`
      : null,
  );
  return told === "" ? null : told;
}

export const contentActions: readonly Action<ContentRecord>[] = [
  {
    ...{ name: "save", title: "Edit", permission: "content:edit", reason: "optional", fields: formOf },
    note: "Saves a draft. The shop shows it once it is published; fields required for that can be filled in later.",
    offered: ({ type }) => types.has(type),
  },
  {
    ...{ name: "replace-file", title: "Replace the file", permission: "content:edit", reason: "optional" },
    note: "Saves a draft with the newer file, at most 1 MB. Once it is published, every place that shows this entry has it. Addresses of the former file keep working, and you can go back to it.",
    offered: ({ type }) => type === "content_image" || type === "library_item",
    fields: ({ type, fields }) =>
      type === "content_image"
        ? [
            { name: "file", label: "Newer picture", kind: "picture", required: true },
            {
              ...{ name: "alt", label: "Text for people who do not see it", required: true, most: 500 },
              value: String(fields.alt_text ?? ""),
            },
          ]
        : [{ name: "file", label: "Newer file", kind: "file", required: true }],
  },
  {
    ...{ name: "publish", title: "Publish", permission: "content:publish", reason: "optional" },
    note: "Every storefront shows the draft within 15 seconds.",
    offered: ({ draft, published }) => published?.version !== draft.version,
    // Entries published together with this one may contain numbers too.
    fields: () => [
      {
        ...{ name: "withReferences", label: "With the unpublished entries that it refers to", kind: "check" },
        value: "true",
      },
      acceptedNumbers,
    ],
  },
  {
    ...{ name: "schedule", title: "Publish or withdraw at a time", permission: "content:publish", reason: "optional" },
    note: (record) =>
      sentences(
        "Publishes the draft as it is at that time, with the unpublished entries that it refers to.",
        record.published && leftBehind(record),
      ),
    // Entries published together with this one may contain numbers too.
    fields: () => [
      { name: "at", label: "Day and time (UTC)", hint: "2026-12-31 09:00", required: true },
      { name: "what", label: "What happens", kind: "choice", options: choices(["publish", "unpublish"]) },
      acceptedNumbers,
    ],
  },
  {
    ...{ name: "unschedule", title: "Cancel what is planned", permission: "content:publish", reason: "optional" },
    offered: ({ schedule }) => schedule !== null,
  },
  {
    ...{ name: "release", title: "Put into a release", permission: "content:edit", reason: "optional" },
    offered: ({ openReleases }) => openReleases.length > 0,
    fields: ({ openReleases }) => [
      {
        ...{ name: "release", label: "Release", kind: "choice" },
        options: openReleases.map(({ id, title }) => ({ value: id, label: title })),
      },
    ],
  },
  {
    ...{ name: "translate", title: "Add a language", permission: "content:edit", reason: "optional" },
    note: "Starts with a copy of this text, as a draft.",
    offered: (record) => isMissing(record).length > 0,
    fields: (record) => [
      {
        ...{ name: "language", label: "Language", kind: "choice" },
        options: isMissing(record).map(({ locale }) => ({ value: locale, label: languageNames[locale] })),
      },
    ],
  },
  {
    ...{ name: "revert", title: "Go back to an earlier version", permission: "content:edit", reason: "optional" },
    note: "Creates a draft with the text of that version.",
    offered: ({ versions }) => versions.length > 1,
    fields: ({ versions }) => [
      {
        ...{ name: "to", label: "Version", kind: "choice" },
        options: versions.slice(1).map(({ version, at }) => ({
          value: String(version),
          label: `${version}, ${at.slice(0, 16).replace("T", " ")}`,
        })),
      },
    ],
  },
  {
    ...{
      name: "unpublish",
      title: "Withdraw from the shop",
      permission: "content:publish",
      reason: "needed",
      final: true,
    },
    note: (record) => sentences("In this language only.", afterWithdrawal(record), leftBehind(record)),
    offered: ({ published }) => published !== null,
  },
  {
    ...{ name: "delete", title: "Delete", permission: "content:delete", reason: "needed", final: true },
    note: (record) => sentences("In every language, with all versions. This cannot be undone.", leftBehind(record)),
  },
];

export const newEntryAction: Action<null> = {
  ...{ name: "add", title: "Write a new entry", permission: "content:edit", reason: "optional" },
  note: "Starts a draft in English. The next page has its other fields.",
  fields: () => [
    {
      ...{ name: "type", label: "Type", kind: "choice", required: true },
      options: contentTypes.map(({ uid, title }) => ({ value: uid, label: title })),
    },
    { name: "title", label: "Title", required: true, most: 500 },
    { name: "address", label: "Address, for a page", hint: "/research/new-page" },
    { name: "id", label: "Id", hint: "Made from the title if empty; it never changes." },
  ],
};

export const newPictureAction: Action<null> = {
  ...{ name: "picture", title: "Add a picture", permission: "content:edit", reason: "optional" },
  note: "PNG or JPEG, at most 1 MB. Pages find it by its title.",
  fields: () => [
    { name: "title", label: "Title", required: true, most: 500 },
    { name: "alt", label: "Text for people who do not see it", required: true, most: 500 },
    {
      ...{ name: "focus", label: "Part that stays visible where it is cropped", kind: "choice" },
      options: [
        { value: "", label: "its middle" },
        ...focuses.map((value) => ({ value, label: value.replaceAll("_", " ") })),
      ],
    },
    { name: "file", label: "File", kind: "picture", required: true },
  ],
};

export const newFileAction: Action<null> = {
  ...{ name: "file", title: "Add a file", permission: "content:edit", reason: "optional" },
  note: "PDF, CSV, XLSX or TXT, at most 1 MB. Begins an item of a library as a draft: choose its library, then publish it.",
  fields: () => [
    { name: "title", label: "Title", required: true, most: 500 },
    { name: "file", label: "File", kind: "file", required: true },
  ],
};
