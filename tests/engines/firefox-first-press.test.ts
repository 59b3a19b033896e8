import { goFirstPresses } from "./go-first-presses";

goFirstPresses("firefox");
