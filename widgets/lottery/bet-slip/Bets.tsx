import { askToLogIn, stay } from '@liveryjs/client/session/ask-to-log-in';
import { session } from '@liveryjs/client/session/session';
import {
  Button,
  Empty,
  Failure,
  Icon,
  Pager,
  type Resource,
  Skeleton,
  token,
  useActionContext,
  useMessages,
} from '@liveryjs/engine/kit';
import type { LotteryOrdersResponse } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Bet } from './Bet.tsx';

const List = styled.ul`
  display: grid;
  gap: ${token('space.3')};
  margin: 0 0 ${token('space.4')};
  padding: 0;
`;

interface Props {
  readonly bets: Resource<LotteryOrdersResponse>;
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** The member's own bets, newest first. */
export function Bets({ bets: { data, failure, retry }, page, onTurn }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const { token: signedIn } = useSnapshot(session);
  if (signedIn === undefined) {
    return (
      <Empty>
        <Icon name="lock" />
        <p>{t('betSlip.noBets')}</p>
        <Button type="button" onClick={() => askToLogIn(context, undefined, stay)}>
          {t('betSlip.logIn')}
        </Button>
      </Empty>
    );
  }
  if (failure && !data) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) return <Skeleton />;
  if (data.bets.length === 0) {
    return (
      <Empty>
        <Icon name="history" />
        <p>{t('betSlip.noBets')}</p>
      </Empty>
    );
  }
  return (
    <>
      <List>
        {data.bets.map((bet) => (
          <Bet key={bet.betId} bet={bet} />
        ))}
      </List>
      <Pager page={page} pages={data.totalPages} label={t('betSlip.betsPages')} onTurn={onTurn} />
    </>
  );
}
