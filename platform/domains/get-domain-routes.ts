import { request } from '#platform/client/request.ts';
import type { DomainRouteRequest, DomainRouteResponse } from '#schemas/generated/platform.ts';

export const domainRoutesKey = ['getDomainRoutes'] as const;

/** The domains that the site is open on, for browsers. */
export function getDomainRoutes(signal: AbortSignal): Promise<DomainRouteResponse> {
  const query: DomainRouteRequest = { device: '0' };
  return request('/wps/system/domainRoute', { query: { ...query }, signal });
}
