import { expect, it, vi } from "vitest";
import { createDocumentService } from "./create-document-service";

it.each([
  ["a whole document", "%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n", true],
  ["a document that was cut", "%PDF-1.7\n1 0 obj\nendo", false],
  ["a page of a proxy", "<html>Welcome</html>", false],
])("%s is passed on or not", async (_, body, ok) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const fetch = async () => new Response(body, { headers: { "content-type": "application/pdf" } });
  const service = createDocumentService({ url: "https://documents.test", key: "k", address: "", fetch }, log as never);
  expect(await service.pdf({} as never)).toMatchObject({ ok });
  expect(log.error).toHaveBeenCalledTimes(ok ? 0 : 1);
});
