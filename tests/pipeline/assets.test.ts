import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const all = { files: { 'brands/aurora/assets/logo.svg': '<svg/>' } };

describe('an asset', () => {
  const logo = (path: string) => manifest({ assets: { logo: path } });

  it.each<[name: string, path: string, want: string[]]>([
    ['is there', 'assets/logo.svg', []],
    ['is there by a longer way', './assets/../assets/logo.svg', []],
    [
      'is missing',
      'assets/lgo.svg',
      [
        'aurora:10 «"assets/lgo.svg"» asset-missing assets.logo: brands/aurora/assets/lgo.svg does not exist. Did you mean "logo.svg"?',
      ],
    ],
    [
      'leads out',
      '../house/logo.svg',
      [
        'aurora:10 «"../house/logo.svg"» asset-path assets.logo: "../house/logo.svg" leads out of the brand\'s folder. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'leads far out',
      '../../../../etc/passwd',
      [
        'aurora:10 «"../../../../etc/passwd"» asset-path assets.logo: "../../../../etc/passwd" leads out of the brand\'s folder. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is absolute',
      '/etc/passwd',
      [
        'aurora:10 «"/etc/passwd"» asset-path assets.logo: "/etc/passwd" is absolute. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is of Windows',
      'assets\\logo.svg',
      [
        'aurora:10 «"assets\\\\logo.svg"» asset-path assets.logo: "assets\\\\logo.svg" is written with backslashes. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is an address',
      'https://a.b/logo.svg',
      [
        'aurora:10 «"https://a.b/logo.svg"» asset-path assets.logo: "https://a.b/logo.svg" is an address, not a file of the brand. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    ['is of a package', 'package:@font/inter/files/a.woff2', []],
    [
      'is of a package that is not there',
      'package:inter/a.woff2',
      [
        'aurora:10 «"package:inter/a.woff2"» asset-missing assets.logo: node_modules/inter/a.woff2 does not exist. The path is relative to the folder of the manifest that writes it.',
      ],
    ],
    [
      'leads out of a package',
      'package:inter/../../a',
      [
        'aurora:10 «"package:inter/../../a"» asset-path assets.logo: "package:inter/../../a" does not name a file of an installed package. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
  ])('that %s', (_name, path, want) => {
    const files = { ...all.files, 'node_modules/@font/inter/files/a.woff2': 'x' };
    expect(said(resolveBrand({ aurora: logo(path) }, { files }))).toEqual(want);
  });

  it('that is too large, also one of a widget', () => {
    const grid = { id: 'g', widget: 'grid', props: { source: 'hot', picture: 'assets/logo.svg' } };
    const result = resolveBrand({ aurora: manifest({ routes: [{ ...home, main: [grid] }] }) }, all);
    expect(said(result)).toEqual([
      'aurora:9 «"assets/logo.svg"» asset-too-large routes[home].main[g].props.picture: brands/aurora/assets/logo.svg has 6 bytes; 4 is the most. Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
    ]);
  });

  it('is looked for in the folder of the manifest that names it', () => {
    const house = manifest({
      id: 'house',
      abstract: true,
      assets: { logo: 'assets/logo.svg', favicon: 'assets/icon.svg' },
    });
    const aurora = manifest({ extends: 'house', assets: { logo: 'assets/logo.svg' } });
    const files = { ...all.files, 'brands/house/assets/icon.svg': '<svg/>' };
    const { issues, uses } = resolveBrand({ house, aurora }, { files });
    expect(issues).toEqual([]);
    expect(uses.assets.map(({ pointer, path, maxBytes }) => [pointer, path, maxBytes])).toEqual([
      ['/assets/logo', 'brands/aurora/assets/logo.svg', 65536],
      ['/assets/favicon', 'brands/house/assets/icon.svg', 32768],
    ]);
  });
});
