import { betting } from '@liveryjs/client/lottery/betting';
import { draws } from '@liveryjs/client/lottery/draws';
import { session } from '@liveryjs/client/session/session';
import { type Resource, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useVersionedCall } from '@liveryjs/parts/use-versioned-call';
import { getLotteryOrders } from '@liveryjs/schemas/calls/lottery';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { LotteryBet, LotteryOrdersResponse } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { hasSettled } from './bet-slip.model.ts';

/** A page of the member's own bets, asked for again with every order and draw; the balance follows them. */
export function useOwnBets(
  gameCode: string,
  page: number,
  pageSize: number,
): Resource<LotteryOrdersResponse> {
  const { current: language } = useLanguages();
  const _who = useSnapshot(session);
  const followed = useSnapshot(draws).byGame[gameCode];
  const isDrawKnown = followed?.draw !== undefined || followed?.failure !== undefined;
  const order = useSnapshot(betting).placed?.orderId;
  const params = { language: language.code, pageNo: page, pageSize };
  const version = `${gameCode} ${followed?.draw?.last.numero} ${order}`;
  const bets = useVersionedCall(getLotteryOrders, params, isDrawKnown ? version : null);
  const balance = useCall(getBalance);
  const latest = useRef(balance.retry);
  latest.current = balance.retry;
  const before = useRef<readonly LotteryBet[]>([]);
  const now = bets.data?.bets;
  useEffect(() => {
    if (now && hasSettled(before.current, now)) latest.current();
    before.current = now ?? [];
  }, [now]);
  useEffect(() => {
    if (order !== undefined) latest.current();
  }, [order]);
  return bets;
}
