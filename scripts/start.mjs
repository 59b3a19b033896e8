/** `npm start`: installs if needed, then builds, seeds once and serves (scripts/run/serve.ts, with the pinned Node). */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, projectNode, root } from "./setup/install.mjs";

ensureInstalled();
const child = spawn(projectNode, [join(root, "scripts/run/serve.ts"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  if (signal) console.error(`The shop was ended by ${signal}.`);
  process.exit(code ?? 1);
});
