import { spawnSync } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveBundle, removeLeftovers, writeBundle } from './write-bundle.ts';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'livery-write-'));
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

const bundle = (index: string) =>
  new Map([
    ['index.html', index],
    ['a/b.html', 'b'],
    ['build-report.json', '{}'],
  ]);

describe('writing a bundle', () => {
  it('replaces the whole folder and leaves nothing beside it', () => {
    const folder = join(out, 'red');
    writeBundle(folder, new Map([...bundle('one'), ['gone.html', '']]));
    writeBundle(folder, bundle('two'));
    expect(readdirSync(out)).toEqual(['red']);
    expect(readdirSync(folder).sort()).toEqual(['a', 'build-report.json', 'index.html']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
  });

  describe('what another bundle has, too', () => {
    const script = 'assets/portal-abc.js';
    const both = (content = 'one') => {
      const folders = [join(out, 'red'), join(out, 'blue')];
      for (const folder of folders) writeBundle(folder, new Map([...bundle('index'), [script, content]]));
      return folders.map((folder) => join(folder, script));
    };

    it('is on the disk once', () => {
      const [red = '', blue = ''] = both();
      expect(statSync(red).ino).toBe(statSync(blue).ino);
      expect(statSync(join(out, 'red/index.html')).ino).not.toBe(statSync(join(out, 'blue/index.html')).ino);
    });

    it('is written where somebody has changed the other bundle’s, or taken it away', () => {
      const [red = '', blue = ''] = both();
      writeFileSync(red, 'mine');
      const [, again = ''] = both();
      expect(readFileSync(again, 'utf8')).toBe('one');
      rmSync(join(out, 'red'), { recursive: true });
      rmSync(join(out, 'blue'), { recursive: true });
      both();
      expect(readFileSync(blue, 'utf8')).toBe('one');
    });

    it('is on the disk once though each bundle is moved away, and somebody has changed one', () => {
      const links = join(out, 'links');
      const moved = (id: string) => {
        writeBundle(join(out, 'made'), files('one'), links);
        moveBundle(join(out, 'made'), join(out, id));
        return join(out, id, 'assets/moved-1.js');
      };
      const files = (content: string) => new Map([['assets/moved-1.js', content], ...bundle('page')]);
      const [red, blue] = [moved('red'), moved('blue')];
      expect(statSync(red).ino).toBe(statSync(blue).ino);
      writeFileSync(red, 'other');
      utimesSync(red, 1, 1);
      const [green, grey] = [moved('green'), moved('grey')];
      expect(readFileSync(green, 'utf8')).toBe('one');
      expect(statSync(grey).ino).toBe(statSync(green).ino);
    });

    it('is written where the file system has no links', () => {
      const link = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
        throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
      });
      syncBuiltinESMExports();
      const [red = '', blue = ''] = both();
      link.mockRestore();
      syncBuiltinESMExports();
      expect([red, blue].map((file) => readFileSync(file, 'utf8'))).toEqual(['one', 'one']);
      expect(statSync(red).ino).not.toBe(statSync(blue).ino);
    });
  });

  it.each([
    '../pwned.html',
    '../../harbor/index.html',
    'a/../../x',
    'a/..',
    '..',
    '.',
    './a',
    'a/./b',
    '',
    '/etc/x',
    'a//b',
    'a/',
    '..\\x',
    'a\\b',
    'C:x',
    'a\u0000b',
    'a\nb',
  ])('refuses the path %j, and writes no file at all', (path) => {
    const folder = join(out, 'red');
    writeBundle(folder, bundle('one'));
    expect(() => writeBundle(folder, new Map([...bundle('two'), [path, 'x']]))).toThrow(
      `${JSON.stringify(path)} is not a path inside of a bundle.`,
    );
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('one');
    expect(readdirSync(out)).toEqual(['red']);
  });

  it.each([
    ['index.html', 'Index.html'],
    ['a/b.html', 'A/b.html'],
  ])('writes nothing of two paths that differ by case alone: %s and %s', (there, path) => {
    const folder = join(out, 'red');
    expect(() => writeBundle(folder, new Map([...bundle('one'), [path, 'x']]))).toThrow(
      `"${there}" and "${path}" differ by case alone: a disk that folds case would keep one of the two.`,
    );
    expect(readdirSync(out)).toEqual([]);
  });

  it.each(['a folder', 'a file'])('replaces no %s that holds something other than a bundle', (what) => {
    const folder = join(out, 'red');
    if (what === 'a folder') mkdirSync(join(folder, 'assets'), { recursive: true });
    else writeFileSync(folder, 'mine');
    expect(() => writeBundle(folder, bundle('one'))).toThrow(
      `${folder} holds something other than a bundle, which a build would replace. Move it away, or name another folder with --out.`,
    );
    expect(readdirSync(out)).toEqual(['red']);
  });

  it.each([1, 2])(
    'does not mind that another build takes the former bundle away before look %i',
    (moment) => {
      const folder = join(out, 'red');
      writeBundle(folder, bundle('one'));
      let looks = 0;
      const spies = (['existsSync', 'readdirSync', 'statSync', 'renameSync'] as const).map((name) => {
        const real = fs[name] as (path: string, ...rest: unknown[]) => unknown;
        return vi.spyOn(fs, name).mockImplementation(((path: string, ...rest: unknown[]) => {
          if (path.startsWith(folder) && ++looks === moment) rmSync(folder, { recursive: true });
          return real(path, ...rest);
        }) as never);
      });
      syncBuiltinESMExports();
      try {
        writeBundle(folder, bundle('two'));
      } finally {
        for (const spy of spies) spy.mockRestore();
        syncBuiltinESMExports();
      }
      expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
    },
  );

  it('fills a folder that is empty', () => {
    mkdirSync(join(out, 'red'));
    writeBundle(join(out, 'red'), bundle('one'));
    expect(existsSync(join(out, 'red/a/b.html'))).toBe(true);
  });
});

describe('leftovers', () => {
  it('of builds that have ended are taken away, and those of running ones stay', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const names = {
      killed: `.writing-${hostname()}-${pid}-abcDEF`,
      nameless: '.writing-abcDEF',
      running: `.writing-${hostname()}-${process.pid}-abcDEF`,
      elsewhere: '.writing-another-host-1-abcDEF',
      old: '.writing-another-host-2-abcDEF',
      brand: 'red',
    };
    for (const name of Object.values(names)) mkdirSync(join(out, name, 'new'), { recursive: true });
    utimesSync(join(out, names.old), 1, 1);
    removeLeftovers(out);
    expect(readdirSync(out).sort()).toEqual([names.running, names.elsewhere, names.brand].sort());
  });

  it('are none where there is no folder yet', () => {
    expect(() => removeLeftovers(join(out, 'nowhere'))).not.toThrow();
  });
});
