import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs npm as somebody does who has just installed Node: without the settings of this run, and with a cache of its own.
 *
 * @param registry what stands in the place of the public registry; default: none is needed
 * @returns what it printed
 * @throws with what it said, where it fails
 */
export async function npm(folder: string, args: readonly string[], registry?: string): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
      ...(registry === undefined
        ? {}
        : {
            npm_config_registry: registry,
            npm_config_noproxy: '127.0.0.1',
            npm_config_cache: `${folder}-npm-cache`,
          }),
    },
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}.\n${out}\n${errors}`);
  return out;
}
