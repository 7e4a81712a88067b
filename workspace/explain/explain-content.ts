import { contentsWritten } from '@liveryjs/compiler/i18n';
import { pathOf } from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { languagesOf } from './explain-message.ts';
import type { LayerPlace } from './layers.ts';

/** Where a longer text of a brand comes from, in Markdown. */
export interface ContentAnswer {
  readonly kind: 'content';
  readonly name: string;
  readonly languages: readonly {
    readonly language: string;
    /** Whose file is shown; missing where no brand of the chain has one, so that the default language is shown. */
    readonly written?: LayerPlace;
    /** Whose files it takes the place of, the last one first. */
    readonly overrode: readonly LayerPlace[];
  }[];
  /** Paths of the placements that show it, as issues write them. */
  readonly shownAt: readonly string[];
}

/** Names of the contents that a brand has, also of those that it inherits. */
export function contentNames({ files }: Workspace, { chain }: BrandResult): string[] {
  return [...contentsWritten(files, chain).keys()];
}

/** @param requested name of a content, with or without its language and `.md` */
export function explainContent(
  workspace: Workspace,
  result: BrandResult,
  requested: string,
  only?: string,
): ContentAnswer | undefined {
  const { files } = workspace;
  const { chain, merged, uses } = result;
  const [, name = requested, code] = /^(?:.*\/)?([a-z][a-z0-9-]*)\.([A-Z_]+)\.md$/.exec(requested) ?? [];
  if (!contentNames(workspace, result).includes(name)) return undefined;
  const codes = languagesOf(result).map((language) => language.code);
  const language = code ?? only;
  const languages = codes
    .filter((each) => language === undefined || each === language)
    .map((each) => {
      const places = chain.flatMap(({ id, folder }): LayerPlace[] => {
        const file = `${folder}/content/${name}.${each}.md`;
        return files.size(file) === undefined ? [] : [{ layer: id, place: `${file}:1:1` }];
      });
      const [written, ...overrode] = places.reverse();
      return { language: each, ...(written === undefined ? {} : { written }), overrode };
    });
  const shownAt = uses.contents.flatMap(({ value, pointer }) =>
    value === name ? [pathOf(merged, pointer)] : [],
  );
  return { kind: 'content', name, languages, shownAt };
}
