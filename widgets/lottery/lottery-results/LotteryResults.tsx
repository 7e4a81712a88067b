import { chosenGame } from '@liveryjs/client/lottery/choose-game';
import { draws, followDraw } from '@liveryjs/client/lottery/draws';
import { OPENED_DRAWS, openedNumbersCall } from '@liveryjs/client/lottery/opened-numbers';
import {
  Empty,
  Failure,
  Icon,
  Skeleton,
  Tabs,
  token,
  useAddress,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useLotteryMenu } from '@liveryjs/parts/use-lottery-menu';
import { useVersionedCall } from '@liveryjs/parts/use-versioned-call';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Draws } from './Draws.tsx';
import type { Props } from './lottery-results.props.ts';
import { Trend } from './Trend.tsx';

const Frame = styled.section`
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  @media (max-width: 40rem) {
    padding: ${token('space.4')};
  }

  h2 {
    margin: 0 0 ${token('space.3')};
    font: ${token('typography.subheading')};
  }
`;

/** The results of the page's lottery [9.01]. Nothing where there is none: the widget that chooses it says so. */
export default function LotteryResults({ props: { vendors, ...rest } }: WidgetProps<Props>) {
  const [query] = useAddress();
  const menu = useLotteryMenu();
  const { game } = chosenGame(menu.data, vendors, query.get('gameCode'));
  if (!menu.data && !menu.failure) return <Skeleton />;
  return game ? <Results key={game.gameCode} game={game} {...rest} /> : null;
}

interface ResultsProps extends Omit<Props, 'vendors'> {
  readonly game: LotteryGame;
}

function Results({ game, first, pageSize, layout }: ResultsProps) {
  const t = useMessages();
  const id = useId();
  const [tab, setTab] = useState(first);
  const { gameCode, numbers } = game;
  const followed = useSnapshot(draws).byGame[gameCode];
  // Asked for once, when it is known which draw is the last; or without knowing where that cannot be told.
  const isDrawKnown = followed?.draw !== undefined || followed?.failure !== undefined;
  useEffect(() => followDraw(gameCode), [gameCode]);
  const opened = useVersionedCall(
    openedNumbersCall(game),
    { gameCode, count: OPENED_DRAWS },
    isDrawKnown ? `${followed.draw?.last.numero}` : null,
  );
  const content = (show: (data: NonNullable<typeof opened.data>) => React.ReactNode) => {
    if (opened.failure && !opened.data) return <Failure messageKey={opened.failure} onRetry={opened.retry} />;
    if (!opened.data) return <Skeleton />;
    if (opened.data.length > 0) return show(opened.data);
    return (
      <Empty>
        <Icon name="ticket" />
        <p>{t('lotteryResults.empty')}</p>
      </Empty>
    );
  };
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{t('lotteryResults.title')}</h2>
      <Tabs
        label={t('lotteryResults.title')}
        value={tab}
        tabs={[
          {
            value: 'draws',
            label: t('lotteryResults.draws'),
            content: content((data) => (
              <Draws opened={data} groups={numbers} pageSize={pageSize} layout={layout} />
            )),
          },
          {
            value: 'trend',
            label: t('lotteryResults.trend'),
            content: tab === 'trend' && content((data) => <Trend opened={data} groups={numbers} />),
          },
        ]}
        onChoose={setTab}
      />
    </Frame>
  );
}
