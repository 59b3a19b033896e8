import { runFirstPresses } from "./run-first-presses";

runFirstPresses("firefox");
