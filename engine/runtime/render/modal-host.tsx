import { listName } from '@liveryjs/compiler/plain/list-name';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { useApp, useAppState } from './app.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { Listed } from './listed.tsx';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';

const Note = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0 0 ${token('space.4')};
  padding: ${token('space.3')};
  border: 1px solid ${token('color.info.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.info.subtle')};
  color: ${token('color.text.primary')};
  font: ${token('typography.small')};

  svg {
    flex: none;
    margin-block-start: 0.125em;
    color: ${token('color.info.text')};
  }
`;

/**
 * The modal that is open, if any: one at a time, a new one takes the place of the other. One that interrupts opens
 * over it, and over all else.
 */
export function ModalHost() {
  const { state } = useApp();
  const modal = useAppState((app) => app.modal);
  const interrupting = useAppState((app) => app.interruption?.modal);
  useAskAgain(interrupting !== undefined);
  return (
    <>
      <Modal
        key={modal}
        id={modal}
        onClose={() => {
          state.modal = undefined;
          state.aim = undefined;
        }}
      />
      <Modal key={`over ${interrupting}`} id={interrupting} onClose={() => state.interruption?.end()} />
    </>
  );
}

function Modal({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { brand } = useApp();
  const t = useMessages();
  const note = useAppState((app) => app.note);
  const modal = brand.modals.find((other) => other.id === id);
  if (!modal) return null;
  return (
    <Dialog
      title={modal.title && t(modal.title)}
      label={modal.label && t(modal.label)}
      size={modal.size}
      onClose={onClose}
    >
      {note && note.modal === id && (
        <Note role="status">
          <Icon name="info" />
          {t(note.messageKey)}
        </Note>
      )}
      <Listed name={listName.modal(modal.id)} list={modal.main} />
    </Dialog>
  );
}

/** Asks once more for data that could not be had while something interrupted. */
function useAskAgain(interrupted: boolean): void {
  const { mutate } = useSWRConfig();
  const before = useRef(interrupted);
  useEffect(() => {
    if (before.current && !interrupted) void mutate(() => true);
    before.current = interrupted;
  }, [interrupted, mutate]);
}
