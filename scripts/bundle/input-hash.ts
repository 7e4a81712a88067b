import { hashOf } from '@liveryjs/workspace/hash';
import type { BrandPlan } from './make-bundle.ts';
import { sharedJson } from './shared-json.ts';

/** Hash of all that a brand's bundle is made from: its data, its files, and the code behind `codeKey`. */
export function inputHash(
  { assets, styleFiles, messages, speakers, ...data }: BrandPlan['parts'],
  stylesheet: string,
  codeKey: string,
  also: unknown,
): string {
  return hashOf(
    codeKey,
    JSON.stringify([data, also]),
    stylesheet,
    sharedJson(speakers).digest,
    ...Object.entries(messages).flatMap(([language, texts]) => [language, sharedJson(texts).digest]),
    ...Object.entries(assets).flatMap(([name, { path, bytes }]) => [name, path, bytes]),
    ...styleFiles.flatMap(({ path, bytes, preload }) => [path, bytes, String(preload)]),
  );
}
