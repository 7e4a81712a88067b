import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The text of llms.txt: the documents of the repository with what each is about, for programs that read it (llmstxt.org). It
 * is made of the first lines of README.md and of the table in docs/README.md.
 *
 * @param root of this repository
 */
export function llmsText(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [, title = '', summary = ''] = /^# (.+)\n\n((?:.+\n)+)/.exec(read('README.md')) ?? [];
  const rows = [...read('docs/README.md').matchAll(/^\| (\[.*) \| (.+) \|$/gm)];
  const lines = rows.flatMap(([, links = '', about = '']) =>
    [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => lineOf(posix.join('docs', path), about)),
  );
  return [
    `# ${title}`,
    `> ${summary.trim().replaceAll('\n', ' ')}`,
    `## Documents\n\n${lineOf('README.md', 'what there is, and how to begin')}\n${lines.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');

  function lineOf(path: string, about: string): string {
    const file = path.endsWith('.md') && existsSync(join(root, path));
    const name = (file && /^# (.+)$/m.exec(read(path))?.[1]) || path;
    return `- [${name}](${path}): ${about}`;
  }
}
