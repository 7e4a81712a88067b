import { pageOfLottery } from '@liveryjs/client/lottery/choose-game';
import { groupNumbers } from '@liveryjs/client/lottery/number-groups';
import {
  Balls,
  Empty,
  Failure,
  Icon,
  LinkTo,
  marked,
  Skeleton,
  token,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { type StandingLottery, useLotteries } from '@liveryjs/parts/use-lotteries';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Props } from './lottery-latest.props.ts';

const Heading = styled.h2`
  margin: 0 0 ${token('space.3')};
  font: ${token('typography.heading')};
  ${marked}
`;

const Stubs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space.3')};

  > li {
    display: grid;
    gap: ${token('space.2')};
    align-content: start;
    min-block-size: 7.5rem;
    padding: ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-block-start: 2px dashed ${token('color.border.strong')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    color: ${token('color.text.primary')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

/** The last results of lotteries. */
export default function LotteryLatest({
  props: { title, vendors, pages, groups, count },
}: WidgetProps<Props>) {
  const t = useMessages();
  const id = useId();
  const { lotteries, failure, retry } = useLotteries(vendors, groups);
  const latest =
    lotteries &&
    [...lotteries]
      .sort((lottery, other) => other.draw.last.openedAt.localeCompare(lottery.draw.last.openedAt))
      .slice(0, count);
  return (
    <section aria-labelledby={id} aria-busy={!latest && !failure}>
      <Heading id={id}>{t(title)}</Heading>
      {failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : latest?.length === 0 ? (
        <Empty>
          <Icon name="ticket" />
          <p>{t('lotteryLatest.empty')}</p>
        </Empty>
      ) : (
        <Stubs>
          {latest
            ? latest.map((lottery) => (
                <Stub
                  key={lottery.game.gameCode}
                  lottery={lottery}
                  page={pageOfLottery(pages, lottery.game)}
                />
              ))
            : Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stubs without a name
                <Skeleton as="li" key={index} />
              ))}
        </Stubs>
      )}
    </section>
  );
}

interface StubProps {
  readonly lottery: StandingLottery;
  readonly page: Props['pages'][number] | undefined;
}

function Stub({ lottery: { game, draw }, page }: StubProps) {
  const t = useMessages();
  const intl = useIntl();
  const { numero, openedAt, numbers } = draw.last;
  const [first] = groupNumbers(game.numbers, numbers);
  const name = <bdi>{game.gameName}</bdi>;
  return (
    <li>
      <h3>{page ? <LinkTo to={{ ...page.to, query: { gameCode: game.gameCode } }}>{name}</LinkTo> : name}</h3>
      <p>
        {t('lotteryLatest.draw', {
          numero,
          time: intl.formatDate(openedAt, MOMENT_STYLE),
        })}
      </p>
      {first && <Balls numbers={first.numbers} label={t('lotteryLatest.numbers', { numero })} small />}
    </li>
  );
}
