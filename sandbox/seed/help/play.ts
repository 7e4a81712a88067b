import type { HelpCategorySeed } from './help-seed.ts';

export const bonuses: HelpCategorySeed = {
  id: 'bonuses',
  EN: 'Bonuses and points',
  TY: 'Bonus at puntos',
  VI: 'Khuyến mãi và điểm',
  AR: 'المكافآت والنقاط',
  articles: [
    {
      id: 'bonus-terms',
      daysAgo: 26,
      module: 'PROMOTION3',
      EN: [
        'How a bonus becomes money',
        'A bonus is played through so many times before it can be withdrawn.',
        `<p>Every promotion says how often. Five times on a bonus of 100 means bets of 500 in all.</p>
<ul><li>Only settled bets count; void and refunded ones do not.</li><li>Slots count in full, live tables and sports as the promotion says.</li>
<li>One bonus at a time. Withdrawing before the end gives the bonus up.</li></ul>
<p>How far you are stands beside the bonus in your account.</p>`,
      ],
      TY: [
        'Paano nagiging pera ang bonus',
        'Kailangang laruin nang ilang ulit ang bonus bago ma-withdraw.',
        `<p>Nakasulat sa bawat promo kung ilang ulit. Ang limang ulit sa bonus na 100 ay tayang 500 sa kabuuan.</p>
<ul><li>Mga natapos na taya lang ang bilang; hindi kasama ang kinansela at ibinalik.</li><li>Buong bilang ang slots; ang live at sports ay ayon sa promo.</li>
<li>Isang bonus sa isang pagkakataon. Kapag nag-withdraw bago matapos, mawawala ang bonus.</li></ul>
<p>Makikita sa account, katabi ng bonus, kung gaano na kalayo.</p>`,
      ],
      VI: [
        'Khi nào tiền thưởng rút được',
        'Tiền thưởng phải được cược đủ số vòng trước khi rút.',
        `<p>Mỗi khuyến mãi ghi rõ số vòng. Năm vòng cho thưởng 100 nghĩa là tổng cược 500.</p>
<ul><li>Chỉ tính cược đã có kết quả; cược huỷ và hoàn không tính.</li><li>Slot tính đủ; sòng trực tiếp và thể thao tính theo điều khoản.</li>
<li>Mỗi lúc một khoản thưởng. Rút trước khi đủ vòng là từ bỏ thưởng.</li></ul>
<p>Tiến độ hiện cạnh khoản thưởng trong tài khoản.</p>`,
      ],
      AR: [
        'كيف تصبح المكافأة مالًا',
        'تُلعب المكافأة عددًا من المرات قبل أن يمكن سحبها.',
        `<p>يذكر كل عرض عدد المرات. خمس مرات لمكافأة 100 تعني رهانات مجموعها 500.</p>
<ul><li>تُحتسب الرهانات المسوّاة فقط، لا الملغاة ولا المعادة.</li><li>تُحتسب السلوتس كاملة، والطاولات الحية والرياضة كما يذكر العرض.</li>
<li>مكافأة واحدة في كل مرة، والسحب قبل الاكتمال تنازل عنها.</li></ul>
<p>يظهر تقدمك بجانب المكافأة في حسابك.</p>`,
      ],
    },
    {
      id: 'points',
      daysAgo: 15,
      module: 'PTSYS3',
      EN: [
        'Points and the points mall',
        'You collect points by playing. They never expire.',
        `<p>In the <a href="/pointMall">points mall</a> points become prizes, or money at the rate that stands there. For either we ask for
your password.</p><p>A prize is <em>in process</em> until somebody looked at it, then <em>approved</em> or <em>rejected</em>; rejected ones give
the points back. Points never expire.</p>`,
      ],
      TY: [
        'Puntos at points mall',
        'Naiipon ang puntos sa paglalaro. Hindi ito nag-e-expire.',
        `<p>Sa <a href="/pointMall">points mall</a> nagiging premyo ang puntos, o pera ayon sa palitang nakasulat doon. Sa alinman, hihingin namin
ang password mo.</p><p><em>Pinoproseso</em> ang premyo hangga’t hindi pa natitingnan, saka <em>aprubado</em> o <em>tinanggihan</em>; ibinabalik
ang puntos ng tinanggihan. Hindi nag-e-expire ang puntos.</p>`,
      ],
      VI: [
        'Điểm và cửa hàng điểm',
        'Bạn tích điểm khi chơi. Điểm không bao giờ hết hạn.',
        `<p>Tại <a href="/pointMall">cửa hàng điểm</a>, điểm đổi được quà hoặc tiền theo tỷ lệ ghi ở đó. Cả hai đều cần mật khẩu của bạn.</p>
<p>Quà ở trạng thái <em>đang xử lý</em> cho đến khi được xem, sau đó <em>đã duyệt</em> hoặc <em>từ chối</em>; bị từ chối thì điểm được hoàn.
Điểm không bao giờ hết hạn.</p>`,
      ],
      AR: [
        'النقاط ومتجر النقاط',
        'تجمع النقاط باللعب، وهي لا تنتهي أبدًا.',
        `<p>في <a href="/pointMall">متجر النقاط</a> تتحول النقاط إلى جوائز، أو إلى مال بالسعر المذكور هناك، ونطلب كلمة مرورك في الحالتين.</p>
<p>تبقى الجائزة <em>قيد المعالجة</em> حتى ينظر فيها أحد، ثم <em>مقبولة</em> أو <em>مرفوضة</em>، والمرفوضة تعيد نقاطها. النقاط لا تنتهي أبدًا.</p>`,
      ],
    },
    {
      id: 'vip',
      daysAgo: 28,
      EN: [
        'VIP ranks',
        'Ranks follow your points, and higher ones have a service of their own.',
        `<p>Your rank follows the points that you have collected; spending them does not lower it. <strong>VIP rank</strong> in the menu shows the
ladder and what is missing to the next rung.</p><p>From the fifth rank above the first on, customer service opens the VIP desk for
you by itself: the same hours, shorter waits, and people who know your account.</p>`,
      ],
      TY: [
        'Mga ranggo ng VIP',
        'Sumusunod sa puntos ang ranggo, at may sariling serbisyo ang matataas.',
        `<p>Sumusunod ang ranggo sa naipong puntos; hindi ito bumababa kapag ginastos. Ipinapakita ng <strong>Ranggo ng VIP</strong> sa menu ang hagdan
at ang kulang para sa susunod.</p><p>Mula sa ikalimang ranggo pagkatapos ng una, kusang bubukas sa iyo ang VIP desk: parehong oras, mas maikling
paghihintay, at mga taong kilala ang account mo.</p>`,
      ],
      VI: [
        'Cấp bậc VIP',
        'Cấp bậc tính theo điểm; cấp cao có đội phục vụ riêng.',
        `<p>Cấp bậc tính theo điểm đã tích; tiêu điểm không làm giảm cấp. Mục <strong>Cấp bậc VIP</strong> trong menu cho thấy các bậc và số điểm còn thiếu.</p>
<p>Từ bậc thứ năm sau bậc đầu, chăm sóc khách hàng tự mở quầy VIP cho bạn: cùng giờ phục vụ, chờ ngắn hơn và nhân viên hiểu tài khoản của bạn.</p>`,
      ],
      AR: [
        'رتب كبار الأعضاء',
        'تتبع الرتبة نقاطك، وللرتب العليا خدمة خاصة بها.',
        `<p>تتبع رتبتك النقاط التي جمعتها، وإنفاقها لا يخفضها. تعرض <strong>رتبة VIP</strong> في القائمة السلّم وما ينقصك للدرجة التالية.</p>
<p>ابتداءً من الرتبة الخامسة بعد الأولى تفتح لك خدمة العملاء مكتب كبار الأعضاء تلقائيًا: الساعات نفسها، وانتظار أقصر، وموظفون يعرفون حسابك.</p>`,
      ],
    },
    {
      id: 'invite',
      daysAgo: 19,
      module: 'REFERRAL3',
      EN: [
        'Inviting friends',
        'Send your link. What you get for it stands in the referral promotion.',
        `<p>Your link and your code stand under <strong>Invite friends</strong> in the member centre. A friend who opens the link has the code filled in.</p>
<p>Friends count once they have an account of their own, on a device of their own. Inviting yourself under another name ends both accounts.</p>`,
      ],
      TY: [
        'Pag-imbita ng kaibigan',
        'Ipadala ang link mo. Nakasulat sa referral promo ang matatanggap mo.',
        `<p>Nasa <strong>Mag-imbita ng kaibigan</strong> sa member centre ang link at code mo. Kusang nailalagay ang code sa kaibigang magbubukas ng link.</p>
<p>Bibilangin ang kaibigan kapag may sarili na siyang account sa sariling device. Kapag inimbita mo ang sarili sa ibang pangalan, isasara ang dalawang account.</p>`,
      ],
      VI: [
        'Mời bạn bè',
        'Gửi liên kết của bạn. Phần thưởng ghi trong khuyến mãi giới thiệu.',
        `<p>Liên kết và mã của bạn nằm ở mục <strong>Mời bạn bè</strong> trong trung tâm hội viên. Bạn bè mở liên kết sẽ có sẵn mã.</p>
<p>Chỉ tính người có tài khoản riêng trên thiết bị riêng. Tự mời mình bằng tên khác sẽ khiến cả hai tài khoản bị đóng.</p>`,
      ],
      AR: [
        'دعوة الأصدقاء',
        'أرسل رابطك. ما تناله مذكور في عرض الإحالة.',
        `<p>تجد رابطك ورمزك تحت <strong>دعوة الأصدقاء</strong> في مركز العضو، ومن يفتح الرابط يُملأ له الرمز.</p>
<p>يُحتسب الصديق حين يكون له حساب خاص على جهاز خاص. دعوة نفسك باسم آخر تُغلق الحسابين.</p>`,
      ],
    },
  ],
};

export const games: HelpCategorySeed = {
  id: 'games',
  EN: 'Games',
  TY: 'Mga laro',
  VI: 'Trò chơi',
  AR: 'الألعاب',
  articles: [
    {
      id: 'find-games',
      daysAgo: 23,
      EN: [
        'Finding games again',
        'Search by name, filter by provider, and keep what you like.',
        `<p>Write a few letters into the search of a category; accents do not matter. The filter narrows to one provider.</p>
<p>The star on a game keeps it among your <strong>favourites</strong>. What you played last stands under <strong>recent</strong>. Both need an account.</p>`,
      ],
      TY: [
        'Paghahanap ulit ng laro',
        'Maghanap sa pangalan, salain ayon sa provider, at itabi ang gusto mo.',
        `<p>Mag-type ng ilang titik sa search ng kategorya; hindi mahalaga ang tuldik. Sinasala ng filter ang isang provider.</p>
<p>Itinatabi ng bituin ang laro sa <strong>mga paborito</strong>. Nasa <strong>kamakailan</strong> ang huli mong nilaro. Parehong kailangan ng account.</p>`,
      ],
      VI: [
        'Tìm lại trò chơi',
        'Tìm theo tên, lọc theo nhà cung cấp và lưu trò bạn thích.',
        `<p>Gõ vài chữ vào ô tìm kiếm của từng mục; không cần dấu. Bộ lọc thu hẹp theo nhà cung cấp.</p>
<p>Ngôi sao lưu trò chơi vào mục <strong>yêu thích</strong>. Trò vừa chơi nằm ở mục <strong>gần đây</strong>. Cả hai cần tài khoản.</p>`,
      ],
      AR: [
        'العثور على الألعاب من جديد',
        'ابحث بالاسم، ورشّح حسب المزوّد، واحفظ ما يعجبك.',
        `<p>اكتب بضعة أحرف في بحث القسم، ولا تهم علامات التشكيل. يحصر المرشّح النتائج في مزوّد واحد.</p>
<p>تحفظ النجمة اللعبة في <strong>المفضلة</strong>، وتجد ما لعبته آخرًا تحت <strong>الأخيرة</strong>. كلاهما يحتاج إلى حساب.</p>`,
      ],
    },
    {
      id: 'game-stuck',
      daysAgo: 4,
      EN: [
        'A game does not load, or stopped in the middle',
        'Your bet is safe: a round that began is finished by the provider.',
        `<ol><li>Go back and open the game once more: most go on where they stopped.</li><li>Allow windows to open if the browser blocked one.</li>
<li>Try another connection, or another domain by the <strong>speed test</strong>.</li></ol>
<p>A round that began is finished at the provider, and its result is in your betting record within minutes. If a game is under
maintenance we say so and suggest others.</p>`,
      ],
      TY: [
        'Hindi naglo-load ang laro, o tumigil sa gitna',
        'Ligtas ang taya mo: tinatapos ng provider ang nasimulang round.',
        `<ol><li>Bumalik at buksan ulit ang laro: karamihan ay nagpapatuloy kung saan tumigil.</li><li>Payagan ang mga window kung may hinarang ang browser.</li>
<li>Subukan ang ibang koneksiyon, o ibang domain sa <strong>speed test</strong>.</li></ol>
<p>Tinatapos sa provider ang nasimulang round, at nasa betting record ang resulta sa loob ng ilang minuto. Kung inaayos ang laro,
sasabihin namin at magmumungkahi ng iba.</p>`,
      ],
      VI: [
        'Trò chơi không tải hoặc dừng giữa chừng',
        'Cược của bạn an toàn: ván đã bắt đầu sẽ được nhà cung cấp hoàn tất.',
        `<ol><li>Quay lại và mở trò chơi lần nữa: đa số tiếp tục từ chỗ dừng.</li><li>Cho phép mở cửa sổ nếu trình duyệt chặn.</li>
<li>Thử đường truyền khác, hoặc tên miền khác bằng mục <strong>kiểm tra tốc độ</strong>.</li></ol>
<p>Ván đã bắt đầu được hoàn tất phía nhà cung cấp, kết quả có trong lịch sử cược sau vài phút. Nếu trò chơi đang bảo trì, chúng
tôi sẽ báo và gợi ý trò khác.</p>`,
      ],
      AR: [
        'لعبة لا تُفتح أو توقفت في منتصفها',
        'رهانك في أمان: الجولة التي بدأت يكملها المزوّد.',
        `<ol><li>ارجع وافتح اللعبة مرة أخرى: يواصل معظمها من حيث توقف.</li><li>اسمح بفتح النوافذ إن حجبها المتصفح.</li>
<li>جرّب اتصالًا آخر، أو نطاقًا آخر عبر <strong>اختبار السرعة</strong>.</li></ol>
<p>الجولة التي بدأت تكتمل لدى المزوّد وتظهر نتيجتها في سجل الرهانات خلال دقائق. وإن كانت اللعبة قيد الصيانة نُعلمك ونقترح غيرها.</p>`,
      ],
    },
    {
      id: 'free-demo',
      daysAgo: 37,
      module: 'FREEPLAY3',
      EN: [
        'Playing for free',
        'The free demo needs no account and no money.',
        `<p><strong>Free demo</strong> opens a trial account with play money for a while. It has no wallet, no member centre and wins nothing
that can be withdrawn; some games need a real account and say so.</p>`,
      ],
      TY: [
        'Maglaro nang libre',
        'Hindi kailangan ng account o pera sa libreng demo.',
        `<p>Nagbubukas ang <strong>Libreng demo</strong> ng trial account na may perang panlaro. Wala itong wallet at member centre, at walang
mapapanalunang mawi-withdraw; may mga larong kailangan ng totoong account at sasabihin nila.</p>`,
      ],
      VI: [
        'Chơi miễn phí',
        'Chơi thử không cần tài khoản, không cần tiền.',
        `<p><strong>Chơi thử</strong> mở một tài khoản tạm với tiền ảo. Tài khoản này không có ví, không có trung tâm hội viên và không thắng
tiền rút được; một số trò cần tài khoản thật và sẽ báo cho bạn.</p>`,
      ],
      AR: [
        'اللعب مجانًا',
        'لا يحتاج العرض التجريبي إلى حساب ولا مال.',
        `<p>يفتح <strong>التجربة المجانية</strong> حسابًا مؤقتًا بمال للعب. ليس له محفظة ولا مركز عضو، ولا يربح ما يمكن سحبه. بعض
الألعاب يحتاج إلى حساب حقيقي ويذكر ذلك.</p>`,
      ],
    },
  ],
};
