import type { Picks } from '@liveryjs/client/lottery/count-combinations';
import { noPicks, randomPicks } from '@liveryjs/client/lottery/pick-options';
import { Button, Icon, token, useMessages } from '@liveryjs/engine/kit';
import type { LotteryPlayType, LotteryRules } from '@liveryjs/schemas/platform';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Odds } from './Odds.tsx';
import { Pad } from './Pad.tsx';
import { Stake } from './Stake.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.4')};
  align-items: center;
  justify-content: space-between;

  > div:first-child {
    display: grid;
    flex: 1 1 16rem;
    gap: ${token('space.1')};
  }

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  button {
    min-block-size: ${token('size.control.sm')};
    padding-inline: ${token('space.3')};
    font: ${token('typography.label')};
  }
`;

interface Props {
  readonly play: LotteryPlayType;
  readonly rules: LotteryRules;
  readonly multipliers: readonly number[];
  /** Where the prize mode is chosen. */
  readonly mode: ReactNode;
}

/** One way to bet: what to pick, and for how much. */
export function Play({ play, rules, multipliers, mode }: Props) {
  const t = useMessages();
  const [picks, setPicks] = useState<Picks>(() => noPicks(play));
  return (
    <Frame>
      <About>
        <div>
          <p>{play.about}</p>
          <Odds play={play} />
        </div>
        <Tools>
          <Button type="button" onClick={() => setPicks(randomPicks(play, Math.random))}>
            <Icon name="sparkle" />
            {t('lotteryDesk.random')}
          </Button>
          <Button type="button" $tone="quiet" onClick={() => setPicks(noPicks(play))}>
            {t('lotteryDesk.clear')}
          </Button>
        </Tools>
      </About>
      {play.rows.map((row, index) => (
        <Pad key={row.row} rows={play.rows} at={index} prizes={play.prizes} picks={picks} onPick={setPicks} />
      ))}
      <Stake
        play={play}
        rules={rules}
        picks={picks}
        multipliers={multipliers}
        mode={mode}
        onAdded={() => setPicks(noPicks(play))}
      />
    </Frame>
  );
}
