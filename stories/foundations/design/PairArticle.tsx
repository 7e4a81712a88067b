import type { MeasuredContrast } from '@liveryjs/compiler/theme';
import { Badge } from '@liveryjs/engine/kit';
import { Icon } from '@liveryjs/engine/render/icon';
import { token } from '@liveryjs/engine/render/token';
import { styled } from 'styled-components';
import type { PairRow } from './pair-rows.ts';
import { ratioText, verdictOf } from './verdict-of.ts';

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.raised')};

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Names = styled.div`
  display: grid;
  gap: ${token('space.1')};

  h2,
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font: ${token('typography.label')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const Modes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${token('space.3')};
    align-items: center;
  }
`;

const Sample = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  justify-content: center;
  block-size: 4.5rem;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.sm')};
  font: ${token('typography.label')};

  &[data-large] {
    font-size: 1.5rem;
    font-weight: ${token('font.weight.bold')};
  }

  > i {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid;
    border-radius: ${token('radius.sm')};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${token('space.1')};

  strong {
    font: ${token('typography.label')};
    font-weight: ${token('font.weight.bold')};
    font-variant-numeric: tabular-nums;
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    align-items: center;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    overflow-wrap: anywhere;
  }

  ${Badge} svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

/** A pair of colours with a sample of it, its contrast and the verdict in every mode. */
export function PairArticle({ row: { pair, modes } }: { row: PairRow }) {
  const { id, text, on, ratio } = pair;
  return (
    <Row aria-label={`${text} on ${on}`}>
      <Names>
        <h2 dir="ltr">
          <code>{text}</code>
        </h2>
        <p dir="ltr">
          on <code>{on}</code>
        </p>
        <p>
          Needs {ratio}, as the pair <code>{id}</code>
        </p>
      </Names>
      <Modes>
        {modes.map((measured) => (
          <li key={measured.mode}>
            <ModeSample measured={measured} />
            <Facts>
              <small>{measured.mode}</small>
              <span>
                <strong>{measured.ratio === undefined ? '–' : ratioText(measured.ratio)}</strong>
                <VerdictBadge measured={measured} />
              </span>
              <small dir="ltr">
                {measured.color} on {measured.ground}
              </small>
            </Facts>
          </li>
        ))}
      </Modes>
    </Row>
  );
}

/** A pair that needs less than text does is of large text, or of a control: both are shown. */
function ModeSample({ measured: { color, ground, pair } }: { measured: MeasuredContrast }) {
  const isText = pair.ratio >= 4.5;
  return (
    <Sample aria-hidden="true" {...(!isText && { 'data-large': '' })} style={{ color, background: ground }}>
      {isText ? (
        'Aa 1,250'
      ) : (
        <>
          Aa
          <i />
        </>
      )}
    </Sample>
  );
}

/** Says the verdict in a word and an icon, which its colour only repeats. */
function VerdictBadge({ measured: { ratio, pair } }: { measured: MeasuredContrast }) {
  const { holds, level } = verdictOf(ratio, pair.ratio);
  if (ratio === undefined)
    return (
      <Badge $tone="danger">
        <Icon name="close" /> Ground lets through
      </Badge>
    );
  if (!holds)
    return (
      <Badge $tone="danger">
        <Icon name="close" /> Fails
      </Badge>
    );
  return (
    <Badge $tone={level === undefined ? 'warning' : 'success'}>
      <Icon name="check" /> {level ?? 'Below AA'}
    </Badge>
  );
}
