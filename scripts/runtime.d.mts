/** Types of runtime.mjs for tests. */
import type { Keeper } from "./runtime/keeper.mjs";

export interface RuntimeOptions {
  readonly port: number;
  readonly servicesPort: number;
  readonly dataDir: string;
  readonly demoControls?: boolean;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly quiet?: boolean;
  readonly extraWorkers?: readonly object[];
  readonly onEnd?: (reason: string) => void;
  readonly onStart?: (keeper: Keeper) => void;
}
/** The parts of the runtime's options that tests look at. */
interface WorkerOptions {
  readonly name: string;
  readonly bindings: Readonly<Record<string, unknown>>;
}
export interface Runtime {
  readonly pid: number | null;
  readonly keeper: Keeper;
  readonly url: string;
  readonly servicesUrl: string;
  stop(): Promise<void>;
}
export function startRuntime(options: RuntimeOptions): Promise<Runtime>;
export function runtimeOptions(options: RuntimeOptions): { readonly workers: readonly WorkerOptions[] };
