import { readBorder, readGradient, readShadow, readTransition } from './composite.ts';
import type { PartType, Reader } from './reader.ts';
import {
  readColor,
  readCubicBezier,
  readDimension,
  readDuration,
  readFontFamily,
  readFontWeight,
  readNumber,
  readStrokeStyle,
} from './simple.ts';

/** The readers of a literal value of each type. Typography, which becomes several values, is read by the resolver. */
export const readers: Readonly<Record<Exclude<PartType, 'typography'>, Reader>> = {
  color: readColor,
  dimension: readDimension,
  fontFamily: readFontFamily,
  fontWeight: readFontWeight,
  duration: readDuration,
  cubicBezier: readCubicBezier,
  number: readNumber,
  lineHeight: (value, spot, part) =>
    (typeof value === 'number' ? readNumber : readDimension)(value, spot, part),
  strokeStyle: readStrokeStyle,
  border: readBorder,
  transition: readTransition,
  shadow: readShadow,
  gradient: readGradient,
};
