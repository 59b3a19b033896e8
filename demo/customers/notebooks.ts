/** Experiments in the demonstration's lab notebook. */
import type { LabNotebookEntry } from "@contracts/customers/customer-calls";
import type { DemoCustomer } from "./customers";
import { demoExperiments } from "./experiments";

export const notebooksOf = (customer: Pick<DemoCustomer, "email">): readonly LabNotebookEntry[] =>
  demoExperiments
    .filter(({ email }) => email === customer.email)
    .map(({ experiment: { experimentId, name, createdAt, design }, targets }) => ({
      ...{ id: experimentId, experimentId, name, createdAt },
      targetSpecies: design.targetSpecies,
      targets: [...targets],
    }));
