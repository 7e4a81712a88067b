import type { Withdrawal, WithdrawalStatus } from '@liveryjs/schemas/platform';

/** The state of a step: behind the withdrawal, where it is, ahead of it, or where it ended otherwise. */
export type StepState = 'done' | 'current' | 'ahead' | 'ended';

interface Step {
  readonly status: WithdrawalStatus;
  readonly state: StepState;
}

/** The way of every withdrawal that is paid. */
const WAY: readonly WithdrawalStatus[] = ['PENDING', 'APPROVED', 'PAID', 'RECEIVED'];

/** The steps of a withdrawal that stands so: those of its way, or up to where it ended otherwise. */
export function stepsOf(status: WithdrawalStatus): readonly Step[] {
  if (status === 'REJECTED' || status === 'CANCELLED') {
    return [
      { status: 'PENDING', state: 'done' },
      { status, state: 'ended' },
    ];
  }
  // A withdrawal that is being paid is approved, and one that is looked into was paid.
  const place: WithdrawalStatus = status === 'PAYING' ? 'APPROVED' : status === 'DISPUTED' ? 'PAID' : status;
  const currentIndex = WAY.indexOf(place);
  return WAY.map((step, index) => ({
    status: index === currentIndex ? status : step,
    state:
      index < currentIndex || status === 'RECEIVED' ? 'done' : index === currentIndex ? 'current' : 'ahead',
  }));
}

/** Tells whether something of a withdrawal still waits for the platform, or for its member. */
export function isOpen({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== 'RECEIVED' && status !== 'REJECTED' && status !== 'CANCELLED';
}

/** Returns the states of a withdrawal and its transfers, to tell whether they have moved on. */
export function standing({ reference, status, transfers }: Withdrawal): string {
  return [reference, status, ...transfers.map((transfer) => transfer.status)].join(' ');
}

/** The page that the address asks for; what is no page is the first. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('withdrawPage') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
