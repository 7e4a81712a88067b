import { call } from '@liveryjs/client/calls/call';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { withdrawRefusals } from '@liveryjs/client/withdrawals/withdraw-refusals';
import {
  Button,
  Combobox,
  Field,
  Form,
  FormField,
  readFields,
  SubmitButton,
  token,
  useForm,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { CallError, readNumber } from '@liveryjs/engine/kit/plain';
import { useReload } from '@liveryjs/parts/use-reload';
import { addPayoutAccount, getPayoutAccounts, getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fitsNumber, isName } from './withdraw.model.ts';

const FIELDS = [
  { name: 'provider' },
  { name: 'holder' },
  { name: 'number' },
  { name: 'password', kind: 'password' },
] as const;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h3 {
    margin: 0;
    font: ${token('typography.subheading')};
  }
`;

interface Props {
  readonly config: WithdrawConfig;
  /** Absent where there is nothing to go back to. */
  readonly onClose?: () => void;
}

/** Adds a bank account or wallet, with the payment password. */
export function AddAccount({ config, onClose }: Props) {
  const t = useMessages();
  const notify = useNotify();
  const reload = useReload();
  const { providers, holder } = config;
  const [code, setCode] = useState('');
  const provider = providers.find((candidate) => candidate.code === code);
  const label = provider?.kind === 'WALLET' ? t('withdraw.numberWallet') : t('withdraw.numberBank');
  const missing = (text: string, field: string) => (text === '' ? t('form.notEmpty', { field }) : undefined);
  const wrongNumber = () =>
    t('withdraw.numberWrong', { least: provider?.minDigits ?? 0, most: provider?.maxDigits ?? 0 });
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({
      provider: missing(values.provider, t('withdraw.bank')),
      holder:
        holder === undefined
          ? (missing(values.holder, t('withdraw.holder')) ??
            (isName(values.holder) ? undefined : t('withdraw.holderWrong')))
          : undefined,
      number:
        missing(values.number, label) ??
        (provider && !fitsNumber(readNumber(values.number), provider) ? wrongNumber() : undefined),
      password: missing(values.password, t('withdraw.password')),
    }),
    async send(values) {
      await call(addPayoutAccount, {
        provider: values.provider,
        number: readNumber(values.number),
        password: values.password,
        ...(holder === undefined && { holder: values.holder }),
      });
      reload(getPayoutAccounts);
      // The rules say from now on whose accounts they are.
      reload(getWithdrawConfig);
      notify('withdraw.added');
      onClose?.();
    },
    refused(error) {
      const refused = error instanceof CallError ? error.code : undefined;
      if (refused === 'wrong_password') {
        return { errors: { password: t('withdraw.passwordWrong') }, empty: ['password'] };
      }
      if (refused === 'payout_number_wrong') return { errors: { number: wrongNumber() } };
      return { refusal: refusalText(error, t, withdrawRefusals) };
    },
  });
  return (
    <Card>
      <h3>{t('withdraw.addTitle')}</h3>
      <Form state={form} label={t('withdraw.addTitle')}>
        <Combobox
          name="provider"
          label={t('withdraw.bank')}
          options={providers.map(({ code: value, name, kind }) => ({
            value,
            label: name,
            detail: kind === 'WALLET' ? t('withdraw.wallet') : undefined,
          }))}
          error={form.errors.provider}
          onChoose={setCode}
        />
        {holder === undefined ? (
          <Field
            name="holder"
            label={t('withdraw.holder')}
            hint={t('withdraw.holderHint')}
            icon="user"
            inputMode="text"
            autoComplete="name"
            maxLength={60}
            error={form.errors.holder}
          />
        ) : (
          <Field
            label={t('withdraw.holder')}
            hint={t('withdraw.holderKnown')}
            icon="user"
            value={holder}
            readOnly
          />
        )}
        <Field
          name="number"
          label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          dir="ltr"
          error={form.errors.number}
        />
        <FormField
          spec={{ name: 'password', kind: 'password', label: t('withdraw.password'), icon: 'lock' }}
          autoComplete="off"
          maxLength={200}
          error={form.errors.password}
        />
        <SubmitButton state={form} busyText={t('withdraw.addBusy')}>
          {t('withdraw.addSubmit')}
        </SubmitButton>
        {onClose && (
          <Button type="button" $tone="quiet" onClick={onClose}>
            {t('withdraw.addCancel')}
          </Button>
        )}
      </Form>
    </Card>
  );
}
