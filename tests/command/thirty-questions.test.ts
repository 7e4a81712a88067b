import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLayeredProject } from './layered-project.ts';
import { originAnswers } from './origin-answers.ts';
import { pageAnswers } from './page-answers.ts';
import { livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createLayeredProject();
});
afterAll(() => project.remove());

const QUESTIONS = [...originAnswers, ...pageAnswers];

describe('explain answers thirty questions', () => {
  it.each(QUESTIONS)('%s', async (question, answer) => {
    const { code, out, notes } = await livery(project.root, 'explain', ...question.split(' '));
    expect([code, notes]).toEqual([0, '']);
    expect(out).toBe(answer);
  });

  it.each<[asked: string, want: string]>([
    [
      'demo color.brnd.500',
      'demo has no value, token, message, content, asset or id "color.brnd.500". Did you mean "color.brand.500"?',
    ],
    [
      'demo text.mre',
      'demo has no value, token, message, content, asset or id "text.mre". Did you mean "text.more"?',
    ],
    ['demo /hom', 'demo has no /hom. Did you mean "/home"?'],
    ['demo /hom --as member', 'demo has no page at /hom. Did you mean "/home"?'],
    ['demo / --as membr', 'There is no kind of visitor "membr". Did you mean "member"?'],
    ['demo / --as member --feature pints=off', 'demo has no feature "pints". Did you mean "points"?'],
    [
      'demo / --as member --feature chat=on',
      'chat is always off in demo: brands/demo/brand.json:8:52 fixes it, whatever the platform says.',
    ],
    ['demo / --as member --language FR', 'demo does not speak "FR". Known: "EN" or "VI".'],
    ['demo text.more --language FR', 'demo does not speak "FR". Known: "EN" or "VI".'],
    [
      'demo / --feature points',
      "option '--feature <name=on|off>' argument 'points' is invalid. Expected a feature and on or off, such as pointsMall=off.",
    ],
  ])('and says of %s what is wrong', async (question, want) => {
    expect(await livery(project.root, 'explain', ...question.split(' '))).toEqual({
      code: 2,
      out: '',
      notes: `error: ${want}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  });

  it('as JSON, too', async () => {
    const answer = async (...questionParts: string[]) => {
      const { out } = await livery(project.root, 'explain', ...questionParts, '--format', 'json');
      return JSON.parse(out) as unknown;
    };
    expect(await answer('demo', 'text.more', '--language', 'EN')).toMatchObject({
      kind: 'message',
      languages: [{ language: 'EN', written: { layer: 'demo', value: 'Show more' } }],
    });
    expect(await answer('demo', '/', '--as', 'member')).toMatchObject({
      kind: 'page',
      regions: [
        { region: 'header' },
        { region: 'main', placements: expect.arrayContaining([expect.objectContaining({ id: 'links' })]) },
        { region: 'footer' },
      ],
    });
  });

  it('of a sound workspace', async () => {
    const { code, out } = await livery(project.root, 'check', '--json');
    const { issues } = JSON.parse(out) as { issues: { code: string }[] };
    // The questions ask what the other language says, which is inherited, and for a modal by its id.
    expect([code, issues.map((issue) => issue.code)]).toEqual([0, ['modal-unopened', 'message-overridden']]);
    expect(QUESTIONS).toHaveLength(30);
  });
});
