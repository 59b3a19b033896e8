/** Forwards reports to the log intake; a report that cannot be stored is dropped. */
import type { LogEntry } from "@contracts/log";
import type { Logger } from "@domain/http/log/logger";
import type { ServiceConfig } from "../service-config";

interface LogService {
  /** False if the intake did not accept it. */
  keep(entry: LogEntry): Promise<boolean>;
}

export function createLogService({ url, key, fetch: send }: ServiceConfig, log: Logger): LogService {
  return {
    async keep(entry) {
      try {
        const response = await send(`${url}/entries`, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify(entry),
        });
        if (response.ok) return true;
        log.warn("log intake refused a report", { status: response.status });
      } catch (error) {
        log.warn("log intake cannot be reached", { error });
      }
      return false;
    },
  };
}
