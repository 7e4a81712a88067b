import { imageUrl } from '@liveryjs/client/image-url';
import { redeeming } from '@liveryjs/client/points/open-redeem';
import { isWrongPassword, pointsRefusals } from '@liveryjs/client/points/points-refusals';
import { redeemReward } from '@liveryjs/client/points/redeem-reward';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Button,
  Empty,
  Field,
  Form,
  FormField,
  Icon,
  Picture,
  readFields,
  SubmitButton,
  token,
  useActionContext,
  useDecimal,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { Facts, Receipt } from '@liveryjs/parts/payment-steps';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPoints } from '@liveryjs/schemas/calls/member';
import {
  getPointsConfig,
  getPointsTransactions,
  getRedeems,
  getRewards,
} from '@liveryjs/schemas/calls/points';
import type { Redeem, Reward } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { mostOf, readQuantity } from './points-redeem.model.ts';

const EDGE = 96;
const FIELDS = [{ name: 'quantity' }, { name: 'password', kind: 'password' }] as const;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: ${EDGE}px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.4')};

  img {
    inline-size: ${EDGE}px;
    block-size: ${EDGE}px;
    border-radius: ${token('radius.card')};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  p {
    margin-block-start: ${token('space.1')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

/** The dialog that spends points on a reward [7.04]. */
export default function PointsRedeem() {
  const t = useMessages();
  const { reward } = useSnapshot(redeeming);
  const [done, setDone] = useState<Redeem>();
  if (done) return <Redeemed redeem={done} />;
  if (reward) return <RedeemForm reward={reward} onDone={setDone} />;
  return (
    <Empty>
      <Icon name="gift" />
      <p>{t('pointsRedeem.none')}</p>
    </Empty>
  );
}

function RedeemForm({ reward, onDone }: { reward: Reward; onDone: (redeem: Redeem) => void }) {
  const t = useMessages();
  const reload = useReload();
  const { data: balance } = useCall(getPoints);
  const { data: config } = useCall(getPointsConfig);
  const decimal = useDecimal();
  const [typed, setTyped] = useState('1');
  const points = balance?.points;
  const most = mostOf(reward, points);
  const quantity = readQuantity(decimal.count(typed.trim()), most);
  const cost = reward.points * (quantity ?? 1);
  const password = t(`points.password.${config?.passwordKind ?? 'login'}`);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read(data) {
      const values = readFields(data, FIELDS);
      return { ...values, quantity: decimal.count(values.quantity) };
    },
    check: (values) => ({
      quantity:
        readQuantity(values.quantity, most) === undefined
          ? t('pointsRedeem.wrongQuantity', { most })
          : undefined,
      password: values.password === '' ? t('form.notEmpty', { field: password }) : undefined,
    }),
    async send(values) {
      const body = { rewardId: reward.id, quantity: Number(values.quantity), password: values.password };
      const redeem = await redeemReward(body);
      for (const changed of [getPoints, getRewards, getRedeems, getPointsTransactions]) reload(changed);
      onDone(redeem);
    },
    refused(error) {
      if (isWrongPassword(error)) {
        return { errors: { password: t('points.wrongPassword') }, empty: ['password'] };
      }
      // The stock or the points have changed.
      reload(getRewards);
      reload(getPoints);
      return { refusal: refusalText(error, t, pointsRefusals) };
    },
  });
  return (
    <Form state={form} label={t('pointsRedeem.label')}>
      <Chosen>
        <Picture src={imageUrl(reward.image)} alt="" width={EDGE} height={EDGE} />
        <div>
          <h3 dir="auto">{reward.name}</h3>
          <p dir="auto">{reward.description}</p>
          <p>{t('pointsRedeem.perPiece', { points: reward.points })}</p>
        </div>
      </Chosen>
      <Field
        name="quantity"
        label={t('pointsRedeem.quantity')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue="1"
        error={form.errors.quantity}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <Facts
        live
        rows={[
          [t('pointsRedeem.cost'), t('points.count', { points: cost })],
          points !== undefined && points >= cost
            ? [t('pointsRedeem.left'), t('points.count', { points: points - cost })]
            : undefined,
        ]}
      />
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
      <SubmitButton state={form} busyText={t('pointsRedeem.busy')}>
        {t('pointsRedeem.submit', { points: cost })}
      </SubmitButton>
    </Form>
  );
}

/** The redeemed reward, and the number of the redemption. */
function Redeemed({ redeem: { reference, name, quantity, points } }: { redeem: Redeem }) {
  const t = useMessages();
  const context = useActionContext();
  return (
    <Receipt
      heading={t('pointsRedeem.done')}
      text={t('pointsRedeem.doneText')}
      rows={[
        [name, `× ${quantity}`],
        points === undefined ? undefined : [t('pointsRedeem.cost'), t('points.count', { points })],
        [t('pointsRedeem.reference'), reference],
      ]}
    >
      <Button type="button" $tone="primary" onClick={() => context.close()}>
        {t('pointsRedeem.close')}
      </Button>
    </Receipt>
  );
}
