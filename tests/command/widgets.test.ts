import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
  project.write('widgets/unused/widget.json', {
    name: 'unused',
    title: 'Unused',
    description: 'Stands nowhere.',
    component: 'Unused.tsx',
    regions: ['header', 'main'],
    slots: { inside: { description: 'What it holds.', widgets: ['text'] } },
    props: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['one', 'two'], description: 'Which of two.' },
        label: { type: 'string', format: 'message-key' },
      },
    },
  });
  project.write(
    'widgets/unused/Unused.tsx',
    `import { getCountries } from '@liveryjs/schemas/calls/site';

export default () => getCountries.name;
`,
  );
});
afterAll(() => project.remove());

describe('widgets', () => {
  it('lists all: where each may stand, the brands that place it, and what it shows', async () => {
    expect(await livery(project.root, 'widgets')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "  text    main          demo     A text.
        unused  header, main  nowhere  Stands nowhere.
      2 widgets. livery widgets <name> says what can be set, and where it is placed.",
      }
    `);
  });

  it('says of one what can be set, and where it is placed', async () => {
    expect(await livery(project.root, 'widgets', 'text')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "text  Text
        A text.
        widgets/text/widget.json

      Regions
        main

      Settings
        size  integer  3  How large.

      Words
        text.more

      Placed
        demo  routes[home].main[words]",
      }
    `);
    expect((await livery(project.root, 'widgets', 'unused')).out).toMatchInlineSnapshot(`
      "unused  Unused
        Stands nowhere.
        widgets/unused/widget.json

      Regions
        header, main

      Slots
        inside  text  What it holds.

      Settings
        kind   "one" | "two"  required  Which of two.
        label  message-key

      Calls
        getCountries

      No brand places it."
    `);
  });

  it('gives the same as data', async () => {
    const { out } = await livery(project.root, 'widgets', 'text', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      name: 'text',
      placed: [{ widget: 'text', brand: 'demo', path: 'routes[home].main[words]' }],
    });
    const all = JSON.parse((await livery(project.root, 'widgets', '--json')).out);
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['text', 'unused']);
  });

  it('asks whether another was meant', async () => {
    expect(await livery(project.root, 'widgets', 'txet')).toEqual({
      code: 2,
      out: '',
      notes: expect.stringMatching(/^error: there is no widget "txet"\. Did you mean "text"\?/),
    });
  });
});
