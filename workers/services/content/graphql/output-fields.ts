import type { BlocksField, Field, GroupField, JsonRteField } from "@contracts/content/content-types";
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  GraphQLUnionType,
} from "graphql";
import { embeddedReferences } from "../rich-text-references";
import { asList, isRecord, referenceUid } from "../stored-values";
import { typeName } from "./names";
import { type EntryNode, entryNode, type FieldsNode, type GraphqlContext } from "./node";
import { dateTimeScalar, jsonScalar } from "./scalars";
import { connectionArgs, linkType, sysAsset } from "./system-types";

type FieldConfig<Source> = GraphQLFieldConfig<Source, GraphqlContext>;
type FieldConfigs = Record<string, FieldConfig<FieldsNode>>;

/** Looks up the object type of a content type; types may refer to each other. */
type EntryTypes = (uid: string) => GraphQLObjectType | undefined;

const maxConnection = 100;

function page(args: { limit?: number | null; skip?: number | null }): { skip: number; end: number } {
  const skip = Math.max(0, args.skip ?? 0);
  return { skip, end: skip + Math.min(Math.max(0, args.limit ?? maxConnection), maxConnection) };
}

/** A connection over uids; unpublished and deleted targets are neither returned nor counted. */
function connection(
  name: string,
  node: GraphQLOutputType,
  uids: (source: FieldsNode) => string[],
): FieldConfig<FieldsNode> {
  const edge = new GraphQLObjectType({ name: `${name}Edge`, fields: { node: { type: node } } });
  const type = new GraphQLObjectType({
    name: `${name}Connection`,
    fields: { totalCount: { type: GraphQLInt }, edges: { type: new GraphQLList(edge) } },
  });
  return {
    type,
    args: connectionArgs,
    resolve: async (source, args, { loader }) => {
      const entries = await loader.load(source.scope, uids(source).slice(0, maxConnection));
      const { skip, end } = page(args);
      const edges = entries.slice(skip, end).map((entry) => ({ node: entryNode(entry, source.scope) }));
      return { totalCount: entries.length, edges };
    },
  };
}

function unionOf(name: string, uids: readonly string[], types: EntryTypes, assets: boolean): GraphQLOutputType {
  const members = uids.map(types).filter((type) => type !== undefined);
  if (assets) members.push(sysAsset);
  const [first] = members;
  if (!first) return jsonScalar;
  return new GraphQLUnionType({
    name,
    types: members,
    resolveType: (value: EntryNode) => types(value.entry.contentType)?.name ?? sysAsset.name,
  });
}

const uidsAt = (uid: string) => (source: FieldsNode) =>
  asList(source.fields[uid])
    .map(referenceUid)
    .filter((target) => target !== null);

function groupNode(value: unknown, source: FieldsNode): FieldsNode | null {
  return isRecord(value) ? { fields: value, scope: source.scope } : null;
}

function groupField(field: GroupField, name: string, types: EntryTypes): FieldConfig<FieldsNode> {
  const type = new GraphQLObjectType({ name, fields: () => outputFields(field.fields, name, types) });
  if (!field.multiple) return { type, resolve: (source) => groupNode(source.fields[field.uid], source) };
  return {
    type: new GraphQLList(type),
    resolve: (source) => asList(source.fields[field.uid]).map((value) => groupNode(value, source)),
  };
}

/** Modular blocks: a list of a union whose members each have one key, the block's uid. */
function blocksField(field: BlocksField, name: string, types: EntryTypes): FieldConfig<FieldsNode> {
  const members = new Map(
    field.blocks.map((block) => {
      const member = `${name}${typeName(block.uid)}`;
      const content = new GraphQLObjectType({
        name: `${member}Block`,
        fields: () => outputFields(block.fields, `${member}Block`, types, true),
      });
      const fields = {
        [block.uid]: {
          type: content,
          resolve: (source: FieldsNode) => groupNode(source.fields[block.uid], source),
        },
      };
      return [block.uid, new GraphQLObjectType({ name: member, fields })] as const;
    }),
  );
  const union = new GraphQLUnionType({
    name,
    types: [...members.values()],
    resolveType: (value: FieldsNode) => members.get(Object.keys(value.fields)[0] ?? "")?.name,
  });
  return {
    type: new GraphQLList(union),
    // A block that its type does not define is skipped, so it does not fail the page.
    resolve: (source) =>
      asList(source.fields[field.uid])
        .filter((value) => isRecord(value) && members.has(Object.keys(value)[0] ?? ""))
        .map((value) => groupNode(value, source)),
  };
}

interface RichTextNode {
  readonly document: unknown;
  readonly source: FieldsNode;
}

function richTextField(field: JsonRteField, name: string, types: EntryTypes): FieldConfig<FieldsNode> {
  const embedded = connection(
    `${name}EmbeddedItems`,
    unionOf(`${name}EmbeddedItem`, field.embeds, types, true),
    () => [],
  );
  const type = new GraphQLObjectType<RichTextNode, GraphqlContext>({
    name,
    fields: {
      json: { type: jsonScalar, resolve: (node) => node.document },
      embedded_itemsConnection: {
        type: embedded.type,
        args: connectionArgs,
        resolve: async ({ document, source }, args: { limit?: number; skip?: number }, { loader }) => {
          const uids = embeddedReferences(document).map((reference) => reference.uid);
          const entries = await loader.load(source.scope, uids.slice(0, maxConnection));
          const { skip, end } = page(args);
          const edges = entries.slice(skip, end).map((entry) => ({ node: entryNode(entry, source.scope) }));
          return { totalCount: entries.length, edges };
        },
      },
    },
  });
  const node = (document: unknown, source: FieldsNode) => (isRecord(document) ? { document, source } : null);
  if (!field.multiple) return { type, resolve: (source) => node(source.fields[field.uid], source) };
  return {
    type: new GraphQLList(type),
    resolve: (source) => asList(source.fields[field.uid]).map((document) => node(document, source)),
  };
}

function plainField(field: Field, type: GraphQLOutputType): FieldConfig<FieldsNode> {
  const read = (source: FieldsNode) => source.fields[field.uid] ?? null;
  return field.multiple ? { type: new GraphQLList(type), resolve: read } : { type, resolve: read };
}

function outputField(field: Field, name: string, types: EntryTypes): readonly [string, FieldConfig<FieldsNode>] {
  switch (field.kind) {
    case "text":
    case "select":
      return [field.uid, plainField(field, GraphQLString)];
    case "number":
      return [field.uid, plainField(field, GraphQLFloat)];
    case "boolean":
      return [field.uid, plainField(field, GraphQLBoolean)];
    case "date":
      return [field.uid, plainField(field, dateTimeScalar)];
    case "link":
      return [field.uid, plainField(field, linkType)];
    case "group":
      return [field.uid, groupField(field, name, types)];
    case "blocks":
      return [field.uid, blocksField(field, name, types)];
    case "json_rte":
      return [field.uid, richTextField(field, name, types)];
    case "file":
      return [`${field.uid}Connection`, connection(name, sysAsset, uidsAt(field.uid))];
    case "reference":
      return [
        `${field.uid}Connection`,
        connection(name, unionOf(`${name}Node`, field.to, types, false), uidsAt(field.uid)),
      ];
  }
}

/** The one field of a block without fields, because GraphQL forbids empty types. */
const emptyBlock: FieldConfig<FieldsNode> = { type: new GraphQLNonNull(GraphQLBoolean), resolve: () => true };

/** GraphQL fields of an entry, group or block; `parent` is the name of the owning type. */
export function outputFields(
  fields: readonly Field[],
  parent: string,
  types: EntryTypes,
  isBlock = false,
): FieldConfigs {
  const configs = Object.fromEntries(
    fields.map((field) => outputField(field, `${parent}${typeName(field.uid)}`, types)),
  );
  return isBlock && fields.length === 0 ? { present: emptyBlock } : configs;
}
