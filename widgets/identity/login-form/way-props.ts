import type { MenuItem } from '@liveryjs/schemas/brand';
import type { Remembered } from './use-remembered.ts';

/** What every way to log in needs. */
export interface WayProps {
  readonly remembered: Remembered;
  readonly forgot: MenuItem | undefined;
}
