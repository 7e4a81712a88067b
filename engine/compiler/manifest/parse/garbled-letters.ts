import { createIssue, type Issue, issueList } from '#compiler/issues/index.ts';
import { SourceText } from './source-text.ts';

/** Letters of Windows-1252 for the bytes 0x80 to 0x9f, in which ISO 8859-1 has none; U+0000 for those that have none. */
const SIGNS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

const byteOf = new Map<string, number>(
  [...SIGNS].flatMap((letter, index) => (letter === '\0' ? [] : [[letter, 0x80 + index]])),
);

/** A run of letters that a program makes of the bytes of one letter beyond ASCII. */
const RUN = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${SIGNS.replaceAll('\0', '')}]+`, 'g');

/** Letters that were read by another encoding before Livery read them, the first of each line: `Ã³` in place of `ó`. */
export function garbledIssues(text: string, file: string): Issue[] {
  const runs = [...text.matchAll(RUN)].flatMap(({ 0: letters, index }) => {
    const meant = meantBy(letters);
    return meant === undefined
      ? []
      : [{ letters: letters.slice(0, meant.length), meant: meant.letter, index }];
  });
  if (runs.length === 0) return [];
  const source = new SourceText(file, text);
  const issues = issueList();
  let lastLine = 0;
  for (const { letters, meant, index } of runs) {
    const position = source.position(index, index + letters.length);
    if (position.line === lastLine) continue;
    lastLine = position.line;
    issues.add('garbled-letter', () =>
      createIssue('garbled-letter', { file, pointer: '', ...position }, { letters, letter: meant }),
    );
  }
  return issues.all();
}

/** Signs that stand behind a capital letter as a rule, as in “CAFÉ”. */
const BEHIND_LETTERS = /[‘’“”–—…™«»°·\u00a0]/;

/** The first letter that the bytes of a run are in UTF-8, and of how many characters; undefined where they are none. */
function meantBy(run: string): { readonly letter: string; readonly length: number } | undefined {
  const first = run.charCodeAt(0);
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const bytes = [...run.slice(0, length)].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
  if (length === 2 && BEHIND_LETTERS.test(run[1] ?? '')) return undefined;
  if (bytes.length < length || bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const letter = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
    // The result is a letter or a sign of a text, not a control character.
    return /^[\p{L}\p{P}\p{S}\p{Zs}]$/u.test(letter) ? { letter, length } : undefined;
  } catch {
    return undefined;
  }
}
