/** The visible facts about the story that shows. */
export interface Seen {
  /** The activity that still goes on when patience ends. */
  readonly unrest: readonly string[];
  /** Problems that belong to the story, as sources of regular expressions. */
  readonly own: readonly string[];
  readonly look: ReturnType<Window['stories']['shownLook']>;
  /** Texts and labels that are message keys. */
  readonly untold: readonly string[];
  /** By how many pixels the page is wider than its window. */
  readonly tooWide: number;
}

/** Runs in the preview: waits until the story has come to rest, and looks at all of it. All at once: a journey costs. */
export async function lookAt(keys: readonly string[]): Promise<Seen> {
  const unrest = await window.stories.settled();
  const knownKeys = new Set(keys);
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue?.trim() ?? '');
  for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    unrest,
    own: window.stories.ownProblems(),
    look: window.stories.shownLook(),
    untold: texts.filter((text) => knownKeys.has(text)),
    tooWide: scrollWidth - clientWidth,
  };
}
