import { buildFindings } from './catalogue/build.ts';
import { contentFindings } from './catalogue/content.ts';
import { groupFindings } from './catalogue/groups.ts';
import { manifestFindings } from './catalogue/manifest.ts';
import { messageFindings } from './catalogue/messages.ts';
import { shapeFindings } from './catalogue/shape.ts';
import { sourceFindings } from './catalogue/source.ts';
import { svgFindings } from './catalogue/svg.ts';
import { themeFindings } from './catalogue/theme.ts';

/**
 * The findings of the stages, by code; checks have findings of their own. One file a stage; a code, once published, stays.
 */
export const catalogue = {
  ...sourceFindings,
  ...manifestFindings,
  ...shapeFindings,
  ...svgFindings,
  ...themeFindings,
  ...messageFindings,
  ...contentFindings,
  ...buildFindings,
  ...groupFindings,
};
