/** Types of the App Search client as far as used; the package has none. */
declare module "@elastic/app-search-javascript" {
  export interface ClientOptions {
    /** Base URL without `/api/as/v1`. */
    readonly endpointBase: string;
    readonly engineName: string;
    readonly searchKey: string;
    readonly cacheResponses: boolean;
    /** Our patch: replaces the global `fetch`. */
    readonly fetch: typeof fetch;
  }

  /** `rawInfo` is the response without its `results`. */
  export interface ResultList {
    readonly rawResults: unknown;
    readonly rawInfo: unknown;
  }

  export interface Client {
    search(query: string | number, options: object): Promise<ResultList>;
    multiSearch(searches: readonly { query: string | number; options: object }[]): Promise<readonly ResultList[]>;
    querySuggestion(query: string, options: object): Promise<unknown>;
    click(click: { query: string; documentId: string; requestId: string; tags: readonly string[] }): Promise<unknown>;
  }

  export function createClient(options: ClientOptions): Client;
}
