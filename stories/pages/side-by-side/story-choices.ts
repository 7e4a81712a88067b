/** A story that can be shown in all brands. */
export interface StoryChoice {
  readonly id: string;
  readonly text: string;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly exportName?: string;
}

/** The stories of Storybook that are worth comparing, in its order: whole pages, and each widget at its fullest. */
export async function storyChoices(): Promise<readonly StoryChoice[]> {
  const { entries } = (await (await fetch('index.json')).json()) as {
    entries: Readonly<Record<string, IndexEntry>>;
  };
  return choicesOf(Object.values(entries));
}

export function choicesOf(entries: readonly IndexEntry[]): readonly StoryChoice[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const pages = stories.filter(({ title }) => title === 'Pages/Whole pages');
  const widgets = stories.filter(({ name }) => name === 'Full');
  return [
    ...pages.map(({ id, name }) => ({ id, text: `Page: ${name}` })),
    ...widgets.map(({ id, title }) => ({ id, text: title.replace('/', ': ') })),
  ];
}

/** The chosen look of a story. */
export interface Look {
  readonly brand: string;
  readonly mode: string;
  readonly language: string;
  readonly direction: string;
  /** Who looks; empty for whoever the story says. */
  readonly session: string;
  /** Features that are not as the brand has them, as `writeFeatures` gives them. */
  readonly features: string;
}

/** Address of a story alone, without Storybook's own pages around it. A brand that lacks the mode or language shows its default. */
export function frameUrl(story: string, look: Look): string {
  const globals = Object.entries(look).flatMap(([name, value]) => (value === '' ? [] : `${name}:${value}`));
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: globals.join(';') })}`;
}
