import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import VendorCards from './VendorCards.tsx';
import type { Props } from './vendor-cards.props.ts';

export default {
  title: 'Games/Vendor cards',
  component: VendorCards,
  args: { category: 'LIVE' },
  parameters: { path: '/live' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = { args: { title: 'vendorCards.label' } };

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getVendors: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getVendors: failing(500) } },
};

/** A group of one vendor opens it. */
export const OneVendor: WidgetStory<Props> = {
  args: { category: 'COCKFIGHT', press: 'open' },
  parameters: { path: '/cockfight' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Redcomb Arena/ }));
    const popup = await within(document.body).findByRole('dialog');
    await expect(await within(popup).findByLabelText('Username')).toBeVisible();
  },
};

/** The operator's own choice, with its own hot marks. */
export const Chosen: WidgetStory<Props> = {
  args: {
    cards: [
      { vassalage: 'GRSL', isHot: true },
      { vassalage: 'VLVT', isHot: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: 'Velvet Hall' });
    await userEvent.click(card);
    await waitFor(() => expect(card).toHaveAttribute('aria-pressed', 'true'));
  },
};
