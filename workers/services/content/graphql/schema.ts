import type { ContentType } from "@contracts/content/content-types";
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import type { Order } from "../store/read";
import { assetType, masterLocale, type Scope } from "../store/scope";
import { GraphqlRequestError } from "./errors";
import { typeName } from "./names";
import { entryNode, type GraphqlContext } from "./node";
import { outputFields } from "./output-fields";
import { entrySystem, type OrderName, orderEnum, sysAsset } from "./system-types";
import { assetWhere, contentTypeWhere, type Where } from "./where";

type QueryField = GraphQLFieldConfig<unknown, GraphqlContext>;

const maxLimit = 100;
const localePattern = /^[a-z]{2}(-[a-z]{2,4})?$/;

interface LocaleArgs {
  readonly locale?: string | null;
  readonly fallback_locale?: boolean | null;
}
interface ListArgs extends LocaleArgs {
  readonly where?: unknown;
  readonly limit?: number | null;
  readonly skip?: number | null;
  readonly order_by?: readonly OrderName[] | null;
}

function scopeOf(args: LocaleArgs, context: GraphqlContext): Scope {
  const locale = args.locale ?? masterLocale;
  if (!localePattern.test(locale)) throw new GraphqlRequestError("BAD_LOCALE", `Unknown locale: ${locale}`);
  return { branch: context.branch, environment: context.environment, locale, fallback: args.fallback_locale === true };
}

function limitOf(limit: number | null | undefined): number {
  if (limit === undefined || limit === null) return maxLimit;
  if (limit < 0 || limit > maxLimit) {
    throw new GraphqlRequestError("LIMIT_OUT_OF_RANGE", `limit must be between 0 and ${maxLimit}`);
  }
  return limit;
}

function ordersOf(names: readonly OrderName[] | null | undefined): Order[] {
  return (names?.length ? names : (["updated_at_DESC"] as const)).map((name) => ({
    by: { column: name.startsWith("created_at") ? "created_at" : "updated_at" },
    direction: name.endsWith("_ASC") ? "ASC" : "DESC",
  }));
}

const localeArgs = { locale: { type: GraphQLString }, fallback_locale: { type: GraphQLBoolean } };

function listField(uid: string, type: GraphQLObjectType, allName: string, where: Where): QueryField {
  return {
    type: new GraphQLObjectType({
      name: allName,
      fields: { items: { type: new GraphQLList(type) }, total: { type: GraphQLInt } },
    }),
    args: {
      ...localeArgs,
      where: { type: where.input },
      limit: { type: GraphQLInt },
      skip: { type: GraphQLInt },
      order_by: { type: new GraphQLList(orderEnum(type.name)) },
    },
    resolve: (_source, args: ListArgs, context) => {
      const scope = scopeOf(args, context);
      const condition = where.condition(args.where);
      // Functions, so each statement runs only if its field is selected.
      return {
        items: async () => {
          const query = { contentType: uid, where: condition, order: ordersOf(args.order_by) };
          const limit = limitOf(args.limit);
          const entries = await context.reader.list(scope, {
            ...query,
            limit,
            skip: Math.max(0, args.skip ?? 0),
          });
          context.loader.charge(entries.length);
          return entries.map((entry) => entryNode(entry, scope));
        },
        total: () => context.reader.count(scope, uid, condition),
      };
    },
  };
}

function singleField(uid: string, type: GraphQLObjectType): QueryField {
  return {
    type,
    args: {
      uid: { type: new GraphQLNonNull(GraphQLString) },
      locale: { type: new GraphQLNonNull(GraphQLString), defaultValue: masterLocale },
      fallback_locale: { type: GraphQLBoolean },
    },
    resolve: async (_source, args: LocaleArgs & { uid: string }, context) => {
      const scope = scopeOf(args, context);
      const [entry] = await context.loader.load(scope, [args.uid]);
      return entry?.contentType === uid ? entryNode(entry, scope) : null;
    },
  };
}

/** The delivery schema of a branch's content types. */
export function buildDeliverySchema(contentTypes: readonly ContentType[]): GraphQLSchema {
  const types = new Map<string, GraphQLObjectType>();
  const wheres = new Map<string, Where>();
  for (const contentType of contentTypes) {
    const name = typeName(contentType.uid);
    const fields = () => ({
      ...outputFields(contentType.fields, name, (uid) => types.get(uid)),
      system: entrySystem,
    });
    types.set(contentType.uid, new GraphQLObjectType({ name, fields }));
    wheres.set(
      contentType.uid,
      contentTypeWhere(contentType, (uid) => wheres.get(uid)),
    );
  }
  const assets = assetWhere((uid) => wheres.get(uid));
  wheres.set(assetType, assets);
  const query: Record<string, QueryField> = {
    all_assets: listField(assetType, sysAsset, "AllSysAsset", assets),
    assets: singleField(assetType, sysAsset),
  };
  for (const [uid, type] of types) {
    const where = wheres.get(uid);
    if (where) query[`all_${uid}`] = listField(uid, type, `All${type.name}`, where);
    query[uid] = singleField(uid, type);
  }
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: "Query", fields: query }) });
}
