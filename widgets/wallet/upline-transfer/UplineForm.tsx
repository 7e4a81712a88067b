import { uplineTransfer } from '@liveryjs/client/team/member-transfers';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { SuccessMessage, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { Facts } from '@liveryjs/parts/payment-steps';
import { TransferForm } from '@liveryjs/parts/transfer-form';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const Spaced = styled(SuccessMessage)`
  margin-block-end: ${token('space.4')};
`;

const WORDS = {
  label: 'uplineTransfer.label',
  submit: 'uplineTransfer.submit',
  busy: 'uplineTransfer.busy',
  sure: 'uplineTransfer.sure',
  sureText: 'uplineTransfer.sureText',
};

interface Props {
  /** Nickname of who gets it. */
  readonly upline: string;
  /** The balance of the main wallet, an exact decimal. */
  readonly available: string;
  readonly currency: string;
  readonly passwordKind: 'payment' | 'login';
}

/** The form for the amount that goes to the upline, and the password for it. */
export function UplineForm({ upline, available, currency, passwordKind }: Props) {
  const t = useMessages();
  const { hidden } = useSnapshot(balanceVisibility);
  const { at, answer } = useSnapshot(uplineTransfer.state);
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  return (
    <>
      <Spaced>
        {at === 'done' &&
          answer &&
          t('uplineTransfer.done', {
            amount: money(answer.amount),
            name: upline,
            reference: answer.reference,
          })}
      </Spaced>
      <TransferForm
        transfer={uplineTransfer}
        to="UPLINE"
        available={available}
        currency={currency}
        passwordKind={passwordKind}
        words={WORDS}
        values={{ name: upline }}
      >
        <Facts
          rows={[
            [t('uplineTransfer.to'), upline],
            [t('uplineTransfer.available'), hidden ? '***' : money(available)],
          ]}
        />
      </TransferForm>
    </>
  );
}
