import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import Footer from './Footer.tsx';
import type { Props } from './footer.props.ts';

export default {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { region: 'footer', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getVendors: hanging() } },
};

/** The strip of makers goes, quietly. */
export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getVendors: failing(500) } },
};

export const WithoutProviders: WidgetStory<Props> = { args: { providers: false } };

/** The least that a manifest can ask for. */
export const Empty: WidgetStory<Props> = {
  args: { since: 2026, groups: [], providers: false },
  parameters: { placed: false },
};
