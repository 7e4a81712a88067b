import { isDeepStrictEqual } from 'node:util';
import type { ColorsView } from '@liveryjs/studio/api';
import { modeOfFile } from '@liveryjs/workspace/edits/palette-edits';
import { explainToken } from '@liveryjs/workspace/explain/explain-token';
import type { BrandResult } from '@liveryjs/workspace/open';
import { originOf } from './shared.ts';

/** Colour tokens of a brand, in each mode. @param id of the brand whose values are its own */
export function colorsView(result: BrandResult, id = result.id): ColorsView {
  const { theme } = result;
  const names = (theme?.names ?? []).filter((name) => theme?.types[name] === 'color');
  const tokens = names.map((name) => {
    const modes = explainToken(result, name)?.modes ?? [];
    return {
      name,
      modes: modes.map(({ mode, css = '', written, overrode: [above], through }) => {
        const fileMode = modeOfFile(written.place);
        const alias = through[0]?.name;
        const origin = originOf(written, id);
        const isSame = origin.isOwn && above !== undefined && isDeepStrictEqual(above.value, written.value);
        const pairs = (theme?.contrast ?? []).filter(
          ({ pair, mode: other }) => other === mode && (pair.text === name || pair.on === name),
        );
        return {
          mode,
          css,
          origin,
          ...(isSame && { isSame }),
          ...(fileMode !== undefined && { fileMode }),
          ...(alias !== undefined && { alias }),
          pairs: pairs.map(({ pair, color, ground, ratio }) => ({
            id: pair.id,
            other: pair.text === name ? pair.on : pair.text,
            part: pair.text === name ? ('text' as const) : ('ground' as const),
            color,
            ground,
            ...(ratio !== undefined && { ratio }),
            needed: pair.ratio,
            isMet: ratio !== undefined && ratio >= pair.ratio,
          })),
        };
      }),
    };
  });
  return { tokens };
}
