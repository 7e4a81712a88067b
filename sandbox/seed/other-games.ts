import type { GameCategoryCode } from '@liveryjs/schemas/platform';

/** A game that is no slot: English, Vietnamese, Filipino and Arabic name. */
export interface OtherGame {
  readonly gameType: GameCategoryCode;
  readonly vendor: string;
  readonly classify: string;
  readonly theme: string;
  readonly names: readonly [english: string, vietnamese: string, filipino: string, arabic: string];
}

type Row = readonly [classify: string, theme: string, ...names: OtherGame['names']];

const rooms: readonly OtherGame['names'][] = [
  ['Salon', 'Sảnh', 'Salon', 'صالة'],
  ['Speed', 'Tốc Độ', 'Mabilis na', 'جولة سريعة:'],
  ['Grand', 'Đại Sảnh', 'Dakilang', 'القاعة الكبرى:'],
];

const tables: readonly Row[] = [
  ['BACCARAT', 'baccarat', 'Baccarat', 'Baccarat', 'Baccarat', 'باكارات'],
  ['ROULETTE', 'roulette', 'Roulette', 'Vòng Quay Roulette', 'Ruleta', 'روليت'],
  ['SICBO', 'dice', 'Sic Bo', 'Tài Xỉu', 'Sic Bo', 'سيك بو'],
  ['DRAGONTIGER', 'dragontiger', 'Dragon Tiger', 'Rồng Hổ', 'Dragon at Tigre', 'التنين والنمر'],
  ['BLACKJACK', 'blackjack', 'Blackjack', 'Xì Dách', 'Blackjack', 'بلاك جاك'],
  ['GAMESHOW', 'wheel', 'Wheel of Wonders', 'Bánh Xe Kỳ Diệu', 'Gulong ng Hiwaga', 'عجلة العجائب'],
];

const live = ['VLVT', 'CRYS', 'ORCH', 'GRSL'].flatMap((vendor) =>
  tables.flatMap(([classify, theme, english, vietnamese, filipino, arabic]) =>
    rooms.map(([en, vi, fil, ar], index): OtherGame => {
      const table = index + 1;
      return {
        gameType: 'LIVE',
        vendor,
        classify,
        theme,
        names: [
          `${en} ${english} ${table}`,
          `${vi} ${vietnamese} ${table}`,
          `${fil} ${filipino} ${table}`,
          `${ar} ${arabic} ${table}`,
        ],
      };
    }),
  ),
);

const fish = shared(
  'FISH',
  ['TDFG', 'CORL', 'DPBL'],
  [
    ['SHOOTING', 'fishing', 'Harpoon Harbour', 'Bến Cảng Lao Móc', 'Daungan ng Salapang', 'مرفأ الحراب'],
    ['SHOOTING', 'fishing', 'Coral Cannon', 'Đại Bác San Hô', 'Kanyon ng Korales', 'مدفع المرجان'],
    ['SHOOTING', 'fishing', 'Kingfish Hunt', 'Săn Vua Cá', 'Pangangaso ng Haring Isda', 'صيد الكنعد'],
    ['SHOOTING', 'ocean', 'Octopus Siege', 'Vây Hãm Bạch Tuộc', 'Pagkubkob sa Pugita', 'حصار الأخطبوط'],
    ['CASUAL', 'fishing', 'Lantern Fish Bay', 'Vịnh Cá Đèn Lồng', 'Look ng Isdang Parol', 'خليج سمك الفانوس'],
    ['CASUAL', 'ocean', 'Pearl Divers', 'Thợ Lặn Ngọc Trai', 'Mga Maninisid ng Perlas', 'غواصو اللؤلؤ'],
    ['SHOOTING', 'fishing', 'Deep Sea Duel', 'Quyết Đấu Biển Sâu', 'Tunggalian sa Laot', 'مبارزة الأعماق'],
    [
      'CASUAL',
      'fishing',
      'Golden Carp Pond',
      'Ao Cá Chép Vàng',
      'Lawa ng Gintong Karpa',
      'بركة الشبوط الذهبي',
    ],
  ],
);

const pvp = shared(
  'PVP',
  ['CRDH', 'FLTB', 'RVLS'],
  [
    ['CARDS', 'cards', 'Thirteen Cards', 'Tiến Lên', 'Labintatlong Baraha', 'ثلاث عشرة ورقة'],
    ['CARDS', 'cards', 'Big Two', 'Bài Hai Lớn', 'Pusoy Dos', 'الاثنان الكبير'],
    ['CARDS', 'cards', 'Three-Hand Rummy', 'Phỏm', 'Tongits', 'رمي لثلاثة'],
    ['CARDS', 'blackjack', 'Riverside Poker', 'Poker Ven Sông', 'Poker sa Ilog', 'بوكر ضفة النهر'],
    ['MAHJONG', 'mahjong', 'Bamboo Mahjong', 'Mạt Chược Trúc', 'Mahjong Kawayan', 'ماجونغ الخيزران'],
    ['DICE', 'dice', 'Gourd Crab Fish', 'Bầu Cua', 'Kalabasa Alimango Isda', 'يقطين وسلطعون وسمك'],
    ['CARDS', 'cards', 'Nine-Point Duel', 'Chín Nút', 'Siyam na Puntos', 'مبارزة التسع نقاط'],
    ['MAHJONG', 'mahjong', 'Two-Player Mahjong', 'Mạt Chược Hai Người', 'Mahjong ng Dalawa', 'ماجونغ لاعبَين'],
  ],
);

const sports = shared(
  'SPORTS',
  ['BTI', 'GOLS'],
  [
    ['FOOTBALL', 'football', 'Football', 'Bóng Đá', 'Football', 'كرة القدم'],
    ['BASKETBALL', 'basketball', 'Basketball', 'Bóng Rổ', 'Basketball', 'كرة السلة'],
    ['TENNIS', 'tennis', 'Tennis', 'Quần Vợt', 'Tennis', 'التنس'],
    ['VOLLEYBALL', 'volleyball', 'Volleyball', 'Bóng Chuyền', 'Volleyball', 'الكرة الطائرة'],
    ['BADMINTON', 'tennis', 'Badminton', 'Cầu Lông', 'Badminton', 'الريشة الطائرة'],
    [
      'FOOTBALL',
      'football',
      'Virtual Football League',
      'Giải Bóng Đá Ảo',
      'Virtual Football League',
      'دوري كرة القدم الافتراضي',
    ],
  ],
);

const cockfights = ['Dawn', 'Harbour', 'Hilltop', 'Sunday', 'Champions', 'Night'].map(
  (name, index): OtherGame => ({
    gameType: 'SPORTS',
    vendor: 'DS88',
    classify: 'COCKFIGHT',
    theme: 'cockfight',
    names: [
      `${name} Arena`,
      `Trường Gà ${['Bình Minh', 'Bến Cảng', 'Đỉnh Đồi', 'Chủ Nhật', 'Vô Địch', 'Đêm'][index]}`,
      `Sabungan ng ${['Umaga', 'Daungan', 'Burol', 'Linggo', 'Kampeon', 'Gabi'][index]}`,
      `حلبة ${['الفجر', 'المرفأ', 'التلة', 'الأحد', 'الأبطال', 'الليل'][index]}`,
    ],
  }),
);

const esports = shared(
  'SPORTS',
  ['TF'],
  [
    ['ESPORTS', 'esports', 'Five Lanes Cup', 'Cúp Năm Đường', 'Five Lanes Cup', 'كأس المسارات الخمسة'],
    ['ESPORTS', 'esports', 'Tactical Squads', 'Biệt Đội Chiến Thuật', 'Tactical Squads', 'الفرق التكتيكية'],
    ['ESPORTS', 'esports', 'Island Survivors', 'Đảo Sinh Tồn', 'Mga Natira sa Isla', 'ناجو الجزيرة'],
    ['ESPORTS', 'esports', 'Street Fist League', 'Giải Đấu Nắm Đấm', 'Liga ng Kamao', 'دوري قبضة الشارع'],
    ['ESPORTS', 'racing', 'Drift Masters', 'Bậc Thầy Drift', 'Mga Dalubhasa sa Drift', 'أساتذة الانجراف'],
    ['ESPORTS', 'football', 'Pixel Football', 'Bóng Đá Điện Tử', 'Pixel Football', 'كرة القدم بالبكسل'],
    ['ESPORTS', 'esports', 'Star Commanders', 'Chỉ Huy Tinh Cầu', 'Star Commanders', 'قادة النجوم'],
    ['ESPORTS', 'cards', 'Card Clash Online', 'Đại Chiến Thẻ Bài', 'Sagupaan ng Baraha', 'صدام البطاقات'],
  ],
);

const lottery = [
  ...shared(
    'LOTT',
    ['TCG'],
    [
      ['DRAW', 'lottery', 'Northlight Six', 'Sáu Số Bắc Cực', 'Anim ng Hilaga', 'ستة أضواء الشمال'],
      ['DIGITS', 'lottery', 'Daily Three', 'Ba Số Hằng Ngày', 'Tatlo Araw-Araw', 'الثلاثة اليومية'],
      ['DIGITS', 'lottery', 'Daily Four', 'Bốn Số Hằng Ngày', 'Apat Araw-Araw', 'الأربعة اليومية'],
      ['KENO', 'lottery', 'Evening Keno', 'Keno Buổi Tối', 'Keno sa Gabi', 'كينو المساء'],
      [
        'DRAW',
        'lottery',
        'Weekend Jackpot',
        'Đại Thưởng Cuối Tuần',
        'Jackpot sa Sabado',
        'جائزة نهاية الأسبوع الكبرى',
      ],
      [
        'DRAW',
        'lottery',
        'Golden Forty-Five',
        'Vàng Bốn Mươi Lăm',
        'Gintong Apatnapu’t Lima',
        'الخمسة والأربعون الذهبية',
      ],
    ],
  ),
  ...shared(
    'LOTT',
    ['TCG_LOTTO_VN'],
    [
      ['DRAW', 'ticket', 'Northern Draw', 'Xổ Số Miền Bắc', 'Draw sa Hilaga', 'سحب الشمال'],
      ['DRAW', 'ticket', 'Central Draw', 'Xổ Số Miền Trung', 'Draw sa Gitna', 'سحب الوسط'],
      ['DRAW', 'ticket', 'Southern Draw', 'Xổ Số Miền Nam', 'Draw sa Timog', 'سحب الجنوب'],
      ['DRAW', 'ticket', 'Lotus Evening', 'Sen Chiều', 'Lotus sa Hapon', 'مساء اللوتس'],
      ['KENO', 'lottery', 'Lotus Keno', 'Keno Hoa Sen', 'Keno Lotus', 'كينو اللوتس'],
      ['DIGITS', 'ticket', 'Lucky Pairs', 'Cặp Số May Mắn', 'Masuwerteng Pares', 'أزواج الحظ'],
    ],
  ),
];

const elottery = [
  ...shared(
    'ELOTT',
    ['TCG_SEA'],
    [
      [
        'FAST',
        'elott',
        'Monsoon One Minute',
        'Gió Mùa Một Phút',
        'Habagat Isang Minuto',
        'دقيقة الرياح الموسمية',
      ],
      [
        'FAST',
        'elott',
        'Monsoon Five Minutes',
        'Gió Mùa Năm Phút',
        'Habagat Limang Minuto',
        'خمس دقائق موسمية',
      ],
      ['DRAW', 'elott', 'Mekong Draw', 'Xổ Số Mê Kông', 'Draw ng Mekong', 'سحب الميكونغ'],
      ['DRAW', 'elott', 'Archipelago Draw', 'Xổ Số Quần Đảo', 'Draw ng Kapuluan', 'سحب الأرخبيل'],
      ['COLOUR', 'elott', 'Three Colours', 'Ba Màu', 'Tatlong Kulay', 'ثلاثة ألوان'],
      ['FAST', 'dice', 'Fast Three Dice', 'Ba Xúc Xắc Nhanh', 'Mabilis na Tatlong Dais', 'ثلاثة نرود سريعة'],
    ],
  ),
  ...shared(
    'ELOTT',
    ['TCG'],
    [
      ['FAST', 'elott', 'Northlight Sprint', 'Bắc Cực Siêu Tốc', 'Takbo ng Hilaga', 'عدْو أضواء الشمال'],
      ['RACE', 'racing', 'Ten-Car Race', 'Đua Mười Xe', 'Karera ng Sampung Kotse', 'سباق السيارات العشر'],
      [
        'FAST',
        'elott',
        'Five-Digit Flash',
        'Năm Số Chớp Nhoáng',
        'Limang Numerong Kidlat',
        'ومضة الأرقام الخمسة',
      ],
      ['KENO', 'elott', 'Express Keno', 'Keno Tốc Hành', 'Keno Express', 'كينو السريع'],
    ],
  ),
];

const arcade = shared(
  'EGAME',
  ['ARCD', 'TKTK'],
  [
    ['CRASH', 'rocket', 'Comet Climb', 'Sao Chổi Vút Cao', 'Akyat ng Kometa', 'صعود المذنّب'],
    ['CRASH', 'rocket', 'Balloon Brink', 'Khinh Khí Cầu', 'Lobo sa Bingit', 'المنطاد على الحافة'],
    ['MINES', 'gems', 'Gem Field', 'Cánh Đồng Đá Quý', 'Bukid ng Hiyas', 'حقل الجواهر'],
    ['DROP', 'lottery', 'Peg Drop', 'Bi Rơi', 'Hulog-Bola', 'سقوط الكرات'],
    ['CARDS', 'cards', 'High or Low', 'Cao Thấp', 'Mataas o Mababa', 'أعلى أم أدنى'],
    ['DICE', 'dice', 'Over Under', 'Trên Dưới', 'Ibabaw Ilalim', 'فوق أو تحت'],
    ['TOWER', 'royal', 'Castle Steps', 'Bậc Thang Lâu Đài', 'Baitang ng Kastilyo', 'درجات القلعة'],
    ['WHEEL', 'wheel', 'Colour Wheel', 'Vòng Quay Sắc Màu', 'Gulong ng Kulay', 'عجلة الألوان'],
    ['KENO', 'elott', 'Pocket Keno', 'Keno Bỏ Túi', 'Keno sa Bulsa', 'كينو الجيب'],
    ['SCRATCH', 'ticket', 'Scratch Garden', 'Vườn Cào', 'Hardin ng Kaskas', 'حديقة الخدش'],
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
  return vendors.flatMap((vendor, index) => {
    const numeral = index === 0 ? '' : ` ${'I'.repeat(index + 1)}`;
    return rows.map(([classify, theme, en, vi, fil, ar]): OtherGame => {
      const names = [en + numeral, vi + numeral, fil + numeral, ar + numeral] as const;
      return { gameType, vendor, classify, theme, names };
    });
  });
}
