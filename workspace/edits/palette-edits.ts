import { explainToken } from '#workspace/explain/explain-token.ts';
import { Failure } from '#workspace/failure.ts';
import { loadBrand, type Workspace } from '#workspace/open/index.ts';
import type { PlaceEdit } from './edit.ts';
import { paletteFrom } from './palette.ts';

/**
 * The edits that give a brand a whole palette: the colours that others follow from, and that these follow again where the brand says
 * something else. Of those colours, one that a parent says for each mode stays as it is.
 *
 * @param color a colour of CSS
 * @throws Failure for text that is no colour, and for a brand without any of these tokens
 */
export function paletteEdits(workspace: Workspace, brand: string, color: string): PlaceEdit[] {
  const palette = paletteFrom(color);
  if (palette === undefined)
    throw new Failure(`${JSON.stringify(color)} is no colour. Write one such as #c2185b.`);
  const result = loadBrand(workspace, brand);
  const names = (result.theme?.names ?? []).filter((name) => result.theme?.types[name] === 'color');
  const modesOf = (name: string) => explainToken(result, name)?.modes ?? [];
  /** Parents say it for each mode by itself, so that a value for all modes would have no effect. */
  const isSaidByMode = (name: string) =>
    modesOf(name).every(
      ({ written: { layer, place } }) => layer !== brand && modeOfFile(place) !== undefined,
    );
  const roots = names.filter((name) => Object.hasOwn(palette, name) && !isSaidByMode(name));
  if (roots.length === 0)
    throw new Failure(
      `${brand} has no token that a palette begins with: ${Object.keys(palette).join(', ')}. Change its colours one by one.`,
    );
  const families = [...new Set(roots.map((name) => name.replace(/\.[^.]+$/, '.')))];
  const followers = names.filter((name) => families.some((family) => name.startsWith(family)));
  return [
    ...roots.map((name): PlaceEdit => ({ op: 'set', brand, at: name, value: palette[name] ?? '' })),
    ...followers.flatMap((name) => {
      const ownModes = modesOf(name)
        .filter(({ written }) => written.layer === brand)
        .map(({ written }) => modeOfFile(written.place));
      const isRoot = Object.hasOwn(palette, name);
      return [...new Set(ownModes)]
        .filter((mode) => mode !== undefined || !isRoot)
        .map((mode): PlaceEdit => ({ op: 'reset', brand, at: name, ...(mode !== undefined && { mode }) }));
    }),
  ];
}

/** The mode whose file of tokens a place is in; undefined for the file of all modes. @param place `file:line:column` */
export function modeOfFile(place: string): string | undefined {
  return /\/tokens\.([^./]+)\.json:/.exec(place)?.[1];
}
