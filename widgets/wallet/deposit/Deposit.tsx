import { depositCall } from '@liveryjs/client/deposits/deposit-call';
import {
  FormPage,
  inTurn,
  ResourceContent,
  token,
  useAddress,
  useLanguages,
  useReview,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { BalanceSummary } from '@liveryjs/parts/balance-summary';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getDepositConfig, getDeposits } from '@liveryjs/schemas/calls/deposits';
import { getUnreadCount } from '@liveryjs/schemas/calls/member';
import { getBonuses, getOwnRewards } from '@liveryjs/schemas/calls/rewards';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import { NO_WISH, readNumber } from './deposit.model.ts';
import type { Props } from './deposit.props.ts';
import { Order } from './Order.tsx';

const Frame = styled.div`
  ${inTurn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.7')};
  container-type: inline-size;
`;

/** The calls that show the account's money, and those that change with it. */
const TOUCHED = [
  getBalance,
  getDepositConfig,
  getDeposits,
  getWithdrawConfig,
  getBonuses,
  getOwnRewards,
  getUnreadCount,
];

/** Paying in: the page depositv2 of the member centre [2.35]. */
export default function Deposit({ props: { bonuses, pageSize } }: WidgetProps<Props>) {
  const [query, setQuery] = useAddress();
  const { finish } = useReview();
  const reload = useReload();
  const number = readNumber(query);
  const show = (depositNumber: string | undefined) => setQuery({ deposit: depositNumber });
  const changed = () => {
    for (const touched of TOUCHED) reload(touched);
  };
  return (
    <Frame>
      <FormPage aside={<BalanceSummary />}>
        {number === undefined ? (
          <NewDeposit
            bonuses={bonuses}
            onOrdered={(made) => {
              changed();
              // The reviewed deposit is ordered: a step back leads to neither the review nor the form.
              finish({ ...NO_WISH, deposit: made });
            }}
          />
        ) : (
          <Order key={number} number={number} onChanged={changed} onAnother={() => show(undefined)} />
        )}
      </FormPage>
      <DepositList pageSize={pageSize} shown={number} onShow={show} />
    </Frame>
  );
}

interface NewProps {
  readonly bonuses: boolean;
  readonly onOrdered: (number: string) => void;
}

function NewDeposit({ bonuses, onOrdered }: NewProps) {
  const { current: language } = useLanguages();
  const config = { language: language.code };
  const resource = useCall(getDepositConfig, config, { keep: true });
  const { at, answer } = useSnapshot(depositCall.state);
  const latest = useRef(onOrdered);
  useEffect(() => {
    latest.current = onOrdered;
  });
  useEffect(() => {
    void depositCall.resume();
    return depositCall.clear;
  }, []);
  useEffect(() => {
    if (at !== 'done' || !answer) return;
    depositCall.clear();
    latest.current(answer.number);
  }, [at, answer]);
  return (
    <ResourceContent resource={resource} as="rows">
      {(data) => <DepositForm config={bonuses ? data : { ...data, offers: [] }} />}
    </ResourceContent>
  );
}
