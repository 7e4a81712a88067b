/** @module-tag matrix */
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { agentServer } from '@liveryjs/cli/mcp/agent-server';
import { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProject, type TestProject } from './test-command.ts';

const here = resolve(import.meta.dirname, '../..');
const program = resolve(here, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
/** The judge needs a newer Node than the packages. */
const NODE = '22.23.1';
let project: TestProject;
let server: Server;
let node: string;

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
  const name = `node-${process.platform}-${process.arch}@${NODE}`;
  const fetched = spawnSync('npx', ['--yes', '--package', name, '--call', 'command -v node'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  node = fetched.stdout.trim();
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
    const judge = spawn(node, [program, 'server', '--url', url, '--scenario', scenario], {
      cwd: project.root,
    });
    const [out, notes, code] = await Promise.all([
      text(judge.stdout),
      text(judge.stderr),
      new Promise((done) => judge.once('close', done)),
    ]);
    expect([code, `${out}${notes}`]).toEqual([
      0,
      expect.stringMatching(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed/),
    ]);
  },
);
