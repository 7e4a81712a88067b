import { request } from '#platform/client/request.ts';
import type { HelpCentreRequest, HelpCentreResponse } from '#schemas/generated/platform.ts';

/** Every article of the help centre, by category, in the order in which they are shown. */
export function getHelpCentre(params: HelpCentreRequest, signal: AbortSignal): Promise<HelpCentreResponse> {
  return request('/wps/system/helpCenter', { query: { ...params }, signal });
}

export function helpCentreKey(params: HelpCentreRequest) {
  return ['getHelpCentre', params] as const;
}
