import type { Issue } from '@liveryjs/compiler/issues';
import { isObject, type JsonObject, type JsonValue, own, pointerKeys } from '@liveryjs/compiler/manifest';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { BrandOption, Question } from './questions.ts';

/** The description of a new brand. */
export interface Described {
  /** Sections of its manifest. */
  readonly members: JsonObject;
  /** Answers that nobody gave, as sentences of the work that is left. */
  readonly left: readonly string[];
}

interface Ways {
  /** Answers of the command line. */
  readonly given: Partial<Readonly<Record<BrandOption, string>>>;
  readonly ask: Terminal['ask'];
  readonly note: Terminal['note'];
  /** Findings of a brand with such sections. */
  readonly findings: (members: JsonObject) => readonly Issue[];
}

/**
 * Answers questions about a new brand: by the command line, else by who sits before the terminal, else by what each falls
 * back to. A bad answer at the terminal is asked for again.
 *
 * @returns sentences of what is wrong with the command line; undefined where somebody ended the questions
 */
export async function describeBrand(
  questions: readonly Question[],
  { given, ask, note, findings }: Ways,
): Promise<Described | { readonly wrong: readonly string[] } | undefined> {
  let members: JsonObject = {};
  const left: string[] = [];
  const wrong: string[] = [];
  /** Takes an answer. @returns what is wrong with it */
  const take = (question: Question, answer: string): string | undefined => {
    const read = question.read(answer);
    if ('why' in read) return read.why;
    const next = withValue(members, question.pointer, read.value);
    const about = findings(next).filter(
      ({ pointer, severity }) => severity === 'error' && `${pointer}/`.startsWith(`${question.pointer}/`),
    );
    if (about.length > 0) return about.map(({ message, hint }) => `${message} ${hint}`).join(' ');
    members = next;
    return undefined;
  };
  for (const question of questions) {
    const { option, fallback, isInherited, text } = question;
    let answer = given[option];
    let problem = answer === undefined ? undefined : take(question, answer.trim());
    if (problem !== undefined) wrong.push(`--${kebab(option)}: ${problem}`);
    while (answer === undefined && ask) {
      const typed = await ask(`${text}${fallback === '' ? '' : ` [${fallback}]`}: `);
      if (typed === undefined) return undefined;
      if (typed.trim() === '') break;
      problem = take(question, typed.trim());
      if (problem === undefined) answer = typed;
      else note(problem);
    }
    if (answer !== undefined) continue;
    // The fallback of a brand is sound.
    const read = isInherited || fallback === '' ? undefined : question.read(fallback);
    if (read && 'value' in read) members = withValue(members, question.pointer, read.value);
    if (question.left !== undefined) left.push(question.left);
  }
  return wrong.length > 0 ? { wrong } : { members, left };
}

/** The object with another value at a pointer. */
function withValue(object: JsonObject, pointer: string, value: JsonValue): JsonObject {
  const [key = '', ...rest] = pointerKeys(pointer);
  if (rest.length === 0) return { ...object, [key]: value };
  const before = own(object, key);
  return { ...object, [key]: withValue(isObject(before) ? before : {}, `/${rest.join('/')}`, value) };
}

/** `gameOrigins` → `game-origins` */
function kebab(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
