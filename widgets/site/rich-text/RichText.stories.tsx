import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import RichText from './RichText.tsx';
import type { Props } from './rich-text.props.ts';

export default {
  title: 'Site/Rich text',
  component: RichText,
  args: { content: 'privacy', values: {}, level: 2 },
  parameters: { path: '/privacy' },
} satisfies WidgetMeta<Props>;

/** Headings, paragraphs and a table, as brands place it. */
export const Full: WidgetStory<Props> = {};

export const Elements: WidgetStory<Props> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Table' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Your rights' })).toBeVisible());
  },
};

/** A text with a placeholder, and links to other pages. */
export const Values: WidgetStory<Props> = {
  args: { content: 'terms', values: { age: 18 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy'),
    );
  },
};

/** A list and a quote, below the heading of a section. */
export const InSection: WidgetStory<Props> = { args: { content: 'responsible-play', level: 3 } };
