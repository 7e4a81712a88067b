/** A way from this tab to the others of its site. */
export interface Channel<Message> {
  tell(message: Message): void;
  close(): void;
}

/** Opens a channel. Where the browser has none or forbids it, nobody is told and nobody hears. */
export function openChannel<Message>(name: string, hear: (message: Message) => void): Channel<Message> {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  } catch {
    // Each tab then learns from the platform, with its next call, that its session is over.
  }
  return {
    tell(message) {
      try {
        channel?.postMessage(message);
      } catch {
        // As where there is no channel.
      }
    },
    close() {
      try {
        channel?.close();
      } catch {
        // Nobody hears any more.
      }
    },
  };
}
