import { afterEach, expect, it, vi } from "vitest";
import { rememberScripts } from "./remember-scripts";

afterEach(() => vi.unstubAllGlobals());

it("writes its cookie when the page is idle, because that waits for another process", () => {
  const idle: (() => void)[] = [];
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  rememberScripts();
  expect(document.cookie).toBe("");
  for (const work of idle) work();
  expect(document.cookie).toBe("js=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
});
