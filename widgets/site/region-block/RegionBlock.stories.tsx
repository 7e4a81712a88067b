import { permission, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import RegionBlock from './RegionBlock.tsx';
import type { Props } from './region-block.props.ts';

const blocked = { ...permission, regionRestriction: true };

export default {
  title: 'Site/Region block page',
  component: RegionBlock,
  parameters: { placed: true, platform: { getPermission: blocked } },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** The longest way to write an address. */
export const LongAddress: WidgetStory<Props> = {
  parameters: {
    platform: {
      getPermission: { ...blocked, location: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' } },
    },
  },
};
