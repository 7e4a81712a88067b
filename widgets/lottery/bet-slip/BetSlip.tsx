import {
  Skeleton,
  Tabs,
  token,
  useAddress,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { resumeOrder } from '@liveryjs/platform/lottery/betting';
import { chosenGame } from '@liveryjs/platform/lottery/choose-game';
import { followDraw } from '@liveryjs/platform/lottery/draws';
import { slipOf, slips } from '@liveryjs/platform/lottery/slips';
import { session } from '@liveryjs/platform/session/session';
import { getLotteryMenu } from '@liveryjs/schemas/calls/lottery';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Bets } from './Bets.tsx';
import type { Props } from './bet-slip.props.ts';
import { Order } from './Order.tsx';
import { useOwnBets } from './use-own-bets.ts';

const Frame = styled.section`
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h2 {
    margin: 0 0 ${token('space.3')};
    font: ${token('typography.subheading')};
  }
`;

/** What the visitor is about to bet, and has bet. Nothing where the page has no lottery: what chooses it says so. */
export default function BetSlip({ props: { vendors, ...rest } }: WidgetProps<Props>) {
  const [query] = useAddress();
  const { current: language } = useLanguages();
  const menu = useCall(getLotteryMenu, { language: language.code }, { keep: true });
  const { game } = chosenGame(menu.data, vendors, query.get('gameCode'));
  if (!menu.data && !menu.failure) return <Skeleton />;
  return game ? <Slip game={game} {...rest} /> : null;
}

interface SlipProps extends Omit<Props, 'vendors'> {
  readonly game: LotteryGame;
}

function Slip({ game, deposit, first, pageSize }: SlipProps) {
  const t = useMessages();
  const id = useId();
  const { gameCode } = game;
  const [tab, setTab] = useState(first);
  const [page, setPage] = useState(1);
  const { lines } = slipOf(useSnapshot(slips), gameCode);
  const { token: signedIn } = useSnapshot(session);
  const bets = useOwnBets(gameCode, page, pageSize);
  useEffect(() => followDraw(gameCode), [gameCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for whoever signs in
  useEffect(() => void resumeOrder(), [signedIn]);
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{t('betSlip.title')}</h2>
      <Tabs
        label={t('betSlip.title')}
        value={tab}
        tabs={[
          {
            value: 'slip',
            label: t('betSlip.slip', { count: lines.length }),
            content: <Order key={gameCode} game={game} deposit={deposit} onBets={() => setTab('bets')} />,
          },
          {
            value: 'bets',
            label: t('betSlip.bets'),
            content: <Bets bets={bets} page={page} onTurn={setPage} />,
          },
        ]}
        onChoose={setTab}
      />
    </Frame>
  );
}
