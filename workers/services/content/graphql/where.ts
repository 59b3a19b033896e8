import type { ContentType, Field } from "@contracts/content/content-types";
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from "graphql";
import { type Condition, matchesAll, type Scalar, type SystemColumn } from "../store/condition";
import { assetType } from "../store/scope";
import { isRecord } from "../stored-values";
import { typeName } from "./names";
import { dateTimeScalar } from "./scalars";

/** One field of a `where` input: its type and its condition. */
interface Member {
  readonly type: GraphQLInputType;
  readonly condition: (value: unknown) => Condition;
}

/** `where` of one content type, or of a group or block inside it. */
export interface Where {
  readonly input: GraphQLInputObjectType;
  readonly condition: (value: unknown) => Condition;
}

/** Looks up the `where` of a content type by uid; types may refer to each other. */
type Wheres = (uid: string) => Where | undefined;

const matchEnum = new GraphQLEnumType({
  name: "ReferenceMatch",
  values: { ALL: { value: "all" }, ANY: { value: "any" } },
});
const listOf = (type: GraphQLInputType) => new GraphQLList(new GraphQLNonNull(type));
const not = (of: Condition): Condition => ({ kind: "not", of });
const all = (of: readonly Condition[]): Condition => ({ kind: "all", of });

function scalarsOf(value: unknown): Scalar[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean");
}

const comparisons = { gt: "gt", gte: "gte", lt: "lt", lte: "lte" } as const;

/** Fields for a scalar: `f`, `f_ne`, `f_in` … with conditions built by `compare`. */
function scalarMembers(
  uid: string,
  type: GraphQLInputType,
  compare: (comparison: "eq" | "in" | "gt" | "gte" | "lt" | "lte", values: Scalar[]) => Condition,
  exists: Condition,
  ordered: boolean,
): Array<[string, Member]> {
  const equals = (value: unknown): Condition => {
    if (value === null) return not(exists);
    const match = compare("eq", scalarsOf(value));
    // An unset flag counts as false.
    return value === false ? { kind: "any", of: [match, not(exists)] } : match;
  };
  const members: Array<[string, Member]> = [
    [uid, { type, condition: equals }],
    [`${uid}_ne`, { type, condition: (value) => not(equals(value)) }],
    [`${uid}_exists`, { type: GraphQLBoolean, condition: (value) => (value === false ? not(exists) : exists) }],
  ];
  if (type === GraphQLBoolean) return members;
  members.push(
    [`${uid}_in`, { type: listOf(type), condition: (value) => compare("in", scalarsOf(value)) }],
    [`${uid}_nin`, { type: listOf(type), condition: (value) => not(compare("in", scalarsOf(value))) }],
  );
  if (!ordered) return members;
  for (const [suffix, comparison] of Object.entries(comparisons)) {
    members.push([`${uid}_${suffix}`, { type, condition: (value) => compare(comparison, scalarsOf(value)) }]);
  }
  return members;
}

function valueMembers(uid: string, path: string, type: GraphQLInputType, ordered: boolean): Array<[string, Member]> {
  const compare = (comparison: "eq" | "in" | "gt" | "gte" | "lt" | "lte", values: Scalar[]): Condition => ({
    kind: "value",
    path,
    comparison,
    values,
  });
  return scalarMembers(uid, type, compare, { kind: "exists", path, reference: false }, ordered);
}

function systemMembers(): Array<[string, Member]> {
  const column = (name: SystemColumn, type: GraphQLInputType, ordered: boolean) =>
    scalarMembers(
      name,
      type,
      (comparison, values) => ({ kind: "column", column: name, comparison, values: values.map(String) }),
      matchesAll,
      ordered,
    );
  const tags = (value: unknown): Condition => ({ kind: "tags", values: scalarsOf(value).map(String) });
  return [
    ...column("uid", GraphQLString, false),
    ...column("locale", GraphQLString, false),
    ...column("created_at", dateTimeScalar, true),
    ...column("updated_at", dateTimeScalar, true),
    ["tags_in", { type: listOf(GraphQLString), condition: tags }],
    ["tags_nin", { type: listOf(GraphQLString), condition: (value) => not(tags(value)) }],
  ];
}

function existsMember(uid: string, path: string, reference: boolean): [string, Member] {
  const exists: Condition = { kind: "exists", path, reference };
  return [`${uid}_exists`, { type: GraphQLBoolean, condition: (value) => (value === false ? not(exists) : exists) }];
}

function referenceMembers(
  field: { uid: string; to: readonly string[] },
  path: string,
  name: string,
  wheres: Wheres,
): Array<[string, Member]> {
  const fields = (): Record<string, GraphQLInputFieldConfig> => {
    const configs: Record<string, GraphQLInputFieldConfig> = { MATCH: { type: matchEnum, defaultValue: "any" } };
    for (const uid of field.to) {
      const where = wheres(uid);
      if (where) configs[uid] = { type: where.input };
    }
    return configs;
  };
  const condition = (value: unknown): Condition => {
    if (!isRecord(value)) return matchesAll;
    const match = value.MATCH === "all" ? "all" : "any";
    return all(
      field.to
        .filter((uid) => value[uid] !== undefined)
        .map((uid) => ({
          kind: "reference",
          path,
          contentType: uid,
          match,
          where: wheres(uid)?.condition(value[uid]) ?? matchesAll,
        })),
    );
  };
  const count = (value: unknown): Condition => ({ kind: "count", path, count: Number(value) });
  return [
    [field.uid, { type: new GraphQLInputObjectType({ name, fields }), condition }],
    existsMember(field.uid, path, true),
    [`${field.uid}_count`, { type: GraphQLInt, condition: count }],
  ];
}

function fieldMembers(field: Field, path: string, name: string, wheres: Wheres): Array<[string, Member]> {
  const nested = (inner: readonly Field[], label: string, innerPath: string): Member => {
    const where = whereOf(inner, label, innerPath, wheres, []);
    return { type: where.input, condition: where.condition };
  };
  switch (field.kind) {
    case "text":
      return field.multiline
        ? [existsMember(field.uid, path, false)]
        : valueMembers(field.uid, path, GraphQLString, false);
    case "select":
      return valueMembers(field.uid, path, GraphQLString, false);
    case "number":
      return valueMembers(field.uid, path, GraphQLFloat, true);
    case "boolean":
      return valueMembers(field.uid, path, GraphQLBoolean, false);
    case "date":
      return valueMembers(field.uid, path, dateTimeScalar, true);
    case "json_rte":
      return [existsMember(field.uid, path, false)];
    case "link": {
      const parts: Field[] = ["title", "href"].map((uid) => ({ kind: "text", uid, title: uid }));
      return [[field.uid, nested(parts, name, path)], existsMember(field.uid, path, false)];
    }
    case "group":
      return [[field.uid, nested(field.fields, name, path)], existsMember(field.uid, path, false)];
    case "blocks": {
      const groups: Field[] = field.blocks
        .filter((block) => block.fields.length > 0)
        .map((block) => ({ kind: "group", uid: block.uid, title: block.title, fields: block.fields }));
      return [[field.uid, nested(groups, name, path)], existsMember(field.uid, path, false)];
    }
    case "file":
      return referenceMembers({ uid: field.uid, to: [assetType] }, path, name, wheres);
    case "reference":
      return referenceMembers(field, path, name, wheres);
  }
}

function whereOf(
  fields: readonly Field[],
  name: string,
  path: string,
  wheres: Wheres,
  extra: ReadonlyArray<[string, Member]>,
): Where {
  let known: Map<string, Member> | undefined;
  const members = (): Map<string, Member> => {
    known ??= new Map([
      ...extra,
      ...fields.flatMap((field) =>
        fieldMembers(field, `${path}.${field.uid}`, `${name}${typeName(field.uid)}`, wheres),
      ),
    ]);
    return known;
  };
  const input: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => {
      const configs: Record<string, GraphQLInputFieldConfig> = {};
      for (const [uid, member] of members()) configs[uid] = { type: member.type };
      configs.AND = { type: new GraphQLList(input) };
      configs.OR = { type: new GraphQLList(input) };
      return configs;
    },
  });
  const condition = (value: unknown): Condition => {
    if (!isRecord(value)) return matchesAll;
    const parts: Condition[] = [];
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      if ((key === "AND" || key === "OR") && Array.isArray(inner)) {
        parts.push({ kind: key === "AND" ? "all" : "any", of: inner.map(condition) });
        continue;
      }
      const member = members().get(key);
      if (member) parts.push(member.condition(inner));
    }
    return all(parts);
  };
  return { input, condition };
}

/** `where` of a content type. */
export function contentTypeWhere(contentType: ContentType, wheres: Wheres): Where {
  return whereOf(contentType.fields, `${typeName(contentType.uid)}Where`, contentType.uid, wheres, systemMembers());
}

/** `where` of assets. */
export function assetWhere(wheres: Wheres): Where {
  const fields: Field[] = ["title", "filename", "content_type"].map((uid) => ({ kind: "text", uid, title: uid }));
  return whereOf(fields, "SysAssetWhere", assetType, wheres, systemMembers());
}
