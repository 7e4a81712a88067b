/** @module-tag matrix */
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { agentServer } from '@liveryjs/cli/mcp/agent-server';
import { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProject, type TestProject } from './test-command.ts';

/** The judge, and the Node that it needs, which is newer than the oldest that the packages allow: neither is installed with them. */
const PACKAGES = [
  '@modelcontextprotocol/conformance@0.1.16',
  `node-${process.platform}-${process.arch}@22.23.1`,
];
let project: TestProject;
let server: Server;
/** The paths of both programs. */
let judge: [node: string, program: string];

beforeAll(async () => {
  project = createTestProject();
  const live = await LiveWorkspace.open({ root: project.root });
  // The judge asks over HTTP alone: it gets the same server as agents, by another transport.
  server = createServer(async (request, response) => {
    const transport = new StreamableHTTPServerTransport({});
    const agent = agentServer(live, { look: () => Promise.reject(new Error('no pictures')) });
    await agent.connect(transport as Parameters<typeof agent.connect>[0]);
    response.on('close', () => void agent.close());
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const named = PACKAGES.flatMap((name) => ['--package', name]);
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', ...named, '--call', 'command -v node && command -v conformance'],
    { cwd: project.root, encoding: 'utf8' },
  );
  const [node = '', program = ''] = stdout.trim().split('\n');
  expect(program, stderr).not.toBe('');
  judge = [node, program];
});
afterAll(() => {
  server.close();
  project.remove();
});

test.each(['server-initialize', 'ping', 'tools-list', 'resources-list'])(
  'the judge of the protocol finds %s in order',
  async (scenario) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/mcp`;
    const [node, program] = judge;
    const run = spawn(node, [program, 'server', '--url', url, '--scenario', scenario], { cwd: project.root });
    const [out, notes, code] = await Promise.all([
      text(run.stdout),
      text(run.stderr),
      new Promise((done) => run.once('close', done)),
    ]);
    expect([code, `${out}${notes}`]).toEqual([
      0,
      expect.stringMatching(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed/),
    ]);
  },
);
