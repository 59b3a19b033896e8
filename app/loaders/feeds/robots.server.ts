import { robotsText } from "@domain/findability/robots";
import type { PublicContext } from "~/context/request/types";

export async function loadRobots({ origins, allowsTraining }: PublicContext): Promise<Response> {
  return new Response(robotsText(origins.current, allowsTraining), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
