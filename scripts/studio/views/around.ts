import type { JsonValue } from '@liveryjs/compiler/manifest';
import type { Finding } from '@liveryjs/studio/api';
import { idPointer } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { findingOf, inheritedBy } from './shared.ts';

/** A brand whose settings are shown, with all that this takes. */
export interface Around {
  readonly workspace: Workspace;
  readonly result: BrandResult;
  readonly merged: JsonValue;
  readonly inherited: JsonValue;
  readonly language: string;
  /** Findings, and their places, in which items are named by id. */
  readonly issues: readonly { readonly finding: Finding; readonly pointer: string }[];
}

/** Gathers what settings of a brand are shown with. @param language code, in which texts are shown */
export function around(workspace: Workspace, result: BrandResult, language: string): Around {
  const { merged = null, issues } = result;
  return {
    workspace,
    result,
    merged,
    inherited: inheritedBy(workspace, result),
    language,
    issues: issues.map((issue) => ({ finding: findingOf(issue), pointer: idPointer(merged, issue.pointer) })),
  };
}
