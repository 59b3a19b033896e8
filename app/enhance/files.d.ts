/** True in the enhancement bundle. */
declare const __ENHANCE__: boolean;

/** Addresses of the enhancement bundle, written into the server's build by `vite.config.ts`. */
declare const __ENHANCE_FILES__: {
  readonly entry: string;
  /** What the entry imports at once. */
  readonly imports: readonly string[];
  /** Texts of the frame and of products, by BCP 47 tag. */
  readonly texts: Readonly<Record<string, string>>;
};
