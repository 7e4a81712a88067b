import { expect, test, vi } from 'vitest';

test('a wait that names no time outlasts the second that Vitest gives it', async () => {
  const begin = performance.now();
  await vi.waitFor(() => expect(performance.now() - begin).toBeGreaterThan(1200));
});
