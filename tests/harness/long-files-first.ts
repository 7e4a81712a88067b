import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of few lines whose tests take long: a table or a walk, which another file holds. */
const LONG = /\/(call-faults|identity-by-brand|stories-of-[\w-]+)\.test\.ts$/;

/** Starts them before files that only look longer, so that no worker waits for one of them at the end. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
