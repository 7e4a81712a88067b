/** All tables of the platform, as migrations make them: `npm run types` writes them anew. */
export type { DB as Tables } from './generated/tables.ts';
