import { redeeming } from '@liveryjs/client/points/open-redeem';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PointsRedeem from './PointsRedeem.tsx';
import type { Props } from './points-redeem.props.ts';

const REDEEM = 'redeemReward';

export default {
  title: 'Promotions/Redeem form',
  component: PointsRedeem,
  parameters: { region: 'modal', modal: 'redeemReward', session: 'member' },
  beforeEach: () => {
    redeeming.reward = {
      id: 301,
      type: 'VOUCHER',
      name: 'Ten free spins',
      description: 'On any of our slots.',
      image: '/sandbox/img/thing/aurora/seven.svg',
      points: 150,
      stock: 400,
    };
    return () => {
      redeeming.reward = undefined;
    };
  },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play, quantity = '2') {
  const field = await canvas.findByLabelText('Quantity');
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
  await userEvent.type(canvas.getByLabelText('Login password'), 'Livery2026{Enter}');
}

export const Full: WidgetStory<Props> = {};

/** [7.04] */
export const Done: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByText('RD261121-4F90C2A7B1')).toBeVisible();
    await expect(callsOf(REDEEM).map(({ body }) => body)).toMatchObject([
      { rewardId: 301, quantity: 2, password: 'Livery2026' },
    ]);
  },
};

export const TooMany: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, '99');
    await expect(
      await canvas.findByText(/^Enter a quantity from 1 to|^You can only redeem one/),
    ).toBeVisible();
    await expect(callsOf(REDEEM)).toHaveLength(0);
  },
};

/** [7.04] */
export const WrongPassword: WidgetStory<Props> = {
  parameters: { platform: { [REDEEM]: failing(403, { code: 'wrong_password' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByText('That password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveValue('2'));
  },
};

export const NotEnough: WidgetStory<Props> = {
  parameters: { platform: { [REDEEM]: failing(409, { code: 'insufficient_points' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You no longer have enough points');
  },
};

export const SoldOut: WidgetStory<Props> = {
  parameters: { platform: { [REDEEM]: failing(409, { code: 'sold_out' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sold out');
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [REDEEM]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Redeeming…' })).toBeVisible();
  },
};

export const NothingChosen: WidgetStory<Props> = {
  play: async ({ canvas }) => {
    redeeming.reward = undefined;
    await expect(await canvas.findByText(/Choose a reward/)).toBeVisible();
  },
};
