/** Import aliases: name → folder. */
export const alias: Record<string, string>;
