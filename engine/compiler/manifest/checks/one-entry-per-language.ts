import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'language-twice': {
    title: 'A language is listed twice',
    severity: 'error',
    message: ({ path, code }) => `${path}: the language ${JSON.stringify(code)} is already in the list.`,
    hint: () => 'Keep one of the two.',
  } satisfies Finding<{ path: string; code: string }>,
  'language-label-twice': {
    title: 'Two languages have one name',
    severity: 'warning',
    message: ({ path, label, other }) =>
      `${path}: ${JSON.stringify(label)} is the name of ${other}, too: nobody can tell the two apart in the menu.`,
    hint: () => 'Write the name that each language has in itself, or leave the label out.',
  } satisfies Finding<{ path: string; label: string; other: string }>,
};

export const oneEntryPerLanguage = createCheck({
  docs: 'A language is supported once, and under a name of its own.',
  findings,
  run({ manifest, path, report }) {
    const seen = new Set<string>();
    const labels = new Map<string, string>();
    const supported = own(own(manifest, 'languages'), 'supported');
    for (const [index, language] of isList(supported) ? supported.entries() : []) {
      const code = ownText(language, 'code');
      const pointer = `/languages/supported/${index}/code`;
      if (code !== undefined && seen.has(code))
        report('language-twice', { pointer }, { path: path(pointer), code });
      else if (code !== undefined) {
        seen.add(code);
        const label = ownText(language, 'label');
        const name = label?.trim().toLowerCase();
        const other = name === undefined ? undefined : labels.get(name);
        const place = `/languages/supported/${index}/label`;
        if (label !== undefined && other !== undefined)
          report('language-label-twice', { pointer: place }, { path: path(place), label, other });
        else if (name !== undefined) labels.set(name, code);
      }
    }
  },
});
