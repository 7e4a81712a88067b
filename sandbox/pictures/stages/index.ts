import type { StageName } from '#sandbox/pictures/directions/direction.ts';
import { flat } from './flat.ts';
import { lacquer } from './lacquer.ts';
import { neon } from './neon.ts';
import { print } from './print.ts';
import type { Stage } from './stage.ts';

export const stages: Readonly<Record<StageName, Stage>> = { flat, lacquer, neon, print };
