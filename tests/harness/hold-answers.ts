declare global {
  interface Window {
    heldAnswers?: HeldAnswers;
  }
}

/** The platform's ways to answer: at once, after some milliseconds, or when the page stands still, together or one by one. */
export type Answering = 'at once' | 'together' | 'one by one' | number;

interface HeldAnswers {
  /** Waits until the page has not changed for some frames and asks for nothing that is not held. */
  stand(): Promise<void>;
  /** Lets the answers come, and those that are asked for from then on. */
  release(): Promise<void>;
}

/** Frames without a change before a page stands still. */
const FRAMES = 12;
/** Frames after which a page is given up that never stands still. */
const MOST = 1200;

/** Runs in each page before its own scripts: holds back what the page asks of the platform. */
export function holdAnswers({ answering, frames, most }: ReturnType<typeof held>): void {
  const send = window.fetch.bind(window);
  const waiting: (() => void)[] = [];
  let holds = answering === 'together' || answering === 'one by one';
  let sent = 0;
  window.fetch = async (...args) => {
    const [input] = args;
    const url = input instanceof Request ? input.url : String(input);
    if (!/\/(wps|lotto|lgw)\//.test(url)) return send(...args);
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    sent += 1;
    try {
      if (typeof answering === 'number') await new Promise((resolve) => setTimeout(resolve, answering));
      return await send(...args);
    } finally {
      sent -= 1;
    }
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isBusy = () =>
    sent > 0 ||
    document.readyState !== 'complete' ||
    document.fonts.status === 'loading' ||
    (!holds && document.querySelector('[data-skeleton]:not([data-far] *, footer *)') !== null);
  const stand = async () => {
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    for (let past = 0; past < most && quiet < frames; past += 1) {
      quiet = isBusy() ? 0 : quiet + 1;
      await frame();
    }
    observer.disconnect();
  };
  window.heldAnswers = {
    stand,
    async release() {
      // One answer after the other, with time to paint between them.
      for (let idle = 0; answering === 'one by one' && idle < frames; idle += 1) {
        const next = waiting.shift();
        if (next) idle = 0;
        next?.();
        do {
          await frame();
          await frame();
        } while (sent > 0);
      }
      holds = false;
      for (const next of waiting.splice(0)) next();
      await stand();
    },
  };
}

/** The argument of `holdAnswers`. */
export function held(answering: Answering) {
  return { answering, frames: FRAMES, most: MOST };
}
