import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { inLanguage, languagePath } from '@liveryjs/compiler/plain/language-path';
import type { Content } from '@liveryjs/compiler/plain/rich-node';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { snapshot } from 'valtio/vanilla';
import { timeLeft } from '#engine/features/time-left.ts';
import { type CompiledMessages, createPortalIntl, type PortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { documentTitle } from '#engine/i18n/document-title.ts';
import { TextFault } from '#engine/i18n/text-fault.ts';
import { createRegistry } from '#engine/registry/create-registry.ts';
import type { WidgetComponent } from '#engine/registry/widget.ts';
import { type App, createRouter, createState } from '#engine/render/app.ts';
import { TIMED } from '#engine/render/placement.tsx';
import type { Portal } from '#engine/render/portal.ts';
import { PortalView } from '#engine/render/portal-view.tsx';
import { factsOf } from '#engine/render/use-condition.ts';
import { matchRoute } from '#engine/routing/match-route.ts';
import { earlyScript, FIRST_PICTURE } from './early.ts';
import { KeptStyles, RulesOf } from './kept-styles.tsx';
import { PortalRoot, viewWith } from './portal-root.tsx';

export { earlyScript };

/** The input of prerendering: as the browser's input, but with everything here already. */
export interface ServerInput {
  readonly brand: ResolvedBrand;
  readonly widgets: Readonly<Record<string, WidgetComponent>>;
  /** Code of the language that the pages are in. */
  readonly language: string;
  /** Messages of that language. */
  readonly messages: CompiledMessages;
  /** By name and language code. */
  readonly contents: Readonly<Record<string, Readonly<Record<string, Content>>>>;
  readonly assets: Readonly<Record<string, string>>;
  readonly portal: Portal;
  /** Ids of the components whose rules the bundle's stylesheet has. Default: none. */
  readonly inStylesheet?: ReadonlySet<string>;
}

/** One page as HTML, for a visitor in one language, before the platform has said anything. */
export interface RenderedRoute {
  /** Id of the route, or `notFound`: the value of `data-route` on the root element. */
  readonly route: string;
  /** The content of the root element. */
  readonly html: string;
  /** The rules of styled-components that the page uses: the text of one `<style data-styled>`. */
  readonly css: string;
  /** True when the page has a place for the picture of the portal's early call. */
  readonly hasPicture: boolean;
  /** True when the page has parts under a condition of time, about which the document's first script decides. */
  readonly isTimed: boolean;
  readonly title: string;
  readonly description: string | undefined;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The mark that React leaves where a component failed and a browser is to try again. */
const FAILED = '<!--$!-->';

/**
 * @param path a path of the brand; one that no route has gives the not-found page
 * @throws when a widget fails, and for a text that cannot be shown: such a page must not be published
 */
export function renderRoute(input: ServerInput, path: string): RenderedRoute {
  const { brand, language: code } = input;
  const language = brand.languages.supported.find((item) => item.code === code);
  if (!language) throw new Error(`The brand has no language '${code}'.`);
  const { intl, faults } = intlOf({ locale: language.locale, brand: brand.name }, input.messages);
  faults.clear();
  const state = createState(code, intl);
  const app: App = {
    ...input,
    messages: {},
    contents: Object.fromEntries(
      Object.entries(input.contents).map(([name, byCode]) => [
        name,
        Object.fromEntries(
          Object.entries(byCode).map(([language, content]) => [language, () => ({ default: content })]),
        ),
      ]),
    ),
    registry: createRegistry({}, input.widgets),
    state,
    router: createRouter(),
    initial: snapshot(state),
    timeLeft: (when) => {
      const time = timeLeft(when, factsOf(app, state), ['features', ...input.portal.allOf]);
      return typeof time === 'object' ? JSON.stringify(time) : undefined;
    },
  };
  const sheet = new ServerStyleSheet();
  const unused = new Set<string>();
  const view = viewWith(
    <KeptStyles without={input.inStylesheet} onUnused={(name) => unused.add(name)}>
      <PortalView />
    </KeptStyles>,
  );
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter
          basename={languagePath(brand.languages, code) || '/'}
          location={inLanguage(brand.languages, code, path)}
        >
          <PortalRoot app={app} below={view} />
        </StaticRouter>,
      ),
    );
    if (html.includes(FAILED)) throw new Error(`A widget failed while ${path} was prerendered.`);
    const route = matchRoute(brand.routes, path);
    const titleKey = route?.title ?? brand.notFound?.title;
    const title = titleKey ? documentTitle(intl.t(titleKey), brand.name) : brand.name;
    const description = route?.description && intl.t(route.description);
    if (faults.size > 0) throw new TextFault(path, faults);
    return {
      hasPicture: html.includes(FIRST_PICTURE) && route !== undefined,
      isTimed: html.includes(TIMED),
      route: route?.id ?? 'notFound',
      html: withoutClasses(html, unused),
      css: styleText(sheet.getStyleTags()),
      title,
      description,
      lang: language.locale,
      dir: language.direction ?? directionOf(language.locale),
    };
  } finally {
    sheet.seal();
  }
}

/** The rules of components whose styles are given by id, in the same order. */
export function compileStyles(styles: Readonly<Record<string, string>>): string {
  let text = '';
  const keep = (rules: string) => {
    text = rules;
  };
  renderToString(viewWith(<RulesOf styles={styles} onRules={keep} />));
  return text;
}

interface KeptIntl {
  readonly intl: PortalIntl;
  /** Faults of the texts that were used, by their keys. */
  readonly faults: Map<string, string>;
}

const keptIntl = new WeakMap<
  CompiledMessages,
  KeptIntl & { readonly locale: string; readonly brand: string }
>();

/** One for all pages of a brand: it knows every message from the start, and its formats take their time to make. */
function intlOf(
  texts: { readonly locale: string; readonly brand: string },
  messages: CompiledMessages,
): KeptIntl {
  const before = keptIntl.get(messages);
  if (before?.locale === texts.locale && before.brand === texts.brand) return before;
  const faults = new Map<string, string>();
  const onError = (sentence: string, key: string) => void faults.set(key, sentence);
  const kept = { ...texts, faults, intl: createPortalIntl({ ...texts, onError }, messages) };
  keptIntl.set(messages, kept);
  return kept;
}

/** A page without some classes. Only what makes an element has a quotation mark in HTML that React writes. */
function withoutClasses(html: string, unused: ReadonlySet<string>): string {
  return html.replaceAll(
    / class="([^"]*)"/g,
    (_, names: string) =>
      ` class="${names
        .split(' ')
        .filter((name) => !unused.has(name))
        .join(' ')}"`,
  );
}

/** The text inside the style tags, which the document writes with its own hash in the policy. */
function styleText(tags: string): string {
  return [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
}
