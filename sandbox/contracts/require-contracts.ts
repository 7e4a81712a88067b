import type { ContractType } from '@liveryjs/schemas/platform';
import type { Platform } from '#sandbox/http/platform.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { contractTypes } from './contract-types.ts';

/** @throws Refusal not_agent; module_off while the operator does not offer contracts of a type */
export async function requireContracts(
  platform: Pick<Platform, 'db'>,
  accountId: number,
  type: ContractType,
): Promise<void> {
  await requireAgent(platform, accountId);
  await requireModule(platform.db, contractTypes[type].module);
}
