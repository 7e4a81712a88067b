import { openReview } from '@liveryjs/client/lottery/betting';
import { type ReadLine, totalOf } from '@liveryjs/client/lottery/slip';
import { portalSections } from '@liveryjs/client/portal-sections';
import { askToLogIn, stay } from '@liveryjs/client/session/ask-to-log-in';
import { audienceOf } from '@liveryjs/client/session/audience-of';
import { session } from '@liveryjs/client/session/session';
import {
  Button,
  Empty,
  Icon,
  LinkTo,
  token,
  useActionContext,
  useBrand,
  useMessages,
} from '@liveryjs/engine/kit';
import type { CallError } from '@liveryjs/engine/kit/plain';
import type { LotteryPrizeMode, LotteryRules } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props as WidgetProps } from './bet-slip.props.ts';
import { Line } from './Line.tsx';
import { Refused } from './Refused.tsx';
import { Total } from './Total.tsx';

const List = styled.ul`
  display: grid;
  gap: ${token('space.3')};
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** In sight however long the slip is. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${token('space.3')};
  margin-inline: calc(-1 * ${token('space.4')});
  padding: ${token('space.3')} ${token('space.4')} ${token('space.1')};
  border-block-start: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.raised')};

  [data-layout='ticket'] & {
    border-block-start: 2px dashed ${token('color.border.strong')};
    background: ${token('color.surface.selected')};
  }

  dialog & {
    margin-inline: 0;
    padding-inline: 0;
    background: ${token('color.surface.overlay')};
  }

  > button {
    min-block-size: ${token('size.control.lg')};
  }
`;

interface Props {
  readonly deposit: WidgetProps['deposit'] | undefined;
  readonly gameCode: string;
  readonly lines: readonly ReadLine[];
  readonly rules: LotteryRules;
  readonly prizeMode: LotteryPrizeMode;
  /** The draw that takes bets; undefined while it is not known. */
  readonly numero: string | undefined;
  readonly problem: CallError | undefined;
  readonly money: (amount: string) => string;
}

/** The lines of a slip, and the way to the review. */
export function Lines({ gameCode, lines, rules, prizeMode, numero, problem, deposit, money }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const { tenant } = portalSections(useBrand());
  const audience = audienceOf(useSnapshot(session), tenant.accountTypes);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const mark = (id: string, isWrong: boolean) =>
    setWrong((ids) => [...ids.filter((item) => item !== id), ...(isWrong ? [id] : [])]);
  const blocked = lines.some(({ id }) => wrong.includes(id));

  const review = () => {
    if (audience === 'visitor') return askToLogIn(context, undefined, stay);
    if (audience === 'trial') return context.open({ modal: 'needTrueAccount' });
    if (numero === undefined || blocked) return;
    const bets = lines.map(({ playType, picks, stake }) => ({
      playType,
      picks: picks.map((row) => [...row]),
      stake,
    }));
    openReview({ gameCode, numero, prizeMode, bets });
  };

  return (
    <Frame>
      {problem && (
        <Refused problem={problem}>
          {problem.code === 'insufficient_funds' && deposit && (
            <Button as={LinkTo} to={deposit}>
              <Icon name="wallet" />
              {t('betSlip.deposit')}
            </Button>
          )}
        </Refused>
      )}
      {lines.length === 0 ? (
        <Empty>
          <Icon name="ticket" />
          <p>{t('betSlip.empty')}</p>
        </Empty>
      ) : (
        <>
          <List>
            {lines.map((line) => (
              <Line
                key={`${line.id} ${line.stake}`}
                gameCode={gameCode}
                line={line}
                rules={rules}
                money={money}
                onWrong={mark}
              />
            ))}
          </List>
          <Foot>
            <Total text={money(totalOf(lines))} />
            <Button
              type="button"
              $tone="primary"
              disabled={numero === undefined}
              aria-disabled={blocked}
              onClick={review}
            >
              {t(audience === 'visitor' ? 'betSlip.logIn' : 'betSlip.review')}
            </Button>
          </Foot>
        </>
      )}
    </Frame>
  );
}
