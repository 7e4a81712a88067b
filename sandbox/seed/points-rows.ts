import { accounts } from './accounts.ts';
import { rewardRows } from './reward-rows.ts';

type Status = 'IN_PROCESS' | 'REJECTED' | 'APPROVED';

/** An earlier redemption: the day, the reward, the quantity, and the status. */
type RedeemSeed = readonly [day: string, rewardId: number, quantity: number, status: Status, remark?: string];

const redeems: Readonly<Record<string, readonly RedeemSeed[]>> = {
  mai: [
    ['2026-10-03', 301, 1, 'APPROVED', 'Code SPIN-7Q2M-K4. Good until the end of the year.'],
    ['2026-10-19', 202, 1, 'REJECTED', 'The address is missing. Please write to our service.'],
    ['2026-11-12', 101, 1, 'IN_PROCESS'],
  ],
  quynh: [
    ['2026-03-08', 302, 2, 'APPROVED'],
    ['2026-03-21', 203, 1, 'APPROVED', 'Đã gửi, mã vận đơn VN-20391.'],
    ['2026-04-10', 304, 1, 'APPROVED'],
    ['2026-05-02', 102, 2, 'APPROVED'],
    ['2026-05-30', 206, 1, 'REJECTED', 'Hết hàng tại kho. Điểm đã được hoàn lại.'],
    ['2026-06-17', 205, 2, 'APPROVED', 'Đã gửi, mã vận đơn VN-22816.'],
    ['2026-07-09', 305, 1, 'APPROVED'],
    ['2026-08-01', 103, 1, 'APPROVED'],
    ['2026-08-23', 306, 1, 'REJECTED'],
    ['2026-09-14', 301, 3, 'APPROVED'],
    ['2026-10-05', 104, 1, 'APPROVED'],
    ['2026-11-02', 207, 1, 'IN_PROCESS'],
    ['2026-11-15', 303, 2, 'IN_PROCESS'],
  ],
};

/** Points that bets and presents brought: the day, how many, and what for. */
const earnings: Readonly<
  Record<string, readonly (readonly [day: string, points: number, reason: string])[]>
> = {
  mai: [
    ['2026-09-05', 240, 'BET'],
    ['2026-10-28', 180, 'BET'],
    ['2026-11-09', 100, 'PRESENT'],
  ],
  quynh: [
    ['2026-02-14', 2600, 'BET'],
    ['2026-04-28', 3100, 'BET'],
    ['2026-06-30', 2950, 'BET'],
    ['2026-09-01', 3480, 'BET'],
    ['2026-11-01', 500, 'PRESENT'],
  ],
};

const participations = [
  { username: 'mai', promotion_id: 1, status: 'CLAIM' },
  { username: 'mai', promotion_id: 7, status: 'JOINED' },
  { username: 'mai', promotion_id: 11, status: 'CLAIM', tickets: 3 },
  { username: 'quynh', promotion_id: 1, status: 'CLAIMED' },
  { username: 'quynh', promotion_id: 2, status: 'ISSUED' },
  {
    username: 'quynh',
    promotion_id: 6,
    status: 'APPLYING',
    comment: 'Xiên bảy kèo, trượt đúng một kèo phút cuối.',
  },
  { username: 'quynh', promotion_id: 7, status: 'PROCESS' },
  { username: 'quynh', promotion_id: 11, status: 'CLAIMED' },
  {
    username: 'sofia',
    promotion_id: 6,
    status: 'REJECTED',
    comment: 'Isa lang ang sumablay.',
    remark: 'Apat lang ang taya sa bet slip; lima ang kailangan.',
  },
];

const FIRST = '2026-01-02T09:00:00Z';
const { reward } = rewardRows();
const priceOf = (id: number) => reward.find((candidate) => candidate.id === id)?.points ?? 0;

/** Returns the accounts' earlier movements of points. They add up to the points that the accounts have. */
export function pointsRows() {
  const redeemed = accounts.flatMap(({ id, username }) =>
    (redeems[username] ?? []).map(([day, rewardId, quantity, status, remark], index) => ({
      reference: `RD${day.slice(2).replaceAll('-', '')}-${id}${String(index).padStart(2, '0')}`,
      account_id: id,
      reward_id: rewardId,
      quantity,
      points: priceOf(rewardId) * quantity,
      status,
      remark: remark ?? null,
      applied_at: `${day}T10:30:00Z`,
    })),
  );
  return {
    redeem: redeemed,
    points_entry: accounts.flatMap(({ id, username, points }) => entriesOf(id, username, points)),
    participation: participations.map(({ username, ...rest }) => ({
      account_id: accounts.find((account) => account.username === username)?.id,
      comment: null,
      remark: null,
      tickets: 0,
      ...rest,
    })),
  };

  function entriesOf(id: number, username: string, points: number) {
    const moved = [
      ...(earnings[username] ?? []).map(([day, sum, reason]) => ({
        at: `${day}T08:00:00Z`,
        reason,
        points: sum,
        reference: `${reason}-${day}`,
      })),
      ...redeemed
        .filter(({ account_id }) => account_id === id)
        .flatMap(({ reference, status, applied_at: appliedAt, points: price }) => [
          { at: appliedAt, reason: 'REDEEM', points: -price, reference },
          ...(status === 'REJECTED'
            ? [{ at: appliedAt.replace('T10', 'T16'), reason: 'REFUND', points: price, reference }]
            : []),
        ]),
    ].sort((a, b) => a.at.localeCompare(b.at));
    const first = points - moved.reduce((sum, entry) => sum + entry.points, 0);
    const opening = { at: FIRST, reason: 'OPENING', points: first, reference: 'OPENING' };
    let balance = 0;
    return (first === 0 ? moved : [opening, ...moved]).map((entry, index) => {
      balance += entry.points;
      return { id: id * 100 + index, account_id: id, ...entry, balance };
    });
  }
}
