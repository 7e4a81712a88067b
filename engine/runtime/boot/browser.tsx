import { languageOfHost, splitLanguage } from '@liveryjs/compiler/plain/language-path';
import type { Boundaries } from '@liveryjs/compiler/plain/times';
import type { ResolvedBrand, Route } from '@liveryjs/schemas/brand';
import { startTransition, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ref, snapshot } from 'valtio/vanilla';
import { createRegistry } from '#engine/registry/create-registry.ts';
import { createPageLists, type PageListsModule } from '#engine/registry/page-lists.ts';
import type { WidgetComponent, WidgetLoader } from '#engine/registry/widget.ts';
import { createActionContext } from '#engine/render/action-context.ts';
import { type App, createRouter, createState } from '#engine/render/app.ts';
import type { EarlyWindow } from '#engine/render/early-answer.ts';
import type { Portal } from '#engine/render/portal.ts';
import { recall } from '#engine/render/preferences.ts';
import { languageOf, loadIntl, loadWords, showLanguage } from '#engine/render/use-language.ts';
import { matchRoute } from '#engine/routing/match-route.ts';
import { pathHere } from '#engine/routing/path-here.ts';
import { clock } from './clock.ts';
import type { FollowedBrand } from './follow-brand.ts';
import type { FollowedTexts } from './follow-texts.ts';
import { PortalRoot } from './portal-root.tsx';
import { PortalRouter } from './portal-router.tsx';

/** A brand, and when its conditions of time begin or end, if it has any. */
export type TimedBrand = ResolvedBrand & { readonly boundaries?: Boundaries };

/** The contents of a bundle, as the build hands them over. */
export interface BrowserInput {
  readonly brand: TimedBrand;
  /** Loads the lists of placements that are empty in `brand`, and its panels' and modals' descriptions of themselves. */
  readonly lists?: () => Promise<PageListsModule>;
  readonly widgets: Readonly<Record<string, WidgetLoader>>;
  /** Fetches the loaders of further widgets. */
  readonly otherWidgets?: () => Promise<{ widgets: Readonly<Record<string, WidgetLoader>> }>;
  /** Widgets whose code is here already. */
  readonly components?: Readonly<Record<string, WidgetComponent>>;
  readonly messages: App['messages'];
  readonly contents: App['contents'];
  readonly assets: Readonly<Record<string, string>>;
  readonly portal: Portal;
  /** For development. Default: what changes in the brand renders everything again. */
  readonly followed?: FollowedBrand & Partial<Pick<FollowedTexts, 'useTexts'>>;
}

/** A running portal. */
export interface RunningPortal {
  /** Replaces parts of what the portal is made of, while it runs; its state is kept. For development. */
  update(changed: Partial<Omit<BrowserInput, 'portal'>>): void;
  /** Takes the portal off the page. */
  stop(): void;
}

/**
 * Starts the portal in `#root`: hydrates the prerendered page, or renders afresh where the page was written for
 * another route or language than the visitor's.
 */
export function startBrowser(input: BrowserInput): RunningPortal {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  let current = input;
  let app: App | undefined;
  /** `app`, or what it was before its brand changed: components follow the brand by themselves. */
  let shown: App | undefined;
  let view: Root | undefined;
  const listeners = new Set<() => void>();
  const show = (next: App) => {
    app = next;
    shown = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const start = async () => {
    const { brand, otherWidgets } = current;
    const language = firstLanguage(brand);
    const lists = current.lists && createPageLists(current.lists);
    const isFirstHere = routeHere(brand)?.main.length;
    const isWrittenIn = languageOf({ brand }, language).locale === document.documentElement.lang;
    const [intl] = await Promise.all([
      loadIntl(current, language),
      // A list that cannot be had is tried again where it is to stand.
      isFirstHere || lists?.load().catch(() => undefined),
    ]);
    const state = createState(language, intl);
    const registry = createRegistry(current.widgets, current.components, {
      prepare: (name) => loadWords(app ?? first, name),
      ...(otherWidgets && { others: async () => (await otherWidgets()).widgets }),
    });
    const router = createRouter();
    const { liveryNow } = window as EarlyWindow;
    const first: App = {
      ...current,
      lists,
      registry,
      state,
      router,
      initial: snapshot(state),
      useFollowed: current.followed?.useFollowed,
      useTexts: current.followed?.useTexts,
      writtenAt: liveryNow ? [liveryNow] : undefined,
    };
    state.mode = chosenMode(brand);
    showLanguage(first, language);
    show(first);
    followTime();
    first.portal.start(createActionContext(() => app ?? first));
    const tree = (
      <PortalRouter languages={brand.languages}>
        <Running subscribe={subscribe} read={() => shown ?? first} />
      </PortalRouter>
    );
    // The prerendered HTML names the route that it shows, and the document its language.
    if (isWrittenIn && root.dataset.route === (routeHere(brand)?.id ?? 'notFound')) {
      // In pieces, between which the browser may do other things.
      startTransition(() => {
        view = hydrateRoot(root, tree);
      });
    } else {
      view = createRoot(root);
      view.render(tree);
    }
    delete document.documentElement.dataset.languagePending;
  };
  let letTimeGo = () => {};
  const followTime = () => {
    letTimeGo();
    const { boundaries } = current.brand;
    if (!app || !boundaries) return;
    const { state } = app;
    state.facts = { ...state.facts, now: [new Date(clock()).toISOString()] };
    let isOver = false;
    let stop = () => {};
    letTimeGo = () => {
      isOver = true;
      stop();
    };
    void import('./keep-time.ts').then(({ keepTime }) => {
      if (!isOver) stop = keepTime(current.brand, boundaries, state);
    });
  };
  const started = start().then(() => app);
  let isStopped = false;
  let endWatching = () => {};
  // A page is whole without it.
  void import('./soon.ts').then(
    ({ watchPage }) => {
      if (!isStopped) endWatching = watchPage(document, started);
    },
    () => undefined,
  );

  return {
    stop() {
      isStopped = true;
      endWatching();
      letTimeGo();
      view?.unmount();
    },
    update(changed) {
      current = { ...current, ...changed };
      const { followed } = current;
      if (changed.brand) followed?.change(changed.brand);
      if (!app) return;
      // Texts say its name.
      const isRenamed = changed.brand !== undefined && changed.brand.name !== app.brand.name;
      if (changed.widgets) app.registry.replace(changed.widgets);
      const next: App = { ...app, ...current, lists: app.lists };
      if (followed && Object.keys(changed).every((name) => name === 'brand')) app = next;
      else show(next);
      if (changed.brand) followTime();
      if (changed.messages || isRenamed) {
        void loadIntl(next, next.state.language).then((intl) => {
          next.state.intl = ref(intl);
        });
      }
    },
  };
}

function Running({ subscribe, read }: { subscribe: (listener: () => void) => () => void; read: () => App }) {
  return <PortalRoot app={useSyncExternalStore(subscribe, read, read)} />;
}

/** The language that the address says; else the one that the visitor chose before, or that of the host. */
function firstLanguage({ id, languages }: ResolvedBrand): string {
  const { language = recall(id, 'language') } = splitLanguage(languages, location.pathname);
  const isSupported = languages.supported.some(({ code }) => code === language);
  const ofHost = languageOfHost(languages, location.hostname) ?? languages.default;
  return isSupported && language !== undefined ? language : ofHost;
}

/** The early script has shown the same mode already. */
function chosenMode({ id, theme }: ResolvedBrand): string | undefined {
  const chosen = recall(id, 'mode');
  return theme.modes.find((mode) => mode.id === chosen && !mode.when)?.id;
}

function routeHere(brand: ResolvedBrand): Route | undefined {
  return matchRoute(brand.routes, pathHere(brand));
}
