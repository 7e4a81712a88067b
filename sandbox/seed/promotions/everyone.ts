import { bettingBonusRate } from '#sandbox/rewards/betting-bonus-rates.ts';
import type { PromotionSeed } from './promotion-seed.ts';

/** Basis points that each step of the VIP rank adds. */
const aRank = bettingBonusRate('RNG', 1) - bettingBonusRate('RNG', 0);

/** What is paid back of bets at the lowest rank, as a table. @param names of slots, live casino and sports */
function rebates(
  locale: string,
  games: string,
  rebate: string,
  names: readonly [string, string, string],
): string {
  const rows = (['RNG', 'LIVE', 'SPORTS'] as const).map(
    (type, at) => `<tr><td>${names[at]}</td><td>${percent(locale, bettingBonusRate(type, 0))}</td></tr>`,
  );
  return `<table><thead><tr><th>${games}</th><th>${rebate}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** As the portal writes rates. */
function percent(locale: string, basisPoints: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}

/** For everybody; one has not begun, and one is over. */
export const forEveryone: readonly PromotionSeed[] = [
  {
    category: 'referral',
    art: 'friends',
    days: [-120],
    module: 'REFERRAL3',
    EN: [
      'Bring a friend, share the joy',
      'A share of what your friends bet comes to you, for as long as they play.',
      '<ul><li>Your link is in the member centre.</li><li>Your friend keeps the welcome offer.</li><li>A day’s share is paid when the day is over.</li></ul>',
    ],
    TY: [
      'Magsama ng kaibigan, ibahagi ang saya',
      'May bahagi ka sa taya ng mga kaibigan mo, hangga’t naglalaro sila.',
      '<ul><li>Nasa member center ang link mo.</li><li>Tuloy ang welcome offer ng kaibigan mo.</li><li>Binabayaran ang bahagi ng araw kapag tapos na ito.</li></ul>',
    ],
    VI: [
      'Mời bạn bè, sẻ chia niềm vui',
      'Một phần tiền cược của bạn bè về với bạn, chừng nào họ còn chơi.',
      '<ul><li>Liên kết của bạn nằm ở trung tâm thành viên.</li><li>Bạn của bạn vẫn có ưu đãi chào mừng.</li><li>Phần của mỗi ngày được trả khi ngày đó kết thúc.</li></ul>',
    ],
    AR: [
      'اصحب صديقًا وتقاسما الفرح',
      'لك نصيب من رهانات أصدقائك ما داموا يلعبون.',
      '<ul><li>رابطك في مركز الأعضاء.</li><li>يحتفظ صديقك بعرض الترحيب.</li><li>يُدفع نصيب كل يوم بعد انتهائه.</li></ul>',
    ],
  },
  {
    category: 'rebate',
    art: 'points',
    days: [-200],
    module: 'REBATE3',
    EN: [
      'Something back on every bet',
      'Win or lose, a part of each bet comes back the day after.',
      `${rebates('en', 'Games', 'Rebate', ['Slots', 'Live casino', 'Sports'])}<p>Each step of your VIP rank adds ${percent('en', aRank)}. A day’s bets are counted after midnight UTC, and what they bring waits under Betting bonus until you claim it, without any condition.</p>`,
    ],
    TY: [
      'May balik sa bawat taya',
      'Manalo o matalo, may bahagi ng taya na bumabalik kinabukasan.',
      `${rebates('fil', 'Laro', 'Rebate', ['Slots', 'Live casino', 'Sports'])}<p>May dagdag na ${percent('fil', aRank)} sa bawat taas ng VIP rank mo. Binibilang ang mga taya ng araw pagkalipas ng hatinggabi UTC, at naghihintay ang balik sa Bonus sa taya hanggang kunin mo, walang kondisyon.</p>`,
    ],
    VI: [
      'Hoàn trả trên mỗi lượt cược',
      'Thắng hay thua, một phần tiền cược quay về vào ngày hôm sau.',
      `${rebates('vi', 'Trò chơi', 'Hoàn trả', ['Quay số', 'Sòng bài trực tiếp', 'Thể thao'])}<p>Mỗi bậc hạng VIP cộng thêm ${percent('vi', aRank)}. Cược trong ngày được tính sau nửa đêm theo giờ UTC, và tiền hoàn chờ bạn nhận ở mục Hoàn trả cược, không kèm điều kiện.</p>`,
    ],
    AR: [
      'شيء يعود إليك مع كل رهان',
      'ربحت أم خسرت، يعود جزء من كل رهان في اليوم التالي.',
      `${rebates('ar', 'الألعاب', 'الاسترداد', ['السلوت', 'الكازينو المباشر', 'الرياضة'])}<p>كل درجة في رتبة VIP تضيف ${percent('ar', aRank)}. تُحتسب رهانات اليوم بعد منتصف الليل بتوقيت UTC، وينتظر العائد في مكافأة الرهان حتى تطلبه، دون أي شرط.</p>`,
    ],
  },
  {
    category: 'sports',
    art: 'sports',
    days: [-3, 11],
    activity: { kind: 'apply', bonus: 1500 },
    games: 'FOOTBALL,BASKETBALL,TENNIS',
    EN: [
      'One leg short? The stake comes back',
      'Five bets or more on one slip: if a single one fails, you get your stake back.',
      '<ul><li>Football, basketball and tennis</li><li>Odds of 1.5 or more each</li><li>Once a day, as a free bet</li></ul><p><a href="/sports">To the odds</a></p>',
    ],
    TY: [
      'Kinulang ng isa? Balik ang taya',
      'Lima o higit pang taya sa isang slip: kung isa lang ang sumablay, ibabalik ang taya mo.',
      '<ul><li>Putbol, basketbol at tennis</li><li>Odds na 1.5 pataas bawat isa</li><li>Isang beses bawat araw, bilang free bet</li></ul><p><a href="/sports">Tingnan ang odds</a></p>',
    ],
    VI: [
      'Trượt một kèo? Hoàn lại tiền cược',
      'Xiên từ năm kèo trở lên: nếu chỉ trượt một kèo, bạn được hoàn tiền cược.',
      '<ul><li>Bóng đá, bóng rổ và quần vợt</li><li>Tỷ lệ mỗi kèo từ 1,5</li><li>Mỗi ngày một lần, dưới dạng cược miễn phí</li></ul><p><a href="/sports">Xem tỷ lệ</a></p>',
    ],
    AR: [
      'نقصك توقّع واحد؟ يعود إليك رهانك',
      'خمسة توقعات أو أكثر في قسيمة واحدة: إن أخفق واحد فقط استرددت رهانك.',
      '<ul><li>كرة القدم وكرة السلة والتنس</li><li>احتمال 1.5 فأكثر لكل توقّع</li><li>مرة في اليوم على شكل رهان مجاني</li></ul><p><a href="/sports">إلى الاحتمالات</a></p>',
    ],
  },
  {
    category: 'mission',
    art: 'quest',
    days: [-6, 24],
    module: 'MISSION3',
    activity: { kind: 'join', bonus: 800 },
    EN: [
      'The month’s quest: ten tasks, one treasure',
      'Finish any ten of the thirty tasks, and the chest opens.',
      '<p>Some take a minute, some a week. Your progress is in the member centre.</p><ol><li>Five tasks: 50 free spins</li><li>Ten tasks: the chest</li><li>All thirty: a place on the board</li></ol>',
    ],
    TY: [
      'Misyon ng buwan: sampung gawain, isang kayamanan',
      'Tapusin ang alinmang sampu sa tatlumpung gawain, at bubukas ang baul.',
      '<p>May isang minuto lang, may isang linggo. Nasa member center ang usad mo.</p><ol><li>Limang gawain: 50 libreng spin</li><li>Sampung gawain: ang baul</li><li>Lahat ng tatlumpu: puwesto sa talaan</li></ol>',
    ],
    VI: [
      'Hành trình tháng này: mười nhiệm vụ, một kho báu',
      'Hoàn thành mười trong ba mươi nhiệm vụ bất kỳ, rương sẽ mở.',
      '<p>Có việc chỉ mất một phút, có việc cần cả tuần. Tiến độ nằm ở trung tâm thành viên.</p><ol><li>Năm nhiệm vụ: 50 lượt quay miễn phí</li><li>Mười nhiệm vụ: rương báu</li><li>Cả ba mươi: ghi danh trên bảng vàng</li></ol>',
    ],
    AR: [
      'رحلة الشهر: عشر مهام وكنز واحد',
      'أنجز أي عشر من المهام الثلاثين فيُفتح الصندوق.',
      '<p>بعضها يستغرق دقيقة وبعضها أسبوعًا. تجد تقدّمك في مركز الأعضاء.</p><ol><li>خمس مهام: 50 لفة مجانية</li><li>عشر مهام: الصندوق</li><li>الثلاثون كلها: مكان على لوحة الشرف</li></ol>',
    ],
  },
  {
    category: 'fish',
    art: 'fish',
    days: [-10, 9],
    activity: { kind: 'join', closes: -1, bonus: 500 },
    games: 'FISH',
    EN: [
      'Octopus hour',
      'Every hour on the hour the octopus rises, and its catch counts double.',
      '<p>For ten minutes each hour, in all fishing games. No sign-up: the double is paid on the spot.</p><p><a href="/fish">Cast off</a></p>',
    ],
    TY: [
      'Oras ng pugita',
      'Tuwing eksaktong oras, umaahon ang pugita at doble ang huli.',
      '<p>Sampung minuto bawat oras, sa lahat ng larong pangisda. Walang sign-up: agad ang bayad sa doble.</p><p><a href="/fish">Pumalaot na</a></p>',
    ],
    VI: [
      'Giờ bạch tuộc',
      'Đầu mỗi giờ bạch tuộc trồi lên, bắn trúng được nhân đôi.',
      '<p>Mười phút mỗi giờ, ở mọi trò bắn cá. Không cần đăng ký: phần nhân đôi được trả ngay.</p><p><a href="/fish">Ra khơi</a></p>',
    ],
    AR: [
      'ساعة الأخطبوط',
      'عند رأس كل ساعة يظهر الأخطبوط، ويُحتسب صيده مضاعفًا.',
      '<p>عشر دقائق من كل ساعة في جميع ألعاب الصيد. لا حاجة إلى تسجيل: تُدفع المضاعفة فورًا.</p><p><a href="/fish">انطلق إلى البحر</a></p>',
    ],
  },
  {
    category: 'season',
    art: 'harvest',
    days: [14, 28],
    EN: ['The night of the lucky cat', 'It opens its paw in two weeks.', '<p>Soon.</p>'],
    TY: [
      'Gabi ng masuwerteng pusa',
      'Iwawagayway nito ang paa sa loob ng dalawang linggo.',
      '<p>Malapit na.</p>',
    ],
    VI: ['Đêm mèo thần tài', 'Hai tuần nữa mèo sẽ vẫy tay.', '<p>Sắp đến.</p>'],
    AR: ['ليلة قط الحظ', 'يلوّح بكفه بعد أسبوعين.', '<p>قريبًا.</p>'],
  },
  {
    category: 'season',
    art: 'mahjong',
    days: [-21, -7],
    EN: ['Lantern week', 'Every lantern is a chance to win.', '<p>It was beautiful.</p>'],
    TY: ['Linggo ng parol', 'Bawat parol ay tsansang manalo.', '<p>Napakaganda nito.</p>'],
    VI: ['Tuần lễ đèn lồng', 'Mỗi chiếc đèn là một cơ hội.', '<p>Một tuần thật đẹp.</p>'],
    AR: ['أسبوع الفوانيس', 'كل فانوس فرصة للفوز.', '<p>كان أسبوعًا جميلًا.</p>'],
  },
];
