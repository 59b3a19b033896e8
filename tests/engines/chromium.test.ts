import { goJourneys } from "./go-journeys";

goJourneys("chromium");
