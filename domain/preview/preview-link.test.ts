import { expect, it } from "vitest";
import { openPreviewLink, sealPreviewLink } from "./preview-link";

it("opens for a quarter of an hour, with the same token only, and unaltered", async () => {
  const link = { goto: "/about-us", editor: "Rosalind Mint" };
  const text = await sealPreviewLink("token", link, 0);
  expect(await openPreviewLink("token", text, 899_999)).toMatchObject(link);
  expect(await openPreviewLink("token", text, 900_000)).toBeNull();
  expect(await openPreviewLink("another", text, 0)).toBeNull();
  expect(await openPreviewLink("token", `${text.slice(0, -2)}AA`, 0)).toBeNull();
});
