/** Experiments in the lab notebook of the demonstration. */
import type { LabNotebookEntry } from "@contracts/customer-calls";
import type { DemoCustomer } from "./customers";

const entries: readonly LabNotebookEntry[] = [
  {
    ...{ id: "demo-notebook-1", name: "Tumor-infiltrating T cells, pilot", createdAt: "2026-02-03T14:20:00.000Z" },
    ...{ experimentId: "demo-design-0001", targetSpecies: "Human", targets: ["CD3E", "CD8A", "FOXP3", "PDCD1"] },
  },
  {
    ...{ id: "demo-notebook-2", name: "Macrophage polarization in lung", createdAt: "2026-03-18T09:05:00.000Z" },
    ...{ experimentId: "demo-design-0002", targetSpecies: "Mouse", targets: ["CD68", "ARG1", "NOS2"] },
  },
];

export const notebooksOf = ({ id }: DemoCustomer): readonly LabNotebookEntry[] =>
  id === "demo-customer-us-verified" ? entries : [];
