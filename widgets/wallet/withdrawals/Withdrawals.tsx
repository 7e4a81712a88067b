import { isUnderWay } from '@liveryjs/client/calls/payment';
import { byCode } from '@liveryjs/client/session/refusal-key';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { CHANGED } from '@liveryjs/client/withdrawals/statuses';
import { withdrawRefusals } from '@liveryjs/client/withdrawals/withdraw-refusals';
import { cancelling } from '@liveryjs/client/withdrawals/withdrawal-calls';
import {
  PagedList,
  SubmissionStatus,
  Tiles,
  token,
  useActionContext,
  useAddress,
  useBrand,
  useFollow,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getWithdrawals } from '@liveryjs/schemas/calls/withdrawals';
import type { Withdrawal } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import { isOpen, readPage, standing } from './withdrawals.model.ts';
import type { Props } from './withdrawals.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  margin-block-start: ${token('space.6')};

  > h3 {
    margin: 0;
    font: ${token('typography.heading')};
  }
`;

/** The withdrawals, and their progress. */
export default function Withdrawals({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const reload = useReload();
  const brand = useBrand();
  const { locale } = useIntl();
  const { confirm, notify } = useActionContext();
  const { at } = useSnapshot(cancelling.state);
  const [query] = useAddress();
  const page = readPage(query);
  const resource = useCall(getWithdrawals, { pageNo: page, pageSize }, { keep: true });
  useFollow(resource, resource.data?.list.some(isOpen) ?? false);
  const stands = resource.stale ? undefined : resource.data?.list.map(standing).join();
  const stood = useRef<readonly [page: number, stands: string]>(undefined);
  useEffect(() => {
    if (stands === undefined) return;
    const [pageBefore, before] = stood.current ?? [];
    stood.current = [page, stands];
    if (pageBefore !== page || before === stands) return;
    for (const changed of CHANGED) if (changed !== getWithdrawals) reload(changed);
  }, [stands, page, reload]);
  const underWay = isUnderWay(at);
  useEffect(() => {
    void cancelling.resume();
    return cancelling.clear;
  }, []);
  useEffect(() => {
    if (at === 'done' || at === 'refused') for (const changed of CHANGED) reload(changed);
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
    const { at: end, error } = await cancelling.send({ reference });
    if (end === 'refused') notify(byCode(error, withdrawRefusals) ?? 'withdrawals.notCancelled', 'error');
  };

  return (
    <Frame aria-label={t('withdrawals.label')}>
      <h3>{t('withdrawals.label')}</h3>
      <SubmissionStatus at={at} onCheck={cancelling.check} />
      <PagedList
        resource={resource}
        empty={['records', 'withdrawals.empty']}
        page={page}
        param="withdrawPage"
        pages="withdrawals.pages"
        tall
        belowForm
      >
        {({ list }) => (
          <Tiles as="div" $least={24} aria-busy={resource.stale}>
            {list.map((withdrawal) => (
              <WithdrawalCard
                key={withdrawal.reference}
                withdrawal={withdrawal}
                busy={underWay}
                onCancel={() => void cancel(withdrawal)}
              />
            ))}
          </Tiles>
        )}
      </PagedList>
    </Frame>
  );
}
