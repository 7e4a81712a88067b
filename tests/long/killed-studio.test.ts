import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { kill } from '#tests/builds/start-redis.ts';
import { startTestPlatform } from '#tests/builds/test-platform.ts';
import { createTestWorkspace, type TestWorkspace } from '#tests/builds/test-workspace.ts';
import { randomFrom } from '#tests/command/random-edits.ts';

const COMMAND = resolve(import.meta.dirname, '../../scripts/livery.js');
const random = randomFrom(Number(process.env.SEED ?? 1));
const KILLS = Number(process.env.KILLS ?? 25);
const MESSAGES = 'brands/red/messages/EN.json';
/** A key that was pressed longer ago than this is not lost, in milliseconds. */
const KEPT_MS = 1000;
/** The longest time that a person types before the end comes, in milliseconds. */
const TYPED_MS = 4000;

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  workspace = createTestWorkspace();
  platform = await startTestPlatform();
  browser = await launchBrowser();
});
afterEach(async () => {
  if (server) await kill(server);
});
afterAll(async () => {
  await browser?.close();
  platform?.close();
  workspace?.remove();
});

/** Starts the studio in a process of its own. @returns the address of the studio */
async function start(): Promise<string> {
  const args = [COMMAND, 'studio', '--root', workspace.root, '--port', '0', '--platform', platform.url];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const address = /Open the studio: (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The studio ended before it had an address.');
}

/** Opens the text of a heading in the studio, and empties it. */
async function openField(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${new URL(address).origin}/#/brand/red`);
  await page.getByRole('row', { name: 'Hello hello' }).click();
  await page.getByRole('button', { name: /^Texts of the widget/ }).click();
  await page.getByRole('textbox', { name: 'hello.text' }).fill('');
  return page;
}

/** Types until a moment. @returns each key with its time and all that is typed by then */
async function type(page: Page, end: number) {
  const keys: { readonly at: number; readonly text: string }[] = [];
  let text = '';
  while (Date.now() < end) {
    const key = 'abcdefgh'[Math.floor(random() * 8)] ?? 'a';
    await page.keyboard.press(key);
    text += key;
    keys.push({ at: Date.now(), text });
    await pause(random() * 120);
  }
  return keys;
}

/** The text that the draft has: of the file as it would be saved. */
function draftedText(): string {
  const file = join(workspace.root, '.livery/studio/draft.json');
  if (!existsSync(file)) return '';
  const { texts, steps } = JSON.parse(readFileSync(file, 'utf8'));
  let text: string = texts[MESSAGES] ?? '';
  for (const { files } of steps)
    for (const { path, start, before, after } of files)
      if (path === MESSAGES) text = text.slice(0, start) + after + text.slice(start + before.length);
  return JSON.parse(text)['hello.text'];
}

it.each([
  ['the server is killed', async (_page: Page) => kill(server as ChildProcess)],
  ['the tab is closed', async (page: Page) => page.close()],
])(
  `no key that was pressed a second ago is lost, and no file is half written, when %s at ${KILLS} moments`,
  async (_name, endIt) => {
    const saved = workspace.read(MESSAGES);
    let typed = 0;
    for (let time = 0; time < KILLS; time++) {
      rmSync(join(workspace.root, '.livery/studio'), { recursive: true, force: true });
      const page = await openField(await start());
      const keys = await type(page, Date.now() + random() * TYPED_MS);
      const ended = Date.now();
      await endIt(page);
      const text = keys.at(-1)?.text ?? '';
      const safe = keys.findLast(({ at }) => at < ended - KEPT_MS)?.text ?? '';
      // The server may still be at the last that it was sent.
      await expect.poll(draftedText, { timeout: 5000 }).toSatisfy((draft) => draft.startsWith(safe));
      await kill(server as ChildProcess);
      const kept = draftedText();
      expect([time, text.startsWith(kept)]).toEqual([time, true]);
      expect(workspace.read(MESSAGES)).toBe(saved);
      if (!page.isClosed()) await page.close();
      typed += keys.length;
    }
    console.log(`${typed} keys, ${KILLS} ends`);
  },
  3_600_000,
);
