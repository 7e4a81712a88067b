import {
  type Box,
  type BrandPartText,
  readGreeting,
  readToStudio,
  type ToPortal,
  type ToStudio,
  welcomeOf,
} from '#studio/bridge.ts';

/** The portal in the frame, as far as it has told. */
export interface FrameState {
  /** True from the greeting of a load of the frame to the next. */
  readonly isOpen: boolean;
  /** Address within the portal's origin. */
  readonly path: string | undefined;
  /** Id of the page. */
  readonly page: string | undefined;
  /** Places that are drawn now. */
  readonly placements: readonly string[];
  readonly boxes: readonly Box[];
  readonly hovered: string | undefined;
  /** The revision of the brand that has been painted. */
  readonly shown: number;
}

const CLOSED: FrameState = {
  isOpen: false,
  path: undefined,
  page: undefined,
  placements: [],
  boxes: [],
  hovered: undefined,
  shown: 0,
};

/** Messages that say how the portal shall be. They are sent again after each load of the frame. */
interface Wishes {
  readonly look: Extract<ToPortal, { kind: 'look' }>;
  readonly guise: Extract<ToPortal, { kind: 'guise' }>;
  readonly pick: Extract<ToPortal, { kind: 'pick' }>;
  readonly select: Extract<ToPortal, { kind: 'select' }>;
}

/** Asks for the parts of a brand that are others than those with these hashes. */
type Ask = (has: readonly string[]) => Promise<{ rev: number; parts?: readonly BrandPartText[] }>;

/** The talk with the portal in the frame: greeting, port, and one message after another. */
export class FrameLink {
  readonly #origin: string;
  readonly #ask: Ask;
  #heard: (message: ToStudio) => void = () => {};
  #state = CLOSED;
  readonly #listeners = new Set<() => void>();
  #port: MessagePort | undefined;
  readonly #wishes = new Map<string, ToPortal>();
  /** The last draft, and its texts by their hashes. */
  #draft: { readonly rev: number; readonly parts: readonly BrandPartText[] } | undefined;
  #texts = new Map<string, string>();
  /** Hashes that this load of the frame has had. */
  #sent = new Set<string>();
  #isAsking = false;
  #isOutdated = false;

  /** @param origin of the brand, exactly */
  constructor(origin: string, ask: Ask) {
    this.#origin = origin;
    this.#ask = ask;
  }

  /** Talks with the portal in a frame, until the function that comes back is called. */
  attach(frame: HTMLIFrameElement, heard: (message: ToStudio) => void): () => void {
    this.#heard = heard;
    const listen = (event: MessageEvent) => {
      const read = readGreeting(event, { origin: this.#origin, source: frame.contentWindow });
      if ('ignored' in read) return ignore(read.ignored);
      const { port1, port2 } = new MessageChannel();
      const answer = crypto.randomUUID();
      this.#open(port1, answer);
      frame.contentWindow?.postMessage(welcomeOf(read.message, answer), this.#origin, [port2]);
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      this.#port?.close();
      this.#set(CLOSED);
    };
  }

  readonly state = (): FrameState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has the portal be like this, now and after each load. */
  wish<K extends keyof Wishes>(message: Wishes[K]): void {
    const before = this.#wishes.get(message.kind);
    this.#wishes.set(message.kind, message);
    if (JSON.stringify(before) !== JSON.stringify(message)) this.#send(message);
  }

  goTo(path: string): void {
    this.#send({ kind: 'navigate', path });
  }

  /** Shows the brand as it is now. */
  async show(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        const { rev, parts } = await this.#ask([...this.#texts.keys()]);
        if (parts !== undefined && rev !== this.#draft?.rev) this.#take(rev, parts);
      }
    } catch {
      // The calls of the page say that the host is gone.
    } finally {
      this.#isAsking = false;
    }
  }

  #take(rev: number, parts: readonly BrandPartText[]): void {
    const texts = parts.map(({ hash, text }) => [hash, text ?? this.#texts.get(hash) ?? ''] as const);
    this.#texts = new Map(texts);
    this.#draft = { rev, parts };
    this.#sendDraft();
  }

  #sendDraft(): void {
    if (!this.#state.isOpen || this.#draft === undefined) return;
    const { rev, parts } = this.#draft;
    const whole = parts.map(({ name, hash }) => {
      const text = this.#texts.get(hash) ?? '';
      return this.#sent.has(hash) ? { name, hash } : { name, hash, text };
    });
    this.#send({ kind: 'draft', rev, parts: whole });
    this.#sent = new Set(this.#texts.keys());
  }

  #open(port: MessagePort, answer: string): void {
    this.#port?.close();
    this.#port = port;
    this.#sent.clear();
    this.#set(CLOSED);
    port.onmessage = ({ data }) => {
      const read = readToStudio(data);
      if ('ignored' in read) return ignore(read.ignored);
      const { message } = read;
      const isAnswer = message.kind === 'ready' && message.answer === answer;
      if (isAnswer === this.#state.isOpen) return ignore(`"${message.kind}" came out of turn.`);
      this.#note(message);
      this.#heard(message);
    };
  }

  #note(message: ToStudio): void {
    switch (message.kind) {
      case 'ready': {
        const { path, page, placements } = message;
        this.#set({ ...this.#state, isOpen: true, path, page, placements });
        for (const wish of this.#wishes.values()) this.#send(wish);
        this.#sendDraft();
        break;
      }
      case 'navigate':
        this.#set({ ...this.#state, path: message.path, page: message.page });
        break;
      case 'placements':
        this.#set({ ...this.#state, placements: message.placements });
        break;
      case 'rects':
        this.#set({ ...this.#state, boxes: message.boxes });
        break;
      case 'hover':
        this.#set({ ...this.#state, hovered: message.at });
        break;
      case 'shown':
        this.#set({ ...this.#state, shown: message.rev });
    }
  }

  #send(message: ToPortal): void {
    if (this.#state.isOpen) this.#port?.postMessage(message);
  }

  #set(state: FrameState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function ignore(reason: string): void {
  console.debug(`[livery studio] A message was ignored. ${reason}`);
}
