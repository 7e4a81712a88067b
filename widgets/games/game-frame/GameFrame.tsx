import { gameAddress } from '@liveryjs/client/games/launch/game-address';
import { openBases } from '@liveryjs/client/games/launch/launch-address';
import { renewGame } from '@liveryjs/client/games/launch/open-game';
import { play, restoreGame, spendGame } from '@liveryjs/client/games/launch/play';
import { portalSections } from '@liveryjs/client/portal-sections';
import { askToLogIn, stay } from '@liveryjs/client/session/ask-to-log-in';
import { session } from '@liveryjs/client/session/session';
import { openCustomerService } from '@liveryjs/client/support/open-customer-service';
import {
  Button,
  Icon,
  useActionContext,
  useBrand,
  useHydrated,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Cover } from './Cover.tsx';
import { Frame } from './Frame.tsx';
import type { Props } from './game-frame.props.ts';
import { Stage } from './Stage.tsx';

/** A game that was launched [2.08], [4.13]. */
export default function GameFrame({ props }: WidgetProps<Props>) {
  const t = useMessages();
  const context = useActionContext();
  const hydrated = useHydrated();
  const { token } = useSnapshot(session);
  const { gameOrigins } = portalSections(useBrand()).platform;
  const { game, renewing, failed, retry, elsewhere } = useGame(gameOrigins);
  const name = game?.start?.launch.name;
  const leave = () => context.navigate(game?.start?.from ?? '/');
  const address = game && gameAddress(game.address, gameOrigins, location.origin);
  return (
    <Stage bar={props.bar} name={name ?? t('gameFrame.title')} onLeave={leave}>
      {!hydrated || (token !== undefined && renewing) ? (
        <Cover busy text={t('gameFrame.opening', { name: name ?? t('gameFrame.title') })} />
      ) : token === undefined ? (
        <Cover picture="lock" text={t('launch.notLoggedIn')}>
          <Button type="button" $tone="primary" onClick={() => askToLogIn(context, undefined, stay)}>
            {t('gameFrame.login')}
          </Button>
        </Cover>
      ) : game === undefined ? (
        <Cover picture="bets" text={t('gameFrame.none')} />
      ) : address === undefined ? (
        <Cover alert text={t('launch.invalidUrl')}>
          <Button type="button" $tone="primary" onClick={() => void openCustomerService(context)}>
            <Icon name="support" />
            {t('launch.contact')}
          </Button>
        </Cover>
      ) : failed ? (
        <Cover alert text={t('gameFrame.failed')} onRetry={() => retry()} />
      ) : (
        <Frame
          {...props}
          key={address}
          address={address}
          name={name ?? t('gameFrame.title')}
          onRetry={() => retry(address)}
          onSlow={() => elsewhere(address)}
          onLeave={leave}
        />
      )}
    </Stage>
  );
}

/** The game of this tab. One that was opened before gets a new address first. */
function useGame(gameOrigins: readonly string[]) {
  const context = useActionContext();
  const reload = useReload();
  const { game } = useSnapshot(play);
  const [renewing, setRenewing] = useState(true);
  const [failed, setFailed] = useState<string>();
  const places = useRef(1);
  const retry = (past?: string) => {
    const { address } = play.game ?? {};
    setRenewing(true);
    void renewGame(context, past).then((done) => {
      setRenewing(false);
      setFailed(done ? undefined : address);
    });
  };
  /** Each of the platform's bases is tried once before the visitor is asked. */
  const elsewhere = (past: string) => {
    const isLast = places.current >= openBases(gameOrigins).length;
    if (isLast) return false;
    places.current += 1;
    retry(past);
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    restoreGame();
    if (play.game?.start && !play.game.fresh && session.token !== undefined) retry();
    else setRenewing(false);
    return () => {
      spendGame();
      // The balance shows wins and losses at once.
      reload(getBalance);
    };
  }, []);
  return { game, renewing, failed: game !== undefined && failed === game.address, retry, elsewhere };
}
