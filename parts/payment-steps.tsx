import { Icon, token, useIntl } from '@liveryjs/engine/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0 ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  box-sizing: border-box;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    min-block-size: ${token('size.control.lg')};
    box-sizing: border-box;
    padding-block: ${token('space.2')};
  }

  div + div {
    border-block-start: 1px solid ${token('color.border.subtle')};
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${token('space.2')};
    min-inline-size: 0;
    margin: 0;
    /* A value without room beside its name stands below it, at the edge of the other values. */
    margin-inline-start: auto;
    text-align: end;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    overflow-wrap: anywhere;
  }
`;

/** A name and what it is: text stands in its own direction, an element as it comes. */
export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** In order; one that is undefined is left out. Names differ. */
  readonly rows: readonly (Fact | undefined)[];
  /** Screen readers say what changes in it. Default: false. */
  readonly live?: boolean;
}

/** The facts of a payment, a line each. */
export function Facts({ rows, live = false }: FactsProps) {
  return (
    <List {...(live && { 'aria-live': 'polite' as const })}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>
                <bdi>{row[0]}</bdi>
              </dt>
              <dd>{typeof row[1] === 'string' ? <bdi>{row[1]}</bdi> : row[1]}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const Heading = styled.h3`
  margin: 0;
  color: ${token('color.text.primary')};
  font: ${token('typography.heading')};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: 4px;
  }
`;

/** Names a step, and takes the focus when the step comes: what was pressed before is gone. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const Track = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.4')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }

  li > span:first-child {
    display: grid;
    place-items: center;
    inline-size: ${token('size.icon.lg')};
    block-size: ${token('size.icon.lg')};
    border: 1px solid currentColor;
    border-radius: ${token('radius.full')};
    font: ${token('typography.caption')};
    font-variant-numeric: tabular-nums;
  }

  li[aria-current] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

interface StepsProps {
  /** Name for screen readers. */
  readonly label: string;
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  /** Index of the one that shows. */
  readonly current: number;
}

/** Where one is on the way through a payment. */
export function Steps({ label, steps, current }: StepsProps) {
  const { formatNumber } = useIntl();
  return (
    <Track aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} {...(index === current && { 'aria-current': 'step' as const })}>
          <span aria-hidden="true">{index < current ? <Icon name="check" /> : formatNumber(index + 1)}</span>
          {step}
        </li>
      ))}
    </Track>
  );
}

const Ordered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space.3')};
  text-align: center;

  > svg {
    inline-size: ${token('size.icon.xl')};
    block-size: ${token('size.icon.xl')};
    color: ${token('color.success.text')};
  }

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
  }
`;

interface ReceiptProps extends FactsProps {
  readonly heading: string;
  readonly text: string;
  /** The next actions. */
  readonly children: ReactNode;
}

/** The last step: what was ordered, and under which number. */
export function Receipt({ heading, text, rows, children }: ReceiptProps) {
  return (
    <Ordered>
      <Icon name="check" />
      <StepHeading>{heading}</StepHeading>
      <p>{text}</p>
      <Facts rows={rows} />
      {children}
    </Ordered>
  );
}
