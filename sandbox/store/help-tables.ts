import type { FeedbackType } from '@liveryjs/schemas/platform';

interface HelpCategoryTable {
  id: string;
  position: number;
}

interface HelpCategoryTextTable {
  id: string;
  language: string;
  title: string;
}

interface HelpArticleTable {
  id: string;
  category: string;
  position: number;
  days_ago: number;
  needs_module: string | null;
}

interface HelpArticleTextTable {
  id: string;
  language: string;
  title: string;
  summary: string;
  content: string;
}

interface FeedbackTable {
  reference: string;
  /** null: a visitor's. */
  account_id: number | null;
  key: string;
  type: FeedbackType;
  content: string;
  at: Date;
}

/** Wins that are shown beside those of the platform's own accounts. */
interface ShownWinTable {
  id: number;
  /** Masked already. */
  name: string;
  node_id: number;
  amount: number;
  minutes_ago: number;
}

export interface HelpTables {
  help_category: HelpCategoryTable;
  help_category_text: HelpCategoryTextTable;
  help_article: HelpArticleTable;
  help_article_text: HelpArticleTextTable;
  feedback: FeedbackTable;
  shown_win: ShownWinTable;
}
