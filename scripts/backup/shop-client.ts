/** Administrator's client of a shop's services, for export and import. */

export interface ShopClient {
  json<Answer>(path: string): Promise<Answer>;
  /**
   * @returns the response with its body unread
   * @throws Error with address and response text if the shop refuses
   */
  call(path: string, init?: RequestInit): Promise<Response>;
}

const timeoutMs = 300_000;

/**
 * @param services origin of the services, for example https://services.example
 * @param always headers added to every call
 */
export function shopClient(services: string, key: string, always: Readonly<Record<string, string>> = {}): ShopClient {
  const origin = services.replace(/\/$/, "");
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries({ ...always, authorization: `Bearer ${key}` })) headers.set(name, value);
    const response = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return response;
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status} ${(await response.text()).slice(0, 400)}`);
  };
  return { call, json: async <Answer>(path: string) => (await (await call(path)).json()) as Answer };
}

/** Databases, objects and buckets of a shop. */
export interface ShopParts {
  readonly databases: readonly string[];
  readonly objects: readonly string[];
  readonly buckets: readonly string[];
}

export interface EngineFacts {
  readonly name: string;
  readonly language: string | null;
  readonly documents: number;
  /** Number of objects that a divided engine consists of; undefined for an external engine. */
  readonly parts?: number;
  readonly schema: Readonly<Record<string, string>>;
  readonly searchFields: Readonly<Record<string, { readonly weight: number }>> | null;
}

/** A file of the backup with its digest, which proves that a copy is complete. */
export interface BackupFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly version: 1;
  /** ISO 8601. */
  readonly at: string;
  readonly files: readonly BackupFile[];
}

export const backupPath = "/backup/_admin";
export const enginePath = "/search/_admin/engines";

/**
 * Lines of a response. A complete response ends with an empty line.
 * @throws Error if the empty line is missing
 */
export async function* wholeLines(path: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const newline = 10;
  // Initialized as if after a line break, because a response without rows consists only of the empty line.
  let last: readonly number[] = [newline];
  for await (const chunk of body) {
    last = [...last, ...chunk.subarray(-2)].slice(-2);
    yield chunk;
  }
  if (last.length < 2 || last.some((byte) => byte !== newline)) throw new Error(`GET ${path} ended early`);
}
