import { nearest } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue, own } from '#compiler/manifest/index.ts';
import type { Spot } from '#compiler/theme/spot.ts';
import type { TokenType } from '#compiler/theme/token-types.ts';
import { readMembers } from './members.ts';
import type { Reader, ReadPart } from './reader.ts';

export const readBorder: Reader = (value, spot, part) => {
  const types = {
    width: { type: 'dimension', size: 'the width of a border' },
    style: { type: 'strokeStyle' },
    color: { type: 'color' },
  } as const;
  const members = readMembers(value, spot, part, types, 'a border with width, style and color');
  return members && `${members.width} ${members.style} ${members.color}`;
};

export const readTransition: Reader = (value, spot, part) => {
  const types = {
    duration: { type: 'duration' },
    timingFunction: { type: 'cubicBezier' },
    delay: { type: 'duration', initial: '0s' },
  } as const;
  const members = readMembers(value, spot, part, types, 'a transition with duration and timingFunction');
  return members && `${members.duration} ${members.timingFunction} ${members.delay}`;
};

const shadowTypes = {
  color: { type: 'color' },
  offsetX: { type: 'dimension' },
  offsetY: { type: 'dimension' },
  blur: { type: 'dimension', size: 'the blur of a shadow' },
  spread: { type: 'dimension', initial: '0px' },
} as const;

export const readShadow: Reader = (value, spot, part) => {
  if (!isList(value)) return readOneShadow(value, spot, part);
  if (value.length === 0)
    return spot.expected('at least one shadow', value, 'Write a shadow, or one of size 0.');
  const shadows = value.map((item, index) =>
    typeof item === 'string'
      ? part('shadow', item, spot.in(index))
      : readOneShadow(item, spot.in(index), part),
  );
  return shadows.includes(undefined) ? undefined : shadows.join(',');
};

function readOneShadow(value: JsonValue, spot: Spot, part: ReadPart): string | undefined {
  const expected = 'a shadow with color, offsetX, offsetY, blur and spread';
  const members = readMembers(value, spot, part, shadowTypes, expected, ['inset']);
  if (members === undefined) return undefined;
  const inset = isObject(value) ? value.inset : undefined;
  if (inset !== undefined && typeof inset !== 'boolean') {
    return spot.in('inset').expected('true or false', inset, 'true draws the shadow inside.');
  }
  const { offsetX, offsetY, blur, spread, color } = members;
  return `${inset ? 'inset ' : ''}${offsetX} ${offsetY} ${blur} ${spread} ${color}`;
}

const stopTypes = { color: { type: 'color' }, position: { type: 'number' } } as const;
const shapes = {
  linear: /^(-?\d+(\.\d+)?(deg|turn)|to (top|bottom|left|right)( (left|right))?)$/,
  radial: /^[a-z0-9%. -]+$/,
  conic: /^[a-z0-9%. -]+$/,
};

/** Stops as a CSS gradient. DTCG has no direction: the extension `livery.gradient` says `kind` and `shape`. */
export const readGradient: Reader = (value, spot, part) => {
  if (!isList(value) || value.length < 2) {
    const expected = isList(value) ? 'at least two stops' : 'a list of stops';
    return spot.expected(expected, value, 'Write [{ "color": "#6142bf", "position": 0 }, …].');
  }
  const stops = value.map((item, index) => {
    const stop = readMembers(item, spot.in(index), part, stopTypes, 'a stop with color and position');
    const position = Number(stop?.position ?? 0);
    if (position < 0 || position > 1) {
      const args = { css: String(position), what: 'the position of a stop', least: 0, most: 1, unit: '' };
      spot.in(index).in('position').report('token-proportion', args);
    }
    return stop && `${stop.color} ${Number((Math.min(1, Math.max(0, position)) * 100).toFixed(2))}%`;
  });
  const positions = value.map((item) => Number(own(item, 'position')));
  const turned = positions.findIndex((position, index) => position < (positions[index - 1] ?? 0));
  if (turned > 0)
    spot
      .in(turned)
      .in('position')
      .report('token-stops', {
        position: positions[turned] ?? 0,
        before: positions[turned - 1] ?? 0,
      });
  const prefix = gradientPrefix(spot);
  return stops.includes(undefined) || prefix === undefined ? undefined : `${prefix}${stops.join(',')})`;
};

function gradientPrefix(spot: Spot): string | undefined {
  const extension = spot.token.extensions['livery.gradient'];
  const gradientSpot = spot.extension('livery.gradient');
  if (extension !== undefined && extension !== null && !isObject(extension)) {
    const hint = 'Such as { "shape": "120deg" }.';
    const meant = typeof extension === 'string' ? `Write { "shape": ${JSON.stringify(extension)} }.` : hint;
    return gradientSpot.expected('an object with kind and shape', extension, meant);
  }
  const others = Object.keys(extension ?? {}).filter((key) => key !== 'kind' && key !== 'shape');
  for (const key of others) gradientSpot.unknownKey(key, ['kind', 'shape']);
  if (others.length > 0) return undefined;
  const { kind = 'linear', shape = kind === 'linear' ? '90deg' : '' } = isObject(extension) ? extension : {};
  if (kind !== 'linear' && kind !== 'radial' && kind !== 'conic') {
    return gradientSpot
      .in('kind')
      .expected(
        '"linear", "radial" or "conic"',
        kind,
        'Leave it out for a linear one.',
        typeof kind === 'string' ? nearest(kind, Object.keys(shapes)) : undefined,
      );
  }
  if (typeof shape !== 'string' || (shape !== '' && !shapes[kind].test(shape))) {
    const hint = 'Such as "120deg" or "to top" for a linear one, "ellipse at 50% 0%" for a radial one.';
    const expected = `the shape of a ${kind} gradient`;
    return gradientSpot
      .in('shape')
      .expected(expected, shape, hint, kind === 'linear' ? likelyShape(shape) : undefined);
  }
  return `${kind}-gradient(${shape === '' ? '' : `${shape},`}`;
}

const SIDES = ['top', 'bottom', 'left', 'right'].map((side) => `to ${side}`);

/** The direction of a linear gradient that is written without its unit, or misspelt. */
function likelyShape(shape: JsonValue): string | undefined {
  if (/^-?\d+(\.\d+)?$/.test(String(shape))) return `${shape}deg`;
  return typeof shape === 'string' ? nearest(shape, SIDES) : undefined;
}

const typographyTypes = {
  fontFamily: { type: 'fontFamily' },
  fontSize: { type: 'dimension', size: 'the size of a font' },
  fontWeight: { type: 'fontWeight' },
  lineHeight: { type: 'lineHeight', initial: 'normal', size: 'the height of a line' },
  letterSpacing: { type: 'dimension', initial: 'normal' },
} as const;

/** The members of a typography value. */
export function readTypography(
  value: JsonValue,
  spot: Spot,
  part: ReadPart,
): Record<keyof typeof typographyTypes, { type: TokenType; css: string }> | undefined {
  const expected = 'a typography with fontFamily, fontSize and fontWeight';
  const members = readMembers(value, spot, part, typographyTypes, expected);
  if (members === undefined) return undefined;
  const typed = <M extends Exclude<keyof typeof typographyTypes, 'lineHeight'>>(member: M) => ({
    type: typographyTypes[member].type,
    css: members[member],
  });
  return {
    fontFamily: typed('fontFamily'),
    fontSize: typed('fontSize'),
    fontWeight: typed('fontWeight'),
    lineHeight: {
      type: /\d[a-z]+$/.test(members.lineHeight) ? 'dimension' : 'number',
      css: members.lineHeight,
    },
    letterSpacing: typed('letterSpacing'),
  };
}
