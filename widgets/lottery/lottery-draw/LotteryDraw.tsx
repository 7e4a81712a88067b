import { chosenGame } from '@liveryjs/client/lottery/choose-game';
import { draws, followDraw, lookAgain } from '@liveryjs/client/lottery/draws';
import { Failure, useAddress, type WidgetProps } from '@liveryjs/engine/kit';
import { useLotteryMenu } from '@liveryjs/parts/use-lottery-menu';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { AwaitedDraw, Draw } from './Draw.tsx';
import type { Props } from './lottery-draw.props.ts';

/** The state of the page's lottery. Nothing where there is none: the widget that chooses it says so. */
export default function LotteryDraw({ props: { vendors, layout, folded } }: WidgetProps<Props>) {
  const [query] = useAddress();
  const menu = useLotteryMenu();
  const { game } = chosenGame(menu.data, vendors, query.get('gameCode'));
  if (!menu.data && !menu.failure) return <AwaitedDraw layout={layout} folded={folded} />;
  return game ? <Followed key={game.gameCode} game={game} layout={layout} folded={folded} /> : null;
}

function Followed({ game, layout, folded }: { game: LotteryGame } & Omit<Props, 'vendors'>) {
  const { gameCode } = game;
  const followed = useSnapshot(draws).byGame[gameCode];
  useEffect(() => followDraw(gameCode), [gameCode]);
  if (followed?.failure) return <Failure messageKey={followed.failure} onRetry={() => lookAgain(gameCode)} />;
  if (!followed?.draw) return <AwaitedDraw game={game} layout={layout} folded={folded} />;
  return <Draw game={game} draw={followed.draw} ahead={followed.ahead} layout={layout} folded={folded} />;
}
