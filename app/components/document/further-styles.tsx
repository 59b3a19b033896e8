import { createContext, useContext } from "react";

const FurtherStyles = createContext<string | undefined>(undefined);

/** Set in entry.server; absent in the browser, where only the enhancement bundle reads it, from the document. */
export const FurtherStylesProvider = FurtherStyles.Provider;

/** URL of the second style sheet, in documents that do not link it. */
export function useFurtherStyles(): string | undefined {
  return useContext(FurtherStyles);
}
