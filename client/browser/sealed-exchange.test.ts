import { expect, test } from 'vitest';
import { createExchange, sealFor } from './sealed-exchange.ts';

test('a text reaches the page whose key it was sealed for, and says nothing to others', async () => {
  const [page, other] = [createExchange(), createExchange()];
  const sealed = await sealFor(await page.publicKey, 'secret ẫ', 'sender');
  expect(await page.open(sealed, 'sender')).toBe('secret ẫ');
  expect(Buffer.from(sealed.text).toString('latin1')).not.toContain('secret');
  await expect(other.open(sealed, 'sender')).rejects.toThrow();
  await expect(page.open(sealed, 'another')).rejects.toThrow();
  const changed = new Uint8Array(sealed.text.slice(0));
  changed.set([(changed[0] ?? 0) ^ 1]);
  await expect(page.open({ ...sealed, text: changed.buffer }, 'sender')).rejects.toThrow();
});

test('no two texts are sealed alike', async () => {
  const key = await createExchange().publicKey;
  const [first, second] = [await sealFor(key, 'secret', 'sender'), await sealFor(key, 'secret', 'sender')];
  expect(Buffer.from(first.text)).not.toEqual(Buffer.from(second.text));
  expect(Buffer.from(first.key)).not.toEqual(Buffer.from(second.key));
});
