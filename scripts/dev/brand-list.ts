import { createHash } from 'node:crypto';
import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { isError } from '#scripts/plugin/parts-of.ts';
import { localAddress } from '#scripts/serve/host-names.ts';
import type { LiveBrand } from './brand-store.ts';
import { escaped } from './escaped.ts';

export interface BrandListOptions {
  readonly brands: readonly LiveBrand[];
  /** Port of the server, for the addresses of brands. */
  readonly port: number;
  /** Where a brand's file is answered. */
  readonly addressOf: (file: BrandFile) => string;
  /** Origin of the studio, where it is served. */
  readonly studio?: string | undefined;
  /** The path that was asked for and has no page; undefined where the list itself was asked for. */
  readonly missed?: string | undefined;
}

/** A page with the policy that it is sent under. */
export interface PolicedPage {
  readonly html: string;
  readonly policy: string;
}

/** The page of host names that no brand has: every brand with its logo, in its colours, and where it answers. */
export function brandList({ brands, port, addressOf, missed, studio }: BrandListOptions): PolicedPage {
  const scenes = brands.map((brand, index) => sceneOf(brand, `.scene-${index}`)).join('');
  const style = `${STYLE}${scenes}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const items = brands.map((brand, index) => {
    const { id, parts, result } = brand;
    const logo = parts?.assets.logo;
    const address = localAddress(brand, port);
    const errors = result.issues.filter(isError).length;
    const languages = parts?.brand.languages.supported.length ?? 0;
    const spoken = languages === 1 ? '1 language' : `${languages} languages`;
    const facts = [...(parts === undefined ? [] : [id]), ...(languages === 0 ? [] : [spoken])];
    const picture =
      logo === undefined
        ? `<span class="letter">${escaped([...id][0]?.toUpperCase() ?? '')}</span>`
        : `<img src="${escaped(addressOf(logo))}" alt="" width="180" height="44">`;
    const wrong = errors === 1 ? '1 error' : `${errors} errors`;
    return `<li class="card">
<div class="scene scene-${index}" aria-hidden="true">${picture}<div class="colours"><i></i><i></i><i></i></div></div>
<div class="about">
<h2><a href="${escaped(address)}">${escaped(parts?.brand.name ?? id)}</a></h2>
<p class="facts">${escaped(facts.join(' · '))}</p>
<p class="address">${escaped(address.replace(/^http:\/\/|\/$/g, ''))}</p>
${errors === 0 ? '' : `<p class="wrong">${wrong}${parts ? ', shown as it last was without' : ''}</p>`}
</div>
</li>`;
  });
  const title = brands.length === 1 ? '1 brand' : `${brands.length} brands`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Livery: ${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<p class="mark">Livery</p>
<h1>Brands</h1>
<p class="lead">${lead(brands.length, missed)}</p>
${studio === undefined || brands.length === 0 ? '' : `<p class="studio"><a href="${escaped(studio)}/">Open the studio</a></p>\n`}</header>
<main>
${brands.length === 0 ? EMPTY : `<ul class="cards">\n${items.join('\n')}\n</ul>`}
</main>
</body>
</html>
`;
  const policy = `default-src 'none'; img-src 'self' data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

function lead(count: number, missed: string | undefined): string {
  if (missed !== undefined)
    return `There is no page <code>${escaped(missed)}</code> here: each brand answers on a host name of its own.`;
  if (count === 0) return 'Nothing is developed here yet.';
  return 'Each answers on a host name of its own, and shows what you save at once.';
}

const EMPTY = `<section class="empty">
<h2>There is no brand yet</h2>
<p>This command makes one. Load this page again when it is done.</p>
<pre><code>npx livery new lotus</code></pre>
</section>`;

/** Matches a value that may stand in a rule: nothing that ends it, and no address. */
const VALUE = /^(?!.*url\()[^<>{};@\\]+$/i;

/** The rules that show a brand's picture in the colours of its default mode; none where these are not known. */
function sceneOf({ result: { theme }, parts }: LiveBrand, selector: string): string {
  const { modes, defaultMode } = parts?.brand.theme ?? { modes: [], defaultMode: '' };
  const mode = modes.find(({ id }) => id === defaultMode) ?? modes[0];
  const values = theme?.modes[mode?.id ?? ''] ?? {};
  const value = (name: string) => (VALUE.test(values[name] ?? '') ? values[name] : undefined);
  const ground = [value('gradient.page'), value('color.surface.base')].filter((layer) => layer !== undefined);
  const colours = ['color.brand.500', 'color.accent.500', 'color.text.primary'];
  const swatches = colours.map((name, index) =>
    value(name) === undefined ? '' : `${selector} i:nth-child(${index + 1}){background:${value(name)}}`,
  );
  return `${ground.length === 0 ? '' : `${selector}{background:${ground.join(',')};color:${value('color.text.primary') ?? 'inherit'}}`}${swatches.join('')}`;
}

const STYLE = `
:root{color-scheme:light dark;--ground:#f5f6f8;--card:#fff;--line:#dcdfe6;--text:#171a21;--quiet:#565d6b;--link:#1d4fc4;--wrong:#a4161f}
@media (prefers-color-scheme:dark){:root{--ground:#101217;--card:#191c23;--line:#2c313c;--text:#eef0f4;--quiet:#a4abb9;--link:#8fb4ff;--wrong:#ff9b96}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:76rem;margin:auto;padding:0 clamp(1rem,4vw,2.5rem)}
header{padding-block:clamp(1.5rem,5vw,3.5rem) 1.5rem}
main{padding-block-end:4rem}
h1,h2,p{margin:0}
.mark{font-size:.8125rem;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:var(--quiet)}
h1{font-size:clamp(2rem,5vw,2.75rem);line-height:1.15;letter-spacing:-.02em;margin-block:.25rem .5rem}
.lead{color:var(--quiet);max-width:44rem}
code{font-family:ui-monospace,monospace;font-size:.9375em;overflow-wrap:anywhere}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem;margin:0;padding:0;list-style:none}
.card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:14px}
.card:hover{border-color:var(--link)}
.card:focus-within{outline:3px solid var(--link);outline-offset:2px}
.scene{position:relative;display:grid;place-items:center;height:10rem;padding:1.5rem 1.5rem 2.25rem;background:var(--ground);border-block-end:1px solid var(--line)}
.scene img{width:auto;height:auto;max-width:min(100%,12rem);max-height:3.5rem}
.letter{font-size:3rem;font-weight:700;color:var(--quiet)}
.colours{position:absolute;inset:auto 0 0;display:flex;height:.75rem}
.colours i{flex:1}
.about{padding:1rem 1.125rem 1.125rem}
h2{font-size:1.125rem;line-height:1.35}
.card a{color:inherit;text-decoration:none;outline:none}
.card a::after{content:"";position:absolute;inset:0}
.card:hover a{color:var(--link)}
.studio{margin-block-start:1rem}
.studio a{display:inline-block;padding:.5rem .875rem;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;font-size:.875rem;font-weight:600;text-decoration:none}
.studio a:hover{border-color:var(--link);color:var(--link)}
.studio a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.facts,.address{font-size:.875rem;color:var(--quiet);overflow-wrap:anywhere}
.address{font-family:ui-monospace,monospace;font-size:.8125rem;margin-block-start:.5rem}
.wrong{margin-block-start:.625rem;font-size:.875rem;font-weight:600;color:var(--wrong)}
.empty{padding:clamp(1.5rem,5vw,3rem);border:1px dashed var(--line);border-radius:14px;background:var(--card)}
.empty p{color:var(--quiet);margin-block:.375rem 1rem}
pre{margin:0;padding:.875rem 1rem;border-radius:8px;background:var(--ground);overflow-x:auto}
@media (forced-colors:active){.colours{display:none}}
`;
