import type { Portal } from '#engine/kit/plain.ts';
import { gameMenuFacts } from './games/game-menu-facts.ts';
import { portalSections } from './portal-sections.ts';
import { audienceOf } from './session/audience-of.ts';
import { restoreSession, session, watchSession } from './session/session.ts';
import { openCustomerService } from './support/open-customer-service.ts';
import { enabledModules } from './system/enabled-modules.ts';
import { getCountries } from './system/get-countries.ts';
import { getPermission } from './system/get-permission.ts';
import { statusOf } from './system/status-of.ts';
import { keepPermission, system } from './system/store.ts';
import { visitor } from './system/visitor.ts';

/** What makes a Livery portal a gaming portal: its status, its facts, its actions. */
export const portal: Portal = {
  start: () => restoreSession(sessionStorage),
  allOf: ['resources'],
  signedIn: () => session.token !== undefined,
  facts: (brand) => ({ audience: [audienceOf(session, portalSections(brand).tenant.accountTypes)] }),
  watch: watchSession,
  async loadStatus(signal) {
    const permission = await getPermission(location.host, signal);
    keepPermission(permission);
    visitor.ip = permission.location.ip;
    return {
      status: statusOf(permission),
      modules: enabledModules(permission.info.whitelabel),
      facts: { resources: permission.info.resources.map(({ resourceType }) => resourceType) },
    };
  },
  sources: [
    gameMenuFacts,
    {
      key: 'countries',
      async load(signal) {
        system.countries = await getCountries(signal);
        return {};
      },
    },
  ],
  actions: { customerService: openCustomerService },
};
