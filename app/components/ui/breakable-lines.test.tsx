import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BreakableLines } from "./breakable-lines";

it("lets email addresses break after @ and before dots, without changing the text", () => {
  const markup = renderToStaticMarkup(<BreakableLines lines={["Dr. A. Bench", "ada.b@lab.example", "+1 617"]} />);
  expect(markup).toBe("Dr. A. Bench\nada<wbr/>.b@<wbr/>lab<wbr/>.example\n+1 617");
});
