export function buildEnhance(): void;
export function copyEnhance(assets: string): void;
/** Addresses of the bundle, of what it imports at once and of each language's texts, for the document. */
export function enhanceFiles(): { entry: string; imports: string[]; texts: Record<string, string> };
/** Addresses of a part of the bundle that is loaded on demand, with what it imports. */
export function enhancePart(module: string): string[];
/** Text of the bundle's own style sheets. */
export function enhanceStyles(): string;
