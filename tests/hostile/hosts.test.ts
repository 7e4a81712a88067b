import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brandOfHost, isKnownHost } from '@liveryjs/cli/serve/host-names';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import { guardControls } from '@liveryjs/sandbox/control/guard-controls';
import { keepTheDoor } from '@liveryjs/sandbox/http/at-the-door';
import { answerErrors } from '@liveryjs/sandbox/http/errors';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { STRANGERS, THIS_MACHINE } from './hosts.ts';

const brands = [{ id: 'aurora', domains: ['play.aurora.example', 'xn--mnchen-3ya.example'] }];
const OWN = ['play.aurora.example', 'PLAY.Aurora.Example:8443', 'xn--mnchen-3ya.example'];
const NEARLY_OWN = [
  'play.aurora.example.',
  'play.aurora.example:',
  'play.aurora.example:80:80',
  'play.aurora.example.evil',
  'xplay.aurora.example',
  'm.play.aurora.example',
  'play-aurora.example',
  'user@play.aurora.example',
  'play.aurora.example, evil.example',
  'evil.example/play.aurora.example',
  'münchen.example',
];

/** The controls of a sandbox, behind its door. */
function controls() {
  const app = fastify({ trustProxy: 'loopback' });
  answerErrors(app, () => {});
  keepTheDoor(app, undefined);
  guardControls(app, true);
  app.get('/sandbox/state', () => 'secret');
  return app;
}

test('the portals’ servers know the names of this machine, addresses and the brands’ own domains, and nothing that looks so', () => {
  const isKnown = (host: string) => isKnownHost(host, brands);
  expect([...THIS_MACHINE, ...OWN].filter((host) => !isKnown(host))).toEqual([]);
  expect(['', ...STRANGERS, ...NEARLY_OWN].filter(isKnown)).toEqual([]);
  expect([...STRANGERS, ...NEARLY_OWN].filter((host) => brandOfHost(host, brands))).toEqual([]);
});

test('a sandbox gives its controls to the names of this machine and to addresses, and to nothing that looks so', async () => {
  const app = controls();
  const ask = async (host: string, headers = {}) =>
    (await app.inject({ url: '/sandbox/state', headers: { ...headers, host } })).statusCode;
  const gets = async (hosts: readonly string[], headers = {}) => {
    const given: string[] = [];
    for (const host of hosts) if ((await ask(host, headers)) === 200) given.push(host);
    return given;
  };
  expect(await gets(THIS_MACHINE)).toEqual(THIS_MACHINE);
  expect(await gets([...STRANGERS, ...OWN, ...NEARLY_OWN])).toEqual([]);
  // The other headers that a page of another site may send beside its host change nothing.
  for (const headers of [
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-host': 'evil.example, localhost', 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1;host=localhost;proto=http' },
    { 'x-host': 'localhost', 'x-original-host': 'localhost', 'x-real-ip': '127.0.0.1' },
    { 'x-sandbox-controls': 'on', 'x-forwarded-server': 'localhost' },
  ])
    expect(await gets(['evil.example', '127.0.0.1.nip.io'], headers)).toEqual([]);
});

/** Status and body of what is answered to a request as it is written here. */
async function send(port: number, ...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return `${answer.slice(9, 12)} ${answer.slice(answer.indexOf('\r\n\r\n') + 4).trim()}`;
}

const two = ['Host: localhost', 'Host: evil.example'] as const;
const requests: readonly (readonly string[])[] = [
  ['GET /sandbox/state HTTP/1.1', ...two],
  ['GET /sandbox/state HTTP/1.1', ...two.toReversed()],
  ['GET /sandbox/state HTTP/1.1', 'Host: localhost', 'hOST: localhost'],
  ['GET /sandbox/state HTTP/1.1', 'X-Forwarded-Host: localhost'],
  ['GET /sandbox/state HTTP/1.0'],
  ['GET /sandbox/state HTTP/1.1', 'Host : localhost'],
  ['GET http://evil.example/sandbox/state HTTP/1.1', 'Host: localhost'],
  ['GET http://localhost/sandbox/state HTTP/1.1', 'Host: evil.example'],
  ['GET http://user@localhost/sandbox/state HTTP/1.1', 'Host: localhost'],
  ['GET HTTPS://evil.example/sandbox/state HTTP/1.1', 'Host: localhost'],
  ['OPTIONS * HTTP/1.1', 'Host: localhost'],
];

test('whoever names two hosts, none, or one in the target gets nothing of a sandbox and nothing of a portal', async () => {
  const app = controls();
  const platform = await app.listen({ port: 0, host: '127.0.0.1' });
  const portals = await serveBuilds({ root: import.meta.dirname, port: 0, platform, places: gaming });
  try {
    for (const port of [Number(new URL(platform).port), portals.port]) {
      expect(await (await fetch(`http://127.0.0.1:${port}/sandbox/state`)).text()).toBe('secret');
      for (const lines of requests)
        expect([lines[0], (await send(port, ...lines)).slice(0, 3)]).toEqual([lines[0], '400']);
    }
    expect(await send(portals.port, ...(requests[0] ?? []))).toBe(
      '400 A request names its host once, in its Host header alone.',
    );
  } finally {
    await portals.close();
    await app.close();
  }
});
