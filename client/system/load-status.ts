import { CallError, type StatusReport } from '@liveryjs/engine/kit/plain';
import { getPermission, getWhitelabel } from '@liveryjs/schemas/calls/site';
import type { WhitelabelNode } from '@liveryjs/schemas/platform';
import { ref } from 'valtio/vanilla';
import { call } from '#client/calls/call.ts';
import { imageBasesOf } from '#client/other-pictures.ts';
import { customerServiceOf } from '#client/support/customer-service-of.ts';
import { enabledModules } from './enabled-modules.ts';
import { launchBasesOf } from './launch-bases-of.ts';
import { resourceAddresses } from './resource-addresses.ts';
import { statusOf } from './status-of.ts';
import { system } from './store.ts';
import { visitor } from './visitor.ts';

/**
 * Asks what the platform allows and has for this host, and keeps the answer [7.02]. A part that the answer lacks
 * switches off what needs the part, and nothing else.
 *
 * @throws CallError, with why
 */
export async function loadStatus(signal: AbortSignal): Promise<StatusReport> {
  const permission = await call(getPermission, { url: location.host }, { signal });
  const { info = {} } = permission;
  const { resources = [], languages, merchantWallet, identityProvider } = info;
  const tree = info.whitelabel ?? (await loadWhitelabel(signal));
  const modules = tree ? enabledModules(tree) : [];
  system.modules = ref(modules);
  system.imageBases = ref(imageBasesOf(info.imageCDNs));
  system.launchBases = ref(launchBasesOf(info.launchGameCDNs));
  system.registerRules = info.registerRules && ref(info.registerRules);
  system.resources = ref(resources);
  system.customerService = ref(customerServiceOf(permission));
  system.identityProvider = identityProvider && ref(identityProvider);
  visitor.ip = permission.location?.ip;
  const types = resources.map(({ resourceType }) => resourceType);
  return {
    status: statusOf(permission),
    modules,
    languages,
    addresses: resourceAddresses(resources),
    facts: {
      resources: types,
      anyResource: types,
      wallets: [merchantWallet?.isSingle ? 'single' : 'byVendor'],
    },
  };
}

/**
 * The tree of modules of a platform whose permission has none [6.07].
 *
 * @returns undefined where the platform answers no tree: every module is off
 * @throws CallError where no answer came: another try may bring the tree
 */
async function loadWhitelabel(signal: AbortSignal): Promise<WhitelabelNode | undefined> {
  try {
    return await call(getWhitelabel, {}, { signal });
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'network' && error.kind !== 'timeout') return undefined;
    throw error;
  }
}
