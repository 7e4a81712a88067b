import type { EarlyCall } from './portal.ts';

/** The answer that the document's first script leaves for the portal. */
export interface EarlyWindow {
  liveryEarly?: { readonly url: string; readonly answer: Promise<Response> } | undefined;
  /** The time that it held conditions against, as an ISO text. */
  liveryNow?: string;
}

/**
 * The answer to a call that the document sent before the portal's code was here. Whoever asks first gets it.
 *
 * @param url as in `EarlyCall`
 */
export function takeEarlyAnswer(url: EarlyCall['url']): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const page = window as EarlyWindow;
  if (page.liveryEarly?.url !== url) return undefined;
  const { answer } = page.liveryEarly;
  page.liveryEarly = undefined;
  return answer;
}
