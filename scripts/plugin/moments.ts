import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isNode } from './style-tags.ts';

/** The name below which `momentMarks` looks for whoever listens, on the global object. */
export const LISTENER = '__liveryMoment';

/** A listener that is called at each look at the clock, and for each random number, while the code of a workspace runs. */
export type MomentListener = (
  /** File below the root of the workspace, line and column, counted from 1. */
  place: string,
  /** The expression as its author wrote it. */
  source: string,
  read: () => unknown,
) => unknown;

/** Calls that may return another value each time, by the text before their parentheses. */
const CALLS: readonly string[] = ['Date', 'Date.now', 'performance.now', 'Math.random', 'crypto.randomUUID'];

/**
 * Has a workspace's own code tell where it looks at the clock or draws a random number. Lines stay as they are.
 *
 * @param root absolute folder of the workspace
 * @param others absolute folders that are not its own code, wherever they lie
 */
export function momentMarks(root: string, others: readonly string[]): Plugin {
  const isInside = (folder: string, id: string) => id.startsWith(`${folder}${sep}`);
  return {
    name: 'livery:moments',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[mc]?[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ },
        code: /\bDate\b|\.(?:random|now|randomUUID)\b/,
      },
      handler(code, id) {
        if (!isInside(root, id) || others.some((folder) => isInside(folder, id))) return null;
        const lang = /x$/.test(id) ? 'tsx' : /ts$/.test(id) ? 'ts' : 'jsx';
        let program: unknown;
        try {
          program = this.parse(code, { lang });
        } catch {
          // The build says itself what does not parse.
          return null;
        }
        const reads = readsIn(program, code);
        if (reads.length === 0) return null;
        const file = relative(root, id).split(sep).join('/');
        let text = '';
        let end = 0;
        for (const read of reads) {
          const source = code.slice(read.start, read.end);
          const place = `${file}:${placeOf(code, read.start)}`;
          text += `${code.slice(end, read.start)}$$moment(${JSON.stringify(place)},${JSON.stringify(source)},()=>${source})`;
          end = read.end;
        }
        const helper = `const $$moment=(place,source,read)=>globalThis.${LISTENER}?.(place,source,read)??read();`;
        return { code: `${helper}${text}${code.slice(end)}`, map: null };
      },
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Looks at the clock and random numbers of a program, in the order of its text; none lies within another. */
function readsIn(program: unknown, code: string): Span[] {
  const spans: Span[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      const { type, start, end, callee } = value as typeof value & { readonly callee?: Partial<Span> };
      const name = code.slice(callee?.start ?? 0, callee?.end ?? 0).replaceAll(/\s/g, '');
      const args = (value as { readonly arguments?: readonly unknown[] }).arguments?.length ?? 0;
      const isRead =
        (type === 'CallExpression' && CALLS.includes(name)) ||
        (type === 'NewExpression' && name === 'Date' && args === 0);
      if (isRead && start !== undefined && end !== undefined) spans.push({ start, end });
      else for (const member of Object.values(value)) visit(member);
    }
  };
  visit(program);
  return spans.sort((a, b) => a.start - b.start);
}

function placeOf(code: string, offset: number): string {
  const before = code.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
