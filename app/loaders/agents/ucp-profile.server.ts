/** `/.well-known/ucp`: what the shop offers by the Universal Commerce Protocol. */
import { ucpProfile } from "@domain/agents/ucp";
import type { PublicContext } from "~/context/request/types";

export async function loadUcpProfile({ origins }: PublicContext): Promise<Response> {
  return Response.json(ucpProfile(origins.current));
}
