import { goJourneys } from "./go-journeys";

goJourneys("firefox");
