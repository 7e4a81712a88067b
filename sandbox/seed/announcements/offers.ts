import type { AnnouncementSeed } from './announcement-seed.ts';

/** About promotions, points and friends. */
export const offerNews: readonly AnnouncementSeed[] = [
  {
    types: ['PR'],
    daysAgo: 6,
    art: ['gift'],
    EN: [
      'Thirty-two winners of the lantern week',
      `<p>Thank you for 41,208 lanterns. The three largest prizes:</p>
<ol><li>lo***88 – 20,000 points</li><li>ta***01 – 12,000 points</li><li>ng***7 – 8,000 points</li></ol>
<p>Prizes are in the winners’ accounts already.</p>`,
    ],
    TY: [
      'Tatlumpu’t dalawang nanalo sa linggo ng parol',
      `<p>Salamat sa 41,208 na parol. Ang tatlong pinakamalaking premyo:</p>
<ol><li>lo***88 – 20,000 puntos</li><li>ta***01 – 12,000 puntos</li><li>ng***7 – 8,000 puntos</li></ol>
<p>Nasa account na ng mga nanalo ang premyo.</p>`,
    ],
    VI: [
      'Ba mươi hai người thắng tuần lễ đèn lồng',
      `<p>Cảm ơn bạn vì 41.208 chiếc đèn lồng. Ba giải lớn nhất:</p>
<ol><li>lo***88 – 20.000 điểm</li><li>ta***01 – 12.000 điểm</li><li>ng***7 – 8.000 điểm</li></ol>
<p>Giải thưởng đã có trong tài khoản người thắng.</p>`,
    ],
    AR: [
      'اثنان وثلاثون فائزًا في أسبوع الفوانيس',
      `<p>شكرًا لكم على 41,208 فوانيس. الجوائز الثلاث الكبرى:</p>
<ol><li>lo***88 – ‏20,000 نقطة</li><li>ta***01 – ‏12,000 نقطة</li><li>ng***7 – ‏8,000 نقطة</li></ol>
<p>الجوائز في حسابات الفائزين بالفعل.</p>`,
    ],
  },
  {
    types: ['PR'],
    daysAgo: 10,
    art: ['points'],
    module: 'PTSYS3',
    EN: [
      'New prizes in the points mall',
      '<p>Headphones, a season ticket and, for the patient, a scooter. Points never expire, so take your time.</p>',
    ],
    TY: [
      'Mga bagong premyo sa pamilihan ng puntos',
      '<p>Headphones, season ticket at, para sa matiyaga, isang scooter. Hindi nag-e-expire ang puntos, kaya huwag magmadali.</p>',
    ],
    VI: [
      'Quà mới ở trung tâm điểm thưởng',
      '<p>Tai nghe, vé xem cả mùa giải và một chiếc xe tay ga cho người kiên nhẫn. Điểm không bao giờ hết hạn, cứ thong thả.</p>',
    ],
    AR: [
      'جوائز جديدة في متجر النقاط',
      '<p>سماعات، وتذكرة موسم كاملة، ودراجة نارية للصبورين. النقاط لا تنتهي صلاحيتها، فلا داعي للعجلة.</p>',
    ],
  },
  {
    types: ['PR'],
    daysAgo: 20,
    art: ['friends'],
    module: 'REFERRAL3',
    EN: [
      'Invite a friend: new terms from next month',
      `<p>You receive your share when your friend has <b>played for a week</b>, no longer when the account is opened.
Invitations sent before the first of the month keep the old terms.</p>`,
    ],
    TY: [
      'Mag-imbita ng kaibigan: bagong patakaran sa susunod na buwan',
      `<p>Matatanggap mo ang bahagi mo kapag <b>isang linggo nang naglalaro</b> ang kaibigan mo, hindi na sa pagbukas ng account.
Sa lumang patakaran pa rin ang mga imbitasyong ipinadala bago mag-unang araw ng buwan.</p>`,
    ],
    VI: [
      'Mời bạn bè: điều khoản mới từ tháng sau',
      `<p>Bạn nhận phần thưởng khi người được mời đã <b>chơi đủ một tuần</b>, không còn tính lúc mở tài khoản.
Lời mời gửi trước ngày mùng một vẫn theo điều khoản cũ.</p>`,
    ],
    AR: [
      'ادعُ صديقًا: شروط جديدة من الشهر المقبل',
      `<p>تحصل على نصيبك بعد أن <b>يلعب صديقك أسبوعًا كاملًا</b>، لا عند فتح الحساب.
الدعوات المرسلة قبل أول الشهر تبقى على الشروط القديمة.</p>`,
    ],
  },
];
