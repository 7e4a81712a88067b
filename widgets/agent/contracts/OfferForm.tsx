import { call } from '@liveryjs/client/calls/call';
import { contractRefusals } from '@liveryjs/client/contracts/contract-refusals';
import { offerContract } from '@liveryjs/client/contracts/offer-contract';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Button,
  Combobox,
  Form,
  FormField,
  Icon,
  readFields,
  SubmitButton,
  token,
  useActionContext,
  useDecimal,
  useForm,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { getContractEndings } from '@liveryjs/schemas/calls/contracts';
import type { ContractPeriod, ContractTerms, ContractType } from '@liveryjs/schemas/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amountsOf, fieldOf, MOST_TIERS, PERIODS, tiersOf, topRate } from './contracts.model.ts';
import { useContractReload, useListed } from './use-answer.ts';
import { useFigures } from './use-figures.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.brand')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  container-type: inline-size;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space.3')};

  /* An even number of fields fills its rows. */
  &[data-even] {
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  }
`;

const Tier = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};

  legend {
    padding-inline: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
`;

interface Props {
  readonly type: ContractType;
  readonly terms: ContractTerms;
  readonly onClose: () => void;
}

/** Offers a direct downline a contract: what that would end is listed before it is agreed to [4.21]. */
export function OfferForm({ type, terms: { rate: ownRate, periods, downlines, currency }, onClose }: Props) {
  const t = useMessages();
  const notify = useNotify();
  const context = useActionContext();
  const decimal = useDecimal();
  const listed = useListed();
  const reload = useContractReload();
  const { percent } = useFigures(currency);
  const [tiers, setTiers] = useState<readonly number[]>([0]);
  const next = useRef(1);
  const max = ownRate ?? '0';
  const [onlyPeriod] = periods;
  const columns = [
    {
      name: 'rate',
      label: t('contracts.rate'),
      hint: t('contracts.ownRate', { rate: percent(max) }),
      digits: 2,
    },
    { name: 'activeMembers', label: t('contracts.activeMembers'), hint: undefined, digits: 0 },
    ...amountsOf(type).map(([name, label]) => ({ name, label: t(label), hint: undefined, digits: 2 })),
  ];
  const fields = [
    'downline',
    'period',
    ...tiers.flatMap((tier) => columns.map(({ name }) => fieldOf(name, tier))),
  ];
  const state = useForm<string, Readonly<Record<string, string>>>({
    fields,
    read: (data) =>
      readFields(
        data,
        fields.map((name) => ({ name })),
      ),
    check: (values) => ({
      ...(!values.downline && { downline: t('form.notEmpty', { field: t('contracts.downline') }) }),
      ...Object.fromEntries(
        tiers.flatMap((tier) =>
          columns.map(({ name, label, digits }) => {
            const rules = name === 'rate' ? { min: '0.01', max } : { min: '0' };
            const field = fieldOf(name, tier);
            return [field, decimal.problem(label, values[field] ?? '', { digits, ...rules })] as const;
          }),
        ),
      ),
    }),
    async send(values) {
      const downline = values.downline ?? '';
      const offer = {
        type,
        downline,
        period: (values.period || onlyPeriod) as ContractPeriod,
        tiers: tiersOf(type, tiers, (field) => decimal.read(values[field] ?? '') ?? '0'),
      };
      const { list } = await call(getContractEndings, { type, downline, rate: topRate(offer.tiers) });
      const sure = await context.confirm({
        title: 'contracts.offerTitle',
        text: list.length > 0 ? 'contracts.offerEnds' : 'contracts.offerSure',
        values: { ...listed(list), who: downline, rate: percent(topRate(offer.tiers)) },
        confirm: list.length > 0 ? 'contracts.agree' : 'contracts.offer',
      });
      if (!sure) return;
      await offerContract({ ...offer, ends: list.map(({ id }) => id) });
      notify('contracts.offerDone');
      reload();
      onClose();
    },
    refused(error) {
      return { refusal: refusalText(error, t, contractRefusals) };
    },
  });
  const add = () => {
    setTiers([...tiers, next.current]);
    next.current += 1;
  };
  return (
    <Box aria-label={t('contracts.new')}>
      <h3>{t('contracts.new')}</h3>
      <p>{t('contracts.offerHint', { rate: percent(max) })}</p>
      <Form state={state} label={t('contracts.new')}>
        <Row>
          <Combobox
            name="downline"
            label={t('contracts.downline')}
            error={state.errors.downline}
            options={downlines.map(({ account, nickname, rate }) => ({
              value: account,
              label: account,
              detail: rate === null ? nickname : `${nickname} · ${percent(rate)}`,
            }))}
          />
          {periods.length > 1 && (
            <Combobox
              name="period"
              label={t('contracts.period')}
              defaultValue={onlyPeriod}
              options={periods.map((period) => ({ value: period, label: t(PERIODS[period]) }))}
            />
          )}
        </Row>
        {tiers.map((tier, index) => (
          <Tier key={tier}>
            <legend>{t('contracts.tier', { number: index + 1 })}</legend>
            <Row {...(columns.length % 2 === 0 && { 'data-even': '' })}>
              {columns.map(({ name, label, hint }) => (
                <FormField
                  key={name}
                  spec={{ name: fieldOf(name, tier), label, kind: 'decimal', hint }}
                  error={state.errors[fieldOf(name, tier)]}
                  {...(name !== 'rate' && { defaultValue: '0' })}
                />
              ))}
            </Row>
            {tiers.length > 1 && (
              <Buttons>
                <Button
                  type="button"
                  $tone="quiet"
                  onClick={() => setTiers(tiers.filter((candidate) => candidate !== tier))}
                >
                  <Icon name="close" />
                  {t('contracts.removeTier', { number: index + 1 })}
                </Button>
              </Buttons>
            )}
          </Tier>
        ))}
        <Buttons>
          {tiers.length < MOST_TIERS && (
            <Button type="button" onClick={add}>
              <Icon name="plus" />
              {t('contracts.addTier')}
            </Button>
          )}
          <Button type="button" $tone="quiet" onClick={onClose}>
            {t('engine.cancel')}
          </Button>
        </Buttons>
        <SubmitButton state={state} busyText={t('contracts.sending')}>
          {t('contracts.offer')}
        </SubmitButton>
      </Form>
    </Box>
  );
}
