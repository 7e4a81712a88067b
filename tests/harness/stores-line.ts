import type { Reporter, TestModule } from 'vitest/node';

/** Says on which stores the sandbox was tested, after a run that tested it. */
export default class StoresLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules
      .filter(({ moduleId }) => moduleId.includes('/sandbox/conformance/'))
      .flatMap(({ children }) => [...children.suites()])
      .map(({ name }) => / on (\w+)$/.exec(name)?.[1]);
    const stores = [...new Set(names)].filter((name) => name !== undefined);
    if (stores.length === 0) return;
    console.log(`\nThe sandbox was tested on ${stores.join(' and ')}.`);
  }
}
