import type { PromotionSeed } from './promotion-seed.ts';

/** For those who have just come [2.38]. */
export const forNewPlayers: readonly PromotionSeed[] = [
  {
    category: 'new_player',
    art: 'welcome',
    days: [-60],
    activity: { kind: 'join', bonus: 2000 },
    EN: [
      'Your first deposit, doubled',
      'Whatever you begin with, we lay as much beside it.',
      `<h3>How it goes</h3><ol><li>Open an account.</li><li>Make your first deposit.</li><li>The same again is in your wallet within a minute.</li></ol>
<h3>Terms</h3><ul><li>Once for each person, household and device.</li><li>Play the bonus ten times before you withdraw it.</li><li>Slots count in full, tables by half.</li></ul>`,
    ],
    TY: [
      'Doble ang una mong deposit',
      'Anuman ang simula mo, tatapatan namin nang kapareho.',
      `<h3>Paano ito</h3><ol><li>Magbukas ng account.</li><li>Gawin ang unang deposit.</li><li>Nasa wallet mo na ang kaparehong halaga sa loob ng isang minuto.</li></ol>
<h3>Mga patakaran</h3><ul><li>Isang beses bawat tao, tahanan at device.</li><li>Laruin ang bonus nang sampung beses bago i-withdraw.</li><li>Buo ang bilang ng slots, kalahati ang sa mga mesa.</li></ul>`,
    ],
    VI: [
      'Nhân đôi lần nạp đầu tiên',
      'Bạn bắt đầu với bao nhiêu, chúng tôi tặng thêm bấy nhiêu.',
      `<h3>Cách tham gia</h3><ol><li>Mở tài khoản.</li><li>Nạp tiền lần đầu.</li><li>Số tiền tương tự có trong ví sau một phút.</li></ol>
<h3>Điều khoản</h3><ul><li>Mỗi người, mỗi hộ và mỗi thiết bị một lần.</li><li>Cược đủ mười vòng trước khi rút tiền thưởng.</li><li>Quay số tính đủ, bàn chơi tính một nửa.</li></ul>`,
    ],
    AR: [
      'إيداعك الأول مضاعَف',
      'مهما كانت بدايتك، نضع إلى جانبها مثلها.',
      `<h3>كيف يتم ذلك</h3><ol><li>افتح حسابًا.</li><li>قم بإيداعك الأول.</li><li>يصل مثله إلى محفظتك خلال دقيقة.</li></ol>
<h3>الشروط</h3><ul><li>مرة واحدة لكل شخص وأسرة وجهاز.</li><li>العب بالمكافأة عشر مرات قبل سحبها.</li><li>تُحتسب السلوت كاملة والطاولات بالنصف.</li></ul>`,
    ],
  },
  {
    category: 'new_player',
    art: 'ticket',
    days: [-20, 40],
    games: 'LOTT',
    activity: { kind: 'join', bonus: 100 },
    EN: [
      'Your first ticket is on us',
      'Choose any of tonight’s draws. We pay for the first line.',
      '<p>One line in any lottery draw, within seven days of joining. What it wins is yours at once, without playing it again.</p><p><a href="/elott">See tonight’s draws</a></p>',
    ],
    TY: [
      'Sagot namin ang una mong tiket',
      'Pumili sa mga bola ngayong gabi. Kami ang magbabayad ng unang linya.',
      '<p>Isang linya sa kahit anong bola, sa loob ng pitong araw mula pagsali. Ang panalo ay sa iyo agad, hindi na kailangang laruin muli.</p><p><a href="/elott">Tingnan ang mga bola ngayong gabi</a></p>',
    ],
    VI: [
      'Tấm vé đầu tiên chúng tôi mời',
      'Chọn bất kỳ kỳ quay nào tối nay. Dòng số đầu tiên chúng tôi trả.',
      '<p>Một dòng số ở bất kỳ kỳ quay nào, trong bảy ngày kể từ khi tham gia. Tiền trúng thuộc về bạn ngay, không cần cược lại.</p><p><a href="/elott">Xem các kỳ quay tối nay</a></p>',
    ],
    AR: [
      'تذكرتك الأولى علينا',
      'اختر أيًّا من سحوبات الليلة، وندفع نحن ثمن السطر الأول.',
      '<p>سطر واحد في أي سحب يانصيب خلال سبعة أيام من انضمامك. ما تربحه لك فورًا دون إعادة لعب.</p><p><a href="/elott">شاهد سحوبات الليلة</a></p>',
    ],
  },
  {
    category: 'new_player',
    art: 'gift',
    days: [-90],
    activity: { kind: 'join', starts: 5, bonus: 700 },
    EN: [
      'Seven days, seven presents',
      'Come back each day of your first week: the last present is the largest.',
      `<table><thead><tr><th>Day</th><th>Present</th></tr></thead><tbody><tr><td>1 to 3</td><td>10 free spins a day</td></tr>
<tr><td>4 to 6</td><td>20 free spins a day</td></tr><tr><td>7</td><td>100 free spins</td></tr></tbody></table><p>A day that you miss is not lost: the week waits for you.</p>`,
    ],
    TY: [
      'Pitong araw, pitong regalo',
      'Bumalik araw-araw sa unang linggo mo: ang huling regalo ang pinakamalaki.',
      `<table><thead><tr><th>Araw</th><th>Regalo</th></tr></thead><tbody><tr><td>1 hanggang 3</td><td>10 libreng spin bawat araw</td></tr>
<tr><td>4 hanggang 6</td><td>20 libreng spin bawat araw</td></tr><tr><td>7</td><td>100 libreng spin</td></tr></tbody></table><p>Hindi nawawala ang araw na di ka nakapunta: hihintayin ka ng linggo.</p>`,
    ],
    VI: [
      'Bảy ngày, bảy món quà',
      'Quay lại mỗi ngày trong tuần đầu: món quà cuối là lớn nhất.',
      `<table><thead><tr><th>Ngày</th><th>Quà</th></tr></thead><tbody><tr><td>1 đến 3</td><td>10 lượt quay miễn phí mỗi ngày</td></tr>
<tr><td>4 đến 6</td><td>20 lượt quay miễn phí mỗi ngày</td></tr><tr><td>7</td><td>100 lượt quay miễn phí</td></tr></tbody></table><p>Lỡ một ngày cũng không mất: tuần lễ vẫn chờ bạn.</p>`,
    ],
    AR: [
      'سبعة أيام وسبع هدايا',
      'عُد كل يوم في أسبوعك الأول: الهدية الأخيرة هي الأكبر.',
      `<table><thead><tr><th>اليوم</th><th>الهدية</th></tr></thead><tbody><tr><td>من 1 إلى 3</td><td>10 لفات مجانية يوميًا</td></tr>
<tr><td>من 4 إلى 6</td><td>20 لفة مجانية يوميًا</td></tr><tr><td>7</td><td>100 لفة مجانية</td></tr></tbody></table><p>اليوم الذي يفوتك لا يضيع: الأسبوع بانتظارك.</p>`,
    ],
  },
];
