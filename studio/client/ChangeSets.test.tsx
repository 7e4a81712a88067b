// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangeSetsView, ChangeSetView, ReleaseWork } from '#studio/api.ts';
import { ChangeSet } from './ChangeSet.tsx';
import { ChangeSets } from './ChangeSets.tsx';
import { KeepInSet, nameFrom } from './KeepInSet.tsx';

/** Answers by path; a text is a refusal. */
let answers: Readonly<Record<string, object | string>> = {};
const bodies: [path: string, body: object][] = [];
const HOSTILE = '<img src=x onerror=alert(1)>\u202eevil';

beforeEach(() => {
  bodies.length = 0;
  location.hash = '';
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    bodies.push([path, JSON.parse(body)]);
    const answer = answers[path];
    return typeof answer === 'string'
      ? new Response(JSON.stringify({ error: answer }), { status: 409 })
      : new Response(JSON.stringify(answer ?? {}));
  });
});
afterEach(cleanup);

const set: ChangeSetView = {
  name: 'spring',
  title: HOSTILE,
  brands: ['blue'],
  edits: [{ sentence: 'blue: /name is "x".', isWrong: false, place: { brand: 'blue', at: '/name' } }],
  openNotes: 0,
  notes: [],
  changed: [],
  collisions: [],
  wrong: [],
  files: [{ path: 'brands/blue/brand.json', isNew: false, isGone: false, lines: ['- 1 | a', '+ 1 | b'] }],
  come: [],
  gone: [],
  errors: 0,
  reach: [{ brand: 'blue', pages: 'all 3', modes: ['dark'], languages: ['EN'] }],
};
const sets: ChangeSetsView = {
  sets: [
    { name: 'spring', title: HOSTILE, edits: 1, openNotes: 0, brands: ['blue'] },
    {
      name: 'autumn',
      title: 'Autumn',
      edits: 2,
      openNotes: 2,
      brands: [],
      applied: { by: 'Ana Lima', at: '2026-12-01T11:50:00Z' },
    },
    {
      name: 'broken',
      title: 'broken',
      edits: 0,
      openNotes: 0,
      brands: [],
      wrong: 'changes/broken.json:1:1 is no JSON.',
    },
  ],
  log: [{ at: '2026-12-01T11:50:00Z', by: 'Ana Lima', did: 'applied', change: 'autumn', brands: ['red'] }],
};

test('the list has a state of its own while it loads, fails and is empty', async () => {
  answers = { '/api/change-sets': 'The folder cannot be read.' };
  render(<ChangeSets revision={1} />);
  expect(screen.getByRole('status', { name: 'Loading change sets' })).toBeDefined();
  expect(await screen.findByText('The folder cannot be read.')).toBeDefined();
  cleanup();
  answers = { '/api/change-sets': { sets: [], log: [] } };
  render(<ChangeSets revision={1} />);
  expect(await screen.findByText('No change sets yet')).toBeDefined();
});

test('each set says its state, texts of the repository are text, and the log says who did what', async () => {
  answers = { '/api/change-sets': sets, '/api/change-set': { ...set, errors: 2, changed: ['x.json'] } };
  const { container } = render(<ChangeSets revision={1} />);
  const rows = within(await screen.findByRole('list', { name: 'Change sets' })).getAllByRole('listitem');
  await within(rows[0] as HTMLElement).findByText('2 errors');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '<img src=x onerror=alert(1)>⟨U+202E⟩evilspring · blue1 editFiles changed2 errors',
    'Autumnautumn2 editsApplied by Ana Lima2 open notes',
    'brokenbrokenchanges/broken.json:1:1 is no JSON.Cannot be read',
  ]);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Ana Lima').closest('li')?.textContent).toBe(
    '2026-12-01 11:50 UTCAna Lima autumn: applied (red)',
  );
  // A set that is applied, or cannot be read, is not checked.
  expect(bodies.filter(([path]) => path === '/api/change-set')).toHaveLength(1);
  answers = { '/api/change-sets': sets, '/api/change-set': { ...set, collisions: ['x'] } };
  cleanup();
  render(<ChangeSets revision={1} />);
  expect(await screen.findByText('Collides')).toBeDefined();
});

test('a set is opened as the draft, or applied, and a refusal is told where it was asked for', async () => {
  answers = { '/api/change-sets': sets, '/api/change-set': set, '/api/apply-set': 'It is too late.' };
  render(<ChangeSet name="spring" revision={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('It is too late.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open as your draft' }));
  await waitFor(() => expect(location.hash).toBe('#/brand/blue'));
  expect(bodies.at(-1)).toEqual(['/api/open-set', { name: 'spring' }]);
});

test('a set is approved as it is, an approval of earlier edits counts no more, and one can be withdrawn', async () => {
  const approved = { by: 'Ana Lima', at: '2026-12-01T11:50:00Z', isOfTheseEdits: true };
  answers = {
    '/api/change-sets': sets,
    '/api/change-set': set,
    '/api/approve-set': { sentence: 'Approved.' },
  };
  render(<ChangeSet name="spring" revision={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved.')).toBeDefined();
  expect(bodies.at(-1)).toEqual(['/api/approve-set', { name: 'spring' }]);
  cleanup();
  answers = { ...answers, '/api/change-set': { ...set, approved: { ...approved, isOfTheseEdits: false } } };
  render(<ChangeSet name="spring" revision={1} />);
  await screen.findByText('spring · 1 edit, not applied, changed since Ana Lima approved it');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
  cleanup();
  answers = { ...answers, '/api/change-set': { ...set, approved } };
  render(<ChangeSet name="spring" revision={1} />);
  await screen.findByText('spring · 1 edit, approved by Ana Lima on 2026-12-01 11:50 UTC, not applied');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the approval' }));
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual(['/api/approve-set', { name: 'spring', isWithdrawn: true }]),
  );
  cleanup();
  answers = { ...answers, '/api/change-set': { ...set, errors: 1 } };
  render(<ChangeSet name="spring" revision={1} />);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' })).disabled).toBe(true);
});

test('notes are written, answered and settled; their texts are text, and a refused one stays in its field', async () => {
  const note = {
    by: 'Ana Lima',
    at: '2026-12-01T11:50:00Z',
    text: HOSTILE,
    about: { brand: 'blue', at: '/name' },
    replies: [{ by: 'Minh', at: '2026-12-01T12:00:00Z', text: 'Yes.' }],
  };
  const settled = {
    ...note,
    at: '2026-12-01T11:51:00Z',
    settled: { by: 'Minh', at: '2026-12-01T12:00:00Z' },
  };
  answers = {
    '/api/change-sets': sets,
    '/api/change-set': { ...set, notes: [note, settled] },
    '/api/note-set': 'The file cannot be written.',
  };
  const { container } = render(<ChangeSet name="spring" revision={1} />);
  const cards = within(await screen.findByRole('list', { name: 'Notes' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Ana Lima 2026-12-01 11:50 UTCblue: /name<img src=x onerror=alert(1)>⟨U+202E⟩evilMinh 2026-12-01 12:00 UTCYes.AnswerSettle',
    'Ana Lima 2026-12-01 11:51 UTCblue: /name<img src=x onerror=alert(1)>⟨U+202E⟩evilMinh 2026-12-01 12:00 UTCYes.Settled by MinhOpen again',
  ]);
  expect(container.querySelector('img')).toBeNull();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' });
  expect(add.disabled).toBe(true);
  await userEvent.type(field, 'Is green right?');
  await userEvent.click(add);
  expect(await screen.findByText('The file cannot be written.')).toBeDefined();
  expect(field.value).toBe('Is green right?');
  answers = { ...answers, '/api/note-set': { sentence: 'Done.' } };
  await userEvent.click(add);
  await waitFor(() => expect(field.value).toBe(''));
  expect(bodies.at(-1)).toEqual(['/api/note-set', { name: 'spring', text: 'Is green right?' }]);
  const [open, closed] = cards as [HTMLElement, HTMLElement];
  await userEvent.click(within(open).getByRole('button', { name: 'Answer' }));
  await userEvent.type(within(open).getByRole('textbox', { name: 'Answer to Ana Lima' }), 'No.');
  await userEvent.click(within(open).getByRole('button', { name: 'Answer' }));
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual(['/api/note-set', { name: 'spring', to: note.at, text: 'No.' }]),
  );
  await userEvent.click(await within(open).findByRole('button', { name: 'Settle' }));
  await userEvent.click(within(closed).getByRole('button', { name: 'Open again' }));
  expect(bodies.slice(-2)).toEqual([
    ['/api/note-set', { name: 'spring', to: note.at, isSettled: true }],
    ['/api/note-set', { name: 'spring', to: settled.at, isSettled: false }],
  ]);
});

test('a set that collides waits for the choice of a side, and one with errors is not applied', async () => {
  const collides = { ...set, collisions: ['edit 1: mine is "a", theirs is "b".'] };
  answers = {
    '/api/change-sets': sets,
    '/api/change-set': collides,
    '/api/rebase-set': { sentence: 'Done.' },
  };
  render(<ChangeSet name="spring" revision={1} />);
  await screen.findByText('edit 1: mine is "a", theirs is "b".');
  const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect(apply().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Values of the set' }));
  expect(await screen.findByText('Done.')).toBeDefined();
  expect(bodies).toContainEqual(['/api/rebase-set', { name: 'spring', take: 'mine' }]);
  cleanup();
  answers = { '/api/change-sets': sets, '/api/change-set': { ...set, errors: 1 } };
  render(<ChangeSet name="spring" revision={1} />);
  await screen.findByText(/1 error would come of it/);
  expect(apply().disabled).toBe(true);
});

test('a set that is applied can be taken back, and where that collides one chooses', async () => {
  const applied = { ...set, applied: { by: 'Ana Lima', at: '2026-12-01T11:50:00Z' }, reach: [] };
  answers = {
    '/api/change-sets': sets,
    '/api/change-set': { ...applied, collisions: ['brand.json /name: mine is "a", theirs is "b".'] },
    '/api/take-back-set': { sentence: 'Taken back.' },
  };
  render(<ChangeSet name="spring" revision={1} />);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Take back' })).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Values from before' }));
  await screen.findByText('Taken back.');
  expect(bodies).toContainEqual(['/api/take-back-set', { name: 'spring', take: 'mine' }]);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('edits are kept under the name that follows from the title, and a refusal leaves both as they are', async () => {
  answers = { '/api/change-sets': sets, '/api/keep-in-set': 'changes/te-t.json is there already.' };
  const kept: string[] = [];
  render(<KeepInSet revision={1} onKept={(text) => kept.push(text)} onBack={() => undefined} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tế t!');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the edits' }));
  await screen.findByText('changes/te-t.json is there already.');
  expect(kept).toEqual([]);
  answers = { '/api/change-sets': sets, '/api/keep-in-set': {} };
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'lunar');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the edits' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(bodies.at(-1)).toEqual(['/api/keep-in-set', { name: 'lunar', title: 'Tế t!' }]);
  expect([nameFrom('Spring – Offer 2027'), nameFrom('…')]).toEqual(['spring-offer-2027', '']);
});

describe('publishing', () => {
  const releases = (...works: readonly ReleaseWork[]) => ({ to: '/srv/portals', canPlan: true, works });
  const line = (did: string, more: object = {}) => ({
    ...{ at: '2026-12-01T11:50:00Z', by: 'Ana', did, change: 'spring', brands: ['blue'] },
    ...{ to: '/srv/portals', isHere: true as const },
    ...more,
  });
  const open = async (view: ChangeSetsView, more: Partial<ChangeSetView> = {}) => {
    answers = {
      ...answers,
      '/api/change-sets': view,
      '/api/change-set': { ...set, title: 'Spring', ...more },
    };
    render(<ChangeSet name="spring" revision={1} />);
    await screen.findByRole('heading', { name: /^What (changes|it has changed)$/ });
  };
  const button = (name: string | RegExp) => screen.queryByRole('button', { name });
  const told = (path: string) => bodies.filter(([each]) => each === path).map(([, body]) => body);

  test('without a place the dialog says how to get one, and nothing is sent', async () => {
    await open({ sets: [], log: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish Spring' }));
    expect(dialog.getByText('livery studio --to /srv/portals')).toBeTruthy();
    expect(dialog.getByText('livery publish --change spring --to /srv/portals')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Publish now' })).toBeNull();
  });

  test('a set is published now, and the dialog says what nobody has approved', async () => {
    await open({ sets: [], log: [], releases: releases() });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
    expect(screen.getByText('Nobody has approved these edits.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(told('/api/publish-set')).toEqual([{ name: 'spring' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('at a time, the moment goes to the host in UTC, and one that is over or none is said beside the field', async () => {
    await open({ sets: [], log: [], releases: releases() });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
    await userEvent.click(screen.getByRole('radio', { name: 'At a time' }));
    const then = screen.getByRole('button', { name: 'Publish then' });
    await userEvent.click(then);
    expect(screen.getByRole('alert').textContent).toBe('Choose a day and a time.');
    const field = screen.getByLabelText(/^Day and time/);
    fireEvent.change(field, { target: { value: '2001-02-03T04:05' } });
    await userEvent.click(then);
    expect(screen.getByRole('alert').textContent).toBe('That time is over. Choose a later one.');
    fireEvent.change(field, { target: { value: '2101-02-03T04:05' } });
    await userEvent.click(then);
    await waitFor(() =>
      expect(told('/api/publish-set')).toEqual([
        { name: 'spring', moment: new Date(2101, 1, 3, 4, 5).toISOString() },
      ]),
    );
  });

  test('without a queue there is no time to choose', async () => {
    await open({ sets: [], log: [], releases: { ...releases(), canPlan: false } });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
    expect((screen.getByRole('radio', { name: 'At a time' }) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(/set LIVERY_QUEUE, and start livery worker/)).toBeTruthy();
  });

  test('while it runs the page says so and offers nothing, and a failure stays with its sentences', async () => {
    const work = { change: 'spring', does: 'publish', since: '2026-12-01T11:50:00Z' } as const;
    await open({ sets: [], log: [], releases: releases(work) });
    expect(
      await screen.findByText(/being built, looked at and published in .* since 2026-12-01 11:50 UTC/),
    ).toBeTruthy();
    expect((button('Publish…') as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    const outcome = { isDone: false, text: `blue: ${HOSTILE}` };
    await open({ sets: [], log: [], releases: releases({ ...work, outcome }) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It is not published:');
    expect(alert.querySelector('img')).toBeNull();
    expect((button('Publish…') as HTMLButtonElement).disabled).toBe(false);
  });

  test('what visitors have is taken back after a question, also where the set is applied, and a plan is cancelled', async () => {
    const applied = { by: 'Ana', at: '2026-12-01T11:50:00Z' };
    await open({ sets: [], log: [line('published')], releases: releases() }, { applied });
    expect(await screen.findByText('Published in /srv/portals on 2026-12-01 11:50 UTC.')).toBeTruthy();
    expect(button('Publish…')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take back from visitors…' }));
    expect(told('/api/roll-back-set')).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }),
    );
    expect(told('/api/roll-back-set')).toEqual([{ name: 'spring' }]);
    cleanup();
    const planned = line('planned', { for: '2027-02-05T11:00:00.000Z' });
    await open({ sets: [], log: [planned, line('rolled back')], releases: releases() });
    expect(
      await screen.findByText('A worker publishes it in /srv/portals at 2027-02-05 11:00 UTC.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the plan' }));
    expect(told('/api/cancel-set')).toEqual([{ name: 'spring' }]);
  });

  test('releases in other places and of other sets are not those of this one', async () => {
    const { isHere: _, ...elsewhere } = line('published');
    await open({ sets: [], log: [elsewhere, line('published', { change: 'other' })], releases: releases() });
    await screen.findByRole('button', { name: 'Publish…' });
    expect(button('Take back from visitors…')).toBeNull();
  });
});
