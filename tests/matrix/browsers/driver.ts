/** A script for a page. The driver hands its text over, so that the script can use nothing but its input and the page. */
export type PageScript<Input, Result> = (input: Input) => Result;

export type Key = 'Enter' | 'Escape' | 'Tab';

/** An element that a script found in a page. */
export interface Found {
  /** Clicks the middle of the element as a mouse would. */
  press(): Promise<void>;
  /** Chooses an option of a list. */
  choose(value: string): Promise<void>;
  /** The text as a person sees it. */
  text(): Promise<string>;
  /** Goes into the frame that the element is: from now on scripts run there. */
  enter(): Promise<void>;
}

/** The little that a walk needs of a browser, the same in each. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  run<Input, Result>(script: PageScript<Input, Result>, input: Input): Promise<Result>;
  /** Runs a whole library in the page, whatever the page's policy says. */
  load(source: string): Promise<void>;
  find<Input>(script: PageScript<Input, Element | undefined>, input: Input): Promise<Found | undefined>;
  /** Presses a key of the keyboard. */
  key(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Leaves the frame that was entered. */
  leave(): Promise<void>;
  /** The page as a picture, in PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
