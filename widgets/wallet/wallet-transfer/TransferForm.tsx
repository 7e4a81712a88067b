import { isUnderWay } from '@liveryjs/client/calls/payment';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { transferRefusals } from '@liveryjs/client/wallet/transfer-refusals';
import { walletTransfer } from '@liveryjs/client/wallet/wallet-transfer';
import {
  Button,
  Form,
  FormField,
  FormPage,
  Icon,
  readFields,
  Select,
  SubmitButton,
  SuccessMessage,
  token,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { digitsOf, smallestWith } from '@liveryjs/engine/kit/plain';
import type { Wallet, WalletListResponse, WalletTransferRequest } from '@liveryjs/schemas/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { WalletList } from './WalletList.tsx';
import { firstWay, MAIN, turn, type Way } from './wallet-transfer.model.ts';

const FIELDS = [{ name: 'amount', kind: 'decimal' }] as const;
const HIDDEN = '***';

const Ways = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space.2')};

  > div {
    flex: 1 1 0;
    display: grid;
    gap: ${token('space.2')};
    min-inline-size: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  > button {
    flex: none;
    padding-inline: ${token('space.3')};
  }

  /* On phones the names of wallets need the whole row. */
  @container not (min-width: 26rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${token('space.4')};

    > div {
      grid-column: 1;
    }

    > button {
      grid-area: 1 / 2 / span 2;
      align-self: center;
      rotate: 90deg;
    }
  }
`;

const Single = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
`;

/** The wallets, and the form that moves money between them. */
export function TransferForm({ list: { isSingle, wallets, currency } }: { list: WalletListResponse }) {
  const t = useMessages();
  const { locale } = useIntl();
  const { hidden } = useSnapshot(balanceVisibility);
  const { at, answer } = useSnapshot(walletTransfer.state);
  const decimal = useDecimal();
  const [way, setWay] = useState<Way>(() => firstWay(wallets));
  const field = useRef<HTMLInputElement>(null);
  const money = moneyIn(useBrand(), locale, currency);
  const nameOf = ({ place, name }: Wallet) => (place === MAIN ? t('walletTransfer.main') : (name ?? place));
  const giver = wallets.find(({ place }) => place === way.from);
  const digits = digitsOf(giver?.amount ?? '0');
  const label = t('transfer.amount');
  const move = async (request: Omit<WalletTransferRequest, 'idempotencyKey'>) => {
    const { at: end, error } = await walletTransfer.send(request);
    if (end === 'refused') throw error;
    return end === 'done';
  };
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: ({ amount }) => ({
      amount: decimal.problem(label, amount, {
        digits,
        min: smallestWith(digits),
        // An error must not tell the balance that is hidden.
        max: hidden ? undefined : giver?.amount,
        show: money,
      }),
    }),
    async send({ amount }) {
      if (await move({ ...way, amount: decimal.read(amount) ?? '0' })) form.form.ref.current?.reset();
    },
    refused(error) {
      return { refusal: refusalText(error, t, transferRefusals) };
    },
  });
  const underWay = isUnderWay(at);
  const busy = form.busy ?? (underWay ? 'before' : undefined);
  const options = wallets
    .filter(({ canTransfer }) => canTransfer)
    .map((wallet) => [wallet.place, nameOf(wallet)] as const);
  const choose = (end: keyof Way) => (place: string) => setWay(turn(way, end, place));
  return (
    <>
      <SuccessMessage>
        {at === 'done' &&
          answer &&
          t('walletTransfer.done', { amount: money(answer.amount), reference: answer.reference })}
      </SuccessMessage>
      <WalletList
        wallets={wallets}
        nameOf={nameOf}
        show={(amount) => (hidden ? HIDDEN : money(amount))}
        busy={busy !== undefined}
        onBring={(from) =>
          form.run('bring', async () => {
            await move({ ...(from !== undefined && { from }), to: MAIN });
          })
        }
      />
      {isSingle ? (
        <Single>{t('walletTransfer.single')}</Single>
      ) : (
        <FormPage>
          <Form state={form} label={t('walletTransfer.label')}>
            <Ways>
              <div>
                <span aria-hidden="true">{t('walletTransfer.from')}</span>
                <Select
                  label={t('walletTransfer.from')}
                  value={way.from}
                  options={options}
                  onChoose={choose('from')}
                />
              </div>
              <Button
                type="button"
                $tone="quiet"
                aria-label={t('walletTransfer.swap')}
                onClick={() => setWay({ from: way.to, to: way.from })}
              >
                <Icon name="swap" />
              </Button>
              <div>
                <span aria-hidden="true">{t('walletTransfer.to')}</span>
                <Select
                  label={t('walletTransfer.to')}
                  value={way.to}
                  options={options}
                  onChoose={choose('to')}
                />
              </div>
            </Ways>
            <FormField
              ref={field}
              spec={{ name: 'amount', kind: 'decimal', label, icon: 'wallet' }}
              error={form.errors.amount}
              end={
                // Nor by what is filled in.
                !hidden && (
                  <Button
                    type="button"
                    $tone="quiet"
                    onClick={() => {
                      if (!field.current) return;
                      field.current.value = giver?.amount ?? '';
                      field.current.dispatchEvent(new Event('input', { bubbles: true }));
                      field.current.focus();
                    }}
                  >
                    {t('walletTransfer.all')}
                  </Button>
                )
              }
            />
            <SubmitButton state={{ busy }} busyText={t('walletTransfer.busy')}>
              {t('walletTransfer.submit')}
            </SubmitButton>
          </Form>
        </FormPage>
      )}
    </>
  );
}
