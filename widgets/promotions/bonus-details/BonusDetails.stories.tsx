import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import BonusDetails from './BonusDetails.tsx';
import type { Props } from './bonus-details.props.ts';

const LIST = 'getBonuses';
const CANCEL = 'cancelBonus';

export default {
  title: 'Promotions/Bonuses',
  component: BonusDetails,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.35] The question says what goes back. */
export const GivenUp: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forfeit Weekly extra' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/^We’ll take \$30\.00 out of your wallet/)).toBeVisible());
    await expect(callsOf(CANCEL)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Forfeit' }));
    await waitFor(() => expect(callsOf(CANCEL)).toHaveLength(1));
  },
};

/** The bonus stays, and can be given up again. */
export const NotGivenUp: WidgetStory<Props> = {
  parameters: { platform: { [CANCEL]: failing(409, { code: 'bonus_gone' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forfeit Weekly extra' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Forfeit' }));
    await expect(await within(document.body).findByText('This bonus has already ended.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forfeit Weekly extra' })).toBeEnabled());
  },
};

export const Narrowed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(callsOf(LIST).at(-1)?.query.get('status')).toBe('EXPIRED'));
  },
};

export const Empty: WidgetStory<Props> = {
  parameters: {
    platform: { [LIST]: { list: [], total: 0, totalPages: 0, turnoverLeft: '0.00', currency: 'USD' } },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };
