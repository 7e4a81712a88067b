import { resumeOrder } from '@liveryjs/client/lottery/betting';
import { chosenGame } from '@liveryjs/client/lottery/choose-game';
import { followDraw } from '@liveryjs/client/lottery/draws';
import { session } from '@liveryjs/client/session/session';
import { Skeleton, Tabs, useAddress, useMedia, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useLotteryMenu } from '@liveryjs/parts/use-lottery-menu';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Bar } from './Bar.tsx';
import { Bets } from './Bets.tsx';
import type { Props } from './bet-slip.props.ts';
import { Order } from './Order.tsx';
import { Panel } from './Panel.tsx';
import { Sheet } from './Sheet.ts';
import { useOwnBets } from './use-own-bets.ts';
import { useSlip } from './use-slip.ts';

/** From this width on the slip stands beside the desk. On others it is a bar at the bottom, which opens a sheet. */
const BESIDE = '(min-width: 51rem)';

/**
 * The bets that the visitor is about to place, and the placed ones. Nothing where the page has no lottery: the widget that
 * chooses it says so.
 */
export default function BetSlip({ props: { vendors, ...rest } }: WidgetProps<Props>) {
  const [query] = useAddress();
  const menu = useLotteryMenu();
  const { game } = chosenGame(menu.data, vendors, query.get('gameCode'));
  if (!menu.data && !menu.failure) return <Skeleton />;
  return game ? <Slip game={game} {...rest} /> : null;
}

interface SlipProps extends Omit<Props, 'vendors'> {
  readonly game: LotteryGame;
}

function Slip({ game, deposit, first, pageSize, layout }: SlipProps) {
  const t = useMessages();
  const wide = useMedia(BESIDE);
  const [open, setOpen] = useState(false);
  const { gameCode } = game;
  const [tab, setTab] = useState(first);
  const [page, setPage] = useState(1);
  const slip = useSlip(game);
  const { token: signedIn } = useSnapshot(session);
  const bets = useOwnBets(gameCode, page, pageSize);
  useEffect(() => followDraw(gameCode), [gameCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for whoever signs in
  useEffect(() => void resumeOrder(), [signedIn]);
  const content = (
    <Tabs
      label={t('betSlip.title')}
      value={tab}
      tabs={[
        {
          value: 'slip',
          label: t('betSlip.slip', { count: slip.lines.length }),
          content: (
            <Order key={gameCode} game={game} slip={slip} deposit={deposit} onBets={() => setTab('bets')} />
          ),
        },
        {
          value: 'bets',
          label: t('betSlip.bets'),
          content: <Bets bets={bets} page={page} onTurn={setPage} />,
        },
      ]}
      onChoose={setTab}
    />
  );
  if (wide) {
    return (
      <Panel game={game} layout={layout}>
        {content}
      </Panel>
    );
  }
  return (
    <>
      <Bar
        slip={slip}
        onOpen={(first) => {
          setTab(first);
          setOpen(true);
        }}
      />
      {open && (
        <Sheet title={t('betSlip.title')} label={undefined} size="large" onClose={() => setOpen(false)}>
          {content}
        </Sheet>
      )}
    </>
  );
}
