/** `npm run reset`: deletes the local shop's state; the next start seeds it again. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./setup/install.mjs";

const dataDir = resolve(root, process.env.DATA_DIR ?? ".data");
rmSync(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}`);
