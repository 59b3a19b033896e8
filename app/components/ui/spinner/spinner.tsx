import { spinner } from "./spinner.css";

/** A small spinner beside a text. */
export function Spinner() {
  return (
    <svg
      className={spinner}
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeLinecap="round" />
    </svg>
  );
}
