import { failing, hanging, type WidgetMeta, type WidgetStory, without } from '@liveryjs/stories/widget-story';
import { expect, within } from 'storybook/test';
import Account from './Account.tsx';
import type { Props } from './account.props.ts';

const BALANCE = 'getBalance';

export default {
  title: 'Shell/Account',
  component: Account,
  parameters: { region: 'header', inside: { widget: 'header', slot: 'account' }, placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = { parameters: { session: 'member' } };

export const Visitor: WidgetStory<Props> = {};

export const WithoutFreePlay: WidgetStory<Props> = {
  parameters: { platform: { getPermission: without('FREEPLAY3') } },
};

/** Who the visitor is, is known; what the platform offers is not. */
export const Unknown: WidgetStory<Props> = {
  parameters: { platform: { getPermission: hanging() } },
};

/** With shortcuts, as brands have them that take deposits. */
export const Shortcuts: WidgetStory<Props> = {
  args: {
    shortcuts: [
      { id: 'deposit', label: 'footer.payment.bank', icon: 'plus', to: { action: 'customerService' } },
      { id: 'withdraw', label: 'footer.payment.wallet', to: { action: 'customerService' } },
    ],
  },
  parameters: { session: 'member' },
};

export const Agent: WidgetStory<Props> = { parameters: { session: 'agent' } };

export const Trial: WidgetStory<Props> = { parameters: { session: 'trial' } };

export const Loading: WidgetStory<Props> = {
  parameters: { session: 'member', platform: { [BALANCE]: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { session: 'member', platform: { [BALANCE]: failing(500) } },
};

export const WithoutPoints: WidgetStory<Props> = {
  parameters: {
    session: 'member',
    platform: { getPoints: { points: 0, ratio: 100 } },
  },
};

/** The menu behind the picture. */
export const Open: WidgetStory<Props> = {
  parameters: { session: 'agent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account menu of/ }));
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: 'Agent centre' })).toBeVisible();
  },
};

export const Hidden: WidgetStory<Props> = {
  parameters: { session: 'member' },
  play: async ({ canvas, userEvent }) => {
    const [eye] = await canvas.findAllByRole('button', { name: 'Hide balance' });
    if (!eye) throw new Error('There is no eye.');
    await userEvent.click(eye);
    await expect(await canvas.findAllByText('***')).not.toHaveLength(0);
    await userEvent.click(eye);
  },
};
