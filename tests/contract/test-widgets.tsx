import { resolve } from 'node:path';
import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { readAnswer } from '@liveryjs/client/calls/read-answer';
import { portal } from '@liveryjs/client/portal';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, member, tenant } from '@liveryjs/client/testing';
import type { CompiledMessages } from '@liveryjs/engine/i18n/create-portal-intl';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { WidgetComponent } from '@liveryjs/engine/registry/widget';
import type { AppState } from '@liveryjs/engine/render/app';
import { Placements } from '@liveryjs/engine/render/placement';
import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';
import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { usesOfWidgets } from '@liveryjs/workspace/widgets/listed-uses';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placementsOf, widgetsIn } from '#tests/harness/brand-widgets.ts';
import { damaged, damages, placesIn } from './bad-answers.ts';
import { sampleOf } from './sample-of.ts';

/** After so many milliseconds a widget must have shown something. */
const PATIENCE = 5000;

const calls = new Map(Object.values<Call>(contract).map((call) => [`${call.method} ${call.path}`, call]));
const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const { brand: aurora, messages, contents: written } = loadBrand(workspace, 'aurora');
if (!aurora) throw new Error('There is no brand aurora.');
const brand: ResolvedBrand = aurora;
const words = messages?.compiled[brand.languages.default] as CompiledMessages;
const contents = Object.fromEntries(
  Object.entries(written?.contents ?? {}).map(([name, byCode]) => [
    name,
    Object.fromEntries(Object.entries(byCode).map(([code, content]) => [code, () => ({ default: content })])),
  ]),
);
let widgets: Record<string, WidgetComponent>;
let state: Partial<AppState>;
/** The platform's answers in the place of whole answers, by method and path. */
let instead: ReadonlyMap<string, unknown> = new Map();
let requestedCalls = new Set<string>();
let open = 0;
let errors: string[];
let cases = 0;

async function answer(url: string, { method = 'GET' }: RequestInit): Promise<Response> {
  const name = `${method} ${new URL(url, location.href).pathname}`;
  open += 1;
  requestedCalls.add(name);
  await Promise.resolve();
  open -= 1;
  const shape = calls.get(name)?.answer;
  const value = instead.has(name) ? instead.get(name) : shape === undefined ? null : sampleOf(shape);
  return Response.json({ success: true, value });
}

/** Returns the state of the portal once it has started, on whole answers. */
async function startingState(): Promise<Partial<AppState>> {
  vi.stubGlobal('fetch', answer);
  const signal = AbortSignal.timeout(10_000);
  const { modules, addresses, facts } = await portal.loadStatus(signal);
  const sourceFacts = await Promise.all(portal.sources.map((source) => source.load(signal, brand)));
  return {
    modules,
    addresses: addresses ?? {},
    facts: Object.assign({ ...facts, audience: ['member'], contracts: [] }, ...sourceFacts),
  };
}

/** Shows a placement until it has come to rest. @returns what is wrong with what it shows */
async function show(placement: Placement): Promise<string[]> {
  const { when: _, ...always } = placement;
  errors = [];
  requestedCalls = new Set();
  const app = testApp({ brand, messages: words, contents, widgets, state });
  const { container, unmount } = render(
    <TestPortal app={app}>
      <Placements list={[always]} />
    </TestPortal>,
  );
  const isBusy = () => open > 0 || container.querySelector('[aria-busy="true"], [data-skeleton]') !== null;
  const end = performance.now() + PATIENCE;
  for (let turn = 0; turn < 3 || (isBusy() && performance.now() < end); turn += 1)
    await act(async () => new Promise((done) => setTimeout(done)));
  // Code that arrives late belongs to this placement, too.
  await act(() => vi.dynamicImportSettled());
  const wrong = errors.filter((error) => error.includes('failed') || error.includes('Uncaught'));
  if (isBusy()) wrong.push('something is on its way for ever');
  for (const alert of container.querySelectorAll('[role=alert]'))
    if (alert.textContent?.includes(String(words?.['engine.placementFailed']))) wrong.push('it failed');
  unmount();
  return wrong.map((what) => what.slice(0, 300));
}

/** The damages that only change how a text looks: a widget that bears another text bears these. */
const LOOKS: readonly string[] = ['huge text', 'hostile text'];

/**
 * Every second of a call's answers that are read differently, of all that have one place damaged.
 *
 * @param turn an even number for one half, an odd one for the other
 */
function answersOf(name: string, turn: number): [what: string, value: unknown][] {
  const shape = calls.get(name)?.answer;
  if (shape === undefined) return [];
  const sample = sampleOf(shape);
  const damagedAnswers = new Map<string, [string, unknown]>();
  for (const keys of placesIn(sample))
    for (const [damage, value] of damages.filter(([name]) => !LOOKS.includes(name))) {
      const whole = damaged(sample, keys, value);
      const read = readOf(name, whole);
      if (!damagedAnswers.has(read))
        damagedAnswers.set(read, [`${name} /${keys.join('/')} ${damage}`, whole]);
    }
  return [...damagedAnswers.values()].filter((_, place) => (place + turn) % 2 === 0);
}

function readOf(name: string, value: unknown): string {
  try {
    // As it comes over the wire.
    return JSON.stringify(
      readAnswer(calls.get(name)?.answer ?? '*', JSON.parse(JSON.stringify(value) ?? 'null'), name),
    );
  } catch {
    return 'no answer';
  }
}

const usesOf = usesOfWidgets(workspace);

/**
 * Tests that widgets ask for what they say, in each of aurora's placements, and that they show something, or say that
 * they cannot, whatever one field of an answer says, in the first placement of each. The reader of answers has its own
 * test by machine; here a sample goes through the widgets.
 *
 * @param concerns by the place of a placement in the list of all
 */
export function testWidgets(concerns: (place: number) => boolean): void {
  const all = placementsOf(brand);
  const placements = all
    .filter((_, place) => concerns(place))
    .map((placement) => [placement.id, placement] as const);
  const firstOfWidgets = placements.filter(
    ([, placement]) => all.find(({ widget }) => widget === placement.widget) === placement,
  );

  beforeAll(async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    connection.cipher = ciphers.none;
    startSession(loginResult({ member: member({ toUpline: true }) }));
    state = await startingState();
    widgets = await widgetsIn(
      workspace,
      placements.map(([, placement]) => placement),
    );
  });
  beforeEach(() => {
    stubWindow();
    vi.stubGlobal('fetch', answer);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args.map(String).join(' ')));
  });
  afterEach(cleanup);
  afterAll(() => endSession(tenant));

  test.each(placements)(
    '%s asks the platform for nothing that is not found in the code of its widget',
    async (_, placement) => {
      instead = new Map();
      expect(await show(placement)).toEqual([]);
      const widget = workspace.widgets.find(({ name }) => name === placement.widget);
      const widgetCalls = widget ? usesOf(widget).calls : [];
      const names = [...requestedCalls].flatMap((name) => calls.get(name)?.name ?? []);
      expect(names.filter((name) => !widgetCalls.includes(name))).toEqual([]);
    },
  );

  test.each(firstOfWidgets)(
    '%s shows something, or says that it cannot, whatever one field says',
    { timeout: 600_000 },
    async (_, placement) => {
      instead = new Map();
      const problems = await show(placement);
      const turn = firstOfWidgets.findIndex(([id]) => id === placement.id);
      for (const name of [...requestedCalls]) {
        for (const [what, value] of answersOf(name, turn)) {
          cases += 1;
          instead = new Map([[name, value]]);
          problems.push(...(await show(placement)).map((wrong) => `${what}: ${wrong}`));
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test('tries every widget', () => {
    console.log(
      `${cases} answers with one field that is wrong were shown, in ${firstOfWidgets.length} widgets.`,
    );
    expect(cases).toBeGreaterThan(firstOfWidgets.length * 5);
  });
}
