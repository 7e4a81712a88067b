import { chosenGame } from '@liveryjs/client/lottery/choose-game';
import { Button, EmptyState, Failure, useAddress, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useLotteryMenu } from '@liveryjs/parts/use-lottery-menu';
import { ClosedDesk } from './ClosedDesk.tsx';
import { AwaitedDesk, Desk } from './Desk.tsx';
import type { Props } from './lottery-desk.props.ts';

/** Where bets on the lottery of the page are put together [2.04], [2.05]. */
export default function LotteryDesk({ props: { vendors, multipliers, layout } }: WidgetProps<Props>) {
  const t = useMessages();
  const [query, setQuery] = useAddress();
  const menu = useLotteryMenu();
  const { game, unknown } = chosenGame(menu.data, vendors, query.get('gameCode'));
  if (menu.failure && !menu.data) return <Failure messageKey={menu.failure} onRetry={menu.retry} />;
  if (!menu.data) return <AwaitedDesk />;
  const closed = unknown && chosenGame(menu.all, vendors, query.get('gameCode')).game;
  if (closed) return <ClosedDesk game={closed} />;
  if (game) return <Desk key={game.gameCode} game={game} multipliers={multipliers} layout={layout} />;
  return (
    <EmptyState
      picture="bets"
      action={
        unknown && (
          <Button
            type="button"
            $tone="primary"
            onClick={() => setQuery({ gameCode: undefined, playType: undefined }, true)}
          >
            {t('lotteryDesk.first')}
          </Button>
        )
      }
    >
      {t(unknown ? 'lotteryDesk.unknownGame' : 'lotteryDesk.empty')}
    </EmptyState>
  );
}
