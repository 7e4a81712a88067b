import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { type App, type Notice, useApp, useAppState } from './app.ts';
import { LanguageOffer } from './language-offer.tsx';
import { NoticeCard } from './notice-card.tsx';
import { token } from './token.ts';
import { useTopDialog } from './top-dialog.ts';
import { Unreachable, useMissing } from './unreachable.tsx';
import { useMessages } from './use-language.ts';

let lastId = 0;

/** The time that good news stays, in milliseconds: the content below it is needed again. */
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

/** Where they lie, the portal's own above what was told last. */
const Place = styled.div`
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

const List = styled.div`
  display: inherit;
  justify-items: inherit;
  gap: inherit;
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
  const missing = useMissing();
  const app = useApp();
  const lacked = useRef(missing);
  useEffect(() => {
    if (lacked.current === 'offline' && missing !== 'offline') notify(app, 'engine.online');
    lacked.current = missing;
  }, [app, missing]);
  const place = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  const offered = useAppState((state) => state.languageOffer?.code);
  useEffect(() => {
    const { current } = place;
    // Notices that went with their dialog are about to show in their next place.
    if ((newest ?? missing ?? offered) === undefined || !current?.showPopover || !current.isConnected) return;
    // The popover that is shown last lies on top.
    current.hidePopover();
    current.showPopover();
  }, [newest, missing, offered]);
  return (
    <Place ref={place} popover="manual">
      {missing && <Unreachable key={missing} missing={missing} />}
      <List role="status">
        <LanguageOffer />
        {notices.map((notice) => (
          <Message key={notice.id} {...notice} />
        ))}
      </List>
    </Place>
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
    <NoticeCard
      tone={tone}
      onDismiss={end}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {t(messageKey)}
    </NoticeCard>
  );
}
