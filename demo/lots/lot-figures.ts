/** Figures of the tests of a lot. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Lot } from "@contracts/catalogue/lots";
import type { ApplicationCode } from "@domain/vocabulary/names";
import { signalProperty } from "./lot-tests";

/** A test shows the figures of the records that name its lot and its application. */
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
