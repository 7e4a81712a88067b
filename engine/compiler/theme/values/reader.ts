import type { JsonValue } from '#compiler/manifest/index.ts';
import type { Spot } from '#compiler/theme/spot.ts';
import type { TokenType } from '#compiler/theme/token-types.ts';

/** Reads a value that may be an alias, as CSS; undefined when it is wrong, which has been reported then. */
export type ReadPart = (type: PartType, value: JsonValue, spot: Spot) => string | undefined;

/** A line height is a number, which multiplies the size of the type, or a dimension. */
export type PartType = TokenType | 'lineHeight';

/** Reads a literal value of one type as CSS. Composite types read their members with `part`. */
export type Reader = (value: JsonValue, spot: Spot, part: ReadPart) => string | undefined;
