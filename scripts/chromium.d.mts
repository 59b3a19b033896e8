/** Path of Debian's Chromium, or of the one that CHROMIUM names. */
export declare function chromiumPath(): string;
