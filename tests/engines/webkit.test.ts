import { goFirstPresses } from "./go-first-presses";
import { goJourneys } from "./go-journeys";

goJourneys("webkit");
goFirstPresses("webkit");
