/**
 * Does something in one tab of the site at a time, as soon as no other does it (Web Locks). Where the browser has no
 * locks or forbids them, each tab does.
 *
 * @param signal ends the waiting, and gives the turn to another tab; `work` heeds it itself
 */
export async function holdAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let isHeld = false;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  // The lock is given back at once: some browsers keep no page for Back that has one when it is left.
  const hold = () => {
    isHeld = true;
    return Promise.race([work(), aborted]);
  };
  try {
    // Pages without TLS have none.
    const { locks } = navigator as { locks?: LockManager };
    await (locks ? locks.request(name, { signal }, hold) : hold());
  } catch (error) {
    if (isHeld) throw error;
    if (!signal.aborted) await hold();
  }
}
