import type { MotifName } from '#sandbox/pictures/motifs/index.ts';
import type { PromotionSeed } from './promotion-seed.ts';

export const raffle: PromotionSeed = {
  category: 'raffle',
  art: 'ticket',
  days: [-5, 25],
  activity: { kind: 'raffle' },
  EN: [
    'Three tickets for the wheel of the week',
    'Take part, and draw three times. Most tickets win something.',
    '<ul><li>Three tickets for everybody, once.</li><li>Prizes are yours at once, in money or in points.</li><li>Money may be withdrawn without playing it first.</li></ul>',
  ],
  TY: [
    'Tatlong tiket sa gulong ng linggo',
    'Sumali at bumunot nang tatlong beses. May premyo ang karamihan.',
    '<ul><li>Tatlong tiket bawat isa, isang beses lang.</li><li>Sa iyo agad ang premyo, pera man o puntos.</li><li>Puwedeng i-withdraw ang pera nang hindi muna nilalaro.</li></ul>',
  ],
  VI: [
    'Ba tấm vé cho vòng quay tuần này',
    'Tham gia và rút thăm ba lần. Hầu hết các vé đều có thưởng.',
    '<ul><li>Mỗi người ba vé, một lần duy nhất.</li><li>Phần thưởng về tay ngay, bằng tiền hoặc điểm.</li><li>Tiền thưởng rút được ngay, không cần cược.</li></ul>',
  ],
  AR: [
    'ثلاث تذاكر لعجلة الأسبوع',
    'شارك واسحب ثلاث مرات. معظم التذاكر رابحة.',
    '<ul><li>ثلاث تذاكر لكل مشارك، مرة واحدة.</li><li>الجوائز لك فورًا، مالًا أو نقاطًا.</li><li>يمكن سحب المال دون اللعب به أولًا.</li></ul>',
  ],
};

interface PrizeSeed {
  readonly kind: 'MONEY' | 'POINTS' | 'NOTHING';
  /** Cents, or points. */
  readonly amount: number;
  readonly art: MotifName;
  /** How often it is drawn, among the others. */
  readonly weight: number;
  readonly names: Readonly<Record<'EN' | 'TY' | 'VI' | 'AR', string>>;
}

export const prizes: readonly PrizeSeed[] = [
  {
    kind: 'MONEY',
    amount: 5000,
    art: 'chest',
    weight: 1,
    names: { EN: '$50', TY: '$50', VI: '50 $', AR: '50 $' },
  },
  {
    kind: 'POINTS',
    amount: 50,
    art: 'luckyStar',
    weight: 35,
    names: { EN: '50 points', TY: '50 puntos', VI: '50 điểm', AR: '50 نقطة' },
  },
  {
    kind: 'MONEY',
    amount: 100,
    art: 'coin',
    weight: 20,
    names: { EN: '$1', TY: '$1', VI: '1 $', AR: '1 $' },
  },
  {
    kind: 'NOTHING',
    amount: 0,
    art: 'clover',
    weight: 34,
    names: { EN: 'Next time', TY: 'Sa susunod', VI: 'Hẹn lần sau', AR: 'في المرة القادمة' },
  },
  {
    kind: 'POINTS',
    amount: 500,
    art: 'gift',
    weight: 5,
    names: { EN: '500 points', TY: '500 puntos', VI: '500 điểm', AR: '500 نقطة' },
  },
  {
    kind: 'MONEY',
    amount: 500,
    art: 'cashCoin',
    weight: 5,
    names: { EN: '$5', TY: '$5', VI: '5 $', AR: '5 $' },
  },
];
