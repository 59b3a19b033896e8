/** Exports for `npm run check-invoices`, which bundles them as one module. */
export { mutated, mutations } from "./broken-invoices";
export { sampleInvoices } from "./sample-invoices";
