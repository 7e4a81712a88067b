import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { TIMED } from '#engine/render/placement.tsx';
import { seasonsOf, usual } from './seasons.ts';

/** Holds a condition of nothing but time against the same time as `clock`, as `evaluateCondition` does. Of `EarlyWindow` it sets `liveryNow`. */
const HOLDS =
  `liveryNow=new Date(Date.now()+(+document.documentElement.dataset.clock||0)).toISOString();var h=c=>Object.entries(c).every(([k,v])=>` +
  `k=='not'?!h(v):k=='from'?v<=liveryNow:k=='until'?liveryNow<v:` +
  `k=='season'?(t=>v.from<v.until?v.from<=t&&t<v.until:v.from<=t||t<v.until)(new Date(liveryNow).toLocaleString('sv',{timeZone:v.timeZone}).slice(5)):k!='days'||` +
  `v.includes(new Intl.DateTimeFormat('en',{weekday:'long',timeZone:c.timeZone}).format(new Date(liveryNow)).toLowerCase()));`;

/**
 * The script for parts of the page under a condition of time: a part goes, or shows in the place where it would stand
 * without one: at once where it is whole, else without a box of its own until it is. By the time that scripts run, nothing
 * is left to tell that the part was not written so.
 */
const ELEMENTS =
  `var D=document,f=()=>D.querySelectorAll('[${TIMED}]').forEach(e=>{` +
  `if(!h(JSON.parse(e.getAttribute('${TIMED}'))))e.remove();` +
  `else if(e.nextSibling||D.readyState!='loading')e.replaceWith(...e.childNodes);` +
  `else{e.hidden=false;e.style.display='contents'}}),o=new MutationObserver(f);` +
  `o.observe(D,{childList:true,subtree:true});` +
  `D.addEventListener('readystatechange',()=>{f();o.disconnect()},{once:true});`;

/**
 * The part of the document's first script that holds conditions of time: which parts of the page stay, and whether a mode
 * has its season. Empty where nothing asks for the time.
 */
export function earlyTimes({ theme }: Pick<ResolvedBrand, 'theme'>, isTimed: boolean): string {
  const seasons = seasonsOf(theme).map(({ id, instead, when }) => ({ id, instead, when }));
  if (!isTimed && seasons.length === 0) return '';
  const [dark, light] = [usual(theme.modes, 'dark'), usual(theme.modes, 'light')].map((id) =>
    JSON.stringify(id),
  );
  const modes =
    `var M=document.documentElement.dataset,q=!1;try{q=matchMedia('(prefers-color-scheme: dark)').matches}catch{}` +
    `var m=M.mode||(q?${dark}:${light}),` +
    `s=${JSON.stringify(seasons)}.find(s=>s.instead==m&&h(s.when));if(s)M.mode=s.id;`;
  return HOLDS + (seasons.length > 0 ? modes : '') + (isTimed ? ELEMENTS : '');
}
