/** Cookie header of a visitor with one product in the cart. */
export async function basketCookie(origin) {
  const response = await fetch(`${origin}/cart`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "add", sku: "4060S", quantity: "1" }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status !== 303 || !cookies.some((cookie) => cookie.startsWith("ct-cart="))) {
    throw new Error(`The basket was not filled: ${response.status}`);
  }
  return cookies.join("; ");
}
