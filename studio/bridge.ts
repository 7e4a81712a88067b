/**
 * The messages by which the studio and the portal in its frame talk. Each side reads what it gets by a function of this
 * file, and takes nothing else.
 *
 * After each load of the frame, the portal greets the studio's exact origin. The studio answers the window that greeted, on
 * the brand's exact origin, with a port; all further messages go through it.
 */

const VERSION = 1;

/** A message as it was read, or the reason for which it is ignored. */
export type Parsed<T> = { readonly message: T } | { readonly ignored: string };

type Check<T> = (value: unknown) => value is T;
type Shape = Readonly<Record<string, Check<unknown>>>;
type Checked<C> = C extends Check<infer T> ? T : never;
type Members<S extends Shape> = {
  readonly [K in keyof S as undefined extends Checked<S[K]> ? never : K]: Checked<S[K]>;
} & { readonly [K in keyof S as undefined extends Checked<S[K]> ? K : never]?: Checked<S[K]> };
type MessageOf<S extends Readonly<Record<string, Shape>>> = {
  [K in keyof S]: { readonly kind: K } & Members<S[K]>;
}[keyof S];

const text =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;
const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);
const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check);
const object =
  <S extends Shape>(shape: S): Check<Members<S>> =>
  (value): value is Members<S> =>
    isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name]));

/** Kinds of things that are switched on and off. */
const switchKind: Check<'features' | 'vendors'> = (value): value is 'features' | 'vendors' =>
  value === 'features' || value === 'vendors';
/** Where a placement stands: a JSON Pointer in which items are named by id. */
const place = text(2000);
const path: Check<string> = (value): value is string => text(4000)(value) && /^\/(?!\/)/.test(value);
const nonce: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length >= 16 && value.length <= 100;

/**
 * One part of a resolved brand. Its text, which is JSON, is missing where the same text went over before: the list of parts
 * is always whole.
 */
const part = object({ name: text(200), hash: text(100), text: maybe(text(100_000_000)) });

const toStudio = {
  /** Answers the port with the word that came with it. */
  ready: { answer: nonce, path, page: maybe(text(200)), placements: listOf(place) },
  /** A draft has been painted. */
  shown: { rev: isNumber },
  /** The placements that the page has now, where they are others than before. */
  placements: { placements: listOf(place) },
  /** The pointer is over a placement, or over none. */
  hover: { at: maybe(place) },
  /** A placement was clicked on. `texts` stood there, the nearest first. */
  select: { at: place, texts: listOf(text(500)) },
  /** The placement around the chosen one is wanted. */
  parent: {},
  /** The keys that change between selecting and browsing were pressed. */
  toggle: {},
  /** The keys that lead out of the portal were pressed: F6, or Shift+F6 to go back. */
  leave: { isBack: isFlag },
  /** Boxes of the placements that are looked at, in pixels of the frame's window. */
  rects: {
    boxes: listOf(object({ at: place, x: isNumber, y: isNumber, width: isNumber, height: isNumber })),
  },
  /** The facts that conditions of the page are held against, and the vendors that the platform has. */
  facts: {
    facts: listOf(object({ kind: text(100), names: listOf(text(1000)) })),
    vendors: listOf(text(100)),
  },
  /** Somebody has become another kind of visitor in the portal itself. */
  audience: { audience: text(100) },
  /** The portal is at another address. */
  navigate: { path, page: maybe(text(200)) },
  /** Something of the studio could not be shown. */
  error: { sentence: text(5000) },
} as const satisfies Readonly<Record<string, Shape>>;

const toPortal = {
  /** The whole resolved brand. The last one counts. */
  draft: { rev: isNumber, parts: listOf(part) },
  /** The mode and the language to be seen in. */
  look: { mode: text(100), language: text(100) },
  /** As whom and when the portal is seen; a part that is missing is as it is without the studio. */
  guise: {
    audience: maybe(text(100)),
    moment: maybe(object({ at: text(40), timeZone: text(100) })),
    status: maybe(isNumber),
    switched: listOf(object({ kind: switchKind, name: text(200), isOn: isFlag })),
  },
  /** Clicks choose placements, and do nothing else. */
  pick: { isOn: isFlag },
  /** The chosen placement, which is brought into sight where that is asked for. */
  select: { at: maybe(place), isSought: isFlag },
  /** The page to go to, as routes write their paths: without the language. */
  navigate: { path },
} as const satisfies Readonly<Record<string, Shape>>;

const greeting = { hello: { version: isNumber, nonce } } as const;
const welcome = { welcome: { version: isNumber, nonce, answer: nonce } } as const;

export type ToStudio = MessageOf<typeof toStudio>;
export type ToPortal = MessageOf<typeof toPortal>;
export type Greeting = MessageOf<typeof greeting>;
export type Welcome = MessageOf<typeof welcome>;
export type Guise = Omit<Extract<ToPortal, { kind: 'guise' }>, 'kind'>;
export type ToldFacts = Extract<ToStudio, { kind: 'facts' }>;
export type Box = Extract<ToStudio, { kind: 'rects' }>['boxes'][number];
export type BrandPartText = Extract<ToPortal, { kind: 'draft' }>['parts'][number];

/** Reads what the portal sent through the port. */
export const readToStudio = readerOf<ToStudio>(toStudio);
/** Reads what the studio sent through the port. */
export const readToPortal = readerOf<ToPortal>(toPortal);

const readGreetingOf = readerOf<Greeting>(greeting);
const readWelcomeOf = readerOf<Welcome>(welcome);

/** Where a message to a window came from. */
type Sent = Pick<MessageEvent, 'data' | 'origin' | 'source'>;
/** Where alone it may come from. */
interface Sender {
  readonly origin: string;
  readonly source: MessageEventSource | null | undefined;
}

/** The portal's greeting, to be sent to the studio's origin. @param nonce that nobody can guess */
export function greetingOf(nonce: string): Greeting {
  return { kind: 'hello', version: VERSION, nonce };
}

/** Reads a greeting. @param portal the window of the frame, and the brand's origin */
export function readGreeting(sent: Sent, portal: Sender): Parsed<Greeting> {
  return strangeness(sent, portal) ?? ofThisVersion(readGreetingOf(sent.data));
}

/** The studio's answer to a greeting. @param answer that the portal has to say through the port first */
export function welcomeOf(greeted: Greeting, answer: string): Welcome {
  return { kind: 'welcome', version: VERSION, nonce: greeted.nonce, answer };
}

/** Reads the answer to a greeting. @param studio the window around the frame, and the studio's origin */
export function readWelcome(sent: Sent, studio: Sender, greeted: Greeting): Parsed<Welcome> {
  const read = strangeness(sent, studio) ?? ofThisVersion(readWelcomeOf(sent.data));
  if ('message' in read && read.message.nonce !== greeted.nonce)
    return { ignored: 'It answers another greeting.' };
  return read;
}

function strangeness({ origin, source }: Sent, sender: Sender): { readonly ignored: string } | undefined {
  if (origin !== sender.origin) return { ignored: `It comes from ${origin}, and not from ${sender.origin}.` };
  if (source === null || source !== sender.source) return { ignored: 'It comes from another window.' };
  return undefined;
}

function ofThisVersion<T extends { readonly version: number }>(read: Parsed<T>): Parsed<T> {
  if (!('message' in read) || read.message.version === VERSION) return read;
  return { ignored: `It is of version ${read.message.version}, and this side speaks version ${VERSION}.` };
}

function readerOf<T>(shapes: Readonly<Record<string, Shape>>): (data: unknown) => Parsed<T> {
  return (data) => {
    if (!isRecord(data) || typeof data.kind !== 'string') return { ignored: 'It is no message of Livery.' };
    if (!Object.hasOwn(shapes, data.kind)) return { ignored: `There is no message "${data.kind}".` };
    for (const [name, check] of Object.entries(shapes[data.kind] ?? {}))
      if (!check(data[name])) return { ignored: `"${name}" of "${data.kind}" has another shape.` };
    return { message: data as T };
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
