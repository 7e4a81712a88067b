import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of few lines whose tests take long: a table or a walk, which another file holds. */
const LONG =
  /\/(call-faults|fits-of-[\w-]+|identity-by-brand|packed|killed-publish|queue-troubles|shell-and-promotions|the-rest|webkit|firefox|without-facilities)\.test\.ts$/;
/** The project of many files that are short: they fill what the long ones of the other projects leave at the end. */
const LAST = 'browser';

/**
 * Starts them before files that only look longer, so that no worker waits for one of them at the end. A worker ends where
 * the next file wants another environment than its own: those of one environment come one after the other.
 */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const group = `${file.project.name} ${environmentOf(file)}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    const isLast = ([file]: TestSpecification[]) => file?.project.name === LAST;
    const inOrder = [...groups.values()].sort(
      (group, other) => Number(isLast(group)) - Number(isLast(other)),
    );
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return inOrder.flatMap((group) => [...group.filter(isLong), ...group.filter((file) => !isLong(file))]);
  }
}

function environmentOf({ moduleId }: TestSpecification): string {
  return /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';
}
