import type { FastifyRequest } from 'fastify';

/** The host that the visitor's browser asked, in front of whatever passed the call on. */
export function hostOf(request: FastifyRequest): string {
  return request.host;
}

/** Who a call without a merchant code is for: the first label of the host. */
export function merchantOf(request: FastifyRequest): string {
  return /^[a-z][a-z0-9_-]{0,31}(?=\.)/i.exec(hostOf(request))?.[0].toLowerCase() ?? 'house';
}
