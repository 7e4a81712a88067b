import type { Announcement } from '@liveryjs/schemas/platform';

export interface AnnouncementSeed {
  readonly types: NonNullable<Announcement['types']>;
  readonly daysAgo: number;
  /** Scenes of its pictures, in order. */
  readonly art?: readonly string[];
  /** Shown only while this module is on. */
  readonly module?: string;
  /** Shown only while some vendor has games of one of these categories or kinds, with commas between. */
  readonly games?: string;
  /** Meant for something else than the web, by another type than B. */
  readonly platform?: string;
  readonly execution?: string;
  /** Names its texts: `announcement.<text>.title` and `.content`, which is HTML. */
  readonly text: string;
  /** Puts text around its content, and around further words of `announcement.<text>`. */
  readonly around?: (content: string, said: (word: string) => string) => string;
}
