import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import VipRank from './VipRank.tsx';
import type { Props } from './vip-rank.props.ts';

const LADDER = 'getClubLabels';

export default {
  title: 'Member/VIP rank',
  component: VipRank,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** The ladder shows alone, as long as the rank is not known. */
export const Visitor: WidgetStory<Props> = { parameters: { session: 'visitor' } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LADDER]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LADDER]: failing(500) } } };
