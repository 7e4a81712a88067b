import { useApp, useAppState } from './app.ts';
import { Dialog } from './dialog.tsx';
import { Placements } from './placement.tsx';
import { useMessages } from './use-language.ts';

/** The modal that is open, if any: one at a time, a new one takes the place of the other. */
export function ModalHost() {
  const { brand, state } = useApp();
  const t = useMessages();
  const open = useAppState((app) => app.modal);
  const modal = brand.modals.find(({ id }) => id === open);
  if (!modal) return null;
  return (
    <Dialog
      key={modal.id}
      title={modal.title && t(modal.title)}
      label={modal.label && t(modal.label)}
      size={modal.size}
      onClose={() => {
        state.modal = undefined;
      }}
    >
      <Placements list={modal.main} />
    </Dialog>
  );
}
