/** The parts of `npm run check-invoices`, in one module that it bundles. */
export { mutated, mutations } from "./broken-invoices";
export { sampleInvoices } from "./sample-invoices";
