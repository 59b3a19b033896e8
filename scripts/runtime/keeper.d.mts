/** Types of keeper.mjs for tests. */
export interface Keeper {
  pid(): number | null;
  pulsePort(): number | null;
  isReady(): boolean;
  ready(): Promise<void>;
  lastLines(): string[];
  replace(how: string): void;
  around<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}
