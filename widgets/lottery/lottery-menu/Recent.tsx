import { betting } from '@liveryjs/client/lottery/betting';
import { session } from '@liveryjs/client/session/session';
import { Failure, useMessages } from '@liveryjs/engine/kit';
import { useVersionedCall } from '@liveryjs/parts/use-versioned-call';
import { getRecentLotteries } from '@liveryjs/schemas/calls/lottery';
import type { LotteryMenuResponse } from '@liveryjs/schemas/platform';
import { useSnapshot } from 'valtio/react';
import type { EntryProps } from './Entry.tsx';
import { shelfOf } from './lottery-menu.model.ts';
import { Section } from './Section.tsx';

/** Entries at most: the latest. */
const MOST = 4;

interface Props extends EntryProps {
  readonly menu: LotteryMenuResponse;
  readonly params: { readonly language: string };
}

/** The lotteries that the member bet on last; nothing for guests. */
export function Recent({ menu, params, ...entries }: Props) {
  const t = useMessages();
  const { token } = useSnapshot(session);
  const { placed } = useSnapshot(betting);
  // An order changes which lotteries are the recent ones.
  const recent = useVersionedCall(getRecentLotteries, params, `${placed?.orderId}`);
  if (recent.failure && !recent.data) return <Failure messageKey={recent.failure} onRetry={recent.retry} />;
  // The answer of a session goes with the session.
  const codes = token !== undefined ? recent.data?.map(({ gameCode }) => gameCode).slice(0, MOST) : undefined;
  return <Section label={t('lotteryMenu.recent')} icon="history" games={shelfOf(menu, codes)} {...entries} />;
}
