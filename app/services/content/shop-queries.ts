/** Every published-content query of the shop, for checks of a content service. */
import { laterEntries } from "./later-entries";
import type { Operation } from "./operation";
import * as addresses from "./operations/addresses";
import * as pages from "./operations/any-page-by-url";
import * as library from "./operations/library";
import * as navigation from "./operations/navigation";
import * as types from "./operations/page-types";
import * as content from "./operations/pages";
import * as products from "./operations/products";
import * as published from "./operations/published-paths";
import * as settings from "./operations/settings";
import * as targets from "./operations/targets";

const isOperation = (value: unknown): value is Operation<unknown> =>
  typeof value === "object" && value !== null && "document" in value && "drafts" in value;
const modules = [addresses, pages, library, navigation, types, content, products, settings, targets];
const nested = [pages.pageKindsByUrl, addresses.operations, published.publishedPathQueries];
const found = [...modules, ...nested].flatMap((module) => Object.values(module).filter(isOperation));

export const shopQueries: readonly Pick<Operation<unknown>, "name" | "document">[] = [
  ...new Map([laterEntries, ...found].map((operation) => [operation.name, operation])).values(),
];
