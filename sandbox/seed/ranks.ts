interface Rank {
  readonly pointsNeeded: number;
  readonly colors: readonly [string, string];
  readonly names: Readonly<Record<'EN' | 'TY' | 'VI' | 'AR', string>>;
}

/** The ladder of VIP ranks, lowest first. From the sixth on customer service is VIP [4.18]. */
const ranks: readonly Rank[] = [
  rank(0, '#8a93a6 #5d6678', 'Newcomer', 'Bagong kasapi', 'Tân thủ', 'مبتدئ'),
  rank(100, '#c98a5b #8f5430', 'Bronze', 'Tanso', 'Đồng', 'برونزي'),
  rank(500, '#c3ccd8 #8896aa', 'Silver', 'Pilak', 'Bạc', 'فضي'),
  rank(1_500, '#f2c14e #b9791a', 'Gold', 'Ginto', 'Vàng', 'ذهبي'),
  rank(4_000, '#b9d4de #6f95a6', 'Platinum', 'Platino', 'Bạch kim', 'بلاتيني'),
  rank(8_000, '#3fbf8f #14785a', 'Emerald', 'Esmeralda', 'Lục bảo', 'زمردي'),
  rank(15_000, '#4f8dff #2347b0', 'Sapphire', 'Sapiro', 'Lam ngọc', 'ياقوتي'),
  rank(30_000, '#d9c7ff #7a4fe0', 'Diamond', 'Diyamante', 'Kim cương', 'ماسي'),
];

export function rankRows() {
  return {
    club_label: ranks.map(({ pointsNeeded, colors: [color, color2] }, rank_level) => ({
      rank_level,
      color,
      color2,
      points_needed: pointsNeeded,
    })),
    club_label_name: ranks.flatMap(({ names }, rank_level) =>
      Object.entries(names).map(([language, name]) => ({ rank_level, language, name })),
    ),
  };
}

function rank(pointsNeeded: number, colors: string, EN: string, TY: string, VI: string, AR: string): Rank {
  const [color = '', color2 = ''] = colors.split(' ');
  return { pointsNeeded, colors: [color, color2], names: { EN, TY, VI, AR } };
}
