import { parseArgs } from 'node:util';
import { SETTLES_EVERY_MS } from '#sandbox/contracts/settle-in-turn.ts';
import { startSandbox } from './start-sandbox.ts';

const help = `Starts the platform that comes with Livery.

  --port <number>   8790 by default; 0 for any that is free
  --host <address>  127.0.0.1 by default
  --folder <path>   .livery/sandbox by default; DATABASE_URL takes its place
  --sandbox-controls  have /sandbox/state, journal, outbox and accounts behind another address than this machine's
  --help

SANDBOX_PROXY_KEY is what a server in front says in X-Proxy-Key, so that its X-Forwarded-For is believed.
`;

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8790' },
      host: { type: 'string', default: '127.0.0.1' },
      folder: { type: 'string', default: '.livery/sandbox' },
      'sandbox-controls': { type: 'boolean' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else await run({ ...values, port: portOf(values.port), controls: values['sandbox-controls'] });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function run(options: {
  port: number;
  host: string;
  folder: string;
  controls: boolean | undefined;
}): Promise<void> {
  const { url, store, close } = await startSandbox({
    ...options,
    databaseUrl: process.env.DATABASE_URL,
    proxyKey: process.env.SANDBOX_PROXY_KEY,
    settleEvery: SETTLES_EVERY_MS,
  });
  process.stdout.write(`The platform is at ${url}, on ${store}.\n`);
  // A process that started this one and is gone would leave the database locked.
  const stop = () => void close().then(() => process.exit(0));
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, stop);
  if (process.send && !process.connected) stop();
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`--port takes a number from 0 to 65535, not ${text}.`);
}
