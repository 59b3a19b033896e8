import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from "graphql";
import { assetUrl } from "../asset-url";
import { isRecord } from "../stored-values";
import type { EntryNode, GraphqlContext } from "./node";
import { dateTimeScalar } from "./scalars";

const publishDetails = new GraphQLObjectType({
  name: "EntryPublishDetails",
  fields: {
    environment: { type: GraphQLString },
    locale: { type: GraphQLString },
    time: { type: dateTimeScalar },
    user: { type: GraphQLString },
  },
});

/** User name shown for imported entries; the service stores no editors. */
const importUser = "import";

const systemFields = {
  uid: { type: new GraphQLNonNull(GraphQLString) },
  content_type_uid: { type: GraphQLString },
  locale: { type: GraphQLString },
  branch: { type: GraphQLString },
  tags: { type: new GraphQLList(GraphQLString) },
  version: { type: GraphQLInt },
  created_at: { type: dateTimeScalar },
  created_by: { type: GraphQLString },
  updated_at: { type: dateTimeScalar },
  updated_by: { type: GraphQLString },
  publish_details: { type: publishDetails },
} as const;

function systemOf({ entry, scope }: EntryNode, context: GraphqlContext) {
  return {
    uid: entry.uid,
    content_type_uid: entry.contentType,
    locale: entry.locale,
    branch: scope.branch,
    tags: entry.tags,
    version: entry.version,
    created_at: entry.createdAt,
    created_by: importUser,
    updated_at: entry.updatedAt,
    updated_by: importUser,
    publish_details: {
      environment: context.environmentName,
      locale: entry.locale,
      time: entry.publishedAt,
      user: importUser,
    },
  };
}

export const entrySystem = {
  type: new GraphQLNonNull(new GraphQLObjectType({ name: "EntrySystemField", fields: systemFields })),
  resolve: (node: EntryNode, _args: unknown, context: GraphqlContext) => systemOf(node, context),
};

const assetSystem = {
  type: new GraphQLNonNull(new GraphQLObjectType({ name: "AssetSystemField", fields: systemFields })),
  resolve: (node: EntryNode, _args: unknown, context: GraphqlContext) => systemOf(node, context),
};

const transformUrl = new GraphQLInputObjectType({
  name: "SysAssetTransformUrl",
  fields: {
    width: { type: GraphQLString },
    height: { type: GraphQLString },
    dpr: { type: GraphQLFloat },
    quality: { type: GraphQLInt },
    fit: { type: GraphQLString },
    crop: { type: GraphQLString },
    format: { type: GraphQLString },
    auto: { type: GraphQLString },
  },
});

function transformQuery(transform: unknown): string {
  if (!isRecord(transform)) return "";
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(transform)) {
    if (typeof value === "string" || typeof value === "number") query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** An asset: a file with its URL. */
export const sysAsset = new GraphQLObjectType<EntryNode, GraphqlContext>({
  name: "SysAsset",
  fields: {
    title: { type: GraphQLString, resolve: (node) => node.fields.title },
    description: { type: GraphQLString, resolve: (node) => node.fields.description ?? null },
    filename: { type: GraphQLString, resolve: (node) => node.fields.filename },
    url: {
      type: GraphQLString,
      args: { transform: { type: transformUrl } },
      resolve: (node, args: { transform?: unknown }, context) =>
        assetUrl(node.entry, context.assetsUrl) + transformQuery(args.transform),
    },
    content_type: { type: GraphQLString, resolve: (node) => node.fields.content_type },
    file_size: { type: GraphQLInt, resolve: (node) => node.fields.file_size ?? null },
    dimension: {
      type: new GraphQLObjectType({
        name: "SysAssetDimension",
        fields: { width: { type: GraphQLInt }, height: { type: GraphQLInt } },
      }),
      resolve: (node) => node.fields.dimension ?? null,
    },
    system: assetSystem,
  },
});

export const linkType = new GraphQLObjectType({
  name: "Link",
  fields: { title: { type: GraphQLString }, href: { type: GraphQLString } },
});

/** Arguments of every connection. */
export const connectionArgs = { limit: { type: GraphQLInt }, skip: { type: GraphQLInt } } as const;

/** Orders that the delivery API supports. */
const orders = ["created_at_ASC", "created_at_DESC", "updated_at_ASC", "updated_at_DESC"] as const;
export type OrderName = (typeof orders)[number];

/** `order_by` values of one content type. */
export function orderEnum(name: string): GraphQLEnumType {
  return new GraphQLEnumType({
    name: `${name}OrderBy`,
    values: Object.fromEntries(orders.map((order) => [order, { value: order }])),
  });
}
