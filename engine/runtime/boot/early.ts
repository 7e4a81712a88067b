import { languagePath } from '@liveryjs/compiler/plain/language-path';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { NARROW } from '#engine/kit/picture.tsx';
import { EARLY_PRESS } from '#engine/render/early-press.ts';
import { KEPT_TASKS } from '#engine/render/kept-tasks.ts';
import type { EarlyCall } from '#engine/render/portal.ts';
import { preferenceKey } from '#engine/render/preferences.ts';
import { PATIENCE } from '#engine/render/swr-defaults.ts';
import { earlyTimes } from './early-times.ts';

/** Marks the element of a prerendered page that the picture of the early call is drawn on. */
export const FIRST_PICTURE = 'data-first-picture';

/**
 * The script in the document's head, run before the first paint: shows the mode that the visitor chose, hides the
 * prerendered page when the visitor reads another language than it was written in, and keeps a press that comes too
 * early and React's tasks. For all others it sends the early call, and draws its picture where the page has a place for it.
 * What only the time decides about, it decides.
 * Its hash stands in the content security policy.
 *
 * @param language code of the language that the page is written in
 * @param isTimed whether the page has parts under a condition of time
 */
export function earlyScript(
  { id, theme, languages }: Pick<ResolvedBrand, 'id' | 'theme' | 'languages'>,
  language: string,
  call?: EarlyCall,
  isTimed = false,
): string {
  const modes = JSON.stringify(theme.modes.filter((mode) => !mode.when).map((mode) => mode.id));
  const others = languages.supported.map(({ code }) => code).filter((code) => code !== language);
  const key = (preference: 'mode' | 'language') => JSON.stringify(preferenceKey(id, preference));
  const isByPath = languages.addresses === 'path';
  const hide = "d.languagePending=''";
  const chosen = isByPath
    ? ''
    : `if(${JSON.stringify(others)}.includes(s.getItem(${key('language')})))${hide}`;
  // A host that answers everything that is not there with one page shows it at addresses of other languages, too.
  const elsewhere =
    isByPath && language === languages.default
      ? `if(${JSON.stringify(others.map((code) => languagePath(languages, code)))}.includes('/'+location.pathname.split('/')[1]))${hide};`
      : '';
  return (
    `var d=document.documentElement.dataset;${elsewhere}try{var s=localStorage,m=s.getItem(${key('mode')});` +
    `if(${modes}.includes(m))d.mode=m;${chosen}}catch(e){}` +
    earlyTimes({ theme }, isTimed) +
    KEPT_TASKS +
    EARLY_PRESS +
    (call ? sendEarly(call) : '')
  );
}

/** In windows that NARROW is true of, the narrow picture is drawn where the answer has one. An answer that is there before the page has the picture's place waits for it while the document is read. The properties are those of `EarlyWindow`. An address in `url("…")` is safe: as a URL it holds no quote. */
function sendEarly({ url, headers, picture, narrow = picture }: EarlyCall): string {
  const answer = `fetch(${JSON.stringify(url)},{headers:${JSON.stringify(headers)},signal:AbortSignal.timeout(${PATIENCE})})`;
  return (
    `if(!('languagePending'in document.documentElement.dataset)){var a=${answer};` +
    `liveryEarly={url:${JSON.stringify(url)},answer:a};` +
    `a.then(r=>r.clone().json()).then(b=>{var f=k=>k.reduce((v,k)=>v[k],b),q=!1;` +
    `try{q=matchMedia(${JSON.stringify(NARROW)}).matches}catch{}` +
    `var p=new URL(q&&f(${JSON.stringify(narrow)})||f(${JSON.stringify(picture)}),origin).href,` +
    `i=new Image;i.fetchPriority='high';i.src=p;` +
    `var w=()=>{var e=document.querySelector('[${FIRST_PICTURE}]');` +
    `if(e)e.style.backgroundImage='url("'+p+'")';return e||document.readyState!='loading'};` +
    `if(!w())new MutationObserver((_,o)=>{if(w())o.disconnect()}).observe(document,{childList:true,subtree:true})` +
    `}).catch(()=>{})}`
  );
}
