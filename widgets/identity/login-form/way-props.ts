import type { MenuItem } from '@liveryjs/schemas/brand';
import type { Remembered } from './use-remembered.ts';

/** The props of every way to log in. */
export interface WayProps {
  readonly remembered: Remembered;
  readonly forgot: MenuItem | undefined;
}
