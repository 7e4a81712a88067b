import { askMember } from './ask-member.ts';
import { keepMember, session } from './session.ts';

/**
 * Brings member info up to date, where there is a session [7.03].
 *
 * @param language platform code of the language of its texts
 * @throws CallError
 */
export async function loadMember(language: string, signal?: AbortSignal): Promise<void> {
  const { token } = session;
  if (token === undefined) return;
  const member = await askMember(language, { signal });
  // Meanwhile the session may have lapsed, or somebody else logged in.
  if (session.token === token && !session.lapsed) keepMember(member);
}
