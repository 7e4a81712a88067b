import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Content } from '@liveryjs/compiler/plain/rich-node';
import type { Condition, ResolvedBrand } from '@liveryjs/schemas/brand';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { useSWRConfig } from 'swr';
import { proxy, ref, type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import type { CompiledMessages, PortalIntl, WordLoaders } from '#engine/i18n/create-portal-intl.ts';
import type { Registry } from '#engine/registry/create-registry.ts';
import type { PageLists } from '#engine/registry/page-lists.ts';
import type { PanelPlace } from '#engine/routing/panel-address.ts';
import type { Portal, Question } from './portal.ts';

export interface Notice {
  readonly id: number;
  readonly messageKey: string;
  readonly tone: 'info' | 'error';
}

/** Another language of the page that the visitor's browser asks for. */
export interface LanguageOffer {
  /** Code of the language. */
  readonly code: string;
  /** The texts of that language. */
  readonly intl: PortalIntl;
  /** Code of the language that the page was in: it is not offered any more in another. */
  readonly from: string;
}

/** A modal over everything else that is open, all of which stays as it is below. */
export interface Interruption {
  modal: string;
  /** Takes it away. */
  readonly end: () => void;
}

/** The text that a visitor reads at the top of a modal: why it opened. */
export interface ModalNote {
  readonly modal: string;
  readonly messageKey: string;
}

/** A question on the page, and what its answer goes to. */
export interface OpenQuestion {
  readonly id: number;
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

/** The store of a portal's answers, as components reach it. */
export type Kept = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** The state that changes while a portal is open. */
export interface AppState {
  /** pending until the platform has answered; failed when it does not. */
  status: number | 'pending' | 'failed';
  /** Ids of the platform's enabled modules, once known. */
  modules: readonly string[] | undefined;
  /** Codes of the languages that the platform offers; undefined: all of the brand's, or not known yet. */
  languages: readonly string[] | undefined;
  /** Addresses outside of the portal by name, once known. */
  addresses: Readonly<Record<string, string>> | undefined;
  /** Keys of the sources of facts that give no answer. */
  failedSources: readonly string[];
  /** The number of pages and panels that say themselves that several of their parts failed. */
  failingPages: number;
  /** Facts for conditions, without features and languages, which derive from the rest. */
  facts: Facts;
  signedIn: boolean;
  /** Code of the language. */
  language: string;
  intl: PortalIntl;
  /** Id of the mode; undefined follows the device. */
  mode: string | undefined;
  modal: string | undefined;
  /** The modal that a link of the manifest opened last. */
  linked: string | undefined;
  /** True when the side menu lies over the page. */
  menu: boolean;
  /** Does what the visitor was about to do when something asked for a login. */
  aim: (() => void | Promise<void>) | undefined;
  interruption: Interruption | undefined;
  note: ModalNote | undefined;
  question: OpenQuestion | undefined;
  notices: readonly Notice[];
  /** First parts of the keys of answers that nobody asks for by the clock. */
  pushed: readonly string[];
  /** Where answers are kept, once something is drawn. */
  kept: Kept | undefined;
  languageOffer: LanguageOffer | undefined;
}

/** Fetches a content; what is here already comes with it. */
export type ContentLoader = () => Promise<{ readonly default: Content }> | { readonly default: Content };

/** By name and language code. */
export type Contents = Readonly<Record<string, Readonly<Record<string, ContentLoader>>>>;

/** The way to other addresses. */
export interface Router {
  navigate(path: string): void;
  /**
   * Opens a page of a panel over the page that shows, or closes the panel.
   *
   * @param replace leaves no step back
   */
  showPanel(place: PanelPlace | undefined, replace?: boolean): void;
}

/** One that leads nowhere, for a portal that does not run. */
export const createRouter = (): Router => ({ navigate: () => {}, showPanel: () => {} });

/** One running portal: what it is made of, and its state. */
export interface App {
  /** A list of placements that is empty has not arrived: it is one of `lists`. */
  readonly brand: ResolvedBrand;
  readonly lists?: PageLists | undefined;
  readonly registry: Registry;
  readonly portal: Portal;
  /** Addresses of the brand's named files. */
  readonly assets: Readonly<Record<string, string>>;
  /** Messages by language code; `more` and `others` are what widgets say that are not on most pages. */
  readonly messages: Readonly<
    Record<
      string,
      () => Promise<{
        default: CompiledMessages;
        more?: WordLoaders;
        others?: () => Promise<{ default: WordLoaders }>;
      }>
    >
  >;
  /** Contents, or what fetches where they are. */
  readonly contents: Contents | (() => Promise<Contents>);
  readonly state: AppState;
  /** The way to other addresses, for code outside of components. */
  readonly router: Router;
  /** `now` of the facts when the document's first script decided what of the prerendered HTML stays. */
  readonly writtenAt?: readonly string[] | undefined;
  /** While prerendering: what a condition asks of the time, as the attribute TIMED; undefined where it does not hold yet. */
  readonly timeLeft?: (when: Condition) => string | undefined;
  /** The state that prerendered HTML shows: what hydration has to start from. */
  readonly initial: Snapshot<AppState>;
  /** A hook that keeps up with a brand that changes in development. Default: the brand stays as it is. */
  readonly useFollowed?: ((app: App) => App) | undefined;
  /** A hook that keeps up with texts that change in development. Default: they stay as they are. */
  readonly useTexts?: ((intl: PortalIntl) => PortalIntl['t']) | undefined;
}

/** The things that a portal runs with, beside its brand. */
export type Runtime = Omit<App, 'brand' | 'useFollowed'>;

export function createState(language: string, intl: PortalIntl): AppState {
  return proxy<AppState>({
    status: 'pending',
    modules: undefined,
    languages: undefined,
    failedSources: [],
    failingPages: 0,
    addresses: undefined,
    facts: {},
    signedIn: false,
    language,
    intl: ref(intl),
    mode: undefined,
    modal: undefined,
    linked: undefined,
    menu: false,
    aim: undefined,
    interruption: undefined,
    note: undefined,
    question: undefined,
    notices: [],
    pushed: [],
    kept: undefined,
    languageOffer: undefined,
  });
}

const Context = createContext<App | undefined>(undefined);

/** Puts what is in it inside of a portal. */
export const AppContext = Context.Provider;

export function useApp(): App {
  const app = useInside();
  // biome-ignore lint/correctness/useHookAtTopLevel: a portal has this hook from its start, or never.
  return app.useFollowed ? app.useFollowed(app) : app;
}

/** For what asks nothing of the brand: a brand that changes in development does not render this again. */
export const useRuntime: () => Runtime = useInside;

function useInside(): App {
  const app = useContext(Context);
  if (!app) throw new Error('This component stands outside a Livery portal.');
  return app;
}

/**
 * A part of the state, kept up to date. `select` returns a value of the snapshot, not a new object.
 * While HTML is hydrated, however late, it is the state that the HTML was made from.
 */
export function useAppState<T>(select: (state: Snapshot<AppState>) => T): T {
  const { state, initial } = useRuntime();
  return useSyncExternalStore(
    (listener) => subscribe(state, listener),
    () => select(snapshot(state)),
    () => select(initial),
  );
}
