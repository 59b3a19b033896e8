import { describe, expect, it } from "vitest";
import { publicAddress } from "./public-address";

describe("an address that a stranger names", () => {
  it.each([
    "https://agent.example/profile.json",
    "https://agent.example.com./keys?v=2",
    "https://xn--bcher-kva.example/a",
  ])("is fetched: %s", (text) => {
    expect(publicAddress(text)?.href).toBe(text);
  });

  it.each([
    ["plain HTTP", "http://agent.example/"],
    ["another scheme", "file:///etc/passwd"],
    ["the machine itself", "https://localhost/"],
    ["a name below it", "https://shop.localhost/"],
    ["an IPv4 address", "https://127.0.0.1/"],
    ["a metadata service", "https://169.254.169.254/latest/meta-data"],
    ["an address as one number", "https://2130706433/"],
    ["an address in hexadecimal", "https://0x7f.1/"],
    ["an address in octal", "https://0177.0.0.1/"],
    ["an IPv6 address", "https://[::1]/"],
    ["a mapped address", "https://[::ffff:10.0.0.1]/"],
    ["a name without a dot", "https://services/"],
    ["a name inside a data centre", "https://metadata.google.internal/"],
    ["a name of a local network", "https://printer.local./"],
    ["another port", "https://agent.example:8443/"],
    ["credentials", "https://user:secret@agent.example/"],
    ["a fragment", "https://agent.example/#x"],
    ["no address", "agent.example"],
    ["a long address", `https://agent.example/${"a".repeat(2048)}`],
  ])("is refused for %s", (_, text) => {
    expect(publicAddress(text)).toBeNull();
  });
});
