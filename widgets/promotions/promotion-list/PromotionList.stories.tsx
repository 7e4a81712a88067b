import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PromotionList from './PromotionList.tsx';
import type { Props } from './promotion-list.props.ts';

const CALL = 'getPromotions';

export default {
  title: 'Promotions/Promotions',
  component: PromotionList,
  parameters: { path: '/promotions', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** The first one large. */
export const Lead: WidgetStory<Props> = { args: { layout: 'lead' } };

/** One below the other; one of them is open. */
export const Rows: WidgetStory<Props> = {
  args: { layout: 'rows' },
  parameters: { path: '/promotions?id=5' },
};

/** To be torn off. */
export const Coupons: WidgetStory<Props> = { args: { layout: 'coupons' } };

/** The address opens one [2.07]. */
export const Open: WidgetStory<Props> = { parameters: { path: '/promotions?id=5' } };

/** The address names one that is over. */
export const Gone: WidgetStory<Props> = { parameters: { path: '/promotions?id=999' } };

export const Narrowed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('article')).length;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rebates' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(all));
  },
};

/** Every activity as it stands [4.20]. */
export const Activities: WidgetStory<Props> = {
  parameters: { session: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Claim: Your first deposit, doubled' });
    await waitFor(() => expect(canvas.getByText('Coming soon')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Joined')).toBeVisible());
  },
};

export const ActivitiesFailed: WidgetStory<Props> = {
  parameters: { session: 'member', platform: { getActivities: failing(500) } },
};

/** A page of its own [2.07]. */
export const One: WidgetStory<Props> = {
  args: { view: 'one', to: { route: 'promotions' } },
  parameters: { path: '/promoDetail?id=5' },
};

export const NoSuchOne: WidgetStory<Props> = {
  args: { view: 'one', to: { route: 'promotions' } },
  parameters: { path: '/promoDetail?id=999' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('This promotion does not exist or is over.');
    await expect(text.parentElement?.querySelector('use')?.getAttribute('href')).toMatch(/#gift$/);
    await expect(canvas.getByRole('link', { name: 'All promotions' })).toBeVisible();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Empty: WidgetStory<Props> = {
  parameters: {
    platform: { [CALL]: { list: [], availablePromo: { REFERRAL: { enabled: false } } } },
  },
};
