/** Streams products to the gateway and to the product engines of all languages; each product is generated once. */
import { noProgress, type Progress } from "./progress.ts";
import { createSender, post, type Sender, type SendReport } from "./send.ts";

type Language = (typeof engineLocales)[number][1];

/** Words that an engine treats as interchangeable. */
export interface SynonymSet {
  readonly id: string;
  readonly synonyms: readonly string[];
}

export const engineLocales = [
  ["en-us", "en"],
  ["ja-jp", "ja"],
  ["zh-cn", "zh"],
] as const;

/** Maximum products of an undivided engine, and of each object of a divided one. */
const undivided = 200_000;
const productsOfPart = 125_000;

/** Number of objects for an engine with this many products. */
export function partsFor(products: number): number {
  return products <= undivided ? 1 : Math.ceil(products / productsOfPart);
}

/** Below the engines' limit, because smaller requests keep searches fast. */
const documentsPerRequest = 5000;

/**
 * Creates an engine if needed, sets its synonyms if given, and opens its document stream.
 * @param synonyms replace the engine's synonyms
 * @param parts objects among which a new engine is divided; see `partsFor`
 */
export async function openEngine(
  services: string,
  key: string,
  kind: string,
  locale: string,
  synonyms?: readonly SynonymSet[],
  progress: Progress = noProgress,
  parts = 1,
): Promise<Sender> {
  const name = `${kind}-${locale}`;
  const engines = `${services}/search/_admin/engines`;
  await post(engines, { key, body: JSON.stringify({ name, kind, ...(parts > 1 && { parts }) }) });
  if (synonyms)
    await post(`${engines}/${name}/synonyms`, { key, method: "PUT", body: JSON.stringify({ sets: synonyms }) });
  return createSender("search", `${services}/search/_admin/engines/${name}/documents`, {
    key,
    maxLines: documentsPerRequest,
    ...progress.of(name),
  });
}

export interface CatalogueOptions<Product> {
  readonly services: string;
  /** Admin key of the services. */
  readonly key: string;
  readonly documentOf: (product: Product, language: Language) => object;
  /** Replaces the engines' synonyms. */
  readonly synonymsOf?: (language: Language) => readonly SynonymSet[];
  /** Number of objects that new engines are divided into. */
  readonly parts?: number;
  /** "commerce", "search" or both. */
  readonly targets?: readonly string[];
  readonly progress?: Progress;
}

export interface CatalogueStream<Product> {
  /** Number of leading products that every target already has; they are skipped. */
  readonly done: number;
  push(product: Product): Promise<void>;
  end(): Promise<SendReport[]>;
}

export async function openCatalogue<Product>({
  services,
  key,
  documentOf,
  synonymsOf,
  parts = 1,
  targets = ["commerce", "search"],
  progress = noProgress,
}: CatalogueOptions<Product>): Promise<CatalogueStream<Product>> {
  const gateway = targets.includes("commerce")
    ? createSender("commerce", `${services}/commerce/_admin/products`, { key, ...progress.of("commerce") })
    : null;
  const engines: { language: Language; sender: Sender }[] = [];
  if (targets.includes("search")) {
    for (const [locale, language] of engineLocales) {
      const sender = await openEngine(services, key, "product", locale, synonymsOf?.(language), progress, parts);
      engines.push({ language, sender });
    }
  }
  const senders = [...(gateway ? [gateway] : []), ...engines.map(({ sender }) => sender)];
  const done = Math.min(...senders.map((sender) => sender.done));
  for (const sender of senders) sender.startAt(done);
  return {
    done,
    async push(product: Product) {
      await gateway?.push(() => product);
      for (const { language, sender } of engines) await sender.push(() => documentOf(product, language));
    },
    end: () => Promise.all(senders.map((sender) => sender.end())),
  };
}
