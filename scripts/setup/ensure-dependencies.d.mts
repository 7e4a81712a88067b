export interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}
export function ensureDependencies(root: URL): string | undefined;
export function staleness(
  lock: Readonly<Record<string, Entry>> | undefined,
  installed: Readonly<Record<string, Entry>> | undefined,
): string | undefined;
