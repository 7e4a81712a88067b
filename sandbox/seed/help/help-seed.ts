/** Title and summary as text, content as HTML. */
type Text = readonly [title: string, summary: string, content: string];

export interface HelpArticleSeed {
  /** Its name in addresses. */
  readonly id: string;
  readonly daysAgo: number;
  /** Shown only while this module is on. */
  readonly module?: string;
  readonly EN: Text;
  readonly TY: Text;
  readonly VI: Text;
  readonly AR: Text;
}

export interface HelpCategorySeed {
  readonly id: string;
  readonly EN: string;
  readonly TY: string;
  readonly VI: string;
  readonly AR: string;
  readonly articles: readonly HelpArticleSeed[];
}
