import { expect, test, vi } from 'vitest';
import { createRegistry } from './create-registry.ts';

const Hello = () => null;

test('a widget is fetched once and is here from then on', async () => {
  let fetched = 0;
  const registry = createRegistry({
    hello: async () => {
      fetched += 1;
      return { default: Hello };
    },
  });
  expect(registry.loaded('hello')).toBeUndefined();
  expect(await registry.load('hello')).toBe(Hello);
  expect(registry.loaded('hello')).toBe(Hello);
  expect(fetched).toBe(1);
});

test('[8.04] code that does not arrive raises a load error, and the next try may succeed', async () => {
  let online = false;
  const registry = createRegistry({
    hello: async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: Hello };
    },
  });
  await expect(registry.load('hello')).rejects.toMatchObject({
    name: 'LoadError',
    message: "The code of the widget 'hello' could not be loaded.",
  });
  online = true;
  expect(await registry.load('hello')).toBe(Hello);
});

test('[8.04] code that takes too long raises a load error', async () => {
  const registry = createRegistry({ hello: () => new Promise(() => {}) }, {}, { timeout: 5 });
  await expect(registry.load('hello')).rejects.toMatchObject({
    name: 'LoadError',
    cause: { message: 'No answer in 5 ms.' },
  });
});

test('a widget that the bundle lacks is a load error, not a crash', async () => {
  await expect(createRegistry({}).load('ghost')).rejects.toMatchObject({ name: 'LoadError' });
});

test('a widget is here only once what it needs beside its code has arrived', async () => {
  let arrive = () => {};
  const words = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const registry = createRegistry({ hello: async () => ({ default: Hello }) }, {}, { prepare: () => words });
  const loading = registry.load('hello');
  await Promise.resolve();
  expect(registry.loaded('hello')).toBeUndefined();
  arrive();
  expect(await loading).toBe(Hello);
  expect(registry.loaded('hello')).toBe(Hello);
});

test('a widget that no loader here knows is fetched by one of the others, which are asked for when they are needed', async () => {
  const others = vi.fn(async () => ({ late: async () => ({ default: Hello }) }));
  const registry = createRegistry({ hello: async () => ({ default: Hello }) }, {}, { others });
  await registry.load('hello');
  expect(others).not.toHaveBeenCalled();
  await registry.prefetch();
  expect(others).toHaveBeenCalledTimes(1);
  expect(await registry.load('late')).toBe(Hello);
  await expect(registry.load('ghost')).rejects.toMatchObject({ name: 'LoadError' });
});

test('[8.04] loaders that do not arrive raise a load error, and the next try may succeed', async () => {
  let online = false;
  const registry = createRegistry(
    {},
    {},
    {
      others: async () => {
        if (!online) throw new TypeError('Failed to fetch');
        return { late: async () => ({ default: Hello }) };
      },
    },
  );
  await expect(registry.load('late')).rejects.toMatchObject({ name: 'LoadError' });
  online = true;
  expect(await registry.load('late')).toBe(Hello);
});
