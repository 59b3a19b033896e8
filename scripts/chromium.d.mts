/** Path of Debian's Chromium, or of the one that CHROMIUM names. */
export declare function chromiumPath(): string;
/** Flags of every Chromium that tests and benches start. */
export declare const chromiumFlags: string[];
