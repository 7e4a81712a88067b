import { type ActionContext, type Facts, languageLabel } from '@liveryjs/engine/kit/plain';
import { offerHolds } from '#platform/games/offer-facts.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { askToLogIn } from '#platform/session/ask-to-log-in.ts';
import type { GameLaunch } from './game-launch.ts';

/** Kinds of visitor that have an account of their own. */
const WITH_ACCOUNT = ['member', 'agent'];

/**
 * Refuses to start a game of a vendor that the brand does not offer to this visitor now, and tells the visitor why and
 * what to do. Where that is not known yet nothing is refused: no list shows such a game.
 *
 * @returns whether it was refused
 */
export function refuseLaunch(context: ActionContext, { vassalage }: Pick<GameLaunch, 'vassalage'>): boolean {
  const { brand, facts } = context;
  const offer = portalSections(brand).vendors.offered.find(({ id }) => id === vassalage);
  const isClosed = (changed?: Facts) => offerHolds(offer, { ...facts, ...changed }) === false;
  if (!isClosed()) return false;
  const hasAccount = facts.audience?.some((kind) => WITH_ACCOUNT.includes(kind));
  const languages = brand.languages.supported.filter(({ code }) => !isClosed({ languages: [code] }));
  if (!hasAccount && WITH_ACCOUNT.some((kind) => !isClosed({ audience: [kind] }))) {
    if (facts.audience?.includes('trial')) context.open({ modal: 'needTrueAccount' });
    else askToLogIn(context, 'launch.accountNeeded');
  } else if (languages.length > 0) {
    const values = {
      languages: new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(
        languages.map(languageLabel),
      ),
    };
    void context.confirm({ text: 'launch.otherLanguage', values, cancel: null });
  } else void context.confirm({ text: 'launch.notOffered', cancel: null });
  return true;
}
