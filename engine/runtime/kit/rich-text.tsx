import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import type { Content, RichNode } from '@liveryjs/compiler/plain/rich-node';
import { Fragment, type ReactNode, use, useContext, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useApp, useAppState } from '#engine/render/app.ts';
import { Attempt } from '#engine/render/attempt.ts';
import { LinkTo } from '#engine/render/link-to.tsx';
import { token } from '#engine/render/token.ts';
import { useIntl, useMessages } from '#engine/render/use-language.ts';
import { Prose } from './html/prose.ts';
import { watchBoxes } from './html/watch-boxes.ts';

const Text = styled(Prose)`
  /* Below the title of a page they are its sections. */
  h2 {
    font: ${token('typography.heading')};
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    text-align: end;
  }
`;

interface Props {
  /** Name of a content of the brand. */
  readonly content: string;
  /** The values of its placeholders beside `{brand}`; numbers as the language writes them. */
  readonly values?: Readonly<Record<string, string | number | undefined>>;
  /** Level of its highest heading: one below that of the heading that it stands under. */
  readonly level: 2 | 3 | 4;
}

/** A content of the brand in the visitor's language, made of data: no HTML comes into the page. Suspends until it is here. */
export function RichText({ content: name, values = {}, level }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { brand, assets } = useApp();
  const code = useAppState((state) => state.language);
  const content = useContent(name, code);
  const t = useMessages();
  const intl = useIntl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has other boxes
  useEffect(() => (element.current ? watchBoxes(element.current) : undefined), [content]);

  const valueFor = (key: string) => {
    const value = values[key] ?? (key === 'brand' ? brand.name : '');
    return typeof value === 'number' ? intl.formatNumber(value) : value;
  };
  const all = (nodes: readonly RichNode[]): ReactNode =>
    nodes.map((node, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: a content never changes its order
      return <Fragment key={index}>{renderNode(node)}</Fragment>;
    });
  const renderNode = (node: RichNode): ReactNode => {
    if (typeof node === 'string') return node;
    switch (node.type) {
      case 'value':
        return <bdi>{valueFor(node.name)}</bdi>;
      case 'break':
        return <br />;
      case 'rule':
        return <hr />;
      case 'paragraph':
        return <p>{all(node.children)}</p>;
      case 'emphasis':
        return <em>{all(node.children)}</em>;
      case 'strong':
        return <strong>{all(node.children)}</strong>;
      case 'quote':
        return <blockquote>{all(node.children)}</blockquote>;
      case 'code':
        return <code>{all(node.children)}</code>;
      case 'listing':
        return <pre>{all(node.children)}</pre>;
      case 'item':
        return <li>{all(node.children)}</li>;
      case 'heading': {
        const Heading = `h${Math.min(6, node.level - 1 + level)}` as 'h2';
        return <Heading id={node.id}>{all(node.children)}</Heading>;
      }
      case 'list':
        return node.start === undefined ? (
          <ul>{all(node.children)}</ul>
        ) : (
          <ol start={node.start}>{all(node.children)}</ol>
        );
      case 'link':
        return linkOf(node.to, all(node.children));
      case 'picture':
        return <img src={assets[node.asset]} alt={node.alt} loading="lazy" decoding="async" />;
      case 'table': {
        const [head = [], ...rows] = node.rows;
        const align = (column: number) => node.align[column] ?? undefined;
        return (
          // The element alone is known as a region by name; the role is what the styles of texts go by.
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <section role="region" aria-label={t('engine.table')}>
            <table>
              <thead>
                <tr>
                  {head.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                    <th key={column} scope="col" data-align={align(column)}>
                      {all(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
                  <tr key={index}>
                    {row.map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                      <td key={column} data-align={align(column)}>
                        {all(cell)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      }
    }
  };

  const locale = brand.languages.supported.find((language) => language.code === content.language)?.locale;
  const isOther = content.language !== code && locale !== undefined;
  return (
    <Text ref={element} {...(isOther && { lang: locale, dir: directionOf(locale) })}>
      {all(content.body)}
    </Text>
  );
}

type Target = Extract<RichNode, { type: 'link' }>['to'];

function linkOf(to: Target, text: ReactNode): ReactNode {
  if (to.route !== undefined) return <LinkTo to={to}>{text}</LinkTo>;
  if (to.hash !== undefined) return <a href={`#${to.hash}`}>{text}</a>;
  if (to.href?.startsWith('mailto:')) return <a href={to.href}>{text}</a>;
  return (
    <a href={to.href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** The loads of each attempt: one that failed is asked for again by the next attempt to show the placement. */
const onTheirWay = new WeakMap<object, Map<() => unknown, unknown>>();

function useContent(name: string, code: string): Content {
  const { contents } = useApp();
  const attempt = useContext(Attempt);
  const loads = onTheirWay.get(attempt) ?? new Map<() => unknown, unknown>();
  onTheirWay.set(attempt, loads);
  const once = <T,>(load: () => T): T => {
    if (!loads.has(load)) loads.set(load, load());
    return loads.get(load) as T;
  };
  const all = typeof contents === 'function' ? use(once(contents)) : contents;
  const load = all[name]?.[code];
  if (load === undefined) throw new Error(`The brand has no content '${name}' in '${code}'.`);
  const loaded = once(load);
  return ('then' in loaded ? use(loaded) : loaded).default;
}
