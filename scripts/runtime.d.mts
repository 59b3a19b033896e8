/** Types of runtime.mjs for tests. */
export interface RuntimeOptions {
  readonly port: number;
  readonly servicesPort: number;
  readonly dataDir: string;
  readonly demoControls?: boolean;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly quiet?: boolean;
}
export interface Runtime {
  readonly pid: number | null;
  readonly url: string;
  readonly servicesUrl: string;
  stop(): Promise<void>;
}
export function startRuntime(options: RuntimeOptions): Promise<Runtime>;
