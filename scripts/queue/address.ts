/** Where the Redis is that holds a queue. */
export interface QueueAddress {
  /** As it was given, with a password perhaps: nothing shows it. */
  readonly href: string;
  /** Without name and password, for people. */
  readonly shown: string;
}

/** The address that a text is; undefined for one that is none, or another server's. */
export function readAddress(text: string): QueueAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^rediss?:$/.test(url.protocol) || url.hostname === '') return undefined;
  return { href: text, shown: `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}` };
}
