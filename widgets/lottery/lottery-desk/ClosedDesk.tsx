import { refusalOf, refuseLaunch } from '@liveryjs/client/games/launch/refuse-launch';
import { Button, Empty, Icon, useActionContext, useAddress, useMessages } from '@liveryjs/engine/kit';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { AwaitedDesk } from './Desk.tsx';

/** Stands in for the desk of a lottery whose vendor the visitor is not offered: why that is, and what to do. */
export function ClosedDesk({ game }: { game: LotteryGame }) {
  const t = useMessages();
  const context = useActionContext();
  const [, setQuery] = useAddress();
  const refusal = refusalOf(context, game.vassalage);
  // It is not known yet who comes.
  if (!refusal) return <AwaitedDesk />;
  const { text, values } = refusal;
  return (
    <Empty>
      <Icon name="ticket" />
      <p>{t(text, values)}</p>
      {text === 'launch.accountNeeded' && (
        <Button type="button" $tone="primary" onClick={() => void refuseLaunch(context, game)}>
          {t('lotteryDesk.logIn')}
        </Button>
      )}
      <Button type="button" onClick={() => setQuery({ gameCode: undefined, playType: undefined }, true)}>
        {t('lotteryDesk.first')}
      </Button>
    </Empty>
  );
}
