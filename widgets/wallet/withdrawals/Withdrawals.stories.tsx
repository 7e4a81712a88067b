import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, within } from 'storybook/test';
import Withdrawals from './Withdrawals.tsx';
import type { Props } from './withdrawals.props.ts';

const CALL = 'getWithdrawals';
const CANCEL = 'cancelWithdrawal';

export default {
  title: 'Wallet/Own withdrawals',
  component: Withdrawals,
  args: { pageSize: 8 },
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Pages: WidgetStory<Props> = { args: { pageSize: 3 } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], total: 0, totalPages: 0 } } },
};

export const Cancelled: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(callsOf(CANCEL).map(({ body }) => body)).toMatchObject([
      { reference: 'WD261121-0000000001', idempotencyKey: expect.any(String) },
    ]);
  },
};

/** The operator was faster. */
export const TooLate: WidgetStory<Props> = {
  parameters: { platform: { [CANCEL]: failing(409, { code: 'withdrawal_decided' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal' }));
    const body = within(document.body);
    const question = within(await body.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await body.findByText(/has already been approved or declined/)).toBeVisible();
  },
};
