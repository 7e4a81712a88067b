import { portalSections } from '@liveryjs/client/portal-sections';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import { useBrand, useIntl, useLanguages, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE, pageTime } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { getDeposits } from '@liveryjs/schemas/calls/deposits';
import { getBetRecord, getTransactionRecord } from '@liveryjs/schemas/calls/records';
import { getWithdrawals } from '@liveryjs/schemas/calls/withdrawals';
import { useState } from 'react';
import { type AccountRecord, type Choice, mayBeNumber, recordsBy } from './portal-search.model.ts';
import type { Props } from './portal-search.props.ts';

/** As many of a kind are looked through. */
const PAGE = { pageNo: 1, pageSize: 100 };
const DAYS = 30;
const DAY = 86_400_000;

/** The same each time: no letter renders a list of nothing anew. */
const NONE: readonly Choice[] = [];

const NOWHERE: LinkTarget = { route: 'home' };

/** The content of a row of any kind. */
interface Row {
  readonly kind: string;
  readonly icon: string;
  readonly number: string;
  readonly day: string;
  readonly amount: string;
  readonly currency: string | undefined;
  readonly to: LinkTarget | undefined;
}

interface FoundRecords {
  readonly choices: readonly Choice[];
  readonly coming: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The member's records whose number is typed. Nothing is asked for before something is typed that may be one. */
export function useAccountRecords({ records, sources }: Props, typed: string): FoundRecords {
  const t = useMessages();
  const intl = useIntl();
  const { current } = useLanguages();
  const [now] = useState(pageTime);
  const isAsked = sources.includes('records') && mayBeNumber(typed);
  const period = { from: new Date(now - DAYS * DAY).toISOString(), to: new Date(now).toISOString() };
  const spoken = { language: current.code, ...PAGE };
  const bets = useCall(getBetRecord, isAsked && records.bets ? { ...period, ...spoken } : null);
  const moves = useCall(
    getTransactionRecord,
    isAsked && records.transactions ? { ...period, ...spoken } : null,
  );
  const deposits = useCall(getDeposits, isAsked && records.deposits ? spoken : null);
  const withdrawals = useCall(getWithdrawals, isAsked && records.withdrawals ? PAGE : null);

  const { tenant } = portalSections(useBrand());
  const row = ({ kind, icon, number, day, amount, currency = '', to = NOWHERE }: Row): AccountRecord => ({
    number,
    choice: {
      id: `record ${icon} ${number}`,
      title: `${kind} ${number}`,
      detail: `${intl.formatDate(day, DATE_STYLE)} · ${formatAmount({ sumBalance: amount, currency }, intl.locale, tenant)}`,
      icon,
      aim: { to },
    },
  });
  const all: readonly AccountRecord[] = [
    ...(bets.data?.list ?? []).map(({ id, placedAt: day, stake: amount }) =>
      row({
        kind: t('portalSearch.bet'),
        icon: 'history',
        number: String(id),
        day,
        amount,
        currency: bets.data?.currency,
        to: records.bets,
      }),
    ),
    ...(moves.data?.list ?? []).map(({ reference: number, at: day, amount }) =>
      row({
        kind: t('portalSearch.transaction'),
        icon: 'wallet',
        number,
        day,
        amount,
        currency: moves.data?.currency,
        to: records.transactions,
      }),
    ),
    ...(deposits.data?.list ?? []).map(({ number, orderedAt: day, amount, currency }) =>
      row({
        kind: t('portalSearch.deposit'),
        icon: 'plus',
        number,
        day,
        amount,
        currency,
        to: records.deposits,
      }),
    ),
    ...(withdrawals.data?.list ?? []).map(({ reference: number, appliedAt: day, amount, currency }) =>
      row({
        kind: t('portalSearch.withdrawal'),
        icon: 'withdraw',
        number,
        day,
        amount,
        currency,
        to: records.withdrawals,
      }),
    ),
  ];
  const calls = [bets, moves, deposits, withdrawals];
  return {
    choices: isAsked ? recordsBy(typed, all) : NONE,
    coming: calls.some(({ loading }) => loading),
    failed: calls.some(({ failure }) => failure !== undefined),
    retry() {
      for (const { failure, retry } of calls) if (failure !== undefined) retry();
    },
  };
}
