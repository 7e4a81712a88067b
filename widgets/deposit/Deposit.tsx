import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import {
  Failure,
  Skeleton,
  token,
  useAddress,
  useLanguages,
  useReload,
  useResource,
  type WidgetProps,
} from '#engine/kit/index.ts';
import { depositConfigKey, getDepositConfig } from '#platform/deposits/get-deposit-config.ts';
import { depositCall } from '#platform/deposits/order-deposit.ts';
import { session } from '#platform/session/session.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import { readNumber } from './deposit.model.ts';
import type { Props } from './deposit.props.ts';
import { Order } from './Order.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.7')};
  container-type: inline-size;
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.3')};
  border-radius: ${token('radius.card')};
`;

/** What shows the money of the account, and what comes with it. */
const TOUCHED = [
  'getBalance',
  'getDepositConfig',
  'getDeposits',
  'getBonuses',
  'getOwnRewards',
  'getUnreadCount',
];

/** Paying in: the page depositv2 of the member centre [2.35]. */
export default function Deposit({ props: { bonuses, pageSize } }: WidgetProps<Props>) {
  const [query, setQuery] = useAddress();
  const reload = useReload();
  const number = readNumber(query);
  const show = (wanted: string | undefined) => setQuery({ deposit: wanted });
  const changed = () => {
    for (const name of TOUCHED) reload(name);
  };
  return (
    <Frame>
      {number === undefined ? (
        <NewDeposit
          bonuses={bonuses}
          onOrdered={(made) => {
            changed();
            show(made);
          }}
        />
      ) : (
        <Order key={number} number={number} onChanged={changed} onAnother={() => show(undefined)} />
      )}
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
  const key = depositConfigKey(useSnapshot(session), language.code);
  const { data, failure, retry } = useResource(key, (signal) => getDepositConfig(language.code, signal), {
    keep: true,
  });
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
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (data) return <DepositForm config={bonuses ? data : { ...data, offers: [] }} />;
  return (
    <div aria-busy="true">
      <Line />
      <Line />
      <Line />
    </div>
  );
}
