import { block, blocks, boolean, type ContentType, date, group, reference, richText, select, text } from "../fields";
import { devkey, matchModes, optionalDevkey, timeMatches, title } from "./shared-fields";

export const country: ContentType = {
  uid: "country",
  title: "Country",
  description: "A country or territory by its ISO 3166 code.",
  unique: ["country_code"],
  fields: [title, text("country_code", { required: true })],
};

export const audience: ContentType = {
  uid: "audience",
  title: "Audience",
  description: "A set of countries that content is meant for.",
  fields: [title, optionalDevkey, reference("countries", ["country"], { multiple: true, max: 100, required: true })],
};

export const metadataDomain: ContentType = {
  uid: "metadata_domain",
  title: "Metadata domain",
  description: "A kind of metadata: product_type, product_id, product_status, country_codes, a category list …",
  unique: ["devkey"],
  fields: [title, devkey],
};

export const metadataDomainValue: ContentType = {
  uid: "metadata_domain_value",
  title: "Metadata value",
  description: "One value of a metadata domain; `value` is what is compared, `title` what is shown.",
  fields: [
    title,
    optionalDevkey,
    text("value", { required: true }),
    reference("domain", ["metadata_domain"], { required: true }),
  ],
};

const conditionValues = group(
  "condition_values",
  [
    boolean("is_not"),
    text("value"),
    reference("metadata_domain", ["metadata_domain"]),
    reference("entity", ["metadata_domain_value", "country", "audience"]),
  ],
  { multiple: true, max: 50 },
);

const configurations = group(
  "configurations",
  [
    select("match", matchModes, { required: true }),
    group("conditions", [select("match", matchModes, { required: true }), conditionValues], {
      multiple: true,
      max: 20,
    }),
  ],
  { multiple: true, max: 20 },
);

const rules = group(
  "rules",
  [
    select("match", matchModes, { required: true }),
    group("time", [select("match", timeMatches), boolean("is_not"), date("dates", { multiple: true })]),
    configurations,
  ],
  { multiple: true, max: 20 },
);

const component = [text("title"), richText("content", { required: true })];

/** Content shown only if its rules pass (C-CMS-08, C-CMS-09, C-RULE). */
export const contentTarget: ContentType = {
  uid: "content_target",
  title: "Content target",
  description: "Texts with the rules that decide who sees them and when.",
  unique: ["devkey"],
  fields: [
    title,
    devkey,
    group(
      "content_rules",
      [
        select("match", matchModes, { required: true }),
        rules,
        blocks("content_components", [
          block("generic", component),
          block("additional_information", component),
          block("legal_statement", component),
        ]),
      ],
      { multiple: true, max: 30 },
    ),
  ],
};
