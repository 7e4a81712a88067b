import type { FieldNote } from '@liveryjs/workspace/new-brand/plan-brand';
import type { BrandOption, Question } from '@liveryjs/workspace/new-brand/questions';
import type { Terminal } from '@liveryjs/workspace/terminal';

/** Answers to questions about a new brand, each by its option. */
export type Answers = Partial<Readonly<Record<BrandOption, string>>>;

interface Ways {
  /** Answers of the command line. */
  readonly given: Answers;
  readonly ask: NonNullable<Terminal['ask']>;
  readonly note: Terminal['note'];
  /** Says what is wrong with a brand of such answers. */
  readonly faults: (answers: Answers) => readonly FieldNote[];
}

/**
 * Asks who sits before the terminal for what the command line does not say. A bad answer is asked for again, and an empty one
 * leaves what the question falls back to.
 *
 * @returns all answers that were given; undefined where somebody ended the questions
 */
export async function describeBrand(
  questions: readonly Question[],
  { given, ask, note, faults }: Ways,
): Promise<Answers | undefined> {
  let answers = given;
  for (const { option, fallback, text } of questions) {
    while (answers[option] === undefined) {
      const typed = await ask(`${text}${fallback === '' ? '' : ` [${fallback}]`}: `);
      if (typed === undefined) return undefined;
      if (typed.trim() === '') break;
      const next = { ...answers, [option]: typed };
      const problem = sentenceOf(faults(next), option);
      if (problem === undefined) answers = next;
      else note(problem);
    }
  }
  return answers;
}

/** All that is said about an answer, in one line; undefined where nothing is. */
export function sentenceOf(notes: readonly FieldNote[], option: BrandOption): string | undefined {
  const sentences = notes.filter(({ field }) => field === option).map(({ sentence }) => sentence);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** `gameOrigins` → `--game-origins` */
export function flagOf(option: BrandOption): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
