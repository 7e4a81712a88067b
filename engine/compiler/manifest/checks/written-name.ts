import type { Finding } from '#compiler/issues/index.ts';
import { textSlips, unwritten } from '#compiler/issues/text-slips.ts';
import { ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'name-sign': {
    title: 'The name of a brand holds signs of another format, or is not written yet',
    severity: 'warning',
    message: ({ literal }) => `name: visitors read ${JSON.stringify(literal)} as it is written.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ literal: string; hint: string }>,
};

export const writtenName = createCheck({
  docs: 'The name of a brand is the one that visitors read: no HTML, no Markdown, no note and no form that was to be filled in.',
  findings,
  run({ manifest, report }) {
    const name = ownText(manifest, 'name') ?? '';
    const note = name === 'TODO' ? name : unwritten(name);
    const slips = [
      ...textSlips(name),
      ...(note === undefined ? [] : [{ literal: note, hint: 'Write the name.' }]),
    ];
    for (const { literal, hint } of slips) report('name-sign', { pointer: '/name' }, { literal, hint });
  },
});
