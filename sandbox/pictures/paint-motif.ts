import type { ArtDirection, Tone } from '#sandbox/pictures/directions/direction.ts';
import { drawMotif, type MotifName } from '#sandbox/pictures/motifs/index.ts';
import { darker, lighter, toHsl } from './colour.ts';
import { type Ink, inkOf } from './ink.ts';
import { linear } from './svg.ts';

/** Width of a line where a direction has no outline. */
const LINE = 4;

/** Stops of a surface in one colour: from its lit to its dark side, or one alone where all is flat. */
function surface(colour: string, modelling: number): [number, string][] {
  if (modelling === 0) return [[0, colour]];
  return [
    [0, lighter(colour, 0.5 * modelling)],
    [0.5, colour],
    [1, darker(colour, 0.45 * modelling)],
  ];
}

/** A colour of a drawing, brought to the direction's ramps. */
function tint(colour: string, { ramps }: ArtDirection): string {
  const { hue, saturation, lightness } = toHsl(colour);
  const kind = saturation < 0.18 ? 'neutral' : hue < 75 || hue > 300 ? 'warm' : 'cool';
  return ramps[kind][Math.min(4, Math.floor(lightness * 5))] ?? colour;
}

/** Returns the definitions that `paintMotif` refers to. */
export function paintDefinitions(direction: ArtDirection, { main, accent }: Tone): string {
  const { gold, modelling, ramps, shadow } = direction;
  const [, deepWarm, warm, amber] = ramps.warm;
  const paints: Readonly<Record<string, readonly [number, string][]>> = {
    main: surface(main, modelling),
    accent: surface(accent, modelling),
    gold: gold.map((colour, index) => [gold.length === 1 ? 0 : index / (gold.length - 1), colour]),
    silver: surface(ramps.neutral[3], modelling),
    white: surface(ramps.neutral[4], modelling * 0.3),
    red: surface(deepWarm, modelling),
    orange: surface(modelling === 0 ? amber : warm, modelling),
    green: surface(ramps.cool[2], modelling),
  };
  const [down, blur, opacity] = shadow ?? [0, 0, 0];
  return (
    Object.entries(paints)
      .map(([name, stops]) => linear(name, stops))
      .join('') +
    (shadow
      ? `<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${down}" stdDeviation="${blur}" flood-color="#000" flood-opacity="${opacity}"/></filter>`
      : '')
  );
}

/** A motif between -100 and 100, in the colours and with the line of a direction. */
export function paintMotif(name: MotifName, direction: ArtDirection, tone: Tone): string {
  const ink: Ink = {
    ...inkOf({ sky: tone.ground, glow: tone.light, main: tone.main, accent: tone.accent }),
    deep: direction.ramps.neutral[0],
    pale: direction.ramps.neutral[4],
  };
  const inked = drawMotif(name, ink).replaceAll(
    /"(#[0-9a-f]{3}|#[0-9a-f]{6})([0-9a-f]{1,2})?"/gi,
    (_, colour, alpha = '') => `"${tint(colour, direction)}${alpha.length === 1 ? alpha + alpha : alpha}"`,
  );
  const [colour, width, opacity] = direction.outline ?? ['none', LINE, 1];
  // A line that a drawing leaves to what stands around it is a seam, which nothing else shows.
  const seamed = inked.replaceAll(
    /<(?:path|circle|ellipse|line)(?![^>]* stroke=)[^>]* fill="none"[^>]*?(?=\/?>)/g,
    (line) => (direction.outline ? line : `${line} stroke="${ink.deep}"`),
  );
  return seamed.replace(
    /^<g [^>]*>/,
    `<g stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round">`,
  );
}
