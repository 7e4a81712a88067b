import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import HelpCentre from './HelpCentre.tsx';
import type { Props } from './help-centre.props.ts';

const CALL = 'getHelpCentre';

export default {
  title: 'Site/Help centre',
  component: HelpCentre,
  args: {
    more: [
      { id: 'support', label: 'nav.support', icon: 'support', to: { action: 'customerService' } },
      { id: 'feedback', label: 'nav.feedback', icon: 'pencil', to: { modal: 'feedback' } },
    ],
  },
  parameters: { path: '/help', slots: { tools: [{ widget: 'language-picker', props: { compact: true } }] } },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** One category below the other, with what each article says. */
export const List: WidgetStory<Props> = { args: { layout: 'list' } };

/** The article that the address names [2.09]. */
export const Article: WidgetStory<Props> = { parameters: { path: '/help?id=terms' } };

export const Found: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'password forgot');
    await userEvent.click(await canvas.findByRole('link', { name: /^I forgot my password/ }));
    const heading = await canvas.findByRole('heading', { name: 'I forgot my password' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const NothingFound: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'submarine');
    await expect(await canvas.findByText(/No results for “submarine”/)).toBeVisible();
  },
};

/** An address of an article that the platform has no more. */
export const Gone: WidgetStory<Props> = { parameters: { path: '/help?id=of-last-year' } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Empty: WidgetStory<Props> = { parameters: { platform: { [CALL]: { categories: [] } } } };
