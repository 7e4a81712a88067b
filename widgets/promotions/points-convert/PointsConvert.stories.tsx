import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import PointsConvert from './PointsConvert.tsx';
import type { Props } from './points-convert.props.ts';

const CONVERT = 'convertPoints';
const CONFIG = 'getPointsConfig';

export default {
  title: 'Promotions/Convert points',
  component: PointsConvert,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play, points = '200') {
  await userEvent.type(await canvas.findByLabelText('Points to convert'), points);
  await userEvent.type(canvas.getByLabelText('Login password'), 'Livery2026{Enter}');
}

async function sendSurely(play: Play) {
  await send(play);
  const question = await within(document.body).findByRole('alertdialog');
  await play.userEvent.click(within(question).getByRole('button', { name: 'Convert' }));
}

export const Full: WidgetStory<Props> = {};

/** [7.04] */
export const Done: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await sendSurely({ canvas, userEvent });
    await expect(await canvas.findByText(/is in your wallet/)).toBeVisible();
    await waitFor(() => expect(callsOf(CONVERT)).toHaveLength(1));
  },
};

/** [7.04] */
export const TooFew: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, '99');
    await expect(await canvas.findByText('At least 100 points')).toBeVisible();
    await expect(callsOf(CONVERT)).toHaveLength(0);
  },
};

/** [7.04] */
export const WrongPassword: WidgetStory<Props> = {
  parameters: { platform: { [CONVERT]: failing(403, { code: 'wrong_password' }) } },
  play: async ({ canvas, userEvent }) => {
    await sendSurely({ canvas, userEvent });
    await expect(
      await canvas.findByText('That password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Points to convert')).toHaveValue('200'));
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [CONVERT]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await sendSurely({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CONFIG]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CONFIG]: failing(500) } } };
