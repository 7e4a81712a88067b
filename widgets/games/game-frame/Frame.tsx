import { type GameMessage, gameMessage } from '@liveryjs/client/games/launch/game-message';
import { portalSections } from '@liveryjs/client/portal-sections';
import { useBrand, useMessages } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Cover } from './Cover.tsx';
import type { Props } from './game-frame.props.ts';

const Inner = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

interface FrameProps extends Pick<Props, 'ready' | 'patience'> {
  /** Good once: a new one needs a new component. */
  readonly address: string;
  readonly name: string;
  readonly onRetry: () => void;
  /** Tries the game at another place where it takes long. @returns false where there is no other place */
  readonly onSlow: () => boolean;
  readonly onLeave: () => void;
}

/** The game in its frame, below what is said until it shows. */
export function Frame({ address, name, ready, patience, onRetry, onSlow, onLeave }: FrameProps) {
  const t = useMessages();
  const reload = useReload();
  const [state, setState] = useState<'opening' | 'slow' | 'shown' | 'failed'>('opening');
  const frame = useGameMessages((message) => {
    if (message === 'game:ready') setState('shown');
    if (message === 'game:error') setState('failed');
    if (message === 'game:balance') reload(getBalance);
    if (message === 'game:close') onLeave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the start, whoever is told at its end
  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(() => {
      if (!onSlow()) setState('slow');
    }, patience * 1000);
    return () => clearTimeout(timer);
  }, [state, patience]);
  return (
    <>
      <Inner
        ref={frame}
        src={address}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
        allow="autoplay; fullscreen"
        onLoad={() => ready === 'load' && setState('shown')}
      />
      {state === 'opening' && <Cover busy text={t('gameFrame.opening', { name })} />}
      {state === 'slow' && <Cover alert text={t('engine.slow')} onRetry={onRetry} />}
      {state === 'failed' && <Cover alert text={t('gameFrame.failed')} onRetry={onRetry} />}
    </>
  );
}

/** Hears what the game in a frame says; nothing else that speaks to the page is listened to. */
function useGameMessages(onMessage: (message: GameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { gameOrigins } = portalSections(useBrand()).platform;
  const hear = useRef(onMessage);
  hear.current = onMessage;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = gameMessage(event, gameOrigins, location.origin);
      if (message) hear.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [gameOrigins]);
  return frame;
}
