import { type Code, createIssue, type Issue, nearest } from '#compiler/issues/index.ts';
import { type JsonValue, ownText } from '#compiler/manifest/json.ts';
import { keyPosition, type Mark, valuePosition } from '#compiler/manifest/parse/source-text.ts';
import type { Traced } from '#compiler/manifest/parse/traced.ts';
import { pathOf } from '#compiler/manifest/pointer.ts';
import type { MergeFinding } from './merge-finding.ts';

/** The codes of issues by what a merge may find. */
export const CODE_OF_MERGE = {
  duplicate: 'duplicate-id',
  remove: 'list-remove',
  anchor: 'list-anchor',
  circle: 'list-circle',
  directive: 'list-directive',
} as const satisfies Record<MergeFinding['kind'], Code>;

/** The issue of what a merge found. `child` is the manifest that was being merged. */
export function mergeIssue(finding: MergeFinding, child: JsonValue): Issue {
  const { pointer } = finding;
  const path = pathOf(child, pointer);
  switch (finding.kind) {
    case 'duplicate': {
      const { line, column } = valuePosition(idMark(finding.first));
      return createIssue('duplicate-id', placeOf(idMark(finding.item), pointer), {
        path,
        id: idOf(finding.item),
        line,
        column,
      });
    }
    case 'remove': {
      const id = idOf(finding.item);
      const knownIds = finding.known();
      return createIssue('list-remove', placeOf(idMark(finding.item), pointer), {
        path,
        id,
        nearest: nearest(id, knownIds),
        known: knownIds,
      });
    }
    case 'anchor': {
      const { key, anchor } = finding;
      const knownIds = finding.known();
      const target = JSON.stringify(anchor.value);
      const near = nearest(String(anchor.value), knownIds);
      return createIssue('list-anchor', placeOf(anchor.mark, pointer), {
        path,
        key,
        target,
        nearest: near,
        known: knownIds,
      });
    }
    case 'circle': {
      const { key, anchor, ids } = finding;
      return createIssue('list-circle', placeOf(anchor.mark, pointer), { path, key, ids });
    }
    case 'directive': {
      const { file } = finding.at.mark.source;
      const place = { file, pointer, ...keyPosition(finding.at.mark) };
      return createIssue('list-directive', place, { path, what: finding.what, hint: finding.hint });
    }
  }
}

function placeOf(mark: Mark, pointer: string) {
  return { file: mark.source.file, pointer, ...valuePosition(mark) };
}

function idMark(item: Traced): Mark {
  return item.members?.get('id')?.mark ?? item.mark;
}

function idOf(item: Traced): string {
  return ownText(item.value, 'id') ?? '';
}
