import { expect, test } from 'vitest';
import { ROOMS, sourceFiles, sourceText } from './source-files.ts';

test('units with a document keep its navigator, as the files of a worker share the window', () => {
  const replacing = sourceFiles(ROOMS, /\.test\.tsx?$/).filter((file) => {
    const text = sourceText(file);
    return text.includes('@vitest-environment jsdom') && /stubGlobal\('navigator'/.test(text);
  });
  expect(replacing, 'giveNavigator of the engine’s testing-window gives it single values').toEqual([]);
});
