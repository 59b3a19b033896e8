/** Shares the basket's item count between windows. */
import { openChannel } from "~/stores/storage";

const channelName = "basket";

/** The channel between windows; null if the browser has none. */
export function openBasketChannel(told: (count: number) => void): BroadcastChannel | null {
  const channel = openChannel(channelName);
  if (!channel) return null;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number" && Number.isInteger(data) && data >= 0) told(data);
  };
  return channel;
}
