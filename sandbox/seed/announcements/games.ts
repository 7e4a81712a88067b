import type { AnnouncementSeed } from './announcement-seed.ts';

/** About games. Each goes with the games that it is about. */
export const gameNews: readonly AnnouncementSeed[] = [
  {
    types: ['PL'],
    daysAgo: 2,
    art: ['live', 'roulette'],
    games: 'LIVE',
    EN: [
      'Six new live tables open on Friday',
      `<p>Two for roulette, two for baccarat, one for dragon tiger and one for blackjack. All six are open <b>day and night</b>.</p>
<p><img src="/sandbox/img/scene/roulette.svg" alt="A roulette wheel with chips around it" width="960" height="540"></p>
<p>Limits start low in the first week. <a href="/live">Take a seat.</a></p>`,
    ],
    TY: [
      'Anim na bagong live table, bukas sa Biyernes',
      `<p>Dalawa para sa ruleta, dalawa sa baccarat, isa sa dragon tiger at isa sa blackjack. Bukas ang anim <b>araw at gabi</b>.</p>
<p><img src="/sandbox/img/scene/roulette.svg" alt="Gulong ng ruleta na napapaligiran ng chips" width="960" height="540"></p>
<p>Mababa muna ang limitasyon sa unang linggo. <a href="/live">Maupo na.</a></p>`,
    ],
    VI: [
      'Sáu bàn trực tiếp mới mở vào thứ Sáu',
      `<p>Hai bàn roulette, hai bàn baccarat, một bàn rồng hổ và một bàn xì dách. Cả sáu đều mở <b>suốt ngày đêm</b>.</p>
<p><img src="/sandbox/img/scene/roulette.svg" alt="Bánh xe roulette và những đồng chip xung quanh" width="960" height="540"></p>
<p>Tuần đầu mức cược khởi điểm thấp. <a href="/live">Mời bạn vào bàn.</a></p>`,
    ],
    AR: [
      'ست طاولات مباشرة جديدة تُفتح يوم الجمعة',
      `<p>اثنتان للروليت، واثنتان للباكارات، وواحدة للتنين والنمر، وواحدة للبلاك جاك. جميعها مفتوحة <b>ليلًا ونهارًا</b>.</p>
<p><img src="/sandbox/img/scene/roulette.svg" alt="عجلة روليت تحيط بها الفيش" width="960" height="540"></p>
<p>تبدأ الحدود منخفضة في الأسبوع الأول. <a href="/live">خذ مقعدك.</a></p>`,
    ],
  },
  {
    types: ['PL'],
    daysAgo: 3,
    art: ['lottery'],
    games: 'LOTT',
    EN: [
      'Draw times in the coming week',
      `<table><thead><tr><th>Draw</th><th>Days</th><th>Time (UTC+7)</th></tr></thead><tbody>
<tr><td>Northern</td><td>every day</td><td>18:15</td></tr><tr><td>Central</td><td>every day</td><td>17:15</td></tr>
<tr><td>Southern</td><td>every day</td><td>16:15</td></tr><tr><td>Weekend jackpot</td><td>Saturday</td><td>20:00</td></tr></tbody></table>
<p>Sales close ten minutes before each draw.</p>`,
    ],
    TY: [
      'Oras ng mga bola sa darating na linggo',
      `<table><thead><tr><th>Bola</th><th>Araw</th><th>Oras (UTC+7)</th></tr></thead><tbody>
<tr><td>Hilaga</td><td>araw-araw</td><td>18:15</td></tr><tr><td>Gitna</td><td>araw-araw</td><td>17:15</td></tr>
<tr><td>Timog</td><td>araw-araw</td><td>16:15</td></tr><tr><td>Jackpot sa Sabado</td><td>Sabado</td><td>20:00</td></tr></tbody></table>
<p>Nagsasara ang bentahan sampung minuto bago ang bawat bola.</p>`,
    ],
    VI: [
      'Lịch quay thưởng tuần tới',
      `<table><thead><tr><th>Kỳ quay</th><th>Ngày</th><th>Giờ (UTC+7)</th></tr></thead><tbody>
<tr><td>Miền Bắc</td><td>hằng ngày</td><td>18:15</td></tr><tr><td>Miền Trung</td><td>hằng ngày</td><td>17:15</td></tr>
<tr><td>Miền Nam</td><td>hằng ngày</td><td>16:15</td></tr><tr><td>Đại thưởng cuối tuần</td><td>thứ Bảy</td><td>20:00</td></tr></tbody></table>
<p>Ngừng bán vé mười phút trước mỗi kỳ quay.</p>`,
    ],
    AR: [
      'مواعيد السحب في الأسبوع المقبل',
      `<table><thead><tr><th>السحب</th><th>الأيام</th><th>الوقت (UTC+7)</th></tr></thead><tbody>
<tr><td>الشمال</td><td>يوميًا</td><td>18:15</td></tr><tr><td>الوسط</td><td>يوميًا</td><td>17:15</td></tr>
<tr><td>الجنوب</td><td>يوميًا</td><td>16:15</td></tr><tr><td>جائزة نهاية الأسبوع الكبرى</td><td>السبت</td><td>20:00</td></tr></tbody></table>
<p>يُغلق البيع قبل كل سحب بعشر دقائق.</p>`,
    ],
  },
  {
    types: ['PL'],
    daysAgo: 5,
    art: ['sports', 'basketball'],
    games: 'FOOTBALL,BASKETBALL,TENNIS',
    EN: [
      'The weekend’s great matches',
      `<ul><li><b>Saturday 19:30</b> – the capital’s derby, with odds on every half</li><li><b>Saturday 22:00</b> – basketball, third final</li>
<li><b>Sunday 15:00</b> – tennis, the women’s final</li></ul><p>Odds stand in <a href="/sports">Sports</a> from Friday noon.</p>`,
    ],
    TY: [
      'Malalaking laban ngayong katapusan ng linggo',
      `<ul><li><b>Sabado 19:30</b> – derby ng kabisera, may odds sa bawat half</li><li><b>Sabado 22:00</b> – basketbol, ikatlong finals</li>
<li><b>Linggo 15:00</b> – tennis, finals ng kababaihan</li></ul><p>Nasa <a href="/sports">Sports</a> ang odds mula tanghali ng Biyernes.</p>`,
    ],
    VI: [
      'Những trận cầu lớn cuối tuần',
      `<ul><li><b>Thứ Bảy 19:30</b> – derby thủ đô, có kèo cho từng hiệp</li><li><b>Thứ Bảy 22:00</b> – bóng rổ, chung kết trận ba</li>
<li><b>Chủ nhật 15:00</b> – quần vợt, chung kết đơn nữ</li></ul><p>Tỷ lệ có ở mục <a href="/sports">Thể thao</a> từ trưa thứ Sáu.</p>`,
    ],
    AR: [
      'أبرز مباريات نهاية الأسبوع',
      `<ul><li><b>السبت 19:30</b> – ديربي العاصمة، مع احتمالات لكل شوط</li><li><b>السبت 22:00</b> – كرة السلة، النهائي الثالث</li>
<li><b>الأحد 15:00</b> – التنس، نهائي السيدات</li></ul><p>تُعرض الاحتمالات في <a href="/sports">الرياضة</a> من ظهر الجمعة.</p>`,
    ],
  },
  {
    types: ['PL'],
    daysAgo: 8,
    art: ['slots'],
    games: 'RNG',
    EN: [
      'Forty new slots this week',
      '<p>From pharaohs to fruit. Sort by <a href="/rng?sort=new">newest</a> to see them, or try them in the free demo first.</p>',
    ],
    TY: [
      'Apatnapung bagong slots ngayong linggo',
      '<p>Mula paraon hanggang prutas. Ayusin ayon sa <a href="/rng?sort=new">pinakabago</a> para makita, o subukan muna sa libreng demo.</p>',
    ],
    VI: [
      'Bốn mươi trò quay số mới trong tuần',
      '<p>Từ pha-ra-ông đến trái cây. Sắp xếp theo <a href="/rng?sort=new">mới nhất</a> để xem, hoặc chơi thử miễn phí trước.</p>',
    ],
    AR: [
      'أربعون لعبة سلوت جديدة هذا الأسبوع',
      '<p>من الفراعنة إلى الفواكه. رتّبها حسب <a href="/rng?sort=new">الأحدث</a> لتراها، أو جرّبها مجانًا أولًا.</p>',
    ],
  },
  {
    types: ['PL'],
    daysAgo: 11,
    art: ['fish'],
    games: 'FISH',
    EN: [
      'The octopus is back in the bay',
      '<p>Until the month ends it rises every hour on the hour. Bring friends: whoever lands the last shot shares with the whole boat.</p>',
    ],
    TY: [
      'Nagbalik ang pugita sa look',
      '<p>Hanggang katapusan ng buwan, umaahon ito tuwing eksaktong oras. Magsama ng kaibigan: ang huling tira ay hati sa buong bangka.</p>',
    ],
    VI: [
      'Bạch tuộc đã trở lại vịnh',
      '<p>Từ nay đến cuối tháng, bạch tuộc trồi lên vào đầu mỗi giờ. Hãy rủ bạn bè: ai bắn phát cuối sẽ chia thưởng cho cả thuyền.</p>',
    ],
    AR: [
      'عاد الأخطبوط إلى الخليج',
      '<p>حتى نهاية الشهر يظهر عند رأس كل ساعة. اصحب أصدقاءك: صاحب الرمية الأخيرة يقاسم القارب كله.</p>',
    ],
  },
  {
    types: ['PL'],
    daysAgo: 14,
    art: ['cockfight'],
    games: 'COCKFIGHT',
    EN: [
      'Sunday arena: twelve bouts from nine in the morning',
      '<p>The list of bouts is out on Saturday evening. Betting closes when the gate opens.</p>',
    ],
    TY: [
      'Sabong sa Linggo: labindalawang sultada mula alas-nuwebe ng umaga',
      '<p>Sabado ng gabi ilalabas ang listahan. Sarado ang taya pagbukas ng ruweda.</p>',
    ],
    VI: [
      'Trường gà Chủ nhật: mười hai trận từ chín giờ sáng',
      '<p>Danh sách trận công bố tối thứ Bảy. Ngừng nhận cược khi mở sới.</p>',
    ],
    AR: [
      'حلبة الأحد: اثنتا عشرة جولة من التاسعة صباحًا',
      '<p>تُنشر قائمة الجولات مساء السبت، ويُغلق الرهان عند فتح البوابة.</p>',
    ],
  },
  {
    types: ['PL'],
    daysAgo: 21,
    art: ['esports'],
    games: 'ESPORTS',
    EN: [
      'Winter cup: sixteen teams, four weekends',
      '<ol><li>Groups, best of one</li><li>Quarter-finals, best of three</li><li>Semi-finals, best of five</li><li>The final, best of seven</li></ol>',
    ],
    TY: [
      'Winter Cup: labing-anim na koponan, apat na weekend',
      '<ol><li>Mga grupo, isang laro</li><li>Quarterfinals, best of three</li><li>Semifinals, best of five</li><li>Finals, best of seven</li></ol>',
    ],
    VI: [
      'Cúp mùa đông: mười sáu đội, bốn cuối tuần',
      '<ol><li>Vòng bảng, một ván</li><li>Tứ kết, ba ván thắng hai</li><li>Bán kết, năm ván thắng ba</li><li>Chung kết, bảy ván thắng bốn</li></ol>',
    ],
    AR: [
      'كأس الشتاء: ستة عشر فريقًا وأربع عطل أسبوعية',
      '<ol><li>المجموعات، مباراة واحدة</li><li>ربع النهائي، الأفضل من ثلاث</li><li>نصف النهائي، الأفضل من خمس</li><li>النهائي، الأفضل من سبع</li></ol>',
    ],
  },
  {
    types: ['PL'],
    daysAgo: 29,
    art: ['cards'],
    games: 'PVP',
    EN: [
      'Card tables: thirty seconds a turn',
      '<p>Turns were too long for many of you. From today a turn takes <b>30 seconds</b>; who is away for two turns gives up the seat, not the stake.</p>',
    ],
    TY: [
      'Mga mesa ng baraha: tatlumpung segundo bawat tira',
      '<p>Marami ang nagsabing matagal ang tira. Mula ngayon, <b>30 segundo</b> na lang; ang wala nang dalawang tira ay mawawalan ng upuan, hindi ng taya.</p>',
    ],
    VI: [
      'Bàn bài: ba mươi giây mỗi lượt',
      '<p>Nhiều bạn thấy lượt chơi quá dài. Từ hôm nay mỗi lượt chỉ <b>30 giây</b>; ai vắng hai lượt sẽ mất chỗ nhưng không mất tiền cược.</p>',
    ],
    AR: [
      'طاولات الورق: ثلاثون ثانية لكل دور',
      '<p>رأى كثيرون أن الدور طويل. من اليوم مدته <b>30 ثانية</b>، ومن يغيب دورين يفقد مقعده لا رهانه.</p>',
    ],
  },
];
