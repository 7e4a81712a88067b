import type { JsonObject } from '@liveryjs/compiler/manifest';
import { describe, expect, it } from 'vitest';
import { manifest, printed, resolveBrand, said, smallest } from './fixture.ts';

/** The smallest manifest with other placements on its home page, each on a line of its own from line 10 on. */
function withMain(...placements: JsonObject[]): string {
  const lines = placements.map((placement) => `    ${JSON.stringify(placement)}`).join(',\n');
  const home = `[{ "id": "home", "path": "/", "title": "route.home.title", "main": [\n${lines}\n  ] }]`;
  return manifest({}).replace(JSON.stringify(smallest.routes), home);
}

const id = 'a name of at most 64 letters, digits, - and _ that starts with a letter';

describe('a value of the wrong shape', () => {
  it('is printed with its place, what is expected, what stands there and what to write', () => {
    const { issues, files, brand } = resolveBrand({
      aurora: withMain(
        { id: 'intro', widget: 'text' },
        { id: 'hot', widget: 'grid', props: { source: 'hot', pageSize: '12' } },
      ),
    });
    expect(printed(issues, files)).toBe(
      [
        'brands/aurora/brand.json:11:68  error  widget-props',
        '  routes[home].main[hot].props.pageSize: expected an integer from 6 to 96, got "12" (a string).',
        '     9 |   "routes": [{ "id": "home", "path": "/", "title": "route.home.title", "main": [',
        '    10 |     {"id":"intro","widget":"text"},',
        '  > 11 |     {"id":"hot","widget":"grid","props":{"source":"hot","pageSize":"12"}}',
        '       |                                                                    ^^^^',
        '  Write 12 without quotes. See widgets/grid/widget.json.',
      ].join('\n'),
    );
    expect(brand).toBe(undefined);
  });

  it.each<[name: string, members: JsonObject, want: string[]]>([
    [
      'an unknown key',
      { nmae: 'Aurora' },
      [
        'aurora:10 «"nmae"» unknown-key the manifest: unknown key "nmae". Did you mean "name"? It is there already: keep one of the two.',
      ],
    ],
    [
      'an unknown key that is null',
      { nmae: null },
      ['aurora:10 «"nmae"» unknown-key the manifest: unknown key "nmae". Did you mean "name"?'],
    ],
    [
      'an unknown key with nothing near it',
      { access: { zzz: 1 } },
      [
        'aurora:10 «"zzz"» unknown-key access: unknown key "zzz". Known: "loginFirst", "loginRoute" or "open".',
      ],
    ],
    [
      'a range',
      { statusScreens: [{ id: 'm', status: 0, title: 'a.b', main: [{ id: 't', widget: 'text' }] }] },
      [
        'aurora:10 «0» manifest-shape statusScreens[m].status: expected an integer of 1 or more, got 0. The system status: 1 maintenance, 2 region block.',
      ],
    ],
    [
      'a kind of value',
      { domains: 'aurora.localhost' },
      [
        'aurora:5 «"aurora.localhost"» manifest-shape domains: expected a list of strings that is not empty, got "aurora.localhost" (a string). Write ["aurora.localhost"].',
      ],
    ],
    [
      'a number for a text',
      { name: 7 },
      [
        'aurora:4 «7» manifest-shape name: expected a name of 1 to 60 characters, without <, >, { and }, and without spaces at its ends, got 7 (a whole number). Write "7" in quotes.',
      ],
    ],
    [
      'a text for true',
      { access: { loginFirst: 'false' } },
      [
        'aurora:10 «"false"» manifest-shape access.loginFirst: expected true or false, got "false" (a string). Write false without quotes.',
      ],
    ],
    [
      'an empty list',
      { domains: [] },
      [
        'aurora:5 «[]» manifest-shape domains: expected a list of strings that is not empty, got an empty list. Host names, without port, that this brand answers on.',
      ],
    ],
    [
      'a value twice',
      { domains: ['a.b', 'a.b'] },
      [
        'aurora:5 «"a.b"» manifest-shape domains[1]: expected a value that is not in the list yet, got "a.b". Keep one of the two.',
      ],
    ],
    [
      'a pattern',
      { domains: ['Aurora.localhost:80'] },
      [
        'aurora:5 «"Aurora.localhost:80"» manifest-shape domains[0]: expected a host name in small letters, without port, such as aurora.example, got "Aurora.localhost:80". Did you mean "aurora.localhost"?',
      ],
    ],
    [
      'a name',
      { features: { SmsLogin: { fixed: true } } },
      [
        'aurora:10 «"SmsLogin"» manifest-shape features.SmsLogin: expected a name such as smsLogin as a key, got "SmsLogin". Did you mean "smsLogin"?',
      ],
    ],
    [
      'one of some values',
      { tenant: { merchantCode: 'a', lotteryType: 'lott' } },
      [
        'aurora:6 «"lott"» manifest-shape tenant.lotteryType: expected "Lott", "ZY", "Elott" or "SEA", got "lott". Did you mean "Lott"?',
      ],
    ],
    [
      'one value',
      { tenant: { merchantCode: 'a', platform: 'app' } },
      ['aurora:6 «"app"» manifest-shape tenant.platform: expected "web", got "app". Write "web".'],
    ],
    [
      'a format',
      { languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en_US' }] } },
      [
        'aurora:7 «"en_US"» manifest-shape languages.supported[0].locale: expected a BCP 47 language tag such as en, fil or pt-BR, got "en_US". Did you mean "en-US"?',
      ],
    ],
    [
      'an id',
      { modals: [{ id: '1st', title: 'a.b', main: [{ id: 't', widget: 'text' }] }] },
      [
        `aurora:10 «"1st"» manifest-shape modals[1st].id: expected ${id}, got "1st". The name of a thing, unique in its list.`,
      ],
    ],
    [
      'a missing key',
      { tenant: {} },
      [
        'aurora:6 «{}» missing-key tenant: "merchantCode" is missing. Add "merchantCode": the merchant\'s code at the platform.',
      ],
    ],
    [
      'a missing section',
      { tenant: null },
      ['aurora:1 «{» missing-key the manifest: "tenant" is missing. Add "tenant".'],
    ],
    [
      'a section without what it needs by its own rule',
      { access: { loginFirst: true } },
      ['aurora:10 «{"loginFirst":true}» missing-key access: "loginRoute" is missing. Add "loginRoute".'],
    ],
    [
      'a key without the one that it belongs to',
      {
        statusScreens: [],
        routes: [{ id: 'home', path: '/', title: 'a.b', main: [{ id: 'b', widget: 'text' }] }],
        regions: {
          header: [
            {
              id: 'b',
              widget: 'bar',
              props: { items: [{ id: 'i', label: 'a.b', to: { action: 'customerService', hash: 'x' } }] },
            },
          ],
        },
      },
      [
        'aurora:11 «{"action":"customerService","hash":"x"}» missing-key regions.header[b].props.items[i].to: "route" is missing. "hash" only means something beside "route". See widgets/bar/widget.json.',
      ],
    ],
    [
      'a link that leads nowhere',
      {
        regions: {
          header: [{ id: 'b', widget: 'bar', props: { items: [{ id: 'i', label: 'a.b', to: {} }] } }],
        },
      },
      [
        'aurora:10 «{}» widget-props regions.header[b].props.items[i].to: expected exactly one of "route", "href", "resource", "modal", "panel" or "action", got none of them. Add one of them. See widgets/bar/widget.json.',
      ],
    ],
    [
      'a link that leads to two places',
      {
        regions: {
          header: [
            {
              id: 'b',
              widget: 'bar',
              props: { items: [{ id: 'i', label: 'a.b', to: { route: 'home', href: 'https://a.b' } }] },
            },
          ],
        },
      },
      [
        'aurora:10 «{"route":"home","href":"https://a.b"}» widget-props regions.header[b].props.items[i].to: expected exactly one of "route", "href", "resource", "modal", "panel" or "action", got "route" and "href". Keep one of them. See widgets/bar/widget.json.',
      ],
    ],
    [
      'a name that is missing in two forms',
      { modals: [{ id: 'm', main: [{ id: 't', widget: 'text' }] }] },
      [
        'aurora:10 «{"id":"m","main":[{"id":"t","widget":"text"}]}» manifest-shape modals[m]: expected "title" or "label", got none of them. Add one of them.',
      ],
    ],
    [
      'a feature that is nothing',
      { features: { x: {} } },
      [
        'aurora:10 «{}» manifest-shape features.x: expected exactly one of "module" or "fixed", got none of them. Add one of them.',
      ],
    ],
  ])('tells %s', (_name, members, want) => {
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual(want);
  });

  it.each<[name: string, props: JsonObject, want: string[]]>([
    [
      'a missing setting',
      {},
      [
        'aurora:10 «{}» missing-key routes[home].main[hot].props: "source" is missing. Add "source": which games. See widgets/grid/widget.json.',
      ],
    ],
    [
      'an unknown setting',
      { source: 'hot', pagesize: 12 },
      [
        'aurora:10 «"pagesize"» unknown-key routes[home].main[hot].props: unknown key "pagesize". Did you mean "pageSize"? See widgets/grid/widget.json.',
      ],
    ],
    [
      'a choice',
      { source: 'hot', size: 'half' },
      [
        'aurora:10 «"half"» widget-props routes[home].main[hot].props.size: expected an integer or "full", got "half". Write an integer or "full". See widgets/grid/widget.json.',
      ],
    ],
    [
      'a setting inside a setting',
      { source: 'hot', look: { wide: 1 } },
      [
        'aurora:10 «1» widget-props routes[home].main[hot].props.look.wide: expected true or false, got 1 (a whole number). Write true. See widgets/grid/widget.json.',
      ],
    ],
  ])('of a widget: tells %s', (_name, props, want) => {
    expect(said(resolveBrand({ aurora: withMain({ id: 'hot', widget: 'grid', props }) }))).toEqual(want);
  });

  it('of a widget without props points at the placement', () => {
    expect(said(resolveBrand({ aurora: withMain({ id: 'hot', widget: 'grid' }) }))).toEqual([
      'aurora:10 «{"id":"hot","widget":"grid"}» missing-key routes[home].main[hot].props: "source" is missing. Add "source": which games. See widgets/grid/widget.json.',
    ]);
  });

  it('is told in one run with all the others, in the order of the file', () => {
    const { issues } = resolveBrand({
      aurora: manifest({ name: '', domains: [1, 2], languages: {}, foo: 1, theme: { modes: [] } }),
    });
    expect(issues.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual([
      '4 manifest-shape name: expected a name of 1 to 60 characters, without <, >, { and }, and without spaces at its ends, got "".',
      '5 manifest-shape domains[0]: expected a host name in small letters, without port, such as aurora.example, got 1 (a whole number).',
      '5 manifest-shape domains[1]: expected a host name in small letters, without port, such as aurora.example, got 2 (a whole number).',
      '7 missing-key languages: "default" is missing.',
      '7 missing-key languages: "supported" is missing.',
      '8 missing-key theme: "defaultMode" is missing.',
      '8 manifest-shape theme.modes: expected a list of objects that is not empty, got an empty list.',
      '10 unknown-key the manifest: unknown key "foo".',
    ]);
  });
});
