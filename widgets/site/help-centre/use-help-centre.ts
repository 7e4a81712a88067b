import { portalSections } from '@liveryjs/client/portal-sections';
import { type Resource, useBrand, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getHelpCentre } from '@liveryjs/schemas/calls/support';
import type { HelpCentreResponse } from '@liveryjs/schemas/platform';

/** Every article, in the visitor's language. */
export function useHelpCentre(): Resource<HelpCentreResponse> {
  const { tenant } = portalSections(useBrand());
  const { current } = useLanguages();
  const params = { merchant: tenant.merchantCode, language: current.code };
  return useCall(getHelpCentre, params, { keep: true });
}
