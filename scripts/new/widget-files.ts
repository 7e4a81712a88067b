/** The names of a new widget in files, in code and for people. */
export interface WidgetNames {
  /** `game-grid`: its folder, and what placements write. */
  readonly name: string;
  /** `GameGrid`: the component. */
  readonly component: string;
  /** `gameGrid`: what the keys of its words begin with. */
  readonly words: string;
  /** `Game grid`. */
  readonly title: string;
}

export function widgetNames(name: string): WidgetNames {
  const [first = '', ...others] = name.split('-');
  const words = first + others.map(capital).join('');
  return { name, component: capital(words), words, title: capital(name.replaceAll('-', ' ')) };
}

/** Which files beside the widget itself a repository has use for. */
export interface WidgetExtras {
  /** The shelf of Storybook that the story stands on. */
  readonly group: string;
  /** It has the stories' package. */
  readonly story: boolean;
  /** It has Vitest and Testing Library. */
  readonly test: boolean;
}

/**
 * The files of a new widget that shows a heading, ready to be changed: text by name. Types of its settings are generated
 * from widget.json.
 *
 * @param schema path of the schema of a widget.json, from the widget's folder
 */
export function widgetFiles(names: WidgetNames, schema: string, extras: WidgetExtras): Map<string, string> {
  const { name, component } = names;
  return new Map([
    ['widget.json', definition(names, schema)],
    [`${component}.tsx`, code(names)],
    ...(extras.story ? [[`${component}.stories.tsx`, story(names, extras.group)] as const] : []),
    ...(extras.test ? [[`${component}.test.tsx`, test(names)] as const] : []),
  ]);

  function code({ words, title }: WidgetNames): string {
    return `import { token, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './${name}.props.ts';

const Title = styled.h2<{ $align: Props['align'] }>\`
  margin: 0;
  color: \${token('color.text.primary')};
  font: \${token('typography.heading')};
  text-align: \${({ $align }) => $align};
\`;

/** ${title}: what a visitor gets from it. */
export default function ${component}({ props }: WidgetProps<Props>) {
  const t = useMessages();
  return <Title $align={props.align}>{t('${words}.title')}</Title>;
}
`;
  }
}

function definition({ name, title, component, words }: WidgetNames, schema: string): string {
  const text = {
    $schema: schema,
    name,
    title,
    description: 'A sentence that says what a visitor gets from it.',
    component: `${component}.tsx`,
    regions: ['main'],
    messages: [`${words}.title`],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        align: { enum: ['start', 'center'], default: 'start', description: 'Place of the title.' },
      },
    },
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}

function story({ name, title, component }: WidgetNames, group: string): string {
  return `import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import ${component} from './${component}.tsx';
import type { Props } from './${name}.props.ts';

export default {
  title: '${capital(group.replaceAll('-', ' '))}/${title}',
  component: ${component},
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Centred: WidgetStory<Props> = { args: { align: 'center' } };
`;
}

function test({ name, component, words }: WidgetNames): string {
  return `// @vitest-environment jsdom

import { TestPortal } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ${component} from './${component}.tsx';

afterEach(cleanup);

test('it shows its title', () => {
  render(
    <TestPortal>
      <${component} id="${name}" props={{ align: 'start' }} slot={() => null} />
    </TestPortal>,
  );
  expect(screen.getByRole('heading', { name: '${words}.title' })).toBeTruthy();
});
`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
