/** The parts of the App Search client that the shop uses; the package brings no types. */
declare module "@elastic/app-search-javascript" {
  export interface ClientOptions {
    /** Base without `/api/as/v1`. */
    readonly endpointBase: string;
    readonly engineName: string;
    readonly searchKey: string;
    readonly cacheResponses: boolean;
  }

  /** `rawInfo` is an answer without its `results`. */
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
