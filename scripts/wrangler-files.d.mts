export function wranglerFiles(): { readonly path: string; readonly text: string }[];
