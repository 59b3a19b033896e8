/** Figures of the tests of a lot. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Lot } from "@contracts/catalogue/lots";
import type { ApplicationCode } from "@domain/vocabulary/names";
import { signalProperty } from "./lot-tests";

/** Adds to each lot's tests the figures of the records with the same lot and application. */
export const withTestFigures = (lots: readonly Lot[], records: readonly EvidenceRecord[]): Lot[] =>
  lots.map((lot) => ({
    ...lot,
    tests: lot.tests.map((test) => ({
      ...test,
      figureIds: [
        ...new Set(
          records
            .filter(
              ({ application, lot: tested, state }) =>
                tested === lot.number &&
                state.kind === "active" &&
                signalProperty(application as ApplicationCode) === test.property,
            )
            .flatMap(({ figureIds }) => figureIds),
        ),
      ],
    })),
  }));
