import { foldText } from '@liveryjs/engine/kit/plain';

/** Letters of scripts that write no spaces between words. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
/** Scripts in which nearly every letter may begin a word. */
const OF_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of a run without spaces that count: longer ones are looked for by their beginning. */
const LONGEST = 12;

/** Where words begin in a run of letters without spaces, as places in it. */
type Segment = (run: string) => readonly number[];

/** Every letter may begin a word: for browsers that cannot tell words apart. */
const everyLetter: Segment = (run) => {
  const starts: number[] = [];
  let place = 0;
  for (const letter of run) {
    if (!/\p{M}/u.test(letter)) starts.push(place);
    place += letter.length;
  }
  return starts;
};

/** @returns what `Intl.Segmenter` knows of words; every letter where a browser lacks it */
export function segmentBy(intl: { readonly Segmenter?: typeof Intl.Segmenter } = Intl): Segment {
  if (!intl.Segmenter) return everyLetter;
  const segmenter = new intl.Segmenter(undefined, { granularity: 'word' });
  return (run) => Array.from(segmenter.segment(run), ({ index }) => index);
}

/** Cuts texts into the terms that they are looked for by, the same on both sides of a search. */
export function termsBy(segment: Segment) {
  return {
    /** Terms of a text that can be found: its words; of a run without spaces, all that begins where a word may begin. */
    ofText(text: string): string[] {
      const terms: string[] = [];
      const spaced = text.replaceAll(SPACELESS, (run) => {
        const starts = OF_SIGNS.test(run) ? everyLetter(run) : segment(run);
        for (const start of starts) terms.push(cut(run.slice(start)));
        return ' ';
      });
      return [...terms, ...foldText(spaced).split(' ').filter(Boolean)];
    },
    /** Terms that all have to be in what is looked for: a run without spaces is one. */
    ofQuery(text: string): string[] {
      const runs: string[] = [];
      const spaced = text.replaceAll(SPACELESS, (run) => {
        runs.push(cut(run));
        return ' ';
      });
      return [...runs, ...foldText(spaced).split(' ').filter(Boolean)];
    },
    /** The same with each run cut into its words: where nothing has the run as it is. */
    ofQueryInWords(text: string): string[] {
      return this.ofQuery(
        text.replaceAll(SPACELESS, (run) => {
          const starts = segment(run);
          return starts.map((start, place) => run.slice(start, starts[place + 1])).join(' ');
        }),
      );
    },
  };
}

function cut(run: string): string {
  return Array.from(foldText(run)).slice(0, LONGEST).join('');
}
