import { expect, test } from 'vitest';
import { findingsOf, manifestOf, placeIn } from './prepared.ts';
import type { Mistake } from './rows.ts';
import { formMistakes } from './rows-of-forms.ts';

/** One mistake is told once, and once more where it shows beside its place. */
const MOST = 2;

const all: readonly Mistake[] = [...formMistakes];

test.each(all.map((mistake) => [mistake.name, mistake] as const))(
  '%s',
  (_name, { edit, code, at, remedy }) => {
    const brand = manifestOf('aurora');
    edit(brand);
    const text = JSON.stringify(brand, null, 2);
    const issues = findingsOf('aurora', text);
    const told = issues.map((issue) => ({
      code: issue.code,
      at: placeIn('aurora', text, issue),
      hint: issue.hint,
      message: issue.message,
    }));
    expect(told).toContainEqual({
      code,
      at,
      hint: expect.stringContaining(remedy),
      message: expect.any(String),
    });
    expect(told.slice(MOST)).toEqual([]);
  },
);
