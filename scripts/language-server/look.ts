import { type Answer, lookUp } from '@liveryjs/workspace/explain/look-up';
import type { NameAt } from '@liveryjs/workspace/explain/name-at';
import { printAnswer } from '@liveryjs/workspace/explain/print-answer';
import type { Workspace } from '@liveryjs/workspace/open';
import { createColors } from 'picocolors';

/** The kinds of answers that a value of a manifest can name. */
const NAMED = new Set<Answer['kind']>(['token', 'message', 'asset', 'content']);

const plain = createColors(false);

/** Says where something of a brand comes from, in Markdown; undefined where nobody knows it. */
export function hoverText(workspace: Workspace, brand: string, spot: NameAt): string | undefined {
  const answers = [namedBy(workspace, brand, spot), lookedUp(workspace, brand, spot.name)];
  const texts = answers.flatMap((answer) => (answer ? [printAnswer(answer, plain)] : []));
  return texts.length === 0 ? undefined : texts.map((text) => `\`\`\`text\n${text}\n\`\`\``).join('\n');
}

/**
 * The places of a definition: of what a value names, else of what the value itself was inherited from.
 *
 * @returns `file:line:column` each, the file relative to the root
 */
export function definitionPlaces(workspace: Workspace, brand: string, spot: NameAt): string[] {
  if (spot.name === '/extends') {
    const parent = workspace.resolver.inherit(brand).chain.at(-2);
    return parent ? [`${parent.folder}/brand.json:1:1`] : [];
  }
  const answer = namedBy(workspace, brand, spot) ?? lookedUp(workspace, brand, spot.name);
  return answer ? [...new Set(placesOf(answer))] : [];
}

function placesOf(answer: Answer): string[] {
  switch (answer.kind) {
    case 'token':
      return answer.modes.flatMap(({ written, overrode }) =>
        [written, ...overrode].map(({ place }) => place),
      );
    case 'message':
    case 'content':
      return answer.languages.flatMap(({ written, overrode }) =>
        [...(written ? [written] : []), ...overrode].map(({ place }) => place),
      );
    case 'asset':
      return [`${answer.file}:1:1`];
    case 'value':
      return [...(answer.origin ? [answer.origin] : []), ...answer.overrode].map(({ place }) => place);
    default:
      return [];
  }
}

function namedBy(workspace: Workspace, brand: string, { value }: NameAt): Answer | undefined {
  const answer = value ? lookedUp(workspace, brand, value) : undefined;
  return answer && NAMED.has(answer.kind) ? answer : undefined;
}

function lookedUp(workspace: Workspace, brand: string, name: string): Answer | undefined {
  const looked = lookUp(workspace, brand, name, { depth: 0 });
  return 'answer' in looked ? looked.answer : undefined;
}
