/** Fonts are modules of bytes (`wrangler.toml`). In the other programs Vite's types declare them. */
declare module "*.ttf" {
  const bytes: unknown;
  export default bytes;
}
declare module "*.otf" {
  const bytes: unknown;
  export default bytes;
}
