import { useFollow, useLanguages } from '@liveryjs/engine/kit';
import { useOfferedCall } from '@liveryjs/parts/use-offered-call';
import { getLiveTables } from '@liveryjs/schemas/calls/live';
import type { Game, LiveTable } from '@liveryjs/schemas/platform';

/** Tables by the numbers of their games. */
export type Tables = ReadonlyMap<string, LiveTable>;

const NONE: Tables = new Map();
/** Most that the platform tells of at a time. */
const MOST = 100;

/**
 * The tables of games, looked at again while somebody looks at the page.
 *
 * @param games undefined asks for none
 * @returns none until they are known; undefined where the platform does not tell of tables
 */
export function useTables(games: readonly Game[] | undefined): Tables | undefined {
  const { code: language } = useLanguages().current;
  const nodeIds = games?.filter(({ gameType }) => gameType === 'LIVE').map(({ nodeId }) => nodeId) ?? [];
  const asks = nodeIds.length > 0;
  const resource = useOfferedCall(
    getLiveTables,
    asks ? { nodeId: nodeIds.slice(0, MOST).join(','), language } : null,
  );
  const { data, failure } = resource;
  useFollow(resource, asks && !!data);
  if (!asks || data === null || (!data && failure)) return undefined;
  return data ? new Map(data.tables.map((table) => [String(table.nodeId), table])) : NONE;
}
