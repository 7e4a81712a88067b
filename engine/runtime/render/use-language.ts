import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { platformCode } from '@liveryjs/compiler/plain/pseudo-locale';
import type { Language } from '@liveryjs/schemas/brand';
import { ref } from 'valtio/vanilla';
import { createPortalIntl, type PortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { type App, type AppState, useApp, useAppState, useRuntime } from './app.ts';
import { remember } from './preferences.ts';

/** Formats of the visitor's language: `intl.formatNumber`, `intl.formatDate`, … */
export function useIntl(): PortalIntl['intl'] {
  return usePortalIntl().intl;
}

/** The text of a message key, in the visitor's language. */
export function useMessages(): PortalIntl['t'] {
  const intl = usePortalIntl();
  const { useTexts } = useRuntime();
  // biome-ignore lint/correctness/useHookAtTopLevel: a portal has this hook from its start, or never.
  return useTexts ? useTexts(intl) : intl.t;
}

function usePortalIntl(): PortalIntl {
  // A `ref` in the state: its snapshot is the thing itself, which the type of snapshots cannot say.
  return useAppState((state) => state.intl) as PortalIntl;
}

/** The languages that the brand and the platform offer, the visitor's, and the way to another. */
export function useLanguages(): {
  /** Its code is the one by which the platform knows it. */
  readonly current: Language;
  /** The code that it has in `supported`. */
  readonly chosen: string;
  readonly supported: readonly Language[];
  readonly choose: (code: string) => Promise<void>;
} {
  const app = useApp();
  const code = useAppState((state) => state.language);
  const offered = useAppState((state) => state.languages);
  return {
    current: spokenLanguage(app, code),
    chosen: code,
    supported: offeredLanguages(app, offered),
    async choose(next) {
      if (!(await switchLanguage(app, next))) return;
      remember(app.brand.id, 'language', next);
      app.portal.languageChosen?.(platformCode(app.brand.languages, next));
    },
  };
}

/** The brand's languages that the platform offers too; all of them where the platform would leave none. */
export function offeredLanguages(
  { brand }: Pick<App, 'brand'>,
  offered: readonly string[] | undefined,
): readonly Language[] {
  const { supported } = brand.languages;
  const left = supported.filter(({ code }) => offered?.includes(platformCode(brand.languages, code)));
  return left.length > 0 ? left : supported;
}

/** Leaves a language that the platform no longer offers for the brand's default, or for the first that is left. */
export function leaveLostLanguage(app: App): void {
  const { language, languages } = app.state;
  const left = offeredLanguages(app, languages);
  if (left.some(({ code }) => code === language)) return;
  const next = left.find(({ code }) => code === app.brand.languages.default) ?? left[0];
  if (next) void switchLanguage(app, next.code);
}

/** Returns what the brand says of a language; of one that it does not speak, what it says of its first. */
export function languageOf({ brand }: Pick<App, 'brand'>, code: string): Language {
  const { supported, default: first } = brand.languages;
  const language =
    supported.find((item) => item.code === code) ?? supported.find((item) => item.code === first);
  if (!language) throw new Error(`The brand has no language '${code}'.`);
  return language;
}

function spokenLanguage(app: App, code: string): Language {
  const language = languageOf(app, code);
  const platformLanguage = platformCode(app.brand.languages, language.code);
  return platformLanguage === language.code ? language : { ...language, code: platformLanguage };
}

/** The language that each portal was asked for last. */
const wishes = new WeakMap<AppState, string>();

/**
 * Loads a language's messages and makes it the page's, in one step and without a reload. Of two languages that are
 * on their way, the one asked for last stays.
 *
 * @returns whether the page is in the language now
 */
async function switchLanguage(app: App, code: string): Promise<boolean> {
  wishes.set(app.state, code);
  const intl = await loadIntl(app, code);
  // Widgets that come meanwhile are in the list before it ends.
  for (const widget of heardOf(app)) await intl.learn(widget);
  if (wishes.get(app.state) !== code) return false;
  app.state.intl = ref(intl);
  app.state.language = code;
  showLanguage(app, code);
  return true;
}

/** @param code must be one of the brand's */
export async function loadIntl(app: Pick<App, 'brand' | 'messages'>, code: string): Promise<PortalIntl> {
  const language = app.brand.languages.supported.find((item) => item.code === code);
  const load = app.messages[code];
  if (!language || !load) throw new Error(`The brand has no language '${code}'.`);
  const { default: messages, more, others } = await load();
  return createPortalIntl({ locale: language.locale, brand: app.brand.name }, messages, more, others);
}

/** The widgets whose words each portal needs in any language that it is switched to. */
const heard = new WeakMap<AppState, Set<string>>();

function heardOf({ state }: App): Set<string> {
  const heardWidgets = heard.get(state) ?? new Set();
  heard.set(state, heardWidgets);
  return heardWidgets;
}

/** Fetches what a widget says in the page's language, before it is shown. @throws when it does not arrive */
export async function loadWords(app: App, widget: string): Promise<void> {
  heardOf(app).add(widget);
  // Prerendered content is hydrated in the language that the page came in, whatever was chosen since.
  await app.initial.intl.learn(widget);
  let intl: PortalIntl;
  do {
    intl = app.state.intl;
    await intl.learn(widget);
  } while (intl !== app.state.intl);
}

/** Tells the document its language and direction. */
export function showLanguage(app: App, code: string): void {
  const { locale, direction } = languageOf(app, code);
  const root = document.documentElement;
  // A page written in this language says its direction. To find it costs a phone the first use of Intl.
  const written = root.lang === locale && root.dir;
  const dir = direction ?? (written || directionOf(locale));
  // A browser takes the same value for another, and matches the whole page anew.
  if (root.lang !== locale) root.lang = locale;
  if (root.dir !== dir) root.dir = dir;
}
