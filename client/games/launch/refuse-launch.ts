import { type ActionContext, type Facts, languageLabel } from '@liveryjs/engine/kit/plain';
import type { Language } from '@liveryjs/schemas/brand';
import { offerHolds } from '#client/games/offer-facts.ts';
import { portalSections } from '#client/portal-sections.ts';
import { askToLogIn, stay } from '#client/session/ask-to-log-in.ts';
import type { GameLaunch } from './game-launch.ts';

/** Kinds of visitor that have an account of their own. */
const WITH_ACCOUNT = ['member', 'agent'];

/** The message about a vendor that is not offered to a visitor. */
export interface Refusal {
  /** Message key. */
  readonly text: 'launch.accountNeeded' | 'launch.otherLanguage' | 'launch.notOffered';
  /** Values for the text's placeholders. */
  readonly values?: { readonly languages: string };
}

/**
 * Why the brand does not offer a vendor to this visitor now.
 *
 * @param vassalage code of the vendor
 * @returns undefined where it does, and while that is not known
 */
export function refusalOf(
  { brand, facts }: Pick<ActionContext, 'brand' | 'facts'>,
  vassalage: string,
): Refusal | undefined {
  const offer = portalSections(brand).vendors.offered.find(({ id }) => id === vassalage);
  const isClosed = (changed?: Facts) => offerHolds(offer, { ...facts, ...changed }) === false;
  if (!isClosed()) return undefined;
  const hasAccount = facts.audience?.some((kind) => WITH_ACCOUNT.includes(kind));
  if (!hasAccount && WITH_ACCOUNT.some((kind) => !isClosed({ audience: [kind] })))
    return { text: 'launch.accountNeeded' };
  const languages = brand.languages.supported.filter(({ code }) => !isClosed({ languages: [code] }));
  if (languages.length > 0)
    return { text: 'launch.otherLanguage', values: { languages: namesOf(languages) } };
  return { text: 'launch.notOffered' };
}

/**
 * Refuses to start a game of a vendor that the brand does not offer to this visitor now, and tells the visitor why and
 * what to do. While that is not known nothing is refused: no list shows such a game.
 *
 * @param aim what follows on the login, where that is what it needs
 * @returns whether it was refused
 */
export function refuseLaunch(
  context: ActionContext,
  { vassalage }: Pick<GameLaunch, 'vassalage'>,
  aim: () => void | Promise<void> = stay,
): boolean {
  const refusal = refusalOf(context, vassalage);
  if (!refusal) return false;
  if (refusal.text !== 'launch.accountNeeded') void context.confirm({ ...refusal, cancel: null });
  else if (context.facts.audience?.includes('trial')) context.open({ modal: 'needTrueAccount' });
  else askToLogIn(context, refusal.text, aim);
  return true;
}

/** Names of languages, in the language of the page. */
function namesOf(languages: readonly Language[]): string {
  const { lang } = document.documentElement;
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(languages.map(languageLabel));
}
