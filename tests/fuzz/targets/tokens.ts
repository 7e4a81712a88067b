import { join } from 'node:path';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { brandTokens } from '@liveryjs/workspace/import/brand-tokens';
import { importTokens } from '@liveryjs/workspace/import/import-tokens';
import { guessModes } from '@liveryjs/workspace/import/mapping/guess';
import { readMapping } from '@liveryjs/workspace/import/mapping/read-mapping';
import { printImport } from '@liveryjs/workspace/import/print-import';
import { locate, readLibrary } from '@liveryjs/workspace/import/read/library';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import pc from 'picocolors';
import { first, readCorpus, writeFiles } from '#tests/fuzz/case.ts';
import { expectThat, type Target } from '#tests/fuzz/target.ts';
import { bookshopWith, ROOT } from '#tests/fuzz/workspaces.ts';

const colors = pc.createColors(false);

function runImport(workspace: Workspace, folder: string, mapping: TokenMapping | undefined) {
  const library = readLibrary([folder], join(folder, '..'));
  const guess = () => {
    const modes = brandTokens(workspace, 'quire', 'acme').modes.filter(({ isRoot }) => isRoot);
    return {
      ...{ library: 'acme', sources: ['./acme'], take: [], leaveOut: [], rename: {} },
      ...guessModes(library, modes, {}),
    } as unknown as TokenMapping;
  };
  const place = () => ({ file: 'brands/quire/imports/acme.json', line: 1, column: 1 });
  const imported = importTokens(workspace, 'quire', library, mapping ?? guess(), place, (files) =>
    openWorkspace({ root: ROOT, files }),
  );
  for (const { path, after } of imported.files) {
    expectThat(/^brands\/quire\/tokens(\.[a-z]+)?\.json$/.test(path), `It would write ${path}.`);
    JSON.parse(after);
    expectThat(!after.includes('4711'), 'It takes a value of a file that lies outside.');
  }
  for (const { what, remedy, line, column } of imported.remarks)
    expectThat(
      what !== '' && remedy !== '' && line > 0 && column > 0,
      'A remark says where, what and what to do.',
    );
  printImport(imported, 'acme', true, colors);
}

/** A folder of a library: `livery import tokens`. */
export const libraries: Target = {
  limits: { milliseconds: 4000, megabytes: 700 },
  seeds: () => [],
  async open(folder) {
    const workspace = bookshopWith(new Map());
    return (input) => {
      writeFiles(folder, input);
      runImport(workspace, folder, undefined);
    };
  },
};

/** A mapping by which an import is done again: `livery import tokens --map`. */
export const mapping: Target = {
  limits: { milliseconds: 4000, megabytes: 700 },
  seeds: () => [],
  async open(folder) {
    const [library] = readCorpus('tokens');
    return (input) => {
      writeFiles(folder, library?.input ?? new Map());
      const path = 'brands/quire/imports/acme.json';
      const workspace = bookshopWith(new Map([[path, first(input).bytes]]));
      const read = readMapping(workspace, path);
      prettyIssues(read.issues, workspace.files, colors);
      if (read.mapping === undefined) return;
      for (const source of read.mapping.sources) locate(source, folder, folder);
      runImport(workspace, folder, read.mapping);
    };
  },
};
