import type { FieldProblem } from '#client/registration/check-field.ts';

type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words for what is wrong with fields.
 *
 * @param t gives the text of a message key
 * @param label of a field, which messages may name as `field`
 */
export function problemTexts<Name extends string>(
  problems: Readonly<Partial<Record<Name, FieldProblem | undefined>>>,
  t: Texts,
  label: (field: Name) => string,
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const field of Object.keys(problems) as Name[]) {
    const problem = problems[field];
    if (problem) texts[field] = t(problem.key, { ...problem.values, field: label(field) });
  }
  return texts;
}
