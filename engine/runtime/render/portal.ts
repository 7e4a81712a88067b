import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { LinkTarget, ResolvedBrand } from '@liveryjs/schemas/brand';

/** The platform's report on itself before anything else. */
export interface StatusReport {
  /** 0 shows the portal; another number the brand's screen for it, or nothing [2.18]. */
  readonly status: number;
  /** Ids of the whitelabel modules that are on. */
  readonly modules: readonly string[];
  /** Names by kind, for the manifest's conditions. */
  readonly facts: Facts;
  /** Addresses outside of the portal, by the names that links call them by (`resource`). */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Codes of the languages that the platform offers; undefined: all of the brand's. */
  readonly languages?: readonly string[] | undefined;
}

/** A call that answers conditions. */
export interface FactSource {
  readonly key: string;
  /** Nothing on the page waits for it: that it fails is not worth telling. */
  readonly quiet?: boolean;
  /**
   * Milliseconds after which it is asked again while the page is looked at; 0: it is asked once, and again only where
   * it failed, the connection comes back, or what it depends on changes.
   */
  readonly every: number;
  /** Returns the values that its answer depends on, beside the brand; null: it is not asked. Left out: on nothing. */
  dependsOn?(brand: ResolvedBrand): readonly unknown[] | null;
  load(signal: AbortSignal, brand: ResolvedBrand): Promise<Facts>;
}

/** A number of the platform that stands beside the title of a panel's page. */
export interface BadgeSource {
  /** Names the number, as other users of the same call do; null: there is none for this visitor. */
  key(brand: ResolvedBrand): readonly unknown[] | null;
  load(signal: AbortSignal): Promise<number>;
  /** Milliseconds after which it is asked for again while it shows; left out, it is not by the clock. */
  readonly every?: number;
}

/** The question to the visitor before something happens. Texts are message keys. */
export interface Question {
  readonly title?: string;
  readonly text: string;
  /** Values for the texts' placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The label of the yes. Default: `engine.confirm`. */
  readonly confirm?: string;
  /** The label of the no. Default: `engine.cancel`. Null where there is nothing to refuse: the question only informs. */
  readonly cancel?: string | null;
}

/** The platform's answers that a page keeps, by the first part of their keys: for code that hears by itself what changes. */
export interface KeptAnswers {
  /** Asks anew for what shows on the page; what does not is asked for when it shows again. */
  renew(names: readonly string[]): void;
  /** Puts another answer in the place of each that has come under a name. */
  replace(name: string, change: (answer: unknown) => unknown): void;
  /** Names the answers that nobody has to ask for by the clock: `renew` and `replace` are called when they change. */
  push(names: readonly string[]): void;
}

/** The actions on the page for code outside of the page's components. */
export interface ActionContext {
  readonly brand: ResolvedBrand;
  /** Everything that conditions are held against, now. */
  readonly facts: Facts;
  /** Tells the visitor something, by message key. */
  notify(messageKey: string, tone?: 'info' | 'error'): void;
  /** Asks the visitor; false for no, and for a question that was closed or gave way to another. */
  confirm(question: Question): Promise<boolean>;
  /**
   * Follows a link target of the manifest.
   *
   * @param note message key of what stands at the top of the modal that opens: why it does
   * @param aim what the visitor was about to do, where the modal is in the way of it; forgotten when the visitor closes the modal, or the one
   *   that has taken its place
   */
  open(target: LinkTarget, note?: string, aim?: () => void | Promise<void>): void;
  /** Closes all that is open, and does what the visitor was about to do. @returns false where nothing is known of that */
  resumeAim(): boolean;
  /** Closes the modals and the panel that are open. */
  close(): void;
  /**
   * Opens a modal over all that is open, which stays as it is below, and so does what is typed there. Modals that
   * open meanwhile take its place.
   *
   * @param note message key, as for `open`
   * @returns done when it is closed, by whomever
   */
  interrupt(modal: string, note?: string): Promise<void>;
  /** Closes what `interrupt` opened: what lies below goes on, and asks the platform again for what it shows. */
  resume(): void;
  /** @param path of the portal, with query and hash */
  navigate(path: string): void;
  readonly answers: KeptAnswers;
}

/** A call whose answer a page shows at its top. */
export interface EarlyCall {
  /** Address on the portal's own origin, with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where in the answer, which is JSON, the address of the page's first picture stands. */
  readonly picture: readonly (string | number)[];
  /** The same of the one for narrow windows. */
  readonly narrow?: readonly (string | number)[];
}

/**
 * The parts that an industry brings: the sources of status and facts, and the actions of its links. The engine knows no
 * more.
 */
export interface Portal {
  /** Called once in a browser, before anything else is asked. The context works for as long as the page is open. */
  start(context: ActionContext): void;
  /** Kinds of condition whose names must all hold, beside `features`. */
  readonly allOf: readonly string[];
  /** Facts that are known without a call. Read at the start and whenever `watch` says so. */
  facts(brand: ResolvedBrand): Facts;
  /**
   * Derives further facts from those that there are: the facts with more, or with others in their place. Left out: nothing
   * follows. It only computes, and often.
   *
   * @param facts with `features` and `languages`
   */
  derive?(brand: ResolvedBrand, facts: Facts): Facts;
  /** Tells whether there is a session. */
  signedIn(): boolean;
  /** Calls the listener when `facts` or `signedIn` may have changed; returns what ends that. */
  watch(listener: () => void): () => void;
  loadStatus(signal: AbortSignal): Promise<StatusReport>;
  /** Loaded while the status is 0. */
  readonly sources: readonly FactSource[];
  /**
   * The call that a page sends before any of its code is here, for visitors in the language that it is written in;
   * `takeEarlyAnswer` hands over its answer.
   *
   * @param path the route's own path
   * @param language code of that language
   */
  early?(brand: ResolvedBrand, path: string, language: string): EarlyCall | undefined;
  /** Other addresses of the picture at an address, which are tried in turn where it does not load [9.03]. */
  otherPictures?(address: string): readonly string[];
  /** Numbers by the name that manifests call them by. */
  readonly badges?: Readonly<Record<string, BadgeSource>>;
  /** Called when the visitor has chosen a language, by its code. */
  languageChosen?(code: string): void;
  readonly actions: Readonly<Record<string, (context: ActionContext) => void | Promise<void>>>;
}
