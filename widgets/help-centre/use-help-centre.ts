import { type Resource, useBrand, useLanguages } from '#engine/kit/index.ts';
import { useCall } from '#parts/use-call.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { getHelpCentre } from '#schemas/generated/calls/support.ts';
import type { HelpCentreResponse } from '#schemas/generated/platform.ts';

/** Every article, in the visitor's language. */
export function useHelpCentre(): Resource<HelpCentreResponse> {
  const { tenant } = portalSections(useBrand());
  const { current } = useLanguages();
  const params = { merchant: tenant.merchantCode, language: current.code };
  return useCall(getHelpCentre, params, { keep: true });
}
