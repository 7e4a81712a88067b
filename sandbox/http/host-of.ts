import type { FastifyRequest } from 'fastify';
import type { Mistake } from './schemas.ts';

const CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** The host that the visitor's browser asked, in front of whatever passed the call on: in small letters. */
export function hostOf(request: FastifyRequest): string {
  return request.host.toLowerCase();
}

/** Who a call is for: the code in its `Merchant` header or, without one, the first label of the host. */
export function merchantOf(request: FastifyRequest): string {
  const { merchant } = request.headers;
  if (typeof merchant === 'string' && CODE.test(merchant)) return merchant;
  return /^[a-z][a-z0-9_-]{0,31}(?=\.)/i.exec(hostOf(request))?.[0].toLowerCase() ?? 'house';
}

export function badMerchant({ headers: { merchant } }: FastifyRequest): readonly Mistake[] {
  const good = merchant === undefined || (typeof merchant === 'string' && CODE.test(merchant));
  return good ? [] : [{ at: 'headers/merchant', message: `must match pattern "${CODE.source}"` }];
}
