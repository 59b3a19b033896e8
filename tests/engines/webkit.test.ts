import { goJourneys } from "./go-journeys";

goJourneys("webkit");
