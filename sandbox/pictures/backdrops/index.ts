import * as air from './air.ts';
import * as built from './built.ts';
import type { Backdrop } from './canvas.ts';
import * as land from './land.ts';

export const backdrops = { ...air, ...built, ...land } satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
