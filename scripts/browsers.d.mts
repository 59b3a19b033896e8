export declare function browserPaths(): {
  readonly chromium: string;
  readonly firefox: string;
  readonly webkitDriver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
};
export declare function ensureTestPrograms(): void;
