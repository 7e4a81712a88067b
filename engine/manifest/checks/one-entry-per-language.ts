import { isList, own, ownText } from '#engine/manifest/json.ts';
import type { Check } from './check.ts';

export const oneEntryPerLanguage: Check = {
  meta: { codes: ['language-twice'], docs: 'A language is supported once.' },
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
};
