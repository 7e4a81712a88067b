import type { ContrastPair, Theme } from '@liveryjs/schemas/brand';
import { memoryFiles } from '#compiler/manifest/index.ts';
import { type ResolvedTheme, resolveTheme } from './resolve-theme.ts';

export type Json = Record<string, unknown>;

export const dark = { id: 'dark', scheme: 'dark' } as const;
export const light = { id: 'light', scheme: 'light' } as const;

/**
 * For tests: the theme of the brand leaf, which extends root, from token files by path below brands/.
 *
 * @param writer says which of the two wrote the value of the manifest at a pointer; default: leaf all of them
 */
export function resolve(
  files: Record<string, Json | string>,
  theme: Partial<Theme> = {},
  uses: readonly string[] = [],
  writer: (pointer: string) => 'root' | 'leaf' = () => 'leaf',
): ResolvedTheme {
  const texts = Object.entries(files).map(([path, file]) => [
    `brands/${path}`,
    typeof file === 'string' ? file : JSON.stringify(file, null, 2),
  ]);
  return resolveTheme({
    files: memoryFiles(Object.fromEntries(texts)),
    chain: [{ folder: 'brands/root' }, { folder: 'brands/leaf' }],
    theme: { modes: [dark], defaultMode: 'dark', fonts: [], ornaments: {}, contrast: [], ...theme },
    uses: uses.map((value) => ({ value, pointer: '/theme' })),
    placeOf: (pointer) => ({ file: `brands/${writer(pointer)}/brand.json`, line: 7, column: 3, pointer }),
    pathOf: (pointer) => pointer.slice(1),
  });
}

export const pair = (text: string, on: string, ratio = 4.5): ContrastPair => ({
  id: 'pair',
  text,
  on,
  ratio,
});
