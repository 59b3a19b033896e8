/** Calls that a program may make for its customer, by scope. Everything else is refused. */
import type { ProgramAccess, ProgramScope } from "@contracts/customers/programs";

interface Opening {
  readonly methods: readonly string[];
  /** Below `/commerce/api`. */
  readonly path: RegExp;
  /** Null for calls that every program may make. */
  readonly scope: ProgramScope | null;
}

const completes: ProgramScope = "dev.ucp.shopping.checkout:complete";

const openings: readonly Opening[] = [
  { methods: ["GET"], path: /^\/customers\/me\/programs\/current$/, scope: null },
  { methods: ["GET"], path: /^\/orders(?:\/W\d{12}\/invoices)?$/, scope: "dev.ucp.shopping.order:read" },
  { methods: ["GET"], path: /^\/quotes(?:\/Q\d{12})?$/, scope: "example.benchside.procurement:quotes" },
  { methods: ["GET"], path: /^\/customers\/me$/, scope: completes },
  { methods: ["GET", "POST", "DELETE"], path: /^\/carts(?:\/[\w-]+)?$/, scope: completes },
  { methods: ["GET"], path: /^\/carts\/[\w-]+\/(?:shipping|payment)-methods$/, scope: completes },
  { methods: ["POST"], path: /^\/quotes\/Q\d{12}\/basket$/, scope: completes },
  { methods: ["POST"], path: /^\/customers\/payments$/, scope: completes },
  { methods: ["POST"], path: /^\/orders$/, scope: completes },
];

export function mayCall({ scopes }: Pick<ProgramAccess, "scopes">, method: string, path: string): boolean {
  return openings.some(
    ({ methods, path: pattern, scope }) =>
      methods.includes(method) && pattern.test(path) && (scope === null || scopes.includes(scope)),
  );
}
