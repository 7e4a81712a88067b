import { Chart } from '@liveryjs/engine/kit';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { foundationStory } from './foundation-story.tsx';

/** Charts of the kit, without a widget around. */
export default { title: 'Foundations/Charts' } satisfies Meta;

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 8, 1 + index)).toLocaleDateString('en', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  );
const wave = (count: number, height: number, from = 0) =>
  Array.from({ length: count }, (_, index) => Math.round(Math.sin(index * 0.9) * height + from));
const format = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2 });

export const Bars = foundationStory(() => (
  <Chart
    title="Stakes and payouts"
    kind="bars"
    labels={days(7)}
    series={[
      { name: 'Stakes', values: wave(7, 300, 900) },
      { name: 'Payouts', values: wave(7, 600, 700) },
    ]}
    format={format}
  />
));

export const BelowNothing = foundationStory(() => (
  <Chart
    title="Result"
    kind="bars"
    labels={days(30)}
    series={[{ name: 'Result', values: wave(30, 1_250_000) }]}
    format={format}
  />
));

export const Lines = foundationStory(() => (
  <Chart
    title="Income"
    kind="lines"
    labels={days(14)}
    series={[
      { name: 'Dividend', values: wave(14, 40, 60) },
      { name: 'Salary', values: wave(14, 20, 30).map((value, index) => (index % 5 === 4 ? null : value)) },
    ]}
    format={format}
  />
));

/** Wherever it is narrow, fewer days are named. */
export const ManyDays = foundationStory(() => (
  <Chart
    title="Two months"
    kind="lines"
    labels={days(60)}
    series={[{ name: 'Result', values: wave(60, 500, 120) }]}
    format={format}
  />
));

export const OnePoint = foundationStory(() => (
  <Chart
    title="Today"
    kind="lines"
    labels={days(1)}
    series={[{ name: 'Result', values: [12.5] }]}
    format={format}
  />
));

export const Nothing = foundationStory(() => (
  <Chart title="Result" kind="bars" labels={[]} series={[]} format={format} />
));

export const AsTable = {
  ...foundationStory(() => (
    <Chart
      title="Result"
      kind="bars"
      labels={days(3)}
      series={[{ name: 'Result', values: [120, -40, null] }]}
      format={format}
    />
  )),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('cell', { name: '-40.00' })).toBeVisible();
  },
};
