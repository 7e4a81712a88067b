import type { TestWorkspace } from './test-workspace.ts';

export const ENGLISH = '# Who may play\n\nAdults.\n\n# Money\n\nYours.\n';
export const VIETNAMESE = '# Ai được chơi\n\nNgười lớn.\n\n# Tiền\n\nCủa bạn.\n';

/** Has the house show a content on its first page, in three languages, of which one has no file, and gives it a picture. */
export function writeWords(files: TestWorkspace): void {
  const house = JSON.parse(files.read('brands/house/brand.json'));
  for (const [code, locale] of [
    ['VI', 'vi'],
    ['AR', 'ar'],
  ])
    house.languages.supported.push({ code, locale });
  house.routes[0].main.push({ id: 'words', widget: 'words', props: { content: 'terms' } });
  house.assets = { fallbackImage: 'assets/fallback.svg' };
  files.write('brands/house/brand.json', house);
  files.write('brands/house/assets/fallback.svg', files.read('brands/blue/assets/logo.svg'));
  for (const brand of ['red', 'blue'])
    for (const code of ['VI', 'AR'])
      files.write(`brands/${brand}/messages/${code}.json`, {
        'hello.text': `Hello in ${code} of ${brand}`,
        ...(brand === 'blue' && { 'extra.text': `More in ${code}`, 'route.extra.title': `Extra ${code}` }),
      });
  files.write('brands/house/content/terms.EN.md', ENGLISH);
  files.write('brands/house/content/terms.VI.md', VIETNAMESE);
  files.write('widgets/words/widget.json', {
    name: 'words',
    title: 'Words',
    description: 'Of the tests.',
    component: 'Words.tsx',
    regions: ['main'],
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['content'],
      properties: { content: { type: 'string', format: 'content', description: 'Name of the content.' } },
    },
  });
  files.write(
    'widgets/words/Words.tsx',
    `import { RichText, type WidgetProps } from '@liveryjs/engine/kit';

export default function Words({ props: { content } }: WidgetProps<{ content: string }>) {
  return (
    <div id="words">
      <RichText content={content} level={2} />
    </div>
  );
}
`,
  );
}
