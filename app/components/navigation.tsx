/**
 * Links and forms. Every navigation loads a document, with or without scripts: the browser follows links, sends forms,
 * and keeps history and scroll position. No router is involved.
 */
import {
  Form as RouterForm,
  type FormProps as RouterFormProps,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
} from "@framework/remix";
import { forwardRef } from "react";

/** `stays`: with scripts only the main part of the page changes, and the scroll position is kept. */
interface Stays {
  readonly stays?: boolean;
}

export type LinkProps = Omit<RouterLinkProps, "prefetch" | "preventScrollReset" | "reloadDocument"> & Stays;
type FormProps = Omit<RouterFormProps, "preventScrollReset" | "reloadDocument"> & Stays;

const stayMark = (stays: boolean | undefined) => (stays ? { "data-stays": "" } : {});

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(({ stays, ...link }, ref) => (
  <RouterLink ref={ref} reloadDocument {...stayMark(stays)} {...link} />
));

export const Form = forwardRef<HTMLFormElement, FormProps>(({ stays, ...form }, ref) => (
  <RouterForm ref={ref} reloadDocument {...stayMark(stays)} {...form} />
));
