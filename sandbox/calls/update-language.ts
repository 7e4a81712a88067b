import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** Sets the language that the platform writes to the account in. The path and the shape are this project's own. */
export const updateLanguage: Handler<'updateLanguage'> = {
  async answer(_query, { db, session, body: { language } }) {
    if ((await languageOf(db, language)) !== language) {
      refuseMistakes([{ at: 'body/language', message: 'is no language of this platform' }]);
    }
    await db.updateTable('account').set({ language }).where('id', '=', session.accountId).execute();
    return null;
  },
};
