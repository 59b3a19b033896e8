/**
 * Links and forms. Pages change by documents on every page, whether scripts run or not: the browser follows a link, sends a
 * form, keeps the history and the scroll position. Nothing here asks a router.
 */
import {
  Form as RouterForm,
  type FormProps as RouterFormProps,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
} from "@remix-run/react";
import { forwardRef } from "react";

/** `stays`: with scripts only the main part of the page changes, and the page stays where it is scrolled to. */
interface Stays {
  readonly stays?: boolean;
}

export type LinkProps = Omit<RouterLinkProps, "prefetch" | "preventScrollReset" | "reloadDocument"> & Stays;
export type FormProps = Omit<RouterFormProps, "preventScrollReset" | "reloadDocument"> & Stays;

const stayMark = (stays: boolean | undefined) => (stays ? { "data-stays": "" } : {});

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(({ stays, ...link }, ref) => (
  <RouterLink ref={ref} reloadDocument {...stayMark(stays)} {...link} />
));

export const Form = forwardRef<HTMLFormElement, FormProps>(({ stays, ...form }, ref) => (
  <RouterForm ref={ref} reloadDocument {...stayMark(stays)} {...form} />
));
