import type { DomainRouteResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { hostOf } from '#sandbox/http/host-of.ts';

/** The prefixes of a site's own name on the hosts that it is open on. */
const DOORS = ['', 'm.', 'go.'] as const;

/** The hosts that the site is open on: those beside the one that it was asked on. */
export const getDomainRoutes: Handler<'getDomainRoutes'> = {
  async answer(_query, { request }): Promise<DomainRouteResponse> {
    const site = hostOf(request).replace(/^(m|go)\.(?=[^.]+\.)/, '');
    return { domainList: DOORS.map((door) => ({ domainName: door + site })) };
  },
};
