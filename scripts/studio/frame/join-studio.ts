import { inLanguage, splitLanguage } from '@liveryjs/compiler/plain/language-path';
import {
  type BrandPartText,
  greetingOf,
  readToPortal,
  readWelcome,
  type ToPortal,
  type ToStudio,
} from '@liveryjs/studio/bridge';
import type { FramedPortal, PlatformSide } from './framed-portal.ts';
import { createGuise } from './guise.ts';
import { pickPlaces } from './pick-places.ts';
import { placesOf } from './places-of.ts';
import { loadModule, type ShownDraft, showDrafts } from './show-drafts.ts';

/**
 * True where the page stands in a frame: the studio's, if that answers.
 * @public for the page's own code, which the plugin writes
 */
export const isFramed = window.parent !== window;

/**
 * Starts a portal that the studio may show drafts in, and choose placements of.
 * @public for the page's own code, which the plugin writes
 */
export function joinStudio(framed: FramedPortal): ShownDraft['page'] {
  const { marks, pageOf } = framed;
  let port: MessagePort | undefined;
  const tell = (message: ToStudio) => port?.postMessage(message);
  const guise = createGuise(framed.guises, tell);
  const start: FramedPortal['start'] = (parts, portal, texts) =>
    framed.start(parts, guise.around((portal as PlatformSide | undefined) ?? framed.portal), texts);
  const drafts = showDrafts({ ...framed, start }, loadModule);

  let brand = drafts.brand();
  let places = placesOf(brand);
  const placesNow = () => {
    if (brand !== drafts.brand()) {
      brand = drafts.brand();
      places = placesOf(brand);
    }
    return places;
  };
  const picked = pickPlaces(marks, placesNow, tell);
  const address = () => location.pathname + location.search + location.hash;
  const page = () => pageOf(drafts.brand());

  let waiting: Extract<ToPortal, { kind: 'draft' }> | undefined;
  let isShowing = false;
  /** Shows the last draft that came, and answers it when it has been painted. */
  async function showLast(): Promise<void> {
    if (isShowing) return;
    isShowing = true;
    while (waiting) {
      const { rev, parts } = waiting;
      waiting = undefined;
      await showOne(parts);
      if (!waiting) await painted();
      tell({ kind: 'shown', rev });
    }
    isShowing = false;
  }
  async function showOne(parts: readonly BrandPartText[]): Promise<void> {
    try {
      await drafts.show(parts);
    } catch (error) {
      tell({ kind: 'error', sentence: `The portal cannot show this draft: ${(error as Error).message}` });
    }
  }

  function take(message: ToPortal): void {
    switch (message.kind) {
      case 'draft':
        waiting = message;
        void showLast();
        break;
      case 'look':
        lookAs(message.mode, message.language);
        break;
      case 'guise':
        guise.take(message);
        drafts.holdTimes();
        break;
      case 'pick':
        picked.pick(message.isOn);
        break;
      case 'select':
        picked.select(message.at, message.isSought);
        break;
      case 'navigate':
        goTo(message.path);
    }
  }
  function lookAs(mode: string, language: string): void {
    const { id, languages } = drafts.brand();
    localStorage.setItem(`livery:${id}:mode`, mode);
    document.documentElement.dataset.mode = mode;
    const { language: inAddress, path } = splitLanguage(languages, location.pathname);
    const key = `livery:${id}:language`;
    const chosen = inAddress ?? localStorage.getItem(key) ?? languages.default;
    if (chosen === language) return;
    localStorage.setItem(key, language);
    if (inAddress === undefined) location.reload();
    else location.assign(inLanguage(languages, language, path) + location.search);
  }
  function goTo(path: string): void {
    const { languages } = drafts.brand();
    const { language, path: here } = splitLanguage(languages, location.pathname);
    if (here === path) return;
    history.pushState(null, '', inLanguage(languages, language ?? languages.default, path));
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }

  greet((opened, answer) => {
    port?.close();
    port = opened;
    opened.onmessage = ({ data }) => {
      const read = readToPortal(data);
      if ('message' in read) take(read.message);
      else ignore(read.ignored);
    };
    tell({ kind: 'ready', answer, path: address(), page: page(), placements: picked.drawn() });
    guise.tellFacts();
  });
  followAddress(() => tell({ kind: 'navigate', path: address(), page: page() }));
  new MutationObserver(afterwards(picked.tellDrawn)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  return drafts.page;
}

/** Greets the studio, and takes the port that it answers with. */
function greet(open: (port: MessagePort, answer: string) => void): void {
  const origin = `http://studio.localhost:${location.port}`;
  const greeting = greetingOf(crypto.randomUUID());
  addEventListener('message', (event) => {
    const read = readWelcome(event, { origin, source: window.parent }, greeting);
    const [port] = event.ports;
    if ('ignored' in read) ignore(read.ignored);
    else if (port === undefined) ignore('It brings no port.');
    else open(port, read.message.answer);
  });
  window.parent.postMessage(greeting, origin);
}

function ignore(reason: string): void {
  console.debug(`[livery studio] A message was ignored. ${reason}`);
}

/** Hears of each other address that the page is at. */
function followAddress(changed: () => void): void {
  let last = location.href;
  const hear = () => {
    if (location.href === last) return;
    last = location.href;
    changed();
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const plain = history[name].bind(history);
    history[name] = (...args) => {
      plain(...args);
      hear();
    };
  }
  addEventListener('popstate', hear);
}

/** The same work, once after what happens at once. */
function afterwards(work: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() => {
      isComing = false;
      work();
    });
  };
}

/** Resolves when the browser has painted what is there now. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
