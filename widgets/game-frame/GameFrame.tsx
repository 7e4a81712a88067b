import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  Button,
  Icon,
  useActionContext,
  useBrand,
  useHydrated,
  useMessages,
  type WidgetProps,
} from '#engine/kit/index.ts';
import { useReload } from '#parts/use-reload.ts';
import { gameAddress } from '#platform/games/launch/game-address.ts';
import { renewGame } from '#platform/games/launch/open-game.ts';
import { play, restoreGame, spendGame } from '#platform/games/launch/play.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { askToLogIn } from '#platform/session/ask-to-log-in.ts';
import { session } from '#platform/session/session.ts';
import { openCustomerService } from '#platform/support/open-customer-service.ts';
import { getBalance } from '#schemas/generated/calls/wallet.ts';
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
  const { game, renewing, failed, retry } = useGame();
  const { gameOrigins } = portalSections(useBrand()).platform;
  const name = game?.start?.launch.name;
  const leave = () => context.navigate(game?.start?.from ?? '/');
  const address = game && gameAddress(game.address, gameOrigins, location.origin);
  return (
    <Stage bar={props.bar} name={name ?? t('gameFrame.title')} onLeave={leave}>
      {!hydrated || (token !== undefined && renewing) ? (
        <Cover busy text={t('gameFrame.opening', { name: name ?? t('gameFrame.title') })} />
      ) : token === undefined ? (
        <Cover text={t('launch.notLoggedIn')}>
          <Button type="button" $tone="primary" onClick={() => askToLogIn(context)}>
            {t('gameFrame.login')}
          </Button>
        </Cover>
      ) : game === undefined ? (
        <Cover text={t('gameFrame.none')} />
      ) : address === undefined ? (
        <Cover alert text={t('launch.invalidUrl')}>
          <Button type="button" $tone="primary" onClick={() => void openCustomerService(context)}>
            <Icon name="support" />
            {t('launch.contact')}
          </Button>
        </Cover>
      ) : failed ? (
        <Cover alert text={t('gameFrame.failed')} onRetry={retry} />
      ) : (
        <Frame
          {...props}
          key={address}
          address={address}
          name={name ?? t('gameFrame.title')}
          onRetry={retry}
          onLeave={leave}
        />
      )}
    </Stage>
  );
}

/** The game of this tab. One that was opened before gets a new address first. */
function useGame() {
  const context = useActionContext();
  const reload = useReload();
  const { game } = useSnapshot(play);
  const [renewing, setRenewing] = useState(true);
  const [failed, setFailed] = useState<string>();
  const retry = () => {
    const { address } = play.game ?? {};
    setRenewing(true);
    void renewGame(context).then((done) => {
      setRenewing(false);
      setFailed(done ? undefined : address);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    restoreGame();
    if (play.game?.start && !play.game.fresh && session.token !== undefined) retry();
    else setRenewing(false);
    return () => {
      spendGame();
      // What was won or lost shows at once.
      reload(getBalance);
    };
  }, []);
  return { game, renewing, failed: game !== undefined && failed === game.address, retry };
}
