import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { type App, type Notice, useApp, useAppState } from './app.ts';
import { Icon } from './icon.tsx';
import { token } from './token.ts';
import { useTopDialog } from './top-dialog.ts';
import { useMessages } from './use-language.ts';

let lastId = 0;

/** How long good news stays, in milliseconds: what it lies over is needed again. */
const LIFE = 8000;

/** Tells the visitor something that needs no answer: an error stays until it is dismissed, good news goes by itself. */
export function notify(app: Pick<App, 'state'>, messageKey: string, tone: Notice['tone'] = 'info'): void {
  const others = app.state.notices.filter((notice) => notice.messageKey !== messageKey);
  lastId += 1;
  app.state.notices = [...others, { id: lastId, messageKey, tone }];
}

/** A function that tells the visitor something, by message key. */
export function useNotify(): (messageKey: string, tone?: Notice['tone']) => void {
  const app = useApp();
  return useCallback((messageKey, tone) => notify(app, messageKey, tone), [app]);
}

const List = styled.div`
  position: fixed;
  inset: auto ${token('space.4')} calc(${token('space.4')} + var(--livery-bottom-bar, 0px));
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  inline-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
`;

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  max-inline-size: 36rem;
  padding-block: ${token('space.3')};
  padding-inline: ${token('space.4')} ${token('space.3')};
  border: 1px solid ${token('color.border.strong')};
  border-inline-start: 4px solid ${token('color.info.base')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.lg')};
  pointer-events: auto;

  &[data-tone='error'] {
    border-inline-start-color: ${token('color.danger.base')};
  }
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }
`;

/**
 * The notices lie over everything. While a dialog is open they stand in it: nothing outside of it can be closed, nor
 * is it read out.
 */
export function Notices() {
  const dialog = useTopDialog();
  return dialog ? createPortal(<Region />, dialog) : <Region />;
}

/** A live region that is there before what it says, so that screen readers follow it. */
function Region() {
  const notices = useAppState((app) => app.notices);
  const list = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    const { current } = list;
    // What went with its dialog is about to show in its next place.
    if (newest === undefined || !current?.showPopover || !current.isConnected) return;
    // What is shown last lies on top.
    current.hidePopover();
    current.showPopover();
  }, [newest]);
  return (
    <List ref={list} role="status" popover="manual">
      {notices.map((notice) => (
        <Message key={notice.id} {...notice} />
      ))}
    </List>
  );
}

function Message({ id, messageKey, tone }: Notice) {
  const { state } = useApp();
  const t = useMessages();
  const [held, setHeld] = useState(false);
  const end = useCallback(() => {
    state.notices = state.notices.filter((notice) => notice.id !== id);
  }, [state, id]);
  useEffect(() => {
    if (tone === 'error' || held) return;
    const timer = setTimeout(end, LIFE);
    return () => clearTimeout(timer);
  }, [end, tone, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Item data-tone={tone} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span>{t(messageKey)}</span>
      <Dismiss type="button" aria-label={t('engine.dismiss')} onClick={end}>
        <Icon name="close" />
      </Dismiss>
    </Item>
  );
}
