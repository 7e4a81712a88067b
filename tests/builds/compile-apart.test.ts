import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { join } from 'node:path';
import { openWorkspace } from '@liveryjs/cli';
import { compileHere, type Sources, sourcesOf } from '@liveryjs/cli/bundle/compile';
import { compileApart } from '@liveryjs/cli/bundle/compile-apart';
import { Failure } from '@liveryjs/workspace/failure';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let sources: Sources;
let sourcesWithGap: Sources;
let compiler: ReturnType<typeof compileApart>;
const processes: ChildProcess[] = [];
const onProcess = (message: unknown) => void processes.push((message as { process: ChildProcess }).process);
/** A widget whose file is not there. */
const missing = { widgets: ['hello'], core: [], soon: [], first: [] };

beforeAll(async () => {
  workspace = createTestWorkspace();
  sources = sourcesOf(await openWorkspace({ root: workspace.root }));
  const hello = join(workspace.root, 'gone/Hello.tsx');
  sourcesWithGap = { ...sources, components: { ...sources.components, hello } };
});

beforeEach(() => {
  subscribe('child_process', onProcess);
  compiler = compileApart(sourcesWithGap);
});

afterEach(() => {
  compiler.close();
  unsubscribe('child_process', onProcess);
  processes.length = 0;
});

afterAll(() => workspace?.remove());

test('an error of what is compiled is told with its file, and the process ends when there is nothing to compile', async () => {
  const compiled = compiler.code(missing);
  await expect(compiled).rejects.toThrow(/gone\/Hello\.tsx/);
  await expect(compiled).rejects.not.toBeInstanceOf(Failure);
  const [child] = processes;
  if (child && child.exitCode === null) await once(child, 'exit');
  expect([processes.length, child?.exitCode]).toEqual([1, 0]);
});

test('a process compiles what this one does', { tags: 'matrix' }, async () => {
  const module = { widgets: [], core: [], soon: [], first: [] };
  const apart = compileApart(sources);
  const [server, code] = await Promise.all([apart.server(), apart.code(module)]);
  expect(processes).toHaveLength(1);
  const here = compileHere(sources);
  expect(code).toEqual(await here.code(module));
  expect(server).toBe(await here.server());
});

test('a process compiles three things at most, whose memory is free then', { tags: 'matrix' }, async () => {
  const apart = compileApart(sources);
  const modules = [['hello'], [], ['hello']].map((widgets) => ({ widgets, core: [], soon: [], first: [] }));
  await Promise.all([apart.server(), ...modules.map((module) => apart.code(module))]);
  expect(processes).toHaveLength(2);
});

test('a process that is killed is told of, with what to do', async () => {
  const compiled = compiler.code(missing);
  compiled.catch(() => undefined);
  await expect.poll(() => processes.length).toBe(1);
  processes[0]?.kill('SIGKILL');
  await expect(compiled).rejects.toThrow(
    new Failure(
      'The process that compiles code ended before its work was done (SIGKILL). Mostly there was too little memory for it: free some, then run the command again.',
    ),
  );
  // A later request does not fail because that process ended.
  await expect(compiler.code(missing)).rejects.toThrow(/gone\/Hello\.tsx/);
});
