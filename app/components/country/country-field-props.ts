import type { Country } from "@domain/market/countries";
import type { ReactNode } from "react";

export interface CountryFieldProps {
  chosen: Country | null;
  onChoose: (country: Country | null) => void;
  /** Text and focus of the plain field that this one replaces. */
  typed: string;
  hasFocus: boolean;
  /** Code of the visitor's own country; null if unknown. */
  nearby: string | null;
  /** Ref of the input that gets the dialog's initial focus. */
  takeFocus: (input: HTMLInputElement | null) => void;
  /** Class of the input. */
  className: string;
}

/** The combobox, which is loaded separately. */
export type CountryField = (props: CountryFieldProps) => ReactNode;
