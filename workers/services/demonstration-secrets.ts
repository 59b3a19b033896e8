/** Rejects the demonstration's public secrets in a real deployment. */

const isSecret = /(_KEY|_KEYS|_SECRET|_TOKEN|_PEPPERS)$/;
const demonstration = /(^|[-,:])demo-/;

/** Names of the affected variables, never their values; empty on a demonstration machine. */
export function demonstrationSecrets(env: Readonly<Record<string, unknown>>): string[] {
  if (env.DEMO === "1") return [];
  return Object.entries(env).flatMap(([name, value]) =>
    isSecret.test(name) && typeof value === "string" && demonstration.test(value) ? [name] : [],
  );
}

let looked: string[] | undefined;

/**
 * Error response for every request of a deployment with demonstration secrets; null otherwise. Checked once per
 * isolate.
 */
export function refuseDemonstrationSecrets(env: object): Response | null {
  looked ??= demonstrationSecrets(Object.fromEntries(Object.entries(env)));
  if (looked.length === 0) return null;
  console.error("These are demonstration values, and DEMO is not set:", looked.join(", "));
  return Response.json({ error: "The services are not configured." }, { status: 503 });
}
