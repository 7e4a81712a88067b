import type { Finding } from '#engine/issues/index.ts';
import { isList, own, ownText } from '#engine/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'language-twice': {
    title: 'A language is listed twice',
    severity: 'error',
    message: ({ path, code }) => `${path}: the language ${JSON.stringify(code)} is already in the list.`,
    hint: () => 'Keep one of the two.',
  } satisfies Finding<{ path: string; code: string }>,
};

export const oneEntryPerLanguage = createCheck({
  docs: 'A language is supported once.',
  findings,
  run({ manifest, path, report }) {
    const seen = new Set<string>();
    const supported = own(own(manifest, 'languages'), 'supported');
    for (const [index, language] of isList(supported) ? supported.entries() : []) {
      const code = ownText(language, 'code');
      const pointer = `/languages/supported/${index}/code`;
      if (code !== undefined && seen.has(code))
        report('language-twice', { pointer }, { path: path(pointer), code });
      else if (code !== undefined) seen.add(code);
    }
  },
});
