import type { Announcement } from '@liveryjs/schemas/platform';

/** Title as text, content as HTML. */
type Text = readonly [title: string, content: string];

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
  readonly EN: Text;
  readonly TY: Text;
  readonly VI: Text;
  readonly AR: Text;
}
