import { Badge, VisuallyHidden } from '@liveryjs/engine/kit';
import { token } from '@liveryjs/engine/render/token';
import type { TokenInMode } from '@liveryjs/workspace/explain/explain-token';
import { styled } from 'styled-components';
import { TokenSample } from './TokenSample.tsx';
import { lineOf, type TokenRow, writtenText } from './token-rows.ts';

const Row = styled.article`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${token('space.3')} ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.raised')};

  > ol {
    grid-column: 1 / -1;
  }

  @media (min-width: 60rem) {
    grid-template-columns: 4.5rem minmax(0, 4fr) minmax(0, 9fr);

    > ol {
      grid-column: auto;
    }
  }
`;

const Names = styled.div`
  display: grid;
  gap: ${token('space.1')};
  align-content: start;

  h2,
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font: ${token('typography.label')};
    font-weight: ${token('font.weight.semibold')};
  }

  p {
    font: ${token('typography.caption')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: inherit;
  }
`;

const Chain = styled.ol`
  display: grid;
  gap: ${token('space.2')};
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${token('typography.caption')};

  li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${token('space.1')} ${token('space.3')};
    align-items: baseline;
  }

  li > :last-child {
    grid-column: 2;
  }

  ${Badge} {
    justify-self: start;
  }

  code {
    overflow-wrap: anywhere;
  }

  s {
    color: ${token('color.text.secondary')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: inherit;
    overflow-wrap: anywhere;
  }

  @media (min-width: 60rem) {
    li {
      grid-template-columns: 5rem minmax(0, 3fr) minmax(0, 2fr);
    }

    li > :last-child {
      grid-column: 3;
    }
  }
`;

type Writing = Pick<TokenInMode['written'], 'layer' | 'place'>;

/** A token with its value, and with all who have a say in it: who wrote it first, until who counts, then what that leads to. */
export function TokenArticle({ row, brand }: { row: TokenRow; brand: string }) {
  const { name, type, css, written, overrode, through } = row;
  return (
    <Row aria-label={name}>
      <TokenSample name={name} type={type} css={css ?? ''} />
      <Names>
        <h2 dir="ltr">
          <code>{name}</code>
        </h2>
        <p dir="ltr">
          {css ?? 'no value, because it is wrong'} <small>{type}</small>
        </p>
      </Names>
      <Chain>
        {overrode.toReversed().map((before) => (
          <li key={before.place}>
            <Layer brand={brand} {...before} />
            <s dir="ltr">
              <VisuallyHidden>Replaced: </VisuallyHidden>
              <code>{writtenText(before.value)}</code>
            </s>
            <Place {...before} />
          </li>
        ))}
        <li>
          <Layer brand={brand} {...written} />
          <code dir="ltr">{writtenText(written.value)}</code>
          <Place {...written} />
        </li>
        {through.map((other) => (
          <li key={`${other.name} ${other.place}`}>
            <Layer brand={brand} {...other} />
            <span dir="ltr">
              through <code>{other.name}</code>
              {other.css !== undefined && <small> {other.css}</small>}
            </span>
            <Place {...other} />
          </li>
        ))}
      </Chain>
    </Row>
  );
}

/** A brand of the chain; that whose tokens these are stands out. */
function Layer({ layer, brand }: Writing & { brand: string }) {
  return <Badge $tone={layer === brand ? 'info' : 'neutral'}>{layer}</Badge>;
}

function Place({ place }: Writing) {
  return <small dir="ltr">{lineOf(place)}</small>;
}
