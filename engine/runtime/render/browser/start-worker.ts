/** The name of the Trusted Types policy that workers are started by; the content security policy names it. */
const WORKER_POLICY = 'livery-worker';

export interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Starts a module in a worker of its own.
 *
 * @param address of a script of the portal's own origin, as `import address from './x.worker.ts?worker&url'` gives it
 * @throws where the browser has no workers, and for an address of another origin
 */
export function startWorker(address: string): Worker {
  policy ??= scriptPolicy(WORKER_POLICY);
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

/**
 * A Trusted Types policy for scripts of the portal's own origin alone; where a browser has no such policies, the same checks.
 *
 * @param name which the content security policy of the page has to name
 */
export function scriptPolicy(name: string): ScriptPolicy {
  const rules = { createScriptURL: ownScript };
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

function ownScript(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error(`A worker of another origin: ${url.origin}.`);
  return url.href;
}
