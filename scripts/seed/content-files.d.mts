export declare function contentFileSources(): {
  readonly readFont: (name: string) => Uint8Array;
  readonly read: (name: string) => Uint8Array | null;
  readonly write: (name: string, bytes: Uint8Array) => void;
};
