export function* realCitations(): Generator<never> {}
