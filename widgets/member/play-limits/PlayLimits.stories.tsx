import { playLimits } from '@liveryjs/stories/platform/answers/limits';
import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, screen, waitFor, within } from 'storybook/test';
import PlayLimits from './PlayLimits.tsx';
import type { Props } from './play-limits.props.ts';

const LIMITS = 'getPlayLimits';
const SET = 'setDepositLimit';
const BREAK = 'takeBreak';

export default {
  title: 'Member/Play limits',
  component: PlayLimits,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** A limit with a comma in its place says what is wrong, and goes to the platform once it is right. */
export const Changed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Monthly' }));
    const card = within(await canvas.findByRole('group', { name: 'Monthly' }));
    const field = card.getByRole('textbox', { name: 'Limit' });
    await userEvent.type(field, 'much');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('much');
    await userEvent.clear(field);
    await userEvent.type(field, '250.50');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(SET)).toHaveLength(1));
    await waitFor(() => expect(callsOf(SET)[0]?.body).toEqual({ period: 'MONTH', amount: '250.50' }));
  },
};

/** Nothing is sent before a yes. */
export const Break: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '7 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take a break' }));
    const first = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(callsOf(BREAK)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Take a break' }));
    const again = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Take a break' }));
    await waitFor(() => expect(callsOf(BREAK)).toHaveLength(1));
    await waitFor(() => expect(callsOf(BREAK)[0]?.body).toEqual({ kind: 'TIME_OUT', days: 7 }));
  },
};

export const Resting: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LIMITS]: { ...playLimits, break: { kind: 'TIME_OUT', until: '2026-11-28T09:30:00Z' } },
    },
  },
};

export const Excluded: WidgetStory<Props> = {
  parameters: { platform: { [LIMITS]: { ...playLimits, break: { kind: 'SELF_EXCLUSION' } } } },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [SET]: failing(400, { code: 'invalid_limit' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Daily' }));
    const card = within(await canvas.findByRole('group', { name: 'Daily' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Limit' }), '50');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await card.findByRole('alert');
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Limit' })).toHaveValue('50'));
  },
};

/** The break that was chosen is still chosen. */
export const BreakFailed: WidgetStory<Props> = {
  parameters: { platform: { [BREAK]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '7 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take a break' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take a break' }));
    await expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked());
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIMITS]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIMITS]: failing(500) } } };
