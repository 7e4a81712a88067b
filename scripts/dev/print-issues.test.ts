import type { Issue } from '@liveryjs/compiler/issues';
import { expect, it } from 'vitest';
import { mendedSentences } from './print-issues.ts';

const issue = (code: string, severity: Issue['severity'] = 'error'): Issue => ({
  ...{ code, severity, file: 'brands/a/brand.json', line: 1, column: 1, pointer: '/name' },
  ...{ message: code, hint: '' },
});

it('what was mended is said, with what is left', () => {
  const before = new Map([
    ['aurora', [issue('unknown-key'), issue('missing-key'), issue('time-over', 'warning')]],
    ['jade', [issue('unknown-key')]],
    ['harbor', []],
  ]);
  const now = [
    { id: 'aurora', issues: [issue('missing-key')] },
    { id: 'jade', issues: [issue('time-over', 'warning')] },
    { id: 'harbor', issues: [issue('unknown-key')] },
  ];
  expect(mendedSentences(before, now)).toEqual([
    'aurora: 1 error mended, 1 error left.',
    'jade: 1 error mended, the page shows the brand as it is now.',
  ]);
});
