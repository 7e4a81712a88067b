import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'rollup';
import { isNode, isStyled, type Node } from './style-tags.ts';

/**
 * Gives every styled component an id that follows from its file and its place there. The ids that styled-components
 * counts at run time follow from the order in which modules run, which is another in the browser than when
 * prerendering: prerendered rules would be taken for those of other components.
 * @param roots folders that files are named in relation to; the first that holds the file counts
 */
export function styleIds(roots: readonly string[]): Plugin {
  return {
    name: 'livery:style-ids',
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: /[\\/]node_modules[\\/]/ },
        code: /from\s*['"]styled-components['"]/,
      },
      handler(code, id) {
        const root = roots.find((folder) => id.startsWith(`${folder}${sep}`)) ?? '';
        const file = relative(root, id).split(sep).join('/');
        const prefix = `sc-${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
        const ends = tagEnds(this.parse(code));
        if (ends.length === 0) return null;
        const parts = ends.map(
          (end, index) =>
            `${code.slice(ends[index - 1] ?? 0, end)}.withConfig({componentId:"${prefix}${index.toString(36)}"})`,
        );
        return { code: parts.join('') + code.slice(ends.at(-1)), map: null };
      },
    },
  };
}

/** Where the tags of styled`…` templates end, in the order of the text. */
function tagEnds(program: unknown): number[] {
  const ends: number[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      const { tag } = value as { tag?: Node };
      if (value.type === 'TaggedTemplateExpression' && tag?.end !== undefined && isStyled(tag))
        ends.push(tag.end);
      for (const member of Object.values(value)) visit(member);
    }
  };
  visit(program);
  return ends.sort((a, b) => a - b);
}
