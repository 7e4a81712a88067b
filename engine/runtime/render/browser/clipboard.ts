/**
 * Copies a text. Pages without TLS and browsers inside of apps have no clipboard that scripts may write to: there the
 * text is selected and copied as by hand.
 *
 * @throws Error where the browser lets a page copy in neither way
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) throw new Error('The browser does not let the page copy.');
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Nothing outside of an open dialog can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** True when the device offers to give a link to others. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Hands a link to the device's own dialog. Who closes that dialog has not failed.
 *
 * @throws where the device does not take it
 */
export async function share(link: ShareData): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
