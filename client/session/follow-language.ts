import { updateLanguage } from '@liveryjs/schemas/calls/member';
import { call } from '#client/calls/call.ts';
import { loadMember } from './load-member.ts';
import { session } from './session.ts';

/** Tells the platform the language that a member has chosen, and asks for member info in it. */
export async function followLanguage(language: string): Promise<void> {
  if (session.token === undefined) return;
  try {
    await Promise.all([call(updateLanguage, { language }), loadMember(language)]);
  } catch (error) {
    // The page itself is in the language already, and stays so.
    console.warn('[livery] The platform did not take the language.', error);
  }
}
