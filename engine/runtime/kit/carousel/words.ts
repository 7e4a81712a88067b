/**
 * The words of a carousel beside its slides. label: its name; carousel, slide: what it and its items are called; slideOf:
 * the name of one, given `number` and `count`; show: chooses one, given `number`; choose: what marks are for.
 */
export type CarouselWord =
  | 'carousel'
  | 'label'
  | 'slide'
  | 'slideOf'
  | 'pause'
  | 'play'
  | 'previous'
  | 'next'
  | 'choose'
  | 'show';

/** The text for a word, in the visitor's language. */
export type CarouselWords = (word: CarouselWord, values?: Readonly<Record<string, number>>) => string;
