import { snapshot, subscribe } from 'valtio/vanilla';
import type { App, AppState } from './app.ts';
import { closeSideMenu } from './region-toggle.tsx';

/**
 * The names of the layers over a page, from the lowest to the uppermost: each has an entry of the browser's history, so that Back closes the uppermost
 * and nothing else. A panel is not among them: the address says it.
 */
type Over = readonly string[];

/** The state that the browser keeps with an entry. React Router has `key` and `idx` in it, the place of the entry among all. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly over?: Over;
  /** True when there was a session as the entry was made. */
  readonly signedIn?: boolean;
}

const MENU = 'menu';
const QUESTION = 'question';
/** Begins the name of a modal that a link opened: to open it once more does no harm. */
const LINKED = 'modal:';
/** Begins the name of a modal that a step of something opened: that step is not done twice. */
const STEP = 'step:';

/** The time that others wait for a step back in the history, in milliseconds: on a busy machine it takes a second and more. */
const STEP_PATIENCE = 4000;

const entry = (): EntryState => (history.state as EntryState | null) ?? {};

const overOf = ({
  menu,
  modal,
  linked,
  question,
}: Pick<AppState, 'menu' | 'modal' | 'linked' | 'question'>): Over => [
  ...(menu ? [MENU] : []),
  ...(modal === undefined ? [] : [(linked === modal ? LINKED : STEP) + modal]),
  ...(question ? [QUESTION] : []),
];

/** The number of names with which two lists begin alike. */
function commonLength(left: Over, right: Over): number {
  const place = left.findIndex((name, index) => name !== right[index]);
  return place === -1 ? left.length : place;
}

function createSteps() {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  let isLate = false;
  const goOn = () => {
    clearTimeout(patience);
    patience = undefined;
    const next = waiting;
    waiting = [];
    for (const call of next) call();
  };
  return {
    /** Goes so many entries on; back where negative. */
    go(delta: number) {
      clearTimeout(patience);
      patience = setTimeout(() => {
        isLate = true;
        goOn();
      }, STEP_PATIENCE);
      history.go(delta);
    },
    isUnderWay: () => patience !== undefined || isLate,
    /** Tells whether a step is under way that nobody waits for any more: what the present entry says is not to be relied on. */
    isLate: () => isLate,
    /** Calls back when no step is under way, at once where none is. */
    afterwards(next: () => void) {
      if (patience === undefined) next();
      else waiting.push(next);
    },
    /** Tells that a step is done. */
    arrive() {
      isLate = false;
      goOn();
    },
  };
}

/** Steps back and forth in the history, which the window has once. Each takes a while, for which what is done next must wait. */
const steps = createSteps();

/** The way through the history, for those who lead on and back. */
export interface Way {
  /** Calls back when no step in the history is under way, at once where none is. */
  readonly afterwards: (next: () => void) => void;
  /**
   * Notes what shows at the present entry.
   *
   * @param page address; undefined where a panel lies over it
   */
  readonly note: (page: string | undefined) => void;
  /** Goes back to where a page showed with nothing over it, across what lies over the same page. @returns false where there is no such entry */
  readonly backTo: (page: string) => boolean;
  /** Ends all this. */
  readonly end: () => void;
}

/**
 * Keeps the history in step with what lies over the page, both ways: what opens gets an entry, which goes when it is closed by a button;
 * and a step of the visitor's back or forth closes or opens. Nothing is opened again that was a step of something, a question, or for
 * somebody else.
 * An interruption has no entry: Back changes the page behind it, and it stays for as long as it applies.
 *
 */
export function keepOverHistory({ state, brand }: Pick<App, 'state' | 'brand'>): Way {
  /** The pages at the entries before the present one; undefined where something lay over the page, or nobody noted it. */
  const pages: (string | undefined)[] = [];
  let page = { key: entry().key, href: location.href, idx: entry().idx ?? 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes the entry say what lies over the page. */
  const write = () => {
    timer = undefined;
    // It is written once the step has been heard of.
    if (steps.isLate()) return;
    const shown = overOf(snapshot(state));
    const { over = [] } = entry();
    const kept = commonLength(shown, over);
    if (kept < over.length && kept + 1 === over.length && shown.length === over.length) {
      history.replaceState({ ...entry(), over: shown, signedIn: state.signedIn }, '');
    } else if (kept < over.length) {
      steps.go(kept - over.length);
      steps.afterwards(write);
    } else {
      for (let length = kept + 1; length <= shown.length; length += 1) {
        const idx = (entry().idx ?? 0) + 1;
        history.pushState({ ...entry(), idx, over: shown.slice(0, length), signedIn: state.signedIn }, '');
        pages[idx] = undefined;
      }
    }
    remember();
  };
  const writeSoon = () => {
    const isMenuClosing = entry().over?.at(-1) === MENU && !state.menu;
    // The press that closes the menu may go on to lead elsewhere: it has done so by then.
    if (isMenuClosing) timer ??= setTimeout(() => steps.afterwards(write));
    else steps.afterwards(write);
  };
  const remember = () => {
    page = { key: entry().key, href: location.href, idx: entry().idx ?? 0 };
  };

  /** Makes the page show what the entry says. @returns false where it cannot */
  const read = (): boolean => {
    const { over = [], signedIn } = entry();
    const shown = overOf(snapshot(state));
    const kept = commonLength(shown, over);
    for (const name of shown.slice(kept).toReversed()) close(state, name);
    const more = over.slice(kept);
    if (more.length === 0) return true;
    const id = more[0]?.slice(LINKED.length);
    const mayOpen =
      more.length === 1 &&
      more[0]?.startsWith(LINKED) &&
      signedIn === state.signedIn &&
      brand.modals.some((modal) => modal.id === id);
    if (mayOpen) Object.assign(state, { modal: id, linked: id, note: undefined });
    return mayOpen === true;
  };

  /** Takes out of the entry what cannot be shown again; what shows stays in it. */
  const forget = () => history.replaceState({ ...entry(), over: overOf(snapshot(state)) }, '');

  const onStep = (event: PopStateEvent) => {
    const before = page;
    remember();
    // React Router knows the address of a page alone: between what lies over one page, it has nothing to do.
    if (page.href === before.href && page.key === before.key) event.stopImmediatePropagation();
    if (steps.isUnderWay()) {
      steps.arrive();
      writeSoon();
    } else if (!read()) {
      if (page.idx < before.idx) steps.go(-1);
      else forget();
    }
  };
  addEventListener('popstate', onStep, true);
  const letGo = subscribe(state, writeSoon);
  // Nothing lies over a page that is loaded again.
  writeSoon();
  return {
    afterwards: steps.afterwards,
    note(page) {
      pages[entry().idx ?? 0] = page;
      remember();
    },
    backTo(page) {
      const { idx = 0 } = entry();
      const delta = pages.slice(0, idx).findLastIndex((before) => before !== undefined) - idx;
      if (pages[idx + delta] !== page) return false;
      steps.go(delta);
      return true;
    },
    end() {
      clearTimeout(timer);
      letGo();
      removeEventListener('popstate', onStep, true);
    },
  };
}

function close(state: AppState, name: string): void {
  if (name === MENU) closeSideMenu();
  else if (name === QUESTION) state.question?.answer(false);
  else Object.assign(state, { modal: undefined, aim: undefined });
}
