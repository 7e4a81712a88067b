import type { GameCategoryCode } from '#schemas/generated/platform.ts';

/** A game that is no slot: English, Vietnamese and Filipino name. */
export interface OtherGame {
  readonly gameType: GameCategoryCode;
  readonly vendor: string;
  readonly classify: string;
  readonly theme: string;
  readonly names: readonly [english: string, vietnamese: string, filipino: string];
}

type Row = readonly [classify: string, theme: string, english: string, vietnamese: string, filipino: string];

const rooms: readonly (readonly [string, string, string])[] = [
  ['Salon', 'Sảnh', 'Salon'],
  ['Speed', 'Tốc Độ', 'Mabilis na'],
  ['Grand', 'Đại Sảnh', 'Dakilang'],
];

const tables: readonly Row[] = [
  ['BACCARAT', 'baccarat', 'Baccarat', 'Baccarat', 'Baccarat'],
  ['ROULETTE', 'roulette', 'Roulette', 'Vòng Quay Roulette', 'Ruleta'],
  ['SICBO', 'dice', 'Sic Bo', 'Tài Xỉu', 'Sic Bo'],
  ['DRAGONTIGER', 'dragontiger', 'Dragon Tiger', 'Rồng Hổ', 'Dragon at Tigre'],
  ['BLACKJACK', 'blackjack', 'Blackjack', 'Xì Dách', 'Blackjack'],
  ['GAMESHOW', 'wheel', 'Wheel of Wonders', 'Bánh Xe Kỳ Diệu', 'Gulong ng Hiwaga'],
];

const live = ['VLVT', 'CRYS', 'ORCH', 'GRSL'].flatMap((vendor) =>
  tables.flatMap(([classify, theme, english, vietnamese, filipino]) =>
    rooms.map(([en, vi, fil], at): OtherGame => {
      const table = at + 1;
      return {
        gameType: 'LIVE',
        vendor,
        classify,
        theme,
        names: [`${en} ${english} ${table}`, `${vi} ${vietnamese} ${table}`, `${fil} ${filipino} ${table}`],
      };
    }),
  ),
);

const fish = shared(
  'FISH',
  ['TDFG', 'CORL', 'DPBL'],
  [
    ['SHOOTING', 'fishing', 'Harpoon Harbour', 'Bến Cảng Lao Móc', 'Daungan ng Salapang'],
    ['SHOOTING', 'fishing', 'Coral Cannon', 'Đại Bác San Hô', 'Kanyon ng Korales'],
    ['SHOOTING', 'fishing', 'Kingfish Hunt', 'Săn Vua Cá', 'Pangangaso ng Haring Isda'],
    ['SHOOTING', 'ocean', 'Octopus Siege', 'Vây Hãm Bạch Tuộc', 'Pagkubkob sa Pugita'],
    ['CASUAL', 'fishing', 'Lantern Fish Bay', 'Vịnh Cá Đèn Lồng', 'Look ng Isdang Parol'],
    ['CASUAL', 'ocean', 'Pearl Divers', 'Thợ Lặn Ngọc Trai', 'Mga Maninisid ng Perlas'],
    ['SHOOTING', 'fishing', 'Deep Sea Duel', 'Quyết Đấu Biển Sâu', 'Tunggalian sa Laot'],
    ['CASUAL', 'fishing', 'Golden Carp Pond', 'Ao Cá Chép Vàng', 'Lawa ng Gintong Karpa'],
  ],
);

const pvp = shared(
  'PVP',
  ['CRDH', 'FLTB', 'RVLS'],
  [
    ['CARDS', 'cards', 'Thirteen Cards', 'Tiến Lên', 'Labintatlong Baraha'],
    ['CARDS', 'cards', 'Big Two', 'Bài Hai Lớn', 'Pusoy Dos'],
    ['CARDS', 'cards', 'Three-Hand Rummy', 'Phỏm', 'Tongits'],
    ['CARDS', 'blackjack', 'Riverside Poker', 'Poker Ven Sông', 'Poker sa Ilog'],
    ['MAHJONG', 'mahjong', 'Bamboo Mahjong', 'Mạt Chược Trúc', 'Mahjong Kawayan'],
    ['DICE', 'dice', 'Gourd Crab Fish', 'Bầu Cua', 'Kalabasa Alimango Isda'],
    ['CARDS', 'cards', 'Nine-Point Duel', 'Chín Nút', 'Siyam na Puntos'],
    ['MAHJONG', 'mahjong', 'Two-Player Mahjong', 'Mạt Chược Hai Người', 'Mahjong ng Dalawa'],
  ],
);

const sports = shared(
  'SPORTS',
  ['BTI', 'GOLS'],
  [
    ['FOOTBALL', 'football', 'Football', 'Bóng Đá', 'Putbol'],
    ['BASKETBALL', 'basketball', 'Basketball', 'Bóng Rổ', 'Basketbol'],
    ['TENNIS', 'tennis', 'Tennis', 'Quần Vợt', 'Tennis'],
    ['VOLLEYBALL', 'volleyball', 'Volleyball', 'Bóng Chuyền', 'Balibol'],
    ['BADMINTON', 'tennis', 'Badminton', 'Cầu Lông', 'Badminton'],
    ['FOOTBALL', 'football', 'Virtual Football League', 'Giải Bóng Đá Ảo', 'Virtual na Liga ng Putbol'],
  ],
);

const cockfights = ['Dawn', 'Harbour', 'Hilltop', 'Sunday', 'Champions', 'Night'].map(
  (name, at): OtherGame => ({
    gameType: 'SPORTS',
    vendor: 'DS88',
    classify: 'COCKFIGHT',
    theme: 'cockfight',
    names: [
      `${name} Arena`,
      `Trường Gà ${['Bình Minh', 'Bến Cảng', 'Đỉnh Đồi', 'Chủ Nhật', 'Vô Địch', 'Đêm'][at]}`,
      `Sabungan ng ${['Umaga', 'Daungan', 'Burol', 'Linggo', 'Kampeon', 'Gabi'][at]}`,
    ],
  }),
);

const esports = shared(
  'SPORTS',
  ['TF'],
  [
    ['ESPORTS', 'esports', 'Five Lanes Cup', 'Cúp Năm Đường', 'Kopa ng Limang Landas'],
    ['ESPORTS', 'esports', 'Tactical Squads', 'Biệt Đội Chiến Thuật', 'Mga Taktikal na Pangkat'],
    ['ESPORTS', 'esports', 'Island Survivors', 'Đảo Sinh Tồn', 'Mga Natira sa Isla'],
    ['ESPORTS', 'esports', 'Street Fist League', 'Giải Đấu Nắm Đấm', 'Liga ng Kamao'],
    ['ESPORTS', 'racing', 'Drift Masters', 'Bậc Thầy Drift', 'Mga Dalubhasa sa Drift'],
    ['ESPORTS', 'football', 'Pixel Football', 'Bóng Đá Điện Tử', 'Putbol na Pixel'],
    ['ESPORTS', 'esports', 'Star Commanders', 'Chỉ Huy Tinh Cầu', 'Mga Komandante ng Bituin'],
    ['ESPORTS', 'cards', 'Card Clash Online', 'Đại Chiến Thẻ Bài', 'Sagupaan ng Baraha'],
  ],
);

const lottery = [
  ...shared(
    'LOTT',
    ['TCG'],
    [
      ['DRAW', 'lottery', 'Northlight Six', 'Sáu Số Bắc Cực', 'Anim ng Hilaga'],
      ['DIGITS', 'lottery', 'Daily Three', 'Ba Số Hằng Ngày', 'Tatlo Araw-Araw'],
      ['DIGITS', 'lottery', 'Daily Four', 'Bốn Số Hằng Ngày', 'Apat Araw-Araw'],
      ['KENO', 'lottery', 'Evening Keno', 'Keno Buổi Tối', 'Keno sa Gabi'],
      ['DRAW', 'lottery', 'Weekend Jackpot', 'Đại Thưởng Cuối Tuần', 'Jackpot sa Sabado'],
      ['DRAW', 'lottery', 'Golden Forty-Five', 'Vàng Bốn Mươi Lăm', 'Gintong Apatnapu’t Lima'],
    ],
  ),
  ...shared(
    'LOTT',
    ['TCG_LOTTO_VN'],
    [
      ['DRAW', 'ticket', 'Northern Draw', 'Xổ Số Miền Bắc', 'Bola sa Hilaga'],
      ['DRAW', 'ticket', 'Central Draw', 'Xổ Số Miền Trung', 'Bola sa Gitna'],
      ['DRAW', 'ticket', 'Southern Draw', 'Xổ Số Miền Nam', 'Bola sa Timog'],
      ['DRAW', 'ticket', 'Lotus Evening', 'Sen Chiều', 'Lotus sa Hapon'],
      ['KENO', 'lottery', 'Lotus Keno', 'Keno Hoa Sen', 'Keno Lotus'],
      ['DIGITS', 'ticket', 'Lucky Pairs', 'Cặp Số May Mắn', 'Masuwerteng Pares'],
    ],
  ),
];

const elottery = [
  ...shared(
    'ELOTT',
    ['TCG_SEA'],
    [
      ['FAST', 'elott', 'Monsoon One Minute', 'Gió Mùa Một Phút', 'Habagat Isang Minuto'],
      ['FAST', 'elott', 'Monsoon Five Minutes', 'Gió Mùa Năm Phút', 'Habagat Limang Minuto'],
      ['DRAW', 'elott', 'Mekong Draw', 'Xổ Số Mê Kông', 'Bola ng Mekong'],
      ['DRAW', 'elott', 'Archipelago Draw', 'Xổ Số Quần Đảo', 'Bola ng Kapuluan'],
      ['COLOUR', 'elott', 'Three Colours', 'Ba Màu', 'Tatlong Kulay'],
      ['FAST', 'dice', 'Fast Three Dice', 'Ba Xúc Xắc Nhanh', 'Mabilis na Tatlong Dais'],
    ],
  ),
  ...shared(
    'ELOTT',
    ['TCG'],
    [
      ['FAST', 'elott', 'Northlight Sprint', 'Bắc Cực Siêu Tốc', 'Takbo ng Hilaga'],
      ['RACE', 'racing', 'Ten-Car Race', 'Đua Mười Xe', 'Karera ng Sampung Kotse'],
      ['FAST', 'elott', 'Five-Digit Flash', 'Năm Số Chớp Nhoáng', 'Limang Numerong Kidlat'],
      ['KENO', 'elott', 'Express Keno', 'Keno Tốc Hành', 'Keno Express'],
    ],
  ),
];

const arcade = shared(
  'EGAME',
  ['ARCD', 'TKTK'],
  [
    ['CRASH', 'rocket', 'Comet Climb', 'Sao Chổi Vút Cao', 'Akyat ng Kometa'],
    ['CRASH', 'rocket', 'Balloon Brink', 'Khinh Khí Cầu', 'Lobo sa Bingit'],
    ['MINES', 'gems', 'Gem Field', 'Cánh Đồng Đá Quý', 'Bukid ng Hiyas'],
    ['DROP', 'lottery', 'Peg Drop', 'Bi Rơi', 'Hulog-Bola'],
    ['CARDS', 'cards', 'High or Low', 'Cao Thấp', 'Mataas o Mababa'],
    ['DICE', 'dice', 'Over Under', 'Trên Dưới', 'Ibabaw Ilalim'],
    ['TOWER', 'royal', 'Castle Steps', 'Bậc Thang Lâu Đài', 'Baitang ng Kastilyo'],
    ['WHEEL', 'wheel', 'Colour Wheel', 'Vòng Quay Sắc Màu', 'Gulong ng Kulay'],
    ['KENO', 'elott', 'Pocket Keno', 'Keno Bỏ Túi', 'Keno sa Bulsa'],
    ['SCRATCH', 'ticket', 'Scratch Garden', 'Vườn Cào', 'Hardin ng Kaskas'],
  ],
);

export const otherGames: readonly OtherGame[] = [
  ...live,
  ...fish,
  ...pvp,
  ...sports,
  ...cockfights,
  ...esports,
  ...lottery,
  ...elottery,
  ...arcade,
];

/** The same games at each of the vendors; from the second vendor on, a numeral tells them apart. */
function shared(gameType: GameCategoryCode, vendors: readonly string[], rows: readonly Row[]): OtherGame[] {
  return vendors.flatMap((vendor, at) => {
    const numeral = at === 0 ? '' : ` ${'I'.repeat(at + 1)}`;
    return rows.map(([classify, theme, en, vi, fil]): OtherGame => {
      return { gameType, vendor, classify, theme, names: [en + numeral, vi + numeral, fil + numeral] };
    });
  });
}
