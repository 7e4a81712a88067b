import type { IncomingMessage } from 'node:http';

export interface PassingOn {
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  readonly host?: string | undefined;
  /** True when the sandbox's controls are reachable behind an address that others reach. */
  readonly sandboxControls?: boolean | undefined;
  /** The key by which a sandbox recognises this server: it then believes the address that a call is passed on for. */
  readonly proxyKey?: string | undefined;
}

/**
 * Headers of a call that is passed on to the platform: under which host and from which address it came, whatever its
 * own headers say of that, and whether it may reach the sandbox's controls (state, journal, outbox, accounts).
 */
export function headersPassedOn(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { host, sandboxControls = false, proxyKey }: PassingOn,
): Record<string, string> {
  return {
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-for': socket.remoteAddress ?? '',
    ...(proxyKey === undefined ? {} : { 'x-proxy-key': proxyKey }),
    ...(sandboxControls || isThisMachine(host) ? {} : { 'x-sandbox-controls': 'off' }),
  };
}

function isThisMachine(host = 'localhost'): boolean {
  return /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);
}
