import { preferenceKey } from '#engine/render/preferences.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';

/**
 * The script in the document's head, run before the first paint: shows the mode that the visitor chose, and hides
 * the prerendered page when the visitor reads another language than it was written in.
 * Its hash stands in the content security policy.
 */
export function earlyScript({
  id,
  theme,
  languages,
}: Pick<ResolvedBrand, 'id' | 'theme' | 'languages'>): string {
  const modes = JSON.stringify(theme.modes.map((mode) => mode.id));
  const others = JSON.stringify(
    languages.supported.map(({ code }) => code).filter((code) => code !== languages.default),
  );
  const key = (preference: 'mode' | 'language') => JSON.stringify(preferenceKey(id, preference));
  return (
    `try{var d=document.documentElement.dataset,s=localStorage,m=s.getItem(${key('mode')});` +
    `if(${modes}.includes(m))d.mode=m;` +
    `if(${others}.includes(s.getItem(${key('language')})))d.languagePending=''}catch(e){}`
  );
}
