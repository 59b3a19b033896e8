/** The services that loaders receive, by upstream. Each is created in `~/services/<name>/`. */

// biome-ignore lint/suspicious/noEmptyInterface: filled by the service folders
export interface PublicServices {}

// biome-ignore lint/suspicious/noEmptyInterface: filled by the service folders
export interface PrivateServices {}
