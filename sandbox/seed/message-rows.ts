import { say } from '#sandbox/messages/say.ts';
import { accounts } from './accounts.ts';

const SENT = '2026-11-02T08:00:00Z';

/** Returns the earlier messages of the platform to the accounts, each in its account's language. */
export function messageRows() {
  return {
    message: accounts.flatMap(({ id, language, messages }) =>
      messages.map(({ note, read }, index) => ({
        id: id * 10 + index,
        account_id: id,
        title: say(language, `note.${note}.title`),
        text: say(language, `note.${note}.text`),
        sent_at: SENT,
        read_at: read ? SENT : null,
      })),
    ),
  };
}
