/** What one visitor can have many of, as one: an IPv6 network of 64 bits, an IPv4 address by itself. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // An IPv4 address in the writing of the other.
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  const [before = "", after] = address.toLowerCase().split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups(before).length - groups(after).length);
  const all = [...groups(before), ...Array<string>(zeros).fill("0"), ...groups(after ?? "")];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
