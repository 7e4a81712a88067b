import { convertPoints } from '@liveryjs/client/points/convert-points';
import { isWrongPassword, pointsRefusals } from '@liveryjs/client/points/points-refusals';
import { pointsWorth } from '@liveryjs/client/points/points-worth';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  Failure,
  Field,
  Form,
  FormField,
  readFields,
  Skeleton,
  SubmitButton,
  SuccessMessage,
  token,
  useActionContext,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPoints } from '@liveryjs/schemas/calls/member';
import { getPointsConfig, getPointsTransactions } from '@liveryjs/schemas/calls/points';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { PointsConfig, PointsConversion } from '@liveryjs/schemas/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { checkPoints, readPoints } from './points-convert.model.ts';

const FIELDS = [{ name: 'points' }, { name: 'password', kind: 'password' }] as const;

const Frame = styled.section`
  max-inline-size: 28rem;
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.3')};
`;

const Worth = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};

  strong {
    color: ${token('color.text.primary')};
  }
`;

const Spaced = styled(SuccessMessage)`
  margin-block-end: ${token('space.4')};
`;

/** Points to money [7.04]. */
export default function PointsConvert() {
  const t = useMessages();
  const { data: balance, failure, retry } = useCall(getPoints);
  const config = useCall(getPointsConfig);
  if (!balance && failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (!config.data && config.failure) return <Failure messageKey={config.failure} onRetry={config.retry} />;
  return (
    <Frame aria-label={t('pointsConvert.label')}>
      {balance && config.data ? (
        <ConvertForm points={balance.points} config={config.data} />
      ) : (
        <div aria-busy="true">
          <Line />
          <Line />
          <Line />
        </div>
      )}
    </Frame>
  );
}

interface FormProps {
  /** The points at hand. */
  readonly points: number;
  readonly config: PointsConfig;
}

function ConvertForm({
  points,
  config: { ratio, convertMinimum: minimum = 1, currency, passwordKind = 'login' },
}: FormProps) {
  const t = useMessages();
  const intl = useIntl();
  const context = useActionContext();
  const reload = useReload();
  const decimal = useDecimal();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<PointsConversion>();
  const field = useRef<HTMLInputElement>(null);
  const money = moneyIn(useBrand(), intl.locale, currency);
  const password = t(`points.password.${passwordKind}`);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read(data) {
      const values = readFields(data, FIELDS);
      return { ...values, points: decimal.count(values.points) };
    },
    check(values) {
      const problem = checkPoints(values.points, minimum, points);
      return {
        points:
          problem === 'notEmpty'
            ? t('form.notEmpty', { field: t('pointsConvert.points') })
            : problem && t(`pointsConvert.${problem}`, { minimum, points }),
        password: values.password === '' ? t('form.notEmpty', { field: password }) : undefined,
      };
    },
    async send(values) {
      const wantedPoints = Number(values.points);
      const amount = money(pointsWorth(wantedPoints, ratio));
      setDone(undefined);
      const sure = await context.confirm({
        title: 'pointsConvert.sure',
        text: 'pointsConvert.sureText',
        values: { points: wantedPoints, amount },
        confirm: 'pointsConvert.submit',
      });
      if (!sure) return;
      const conversion = await convertPoints({ points: wantedPoints, password: values.password });
      for (const changed of [getPoints, getPointsTransactions, getBalance]) reload(changed);
      form.form.ref.current?.reset();
      setTyped('');
      setDone(conversion);
    },
    refused(error) {
      if (isWrongPassword(error)) {
        return { errors: { password: t('points.wrongPassword') }, empty: ['password'] };
      }
      reload(getPoints);
      return { refusal: refusalText(error, t, pointsRefusals) };
    },
  });
  const worth = pointsWorth(readPoints(decimal.count(typed.trim())) ?? 0, ratio);
  return (
    <>
      <Spaced>
        {done &&
          t('pointsConvert.done', {
            points: done.points,
            amount: money(done.amount),
            reference: done.reference,
          })}
      </Spaced>
      <Form state={form} label={t('pointsConvert.label')}>
        <Field
          ref={field}
          name="points"
          label={t('pointsConvert.points')}
          icon="gift"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint={t('pointsConvert.ratio', { minimum, ratio, amount: money('1.00') })}
          error={form.errors.points}
          onChange={({ target }) => setTyped(target.value.trim())}
          end={
            <Button
              type="button"
              $tone="quiet"
              onClick={() => {
                if (field.current) field.current.value = String(points);
                setTyped(String(points));
                field.current?.focus();
              }}
            >
              {t('pointsConvert.all')}
            </Button>
          }
        />
        <Worth aria-live="polite">
          {t('pointsConvert.get')} <strong>{money(worth)}</strong>
        </Worth>
        <FormField
          spec={{
            name: 'password',
            kind: 'password',
            label: password,
            icon: 'lock',
            autoComplete: 'current-password',
          }}
          error={form.errors.password}
          maxLength={200}
        />
        <SubmitButton state={form} busyText={t('pointsConvert.busy')}>
          {t('pointsConvert.submit')}
        </SubmitButton>
      </Form>
    </>
  );
}
