import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTexts } from '@liveryjs/workspace/messages/exported';
import { type FormatName, formats } from '@liveryjs/workspace/messages/formats/formats';
import { importTexts } from '@liveryjs/workspace/messages/import/import-texts';
import { printTexts } from '@liveryjs/workspace/messages/import/print-texts';
import { selectTexts } from '@liveryjs/workspace/messages/select-texts';
import { readOutside } from '@liveryjs/workspace/read-outside';
import pc from 'picocolors';
import { caseOf, first } from '#tests/fuzz/case.ts';
import { expectThat, type Target } from '#tests/fuzz/target.ts';
import { bookshopWith } from '#tests/fuzz/workspaces.ts';

/** A file that came back from a translator: `livery messages import`. */
function returnedTexts(format: FormatName): Target {
  const name = `vi${formats[format].endings[0]}`;
  return {
    limits: { milliseconds: 3000, megabytes: 700 },
    seeds() {
      const selection = selectTexts(bookshopWith(new Map()), 'VI');
      expectThat(!('wrong' in selection), 'The small repository speaks VI.');
      const [texts] = exportTexts(bookshopWith(new Map()), selection, { missing: false });
      expectThat(texts !== undefined, 'The small repository has texts.');
      const few = { ...texts, texts: texts.texts.slice(0, 12) };
      const translated = few.texts.map((text) => ({
        ...text,
        translation: `${text.source} vi`,
        state: 'translated' as const,
      }));
      return [few, { ...few, texts: translated }].map((content) =>
        caseOf(name, formats[format].write(content)),
      );
    },
    async open(folder) {
      const workspace = bookshopWith(new Map());
      return (input) => {
        const path = join(folder, name);
        writeFileSync(path, first(input).bytes);
        const returned = formats[format].read(readOutside(path, name), name);
        for (const brand of [undefined, 'quire']) {
          const imported = importTexts(workspace, returned, brand);
          for (const { path: file, after } of imported.files) {
            expectThat(
              /^brands\/quire\/messages\/[A-Z_]+(\.sources)?\.json$/.test(file),
              `It would write ${file}.`,
            );
            JSON.parse(after);
          }
          for (const { what, remedy, line, column } of imported.refusals)
            expectThat(
              what !== '' && remedy !== '' && line > 0 && column > 0,
              'A refusal says where, what and what to do.',
            );
          printTexts(imported, { all: true, dryRun: true }, pc.createColors(false));
        }
      };
    },
  };
}

export const textsCsv = returnedTexts('csv');
export const textsJson = returnedTexts('json');
export const textsXliff = returnedTexts('xliff');
