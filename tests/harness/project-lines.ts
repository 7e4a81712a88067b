import { writeFileSync } from 'node:fs';
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';
import type { ProjectTime } from '#tests/run/run-times.ts';

interface Progress {
  /** Files that have not ended. */
  left: number;
  readonly begun: number;
  ended: number;
  readonly modules: TestModule[];
}

/**
 * Prints a line for each project when its last file has ended, and a failure as soon as it happens: so that it is found
 * without reading a line for each file. Details of failures stand at the end. Where `LIVERY_RUN_TIMES` names a file, the
 * times of all projects go there.
 */
export default class ProjectLines extends DefaultReporter {
  readonly #projects = new Map<string, Progress>();

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    for (const { project } of specifications) this.#progressOf(project.name).left += 1;
  }

  onTestModuleStart({ project }: TestModule): void {
    const progress = this.#progressOf(project.name);
    if (progress.begun === 0) this.#projects.set(project.name, { ...progress, begun: performance.now() });
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    const progress = this.#progressOf(module.project.name);
    progress.modules.push(module);
    progress.ended = performance.now();
    progress.left -= 1;
    if (progress.left === 0) this.log(lineOf(module.project.name, progress));
  }

  /** Says nothing of a file that passed. */
  override printTestModule(module: TestModule): void {
    for (const { message } of module.errors()) this.log(`✗ ${module.relativeModuleId}: ${message}`);
    for (const test of module.children.allTests('failed')) {
      const [error] = test.result().errors ?? [];
      this.log(`✗ ${module.relativeModuleId} > ${test.fullName}\n    ${firstLines(error?.message)}`);
    }
  }

  override onTestRunEnd(...ended: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(...ended);
    const file = process.env.LIVERY_RUN_TIMES;
    const times = [...this.#projects].map(([project, progress]) => timeOf(project, progress));
    if (file) writeFileSync(file, JSON.stringify(times));
  }

  #progressOf(project: string): Progress {
    const progress = this.#projects.get(project) ?? { left: 0, begun: 0, ended: 0, modules: [] };
    this.#projects.set(project, progress);
    return progress;
  }
}

function timeOf(project: string, { begun, ended, modules }: Progress): ProjectTime {
  const work = modules.map((module) => {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    return collectDuration + duration + setupDuration;
  });
  return {
    project,
    files: modules.length,
    tests: modules.reduce((sum, { children }) => sum + [...children.allTests()].filter(hasRun).length, 0),
    span: (ended - begun) / 1000,
    work: work.reduce((sum, time) => sum + time, 0) / 1000,
  };
}

function lineOf(project: string, progress: Progress): string {
  const tests = progress.modules.flatMap(({ children }) => [...children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const broken = progress.modules.filter((module) => module.errors().length > 0).length;
  const failed = count('failed') + broken;
  const { files, span } = timeOf(project, progress);
  const mark = failed > 0 ? '✗' : '✓';
  return `${mark} ${project}: ${count('passed')} passed, ${failed} failed in ${files} files, ${span.toFixed(0)} s`;
}

const hasRun = (test: { result(): { state: string } }) => test.result().state !== 'skipped';

function firstLines(message = ''): string {
  return message.split('\n').slice(0, 4).join('\n    ');
}
