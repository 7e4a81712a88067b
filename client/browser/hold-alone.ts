/**
 * Does something in one tab of the site at a time, as soon as no other does it (Web Locks). Where the browser has no
 * locks or forbids them, each tab does.
 *
 * @param signal ends the waiting; `work` heeds it itself
 */
export async function holdAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    return work();
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
