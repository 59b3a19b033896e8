/** Documents of the resource and knowledge-base engines, read from the entries of the demonstration content. */
export function* contentDocuments(): Generator<never> {}
