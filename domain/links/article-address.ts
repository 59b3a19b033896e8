/** Address of a support article, with or without its name (C-CONT-03): section and number. */
export const articleAddress = /^(\/learn-and-support\/technical-support)\/(?:[^/]+\/)?(\d{1,8})$/;

/** True if a path is that of a support article; the article may still be missing. */
export const isArticleAddress = (path: string): boolean => articleAddress.test(path);
