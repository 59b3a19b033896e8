/**
 * Pages that need a visit in progress: an account, a checkout, a quote, a procurement visit, a panel. Each visit
 * follows a visitor's path and passes every page to `look`.
 */
const password = "Benchside-demo-1!";
const account = (name) => `${name}@demo.benchside.example`;
/** Cookie values of the languages on the main host. */
export const languageCookies = { en: "en", ja: "jp", zh: "cn" };

/** The submit button of a step: the last button of the page's own forms. */
const onward = (page) => page.locator("main form button[type=submit]").last();

async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
}

async function addToBasket(page, origin, sku) {
  const options = { form: { intent: "add", sku, quantity: "2" }, headers: { origin }, maxRedirects: 0 };
  const answer = await page.request.post(`${origin}/cart`, options);
  if (answer.status() !== 303) throw new Error(`${sku} could not be added to the basket: ${answer.status()}`);
}

async function signIn(page, origin, name) {
  await page.goto(`${origin}/account/sign-in?goto=%2Faccount%2Fmy`);
  await fill(page, { email: account(name), password });
  await page.locator("main form:has([name=password]) button[type=submit]").click();
  await page.waitForURL("**/account/my");
}

/** Everything below `/account`; lists such as `/account/my/orderhistory` also open their first entry. */
async function accountPages(page, origin, look) {
  for (const path of ["sign-in", "sign-up", "sign-up/verify-request", "password/reset/request"]) {
    await page.goto(`${origin}/account/${path}`);
    await look(path);
  }
  await page.goto(`${origin}/account/sign-up`);
  await onward(page).click();
  await page.locator("main [aria-invalid=true]").first().waitFor();
  await look("sign-up with mistakes");
  await signIn(page, origin, "us.verified");
  const paths = ["my", "my/accountsettings", "my/addresses", "my/addresses?new=address", "my/labnotebook"];
  for (const path of [...paths, "password/change", "sign-out"]) {
    await page.goto(`${origin}/account/${path}`);
    await look(path);
  }
  for (const path of ["orderhistory", "myquotes"]) {
    await page.goto(`${origin}/account/my/${path}`);
    await look(path);
    await page.locator(`main a[href*='/account/my/${path}/']`).first().click();
    await page.waitForURL(`**/account/my/${path}/*`);
    await look(`one of ${path}`);
  }
}

async function checkout(page, origin, look) {
  await signIn(page, origin, "us.verified");
  await addToBasket(page, origin, "4060S");
  await page.goto(`${origin}/cart`);
  await look("basket of a customer");
  await page.goto(`${origin}/checkout/review`);
  await look("checkout review");
  await page.goto(`${origin}/checkout/shippinginformation`);
  await look("shipping information");
  await onward(page).click();
  await page.waitForURL("**/checkout/paymentinformation");
  await look("payment information");
  await onward(page).click();
  await page.locator("main [aria-invalid=true]").first().waitFor();
  await look("payment information with mistakes");
  await page.locator("main input[name=method][value=purchaseOrder]").check();
  await fill(page, { poNumber: "PO-2030/7" });
  await page.locator("main input[name=privacy]").check();
  await onward(page).click();
  await page.waitForURL("**/checkout/summary");
  await look("checkout summary");
  await onward(page).click();
  await page.waitForURL("**/checkout/confirmation**");
  await look("checkout confirmation");
}

async function quote(page, origin, look) {
  await addToBasket(page, origin, "4060S");
  await page.goto(`${origin}/quote/review`);
  await look("quote review");
  await onward(page).click();
  await page.waitForURL("**/quote/customer-info");
  await look("quote customer information");
  await onward(page).click();
  await page.locator("main [aria-invalid=true]").first().waitFor();
  await look("quote customer information with mistakes");
  await fill(page, { firstName: "Barbara", lastName: "Lane", email: "b.lane@lab.example" });
  await fill(page, { organisation: "Maize Institute", department: "Genetics" });
  await onward(page).click();
  await page.waitForURL("**/quote/summary");
  await look("quote summary");
  await onward(page).click();
  await page.waitForURL("**/quote/confirmation");
  await look("quote confirmation");
}

async function procurement(page, origin, look, services) {
  await page.goto(`${services}/procurement`);
  await look("procurement simulator");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Open the shop" }).click();
  // The procurement visit's first page redirects to the home page.
  await page.waitForURL(`${origin}/`);
  await addToBasket(page, origin, "4060S");
  await page.goto(`${origin}/cart`);
  await look("basket of a buyer");
  await page.goto(`${origin}/ct/punchout/review`);
  await look("procurement review");
}

/** These five targets fit into two rounds; the other set does not. */
const fitting = ["25011", "25012", "25013", "25016", "25019"];
const colliding = ["25013", "25017", "25018"];

async function targets(page, keys) {
  const ticked = page.locator("main [name=targets]:checked");
  while ((await ticked.count()) > 0) await ticked.first().click();
  for (const key of keys) await page.locator(`main [name=targets][value="${key}"]`).check();
  await page.locator("main button[value=continue]").click();
  await page.waitForURL("**/signalstar/paneldesign");
}

async function panel(page, origin, look) {
  const base = `${origin}/products/signalstar`;
  await page.goto(base);
  await look("panel builder");
  await page.goto(`${base}/targetspecies?design=unknown`);
  await look("species of a panel, with an unknown design");
  await page.locator("main [name=species][value=Human]").check();
  await page.locator("main button[value=species]").click();
  await page.waitForURL("**/signalstar/selectantibodies");
  await look("antibodies of a panel");
  await targets(page, colliding);
  await page.locator("main button[value=propose]").click();
  await page.locator("#smallest-change").waitFor();
  await look("design of a panel that cannot be, with the smallest change");
  await page.goto(`${base}/selectantibodies`);
  await targets(page, fitting);
  await page.locator("main button[value=propose]").click();
  await page.locator("main [data-cell] [data-antibody]").first().waitFor();
  await look("design of a panel");
  await page.locator("main button[value=continue]").click();
  await page.locator("#buffer-problem").waitFor();
  await look("design of a panel with mistakes");
  await page.locator("main [name=buffer]").last().check();
  await page.locator("main button[value=continue]").click();
  await page.waitForURL("**/signalstar/quote-request");
  await look("review of a panel");
  await page.locator("main button[value=quote]").click();
  await page.locator("main [aria-invalid=true]").first().waitFor();
  await look("review of a panel with mistakes");
  // Faster submissions are treated as automated.
  await page.waitForTimeout(1600);
  await page.locator("main button[value=save]").click();
  await page.waitForURL("**/signalstar/confirmation");
  await look("confirmation of a panel");
  const id = (await page.locator("main dl dd").first().innerText()).trim();
  await page.goto(`${base}/targetspecies?design=${id}`);
  await look("saved design");
}

export const visits = { account: accountPages, checkout, quote, procurement, panel };
