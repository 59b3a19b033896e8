/** Headers of every response of the services; HTML pages add their own policies. */
import { fixedSecurityHeaders } from "@domain/http/security-headers";

const always = fixedSecurityHeaders.filter(([name]) =>
  ["strict-transport-security", "x-content-type-options"].includes(name),
);

export function withAnswerHeaders(response: Response): Response {
  const answered = new Response(response.body, response);
  for (const [name, value] of always) answered.headers.set(name, value);
  return answered;
}
