import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import {
  Listing,
  Outcome,
  token,
  useActionContext,
  useAddress,
  useBrand,
  useFollow,
  useIntl,
  useMessages,
  useReload,
  useResource,
  type WidgetProps,
} from '#engine/kit/index.ts';
import { session } from '#platform/session/session.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import { getWithdrawals, withdrawalsKey } from '#platform/withdrawals/get-withdrawals.ts';
import { CHANGED } from '#platform/withdrawals/statuses.ts';
import { cancelling, cancelWithdrawal } from '#platform/withdrawals/withdraw.ts';
import { withdrawRefusal } from '#platform/withdrawals/withdraw-refusal.ts';
import type { Withdrawal } from '#schemas/generated/platform.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import { isOpen, readPage, standing } from './withdrawals.model.ts';
import type { Props } from './withdrawals.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-inline-size: 40rem;
  margin-block-start: ${token('space.6')};

  > h3 {
    margin: 0;
    font: ${token('typography.heading')};
  }
`;

/** What was withdrawn, and how far it is. */
export default function Withdrawals({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const reload = useReload();
  const brand = useBrand();
  const { locale } = useIntl();
  const { confirm, notify } = useActionContext();
  const { at } = useSnapshot(cancelling.state);
  const [query] = useAddress();
  const cut = { page: readPage(query), pageSize };
  const resource = useResource(
    withdrawalsKey(useSnapshot(session), cut),
    (signal) => getWithdrawals(cut, signal),
    { keep: true },
  );
  useFollow(resource, resource.data?.list.some(isOpen) ?? false);
  const stands = resource.stale ? undefined : resource.data?.list.map(standing).join();
  const stood = useRef<readonly [page: number, stands: string]>(undefined);
  useEffect(() => {
    if (stands === undefined) return;
    const [page, before] = stood.current ?? [];
    stood.current = [cut.page, stands];
    if (page !== cut.page || before === stands) return;
    for (const name of CHANGED) if (name !== 'getWithdrawals') reload(name);
  }, [stands, cut.page, reload]);
  const underWay = at === 'sending' || at === 'checking' || at === 'stuck';
  useEffect(() => {
    void cancelling.resume();
    return cancelling.clear;
  }, []);
  useEffect(() => {
    if (at === 'done' || at === 'refused') for (const name of CHANGED) reload(name);
  }, [at, reload]);

  const cancel = async ({ reference, amount, currency }: Withdrawal) => {
    const sure = await confirm({
      title: 'withdrawals.cancelConfirm',
      text: 'withdrawals.cancelText',
      values: { amount: moneyIn(brand, locale, currency)(amount) },
      confirm: 'withdrawals.cancelConfirm',
      cancel: 'withdrawals.cancelKeep',
    });
    if (!sure) return;
    const { at: end, error } = await cancelling.send((idempotencyKey) =>
      cancelWithdrawal({ reference, idempotencyKey }),
    );
    if (end === 'refused') notify(withdrawRefusal(error) ?? 'withdrawals.notCancelled', 'error');
  };

  return (
    <Frame aria-label={t('withdrawals.label')}>
      <h3>{t('withdrawals.label')}</h3>
      <Outcome at={at} onCheck={cancelling.check} />
      <Listing
        resource={resource}
        empty={['history', 'withdrawals.empty']}
        page={cut.page}
        param="withdrawPage"
        pages="withdrawals.pages"
        tall
      >
        {({ list }) =>
          list.map((withdrawal) => (
            <WithdrawalCard
              key={withdrawal.reference}
              withdrawal={withdrawal}
              busy={underWay}
              onCancel={() => void cancel(withdrawal)}
            />
          ))
        }
      </Listing>
    </Frame>
  );
}
