import { token } from '@liveryjs/engine/render/token';
import type { Meta } from '@storybook/react-vite';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { foundationStory } from './foundation-story.tsx';
import { cssValue, propertiesOf } from './token-properties.ts';

/** The tokens of the brand, in the mode that shows, by the names of their custom properties. */
export default { title: 'Foundations/Tokens' } satisfies Meta;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${token('space.4')};
`;

const Sample = styled.figure`
  margin: 0;

  figcaption {
    margin-block-start: ${token('space.2')};
    overflow-wrap: anywhere;
  }

  code,
  small {
    display: block;
    font: ${token('typography.caption')};
  }

  small {
    color: ${token('color.text.secondary')};
  }
`;

const Swatch = styled.div`
  block-size: 4rem;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.md')};
`;

const Box = styled.div`
  block-size: 6rem;
  border: 1px solid ${token('color.border.regular')};
  background: ${token('color.surface.raised')};
`;

const Line = styled.p`
  margin: 0;
`;

function Named({ property }: { property: string }) {
  return (
    <figcaption>
      <code dir="ltr">{property}</code>
      <small dir="ltr">{cssValue(property)}</small>
    </figcaption>
  );
}

/** Names by the word behind the prefix: `surface` of `--color-surface-base`. */
function groupsOf(
  properties: readonly string[],
): readonly (readonly [group: string, names: readonly string[]])[] {
  const groupOf = (name: string) => name.split('-')[3] ?? '';
  const groups = [...new Set(properties.map(groupOf))];
  return groups.map((group) => [group, properties.filter((name) => groupOf(name) === group)]);
}

/** A part of a style: `--typography-title-fontSize`. */
const MEMBER = /^--typography-\w+-/;

export const Colours = foundationStory(() =>
  groupsOf(propertiesOf('color')).map(([group, names]) => (
    <section key={group}>
      <h2>{group}</h2>
      <Grid>
        {names.map((property) => (
          <Sample key={property}>
            <Swatch style={{ background: `var(${property})` }} />
            <Named property={property} />
          </Sample>
        ))}
      </Grid>
    </section>
  )),
);

export const Type = foundationStory(() => (
  <>
    <section>
      <h2>Faces and styles</h2>
      {propertiesOf('typography')
        .filter((property) => !MEMBER.test(property))
        .map((property) => (
          <Sample key={property}>
            <Line style={{ font: `var(${property})` }}>
              Every night has its light · Đêm nào cũng có ánh sáng
            </Line>
            <Named property={property} />
          </Sample>
        ))}
    </section>
    <section>
      <h2>Sizes</h2>
      {propertiesOf('font-size').map((property) => (
        <Sample key={property}>
          <Line style={{ fontSize: `var(${property})` }}>1,250.50 · لكل ليلة نورها</Line>
          <Named property={property} />
        </Sample>
      ))}
    </section>
  </>
));

export const Shapes = foundationStory(() => (
  <>
    {(
      [
        ['Radii', 'radius', 'borderRadius'],
        ['Shadows', 'shadow', 'boxShadow'],
        ['Gradients', 'gradient', 'background'],
      ] as const
    ).map(([title, prefix, style]) => (
      <Fragment key={prefix}>
        <h2>{title}</h2>
        <Grid>
          {propertiesOf(prefix).map((property) => (
            <Sample key={property}>
              <Box style={{ [style]: `var(${property})` }} />
              <Named property={property} />
            </Sample>
          ))}
        </Grid>
      </Fragment>
    ))}
  </>
));
