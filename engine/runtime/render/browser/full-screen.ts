/** True when the browser lets an element have the whole screen: those of most phones do not. */
export function canFillScreen(): boolean {
  try {
    return document.fullscreenEnabled === true && typeof document.exitFullscreen === 'function';
  } catch {
    return false;
  }
}

export function fillsScreen(element: Element | null): boolean {
  return element !== null && document.fullscreenElement === element;
}

/**
 * Calls a listener whenever an element gets the whole screen or gives it back.
 *
 * @returns what ends that
 */
export function watchFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Gives an element the whole screen, or takes it away. The visitor sees whether it happened, and can do nothing about it. */
export async function turnFullScreen(element: Element | null, on: boolean): Promise<void> {
  try {
    await (on ? element?.requestFullscreen() : document.exitFullscreen());
  } catch {
    // The page stays as it is.
  }
}
