import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { valuePosition } from '#compiler/manifest/parse/source-text.ts';
import { type Traced, tracedObject } from '#compiler/manifest/parse/traced.ts';
import { type Version, versions } from './versions.ts';

/**
 * Brings a manifest of any known version to the newest one, with its positions.
 * Without a document, the issues say why it cannot be read.
 */
export function migrate(
  document: Traced,
  knownVersions: readonly Version[] = versions,
): { document?: Traced; issues: readonly Issue[] } {
  const latest = knownVersions.at(-1)?.version ?? 0;
  const written = document.members?.get('schemaVersion');
  const { file } = document.mark.source;
  if (written === undefined) {
    const place = { file, pointer: '', ...valuePosition(document.mark) };
    const member = { value: latest, mark: document.mark, overrode: [], nullsInside: false };
    return {
      document: withMember(document, 'schemaVersion', member),
      issues: [createIssue('schema-version-missing', place, { latest })],
    };
  }
  const version = written.value;
  if (typeof version !== 'number' || !knownVersions.some((entry) => entry.version === version)) {
    const place = { file, pointer: '/schemaVersion', ...valuePosition(written.mark) };
    return {
      issues: [createIssue('schema-version-unknown', place, { received: JSON.stringify(version), latest })],
    };
  }
  let current = document;
  for (const entry of knownVersions) {
    if (entry.version > version && entry.migrate !== undefined) current = entry.migrate(current);
  }
  return { document: withMember(current, 'schemaVersion', { ...written, value: latest }), issues: [] };
}

/** The object with one member set; a new member goes to the end. */
function withMember(object: Traced, key: string, member: Traced): Traced {
  return tracedObject(new Map([...(object.members ?? []), [key, member]]), object);
}

/** The object with one of its keys renamed, in its old place. */
export function renameMember(object: Traced, from: string, to: string): Traced {
  const members = [...(object.members ?? [])].map(
    ([key, member]) => [key === from ? to : key, member] as const,
  );
  return tracedObject(new Map(members), object);
}
