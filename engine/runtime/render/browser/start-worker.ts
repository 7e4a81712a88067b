/** The name of the Trusted Types policy that workers are started by; the content security policy names it. */
const WORKER_POLICY = 'livery-worker';

interface ScriptPolicy {
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
  policy ??= createPolicy((globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes);
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

function createPolicy(policies: ScriptPolicies | undefined): ScriptPolicy {
  const rules = { createScriptURL: ownScript };
  return policies?.createPolicy(WORKER_POLICY, rules) ?? rules;
}

function ownScript(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error(`A worker of another origin: ${url.origin}.`);
  return url.href;
}
