import type { AgentIncome } from '@liveryjs/schemas/platform';

/** Message keys of what income is made of, in the order of its columns. */
export const PARTS = {
  dividend: 'agentIncome.dividend',
  dailySalary: 'agentIncome.dailySalary',
  hourlySalary: 'agentIncome.hourlySalary',
  realTimeSalary: 'agentIncome.realTimeSalary',
  paid: 'agentIncome.paid',
} as const;

export type Part = keyof typeof PARTS;

/** The parts that are shown: of contract types that the agent has, of others that brought something, and what was paid. */
export function shownParts(income: Pick<AgentIncome, 'sums'> | undefined, types: readonly string[]): Part[] {
  return (Object.keys(PARTS) as Part[]).filter(
    (part) => part === 'paid' || types.includes(part) || (income && /[1-9]/.test(income.sums[part])),
  );
}

/** Days from the first on, and what each part brought on them. */
export function chartOf(days: AgentIncome['list'], parts: readonly Part[]) {
  const inOrder = [...days].reverse();
  return {
    days: inOrder.map(({ day }) => day),
    series: parts
      .filter((part) => part !== 'paid')
      .map((part) => ({ part, values: inOrder.map((day) => Number(day[part])) })),
  };
}
