import { createStorefront } from "./edge/storefront";

export default createStorefront();
