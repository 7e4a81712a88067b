import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { fromSharedJson, sharedJson } from './shared-json.ts';

const texts = (text: string) => ({ 'nav.home': text, 'nav.back': ['…', { type: 1 }] });

test('the same object is written once, and equal ones have one digest', () => {
  const messages = texts('Trang chủ');
  expect(sharedJson(messages)).toBe(sharedJson(messages));
  expect(sharedJson(texts('Trang chủ')).digest).toBe(sharedJson(messages).digest);
  expect(sharedJson(texts('Home')).digest).not.toBe(sharedJson(messages).digest);
});

test('the same JSON is read once, and again when many others came between', () => {
  const json = sharedJson(texts('Trang chủ'));
  const read = fromSharedJson(json);
  expect(read).toEqual(texts('Trang chủ'));
  expect(fromSharedJson(sharedJson(texts('Trang chủ')))).toBe(read);
  for (let count = 0; count < 100; count++) fromSharedJson(sharedJson(texts(`Home ${count}`)));
  expect(fromSharedJson(json)).not.toBe(read);
  expect(fromSharedJson(json)).toEqual(read);
});

test('a thread is not sent a copy', async () => {
  const { bytes } = sharedJson(texts('Home'));
  const script = `require('node:worker_threads').parentPort.once('message', (bytes) => { bytes[2] = 65; })`;
  const thread = new Worker(script, { eval: true });
  thread.postMessage(bytes);
  await new Promise((resolve) => thread.once('exit', resolve));
  expect(Buffer.from(bytes).toString()).toMatch(/^\{"Aav\.home"/);
});
