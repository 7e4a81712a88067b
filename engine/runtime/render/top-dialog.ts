import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a dialog over everything else.
 *
 * @returns what closes it
 */
export function openDialog(dialog: HTMLDialogElement): () => void {
  // A page that comes with a dialog, after a reload too, has the focus nowhere: nobody pressed anything to open it.
  const isOfAddress = document.activeElement === null || document.activeElement === document.body;
  dialog.showModal();
  // A ring around the way out would say nothing then.
  if (isOfAddress && document.activeElement?.matches('[data-close]')) dialog.focus();
  change([...open, dialog]);
  return () => {
    dialog.close();
    change(open.filter((other) => other !== dialog));
  };
}

/** The dialog over everything else. All that stands outside of it cannot be used, nor is it read out. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1),
    () => undefined,
  );
}
