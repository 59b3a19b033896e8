/** True in the enhancement bundle. */
declare const __ENHANCE__: boolean;

/** URLs of the enhancement bundle, injected into the server build by `vite.config.ts`. */
declare const __ENHANCE_FILES__: {
  readonly entry: string;
  /** Static imports of the entry. */
  readonly imports: readonly string[];
  /** Texts of frame and products, by BCP 47 tag. */
  readonly texts: Readonly<Record<string, string>>;
};
