/** Types of send.mjs for tests. */
export interface SendReport {
  readonly name: string;
  readonly sent: number;
  readonly rejections: readonly { line: number; field: string; id: string; message: string }[];
  readonly ms: number;
}
export interface Sender {
  readonly done: number;
  startAt(lines: number): void;
  push(makeLine: () => unknown): Promise<void>;
  end(): Promise<SendReport>;
}
export function createSender(
  name: string,
  url: string,
  options: { key: string; maxLines?: number; done?: number; onDone?: (lines: number) => void },
): Sender;
export function post(
  url: string,
  options: { key: string; body?: string; type?: string; method?: string },
): Promise<unknown>;
