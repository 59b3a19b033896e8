/** What `npm run check-invoices` needs, in one module that it bundles. */
export { mutated, mutations } from "./broken-invoices";
export { sampleInvoices } from "./sample-invoices";
