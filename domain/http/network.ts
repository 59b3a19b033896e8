/** Network of one visitor, for rate limits: the /64 of an IPv6 address, or the IPv4 address itself. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // An IPv4-mapped IPv6 address.
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
