import { type CheckOptions, type CheckResult, checkBrands } from '@liveryjs/workspace/check/check-brands';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';
import { type Shard, takeShard } from './take-shard.ts';

export interface ShardedCheckOptions extends Omit<CheckOptions, 'part'> {
  /** Checks only this part of the brands, and the workspace with the first part. Default: all. */
  readonly shard?: Shard | undefined;
}

/**
 * Checks brands and the workspace they stand in, or one of several equal parts of them. Never throws for what an operator
 * wrote.
 */
export async function check(
  workspace: Workspace,
  { shard, ...options }: ShardedCheckOptions = {},
): Promise<CheckResult> {
  if (shard === undefined) return checkBrands(workspace, options);
  const { brands = listBrands(workspace), signal } = options;
  const part = await takeShard(workspace, brands, shard, signal);
  return checkBrands(workspace, { ...options, part: { ...part, isFirst: shard.number === 1 } });
}
