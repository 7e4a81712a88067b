import { receiveCode } from '#engine/render/browser/one-time-code.ts';

const waiting = new WeakSet<EventTarget>();

/**
 * Writes the code that comes by SMS into a field that takes one, once that has the focus. What was typed stays.
 *
 * @param signal ends the waiting
 */
export async function takeSentCode(field: EventTarget, signal: AbortSignal): Promise<void> {
  if (!(field instanceof HTMLInputElement) || field.autocomplete !== 'one-time-code') return;
  if (waiting.has(field) || signal.aborted) return;
  waiting.add(field);
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  // A page that waits could not be kept for the way back.
  addEventListener('pagehide', end, { once: true, signal: ending.signal });
  const code = await receiveCode(ending.signal);
  waiting.delete(field);
  if (code === undefined || ending.signal.aborted || field.value !== '') return;
  field.value = code;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
