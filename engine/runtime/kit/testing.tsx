import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { snapshot } from 'valtio/vanilla';
import {
  type CompiledMessages,
  createPortalIntl,
  type PortalTexts,
} from '#engine/i18n/create-portal-intl.ts';
import { createRegistry } from '#engine/registry/create-registry.ts';
import type { WidgetComponent } from '#engine/registry/widget.ts';
import { type App, AppContext, type AppState, createRouter, createState } from '#engine/render/app.ts';
import type { Portal } from '#engine/render/portal.ts';
import { QuestionHost } from '#engine/render/question-host.tsx';
import { useNavigator } from '#engine/render/use-navigator.ts';

/** A brand with nothing in it but a home page. */
export const emptyBrand: ResolvedBrand = {
  schemaVersion: 1,
  id: 'test',
  abstract: false,
  name: 'Test',
  domains: ['test.localhost'],
  assets: {},
  languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] },
  theme: {
    modes: [{ id: 'dark', scheme: 'dark' }],
    defaultMode: 'dark',
    fonts: [],
    ornaments: {},
    contrast: [],
  },
  features: {},
  access: { loginFirst: false, open: [] },
  layout: { sideMenu: 'column', rightBar: 'column' },
  regions: { header: [], sideMenu: [], rightBar: [], footer: [], bottomBar: [] },
  routes: [
    {
      id: 'home',
      path: '/',
      aliases: [],
      title: 'route.home.title',
      regions: ['header', 'sideMenu', 'rightBar', 'footer', 'bottomBar'],
      prerender: true,
      entry: false,
      main: [],
    },
  ],
  redirects: [],
  statusScreens: [],
  modals: [],
  panels: {},
  budgets: {},
};

/** A portal of no industry: always open, nobody signed in. */
export const emptyPortal: Portal = {
  allOf: [],
  facts: () => ({ audience: ['visitor'] }),
  signedIn: () => false,
  watch: () => () => {},
  loadStatus: async () => ({ status: 0, modules: [], facts: {} }),
  sources: [],
  start: () => {},
  actions: {},
};

export interface TestAppOptions {
  readonly brand?: Partial<ResolvedBrand>;
  readonly portal?: Partial<Portal>;
  readonly messages?: CompiledMessages;
  readonly contents?: App['contents'];
  readonly assets?: Readonly<Record<string, string>>;
  readonly widgets?: Readonly<Record<string, WidgetComponent>>;
  readonly state?: Partial<AppState>;
}

/** A running portal for tests, made of the given parts; messages that are not given show their keys. */
export function testApp({
  brand,
  portal,
  messages = {},
  contents = {},
  assets = {},
  widgets = {},
  state,
}: TestAppOptions = {}): App {
  const whole = { ...emptyBrand, ...brand };
  const language = whole.languages.supported.find(({ code }) => code === whole.languages.default);
  const appState = createState(
    whole.languages.default,
    quietIntl({ locale: language?.locale ?? 'en', brand: whole.name }, messages),
  );
  Object.assign(appState, { status: 0, modules: [], facts: { audience: ['visitor'] } }, state);
  return {
    brand: whole,
    portal: { ...emptyPortal, ...portal },
    assets,
    messages: {},
    contents,
    registry: createRegistry({}, widgets),
    state: appState,
    router: createRouter(),
    initial: snapshot(appState),
  };
}

function quietIntl(about: PortalTexts, messages: CompiledMessages) {
  const intl = createPortalIntl(about, messages);
  const knownKeys = new Set(Object.keys(messages ?? {}));
  return {
    ...intl,
    t: (...[key, values]: Parameters<typeof intl.t>) => (knownKeys.has(key) ? intl.t(key, values) : key),
  };
}

/** Puts components inside a test portal, at a path of the window's own address. Each has a data cache of its own. */
export function TestPortal({
  app = testApp(),
  path = '/',
  children,
}: {
  app?: App;
  path?: string;
  children: ReactNode;
}) {
  useState(() => history.replaceState(null, '', path));
  return (
    <BrowserRouter>
      <AppContext value={app}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <Navigator />
          {children}
          <QuestionHost />
        </SWRConfig>
      </AppContext>
    </BrowserRouter>
  );
}

function Navigator() {
  useNavigator();
  return null;
}
