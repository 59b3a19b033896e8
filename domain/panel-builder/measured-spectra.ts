/** Written by `npm run measured-spectra`; see data/spectra/README.md. */
export const measuredSpectra: {
  readonly source: string;
  readonly licence: string;
  readonly curves: readonly string[];
} = { source: "", licence: "", curves: [] };
