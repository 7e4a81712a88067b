import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  /** The browser's user agent. */
  readonly agent: string;
}

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, 500) };
}
