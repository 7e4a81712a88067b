import { type Resource, useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { getHelpCentre, helpCentreKey } from '#platform/support/get-help-centre.ts';
import type { HelpCentreResponse } from '#schemas/generated/platform.ts';

/** Every article, in the visitor's language. */
export function useHelpCentre(): Resource<HelpCentreResponse> {
  const { tenant } = portalSections(useBrand());
  const { current } = useLanguages();
  const params = { merchant: tenant.merchantCode, language: current.code };
  return useResource(helpCentreKey(params), (signal) => getHelpCentre(params, signal), { keep: true });
}
