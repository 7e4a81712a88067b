import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '@liveryjs/cli/plugin/parts-of';
import { loadBrand, openRepository } from '@liveryjs/workspace/open';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const read = (path: string) => readFileSync(join(project.root, path), 'utf8');

describe('new', () => {
  it('makes a brand that is in check at once, and says what comes next', async () => {
    expect(await livery(project.root, 'new', 'red-lotus', '--from', 'demo')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "Made red-lotus, which inherits from demo:
        brands/red-lotus/brand.json          what differs: name, domains, pages, languages, features
        brands/red-lotus/tokens.json         its colours, those of demo until you change them
        brands/red-lotus/assets/logo.svg     a mark and its name, until it has a logo of its own
        brands/red-lotus/assets/favicon.svg  the mark, in the colour brand.500 of its tokens

      Left to do in brands/red-lotus/brand.json:
        tenant.merchantCode is "red-lotus", after the id: write the code that your platform knows the merchant by.
        domains has red-lotus.localhost alone: add the portal's own host names before it is published.
        platform.gameOrigins has this machine alone: write where your platform's games come from, since others do not open.

      Next:
        livery dev              shows it under the host name red-lotus.localhost; a running one does already
        livery check red-lotus
        livery build red-lotus",
      }
    `);
    expect(read('brands/red-lotus/brand.json')).toMatchInlineSnapshot(`
      "{
        "$schema": "../../.livery/schemas/red-lotus/brand.schema.json",
        "schemaVersion": 1,
        "id": "red-lotus",
        "extends": "demo",
        "name": "Red Lotus",
        "domains": ["red-lotus.localhost"],
        "tenant": {
          "merchantCode": "red-lotus"
        },
        "platform": {
          "gameOrigins": ["http://games.localhost:*"]
        },
        "assets": {
          "logo": "assets/logo.svg",
          "favicon": "assets/favicon.svg"
        }
      }
      "
    `);
    expect(read('brands/red-lotus/tokens.json')).toMatchInlineSnapshot(`
      "{
        "$schema": "../../.livery/schemas/red-lotus/tokens.schema.json",
        "color": {
          "$type": "color",
          "brand": {
            "500": {
              "$value": "#2f5fe3"
            }
          }
        }
      }
      "
    `);
    expect(read('.livery/schemas/red-lotus/brand.schema.json')).toContain('nherited from demo: 5');
    expect(read('brands/red-lotus/assets/logo.svg')).toMatch(
      /aria-label="Red Lotus".*fill="var\(--color-brand-500, #2f5fe3\)"/s,
    );
    expect(await livery(project.root, 'check')).toEqual({
      code: 0,
      out: 'No issues in 3 brands.',
      notes: '',
    });
  });

  it('takes what the brand says of itself by options', async () => {
    const files = ['EN', 'VI', 'ES'];
    for (const code of files)
      project.write(`brands/base/messages/${code}.json`, JSON.parse(read('brands/base/messages/EN.json')));
    const givenOptions = [
      '--name',
      'Lotus Play',
      '--merchant',
      'LTS8',
      '--currency',
      'eur',
      '--languages',
      'es,VI',
    ];
    const reached = [
      '--domains',
      'lotus.example www.lotus.example',
      '--game-origins',
      'https://play.example',
    ];
    const { code, out } = await livery(
      project.root,
      'new',
      'lotus',
      '--from',
      'base',
      ...givenOptions,
      ...reached,
    );
    expect([code, out]).toEqual([0, expect.not.stringContaining('Left to do')]);
    expect(JSON.parse(read('brands/lotus/brand.json'))).toMatchObject({
      name: 'Lotus Play',
      tenant: { merchantCode: 'LTS8', currency: { code: 'EUR', symbol: '€' } },
      languages: {
        default: 'ES',
        supported: [
          { code: 'ES', locale: 'es' },
          { code: 'VI', locale: 'vi' },
        ],
        addresses: 'path',
      },
      domains: ['lotus.example', 'www.lotus.example'],
      platform: { gameOrigins: ['https://play.example'] },
    });
    expect(read('brands/lotus/brand.json')).toContain('\n      { "code": "VI", "locale": "vi" }\n');
  });

  it('asks for what no option says, and again after a bad answer', async () => {
    const answers: Record<string, string[]> = {
      Name: [''],
      Code: ['a b c!', 'LTS8'],
      Currency: ['Euro', 'EUR'],
      Codes: ['EN, SV', 'EN'],
      Host: ['https://lotus.example/', 'lotus.example'],
      Origins: ['play.example', 'https://play.example'],
    };
    const questions: string[] = [];
    const notes: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return answers[question.split(/[ ,]/)[0] ?? '']?.shift();
    };
    const ran = await liveryOn(
      { ask, note: (text) => notes.push(text) },
      project.root,
      ...['new', 'red-lotus', '--from', 'base'],
    );
    expect(ran.code).toBe(0);
    expect(questions.filter((question, index) => question !== questions[index - 1])).toEqual([
      'Name that visitors read [Red Lotus]: ',
      'Code that the platform knows the merchant by [red-lotus]: ',
      'Currency, as an ISO 4217 code [USD]: ',
      'Codes of its languages, the default one first [EN]: ',
      'Host names of the portal [red-lotus.localhost]: ',
      'Origins that games come from [http://games.localhost:*]: ',
    ]);
    expect(notes).toMatchInlineSnapshot(`
      [
        "tenant.merchantCode: expected a code of 1 to 32 letters, digits, - and _, got "a b c!". The merchant's code at the platform.",
        "tenant.currency.code: expected an ISO 4217 code such as VND, got "EURO". ISO 4217 code.",
        "base has no texts in SV. It has: EN. Add others to the brand later, with their texts.",
        "domains[0]: expected a host name in small letters, without port, such as aurora.example, got "https://lotus.example/". Did you mean "lotus.example"?",
        "platform.gameOrigins[0]: expected an origin such as https://play.example, https://*.vendor.example or https://play.example:*, got "play.example". Did you mean "https://play.example"?",
      ]
    `);
    expect(JSON.parse(read('brands/red-lotus/brand.json'))).toMatchObject({
      name: 'Red Lotus',
      tenant: { merchantCode: 'LTS8', currency: { code: 'EUR' } },
      domains: ['lotus.example'],
    });
  });

  it.each<[name: string, args: string[]]>([
    ['with --yes', ['--yes']],
    [
      'for what options say',
      [
        '--name',
        'A',
        '--merchant',
        'A',
        '--currency',
        'EUR',
        '--languages',
        'EN',
        '--domains',
        'a.example',
        '--game-origins',
        'https://b.example',
      ],
    ],
  ])('asks nothing %s', async (_name, args) => {
    const ask = () => Promise.reject(new Error('asked'));
    const { code } = await liveryOn({ ask }, project.root, 'new', 'lotus', '--from', 'base', ...args);
    expect(code).toBe(0);
  });

  it('makes nothing where somebody ends the questions', async () => {
    const ask = async () => undefined;
    expect(await liveryOn({ ask }, project.root, 'new', 'lotus', '--from', 'base')).toEqual({
      code: 130,
      out: '',
      notes: '\nNothing was made.',
    });
    expect(readdirSync(join(project.root, 'brands'))).toEqual(['base', 'demo']);
  });

  it('writes the colours of its parent short, however those are written', async () => {
    const value = { colorSpace: 'srgb', components: [0.38, 0.259, 0.749], hex: '#6142bf' };
    project.write('brands/demo/tokens.json', {
      color: { $type: 'color', brand: { 500: { $value: value } } },
    });
    await livery(project.root, 'new', 'lotus', '--from', 'demo');
    expect(JSON.parse(read('brands/lotus/tokens.json'))).toMatchObject({
      color: { brand: { 500: { $value: '#6142bf' } } },
    });
    expect(read('brands/lotus/assets/logo.svg')).toContain('var(--color-brand-500, #6142bf)');
  });

  it('paints the mark in the colour of the brand, and lays its icons over those that it inherits', async () => {
    const svg = (...ids: string[]) =>
      `<svg xmlns="http://www.w3.org/2000/svg">${ids.map((id) => `<symbol id="${id}"/>`).join('')}</svg>`;
    project.write('brands/demo/assets/icons.svg', svg('home', 'bell'));
    project.write('brands/demo/brand.json', {
      ...JSON.parse(read('brands/demo/brand.json')),
      assets: { icons: 'assets/icons.svg' },
    });
    await livery(project.root, 'new', 'lotus', '--from', 'demo');
    project.write('brands/lotus/tokens.json', { color: { brand: { 500: { $value: '#c2185b' } } } });
    project.write('brands/lotus/assets/icons.svg', svg('bell', 'star'));
    const manifest = JSON.parse(read('brands/lotus/brand.json'));
    project.write('brands/lotus/brand.json', {
      ...manifest,
      assets: { ...manifest.assets, icons: 'assets/icons.svg' },
    });
    const workspace = await openRepository({ root: project.root });
    const { assets } = partsOf(workspace, loadBrand(workspace, 'lotus')) ?? {};
    const textOf = (name: string) => new TextDecoder().decode(assets?.[name]?.bytes);
    expect(textOf('favicon')).toContain('fill="#c2185b"');
    expect(textOf('icons').match(/id="\w+"/g)).toEqual(['id="bell"', 'id="star"', 'id="home"']);
    project.write('brands/lotus/assets/logo.svg', svg().replace('>', ' fill="var(--color-brnad-500)">'));
    expect((await livery(project.root, 'check', 'lotus')).out).toContain(
      'asset-token\n  The brand has no token "--color-brnad-500".',
    );
  });

  it('gives the brand the name that is asked for', async () => {
    await livery(project.root, 'new', 'lotus', '--from', 'base', '--name', 'Lotus "Play"');
    expect(JSON.parse(read('brands/lotus/brand.json')).name).toBe('Lotus "Play"');
    expect(read('brands/lotus/assets/logo.svg')).toContain('aria-label="Lotus &quot;Play&quot;"');
  });

  it.each<[name: string, args: string[], want: RegExp]>([
    [
      'a folder that is there',
      ['demo', '--from', 'base'],
      /^error: .*demo is there already\. Choose another id\./,
    ],
    ['a capital', ['Lotus', '--from', 'demo'], /^error: An id has small letters.*"Lotus" does not\./],
    ['a path', ['../lotus', '--from', 'demo'], /^error: An id has small letters.*"\.\.\/lotus" does not\./],
    [
      'a name that is too long for a host',
      ['a'.repeat(64), '--from', 'demo'],
      /^error: An id has 63 letters at most/,
    ],
    [
      'an unknown parent',
      ['lotus', '--from', 'dmeo'],
      /^error: there is no brand "dmeo" in .*Did you mean "demo"\?/,
    ],
    [
      'answers that are none, each with its option',
      ['lotus', '--from', 'base', '--merchant', 'a b', '--currency', 'EURO', '--languages', 'EN,SV'],
      /^error: --merchant: tenant\.merchantCode: expected a code of 1 to 32 letters.*\n--currency: tenant\.currency\.code: expected an ISO 4217 code such as VND, got "EURO".*\n--languages: base has no texts in SV\. It has: EN\./,
    ],
    [
      'a host name that another brand has',
      ['lotus', '--from', 'base', '--domains', 'demo.localhost'],
      /^error: --domains: domains\[0\]: .*demo/,
    ],
    [
      'an origin of games that is the own',
      ['lotus', '--from', 'base', '--domains', 'a.example', '--game-origins', 'https://a.example'],
      /^error: --game-origins: platform\.gameOrigins\[0\]: .*a\.example/,
    ],
    ['no parent', ['lotus'], /^error: required option '--from <brand>' not specified/],
  ])('refuses %s', async (_name, args, want) => {
    const { code, out, notes } = await livery(project.root, 'new', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(notes).toMatch(want);
    expect(readdirSync(join(project.root, 'brands'))).toEqual(['base', 'demo']);
  });

  it('does not build on a brand with errors', async () => {
    project.write('brands/demo/brand.json', '{');
    expect(await livery(project.root, 'new', 'lotus', '--from', 'demo')).toEqual({
      code: 1,
      out: '',
      notes: 'demo has 1 error. Mend it first: livery check demo',
    });
    expect(readdirSync(join(project.root, 'brands'))).toEqual(['base', 'demo']);
  });
});

describe('new widget', () => {
  const place = (widget: string) =>
    project.write(
      'brands/demo/brand.json',
      JSON.stringify({
        ...JSON.parse(read('brands/demo/brand.json')),
        routes: [{ id: 'home', main: [{ id: widget, widget }] }],
      }),
    );

  it('makes a widget that can be placed at once, and says what comes next', async () => {
    expect(await livery(project.root, 'new', 'widget', 'falling-petals')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "Made falling-petals:
        widgets/falling-petals/widget.json
        widgets/falling-petals/FallingPetals.tsx
        widgets/falling-petals/FallingPetals.stories.tsx
        widgets/falling-petals/FallingPetals.test.tsx
        widgets/falling-petals/falling-petals.props.ts

      Next:
        "fallingPetals.title": "…"     in messages/<CODE>.json of the brands that place it
        { "id": "falling-petals", "widget": "falling-petals" }     among the placements of a page
        livery types     now, for editors, and after a change of widget.json",
      }
    `);
    place('falling-petals');
    expect((await livery(project.root, 'check', 'demo')).out).toContain('fallingPetals.title');
    project.write('brands/demo/messages/EN.json', { 'fallingPetals.title': 'Petals' });
    expect(await livery(project.root, 'check')).toEqual({
      code: 0,
      out: 'No issues in 2 brands.',
      notes: '',
    });
    const props = read('widgets/falling-petals/falling-petals.props.ts');
    expect(props).toContain("align: 'start' | 'center'");
  });

  it('makes a widget in a group', async () => {
    const { out } = await livery(project.root, 'new', 'widget', 'garden/petals');
    expect(out).toContain('widgets/garden/petals/petals.props.ts');
    expect(JSON.parse(read('widgets/garden/petals/widget.json')).$schema).toBe(
      '../../../schemas/generated/widget.schema.json',
    );
    expect(read('widgets/garden/petals/Petals.stories.tsx')).toContain("title: 'Garden/Petals'");
    expect((await livery(project.root, 'widgets')).out).toContain('petals');
  });

  it.each<[name: string, widget: string, want: RegExp]>([
    ['a capital', 'Petals', /^error: The name of a widget has small letters.*"Petals" is another\./],
    ['a path', '../petals', /^error: The name of a widget has small letters.*"\.\.\/petals" is another\./],
    ['two groups', 'a/b/petals', /^error: The name of a widget.*"a\/b\/petals" is another\./],
    ['a name that is taken', 'text', /^error: widgets\/text\/widget\.json is a widget of that name\./],
    ['a folder that is there', 'stray', /^error: .*stray is there already\. Choose another name\./],
  ])('refuses %s', async (_name, widget, want) => {
    project.write('widgets/stray/notes.txt', '');
    const { code, out, notes } = await livery(project.root, 'new', 'widget', widget);
    expect([code, out]).toEqual([2, '']);
    expect(notes).toMatch(want);
    expect(readdirSync(join(project.root, 'widgets'))).toEqual(['stray', 'text']);
  });
});
