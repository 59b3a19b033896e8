/** `/punchout/oci`: log-ins that a procurement system sends through its user's browser, by GET or POST. */
import { readOciLogin } from "@domain/punchout/oci";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { ociProblemPage } from "./oci-problem-page";
import { startSession } from "./start";
import { verifyBuyer } from "./verify-buyer";

const bodyCap = 64 * 1024;

export const ociRoutes = new Hono<ServicesApp>();
ociRoutes.get("/", (c) => logIn(c, [...new URL(c.req.url).searchParams]));
ociRoutes.post("/", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return problem(413, "The log-in is too large.");
  return logIn(c, [...new URLSearchParams(body.value), ...new URL(c.req.url).searchParams]);
});

async function logIn(c: Context<ServicesApp>, parameters: readonly (readonly [string, string])[]): Promise<Response> {
  const reading = readOciLogin(parameters);
  if (!reading.ok) {
    return reading.reason === "function"
      ? problem(400, "This shop opens for shopping; the function that was called is not offered.")
      : problem(400, "USERNAME and PASSWORD are missing.");
  }
  const { identity, password, returnAddress, target, country, language, selected } = reading.login;
  const address = c.req.header("cf-connecting-ip") ?? "unknown";
  const check = await verifyBuyer(c.env, { identity, secret: password, protocol: "oci", address });
  if (!check.ok) {
    return check.reason === "wait"
      ? problem(429, `Too many attempts. Please try again in ${check.seconds} seconds.`)
      : problem(401, "The user name or the password is not right.");
  }
  const started = await startSession(c.env, check.buyer, {
    ...{ protocol: "oci", operation: "create", returnAddress, target, buyerCookie: "", lines: [] },
    ...{ from: { domain: "OCI", identity }, to: { domain: "OCI", identity: "benchside" } },
    ...{ country, language, selected },
  });
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.startPage, ...always } });
  return started.reason === "country"
    ? problem(403, "Punchout is not offered to this buyer in this country.")
    : problem(403, "HOOK_URL is not registered for this buyer.");
}

/** The address carries a password: it is told to nobody. */
const always = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" };

const problem = (status: number, text: string): Response =>
  new Response(ociProblemPage(text), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...always,
    },
  });
