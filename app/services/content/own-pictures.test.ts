import { expect, it } from "vitest";
import { contentAddress, withOwnPictures } from "./own-pictures";

const from = "https://images.example/v3/assets/stack";

it("pictures get the storefront's path, and files, other hosts and transformed pictures keep their address", () => {
  const addresses = [
    `${from}/a/b.svg`,
    `${from}/a/%E6%96%87.JPG`,
    `${from}/a/b.pdf`,
    `${from}/a/b.png?width=20`,
    `${from}/a/../b.png`,
    `${from}/a/b+c.png`,
    `https://images.example/v3/assets/stack-2/b.png`,
    "https://images_example/v3/assets/stack/a/b.svg",
  ];
  const json = JSON.stringify({ addresses, text: `<img src="${from}/a/b.svg">` });
  const own = JSON.parse(withOwnPictures(json, from));
  expect(own.addresses).toEqual(["/pictures/a/b.svg", "/pictures/a/%E6%96%87.JPG", ...addresses.slice(2)]);
  expect(own.text).toContain(from);
  expect(own.addresses.map((address: string) => contentAddress(address, from))).toEqual(addresses);
});
