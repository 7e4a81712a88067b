import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Files that measure this device's own time: what they write down is only held against the same clock. */
const OF_DEVICE = [
  'client/browser/secret-store.ts',
  'client/session/remembered-login.ts',
  'engine/runtime/boot/clock.ts',
  'engine/runtime/boot/early-times.ts',
  'engine/runtime/render/page-time.ts',
  'widgets/agent/agent-income/AgentIncome.tsx',
  'widgets/member/play-reminder/PlayReminder.tsx',
  'widgets/member/play-reminder/tell-time.ts',
];

test('the portal goes by the time of the page: clocks of devices are wrong by days', () => {
  const files = ['engine/runtime', 'client', 'parts', 'widgets'].flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories|testing)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${room}/${file}`),
  );
  const reading = files.filter((file) =>
    /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(reading.sort()).toEqual(OF_DEVICE);
});
