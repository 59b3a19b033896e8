/** How windows tell each other how many items the basket has. */
import { openChannel } from "~/stores/storage";

const channelName = "basket";

/** Tells of what other windows say; returns the function that ends it. */
export function readBasketNews(told: (count: number) => void): () => void {
  const channel = openBasketChannel(told);
  return () => channel?.close();
}

/** The channel itself, for who has something to say; null in a browser without. */
export function openBasketChannel(told: (count: number) => void): BroadcastChannel | null {
  const channel = openChannel(channelName);
  if (!channel) return null;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number" && Number.isInteger(data) && data >= 0) told(data);
  };
  return channel;
}
