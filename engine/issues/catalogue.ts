import { buildFindings } from './catalogue/build.ts';
import { manifestFindings } from './catalogue/manifest.ts';
import { messageFindings } from './catalogue/messages.ts';
import { referenceFindings } from './catalogue/references.ts';
import { shapeFindings } from './catalogue/shape.ts';
import { sourceFindings } from './catalogue/source.ts';
import { themeFindings } from './catalogue/theme.ts';

/** Every kind of finding by its code. One file a stage; a code, once published, stays. */
export const catalogue = {
  ...sourceFindings,
  ...manifestFindings,
  ...shapeFindings,
  ...referenceFindings,
  ...themeFindings,
  ...messageFindings,
  ...buildFindings,
};
