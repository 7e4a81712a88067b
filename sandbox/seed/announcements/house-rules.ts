import type { AnnouncementSeed } from './announcement-seed.ts';

/** About the platform itself and how it is used. */
export const houseRules: readonly AnnouncementSeed[] = [
  {
    types: ['H', 'B'],
    daysAgo: 26,
    art: ['reading', 'welcome'],
    EN: [
      'Read this first: how we keep you informed',
      `<h2>One board for everything</h2>
<p>Works, new games, changed terms: whatever touches your play is written here <strong>before</strong> it happens.</p>
<h3>What the marks mean</h3>
<ul><li><b>Top</b> – stays above the rest until it is settled</li><li><b>Games</b> – tables, draws and providers</li>
<li><b>Works</b> – updates and hours when something rests</li><li><b>Offers</b> – promotions and their results</li></ul>
<p>Missed something? Older notices stay for three months. Questions go to customer service, day and night.</p>`,
    ],
    TY: [
      'Basahin muna: paano namin kayo binabalitaan',
      `<h2>Iisang pahina para sa lahat</h2>
<p>Pag-aayos, bagong laro, pagbabago sa patakaran: anumang may kinalaman sa paglalaro mo ay nakasulat dito
<strong>bago</strong> pa mangyari.</p>
<h3>Ano ang ibig sabihin ng mga tanda</h3>
<ul><li><b>Pangunahin</b> – nananatili sa itaas hangga’t di pa tapos</li><li><b>Laro</b> – mga mesa, bola at provider</li>
<li><b>Pag-aayos</b> – mga update at oras ng pahinga</li><li><b>Alok</b> – mga promo at kinalabasan nito</li></ul>
<p>May nakaligtaan? Tatlong buwang nananatili ang mga lumang abiso. Bukas ang customer service araw at gabi.</p>`,
    ],
    VI: [
      'Xin đọc trước: cách chúng tôi thông báo đến bạn',
      `<h2>Mọi tin tức ở một nơi</h2>
<p>Bảo trì, trò chơi mới, điều khoản thay đổi: điều gì ảnh hưởng đến bạn đều được đăng tại đây <strong>trước khi</strong>
diễn ra.</p>
<h3>Ý nghĩa của các nhãn</h3>
<ul><li><b>Nổi bật</b> – nằm trên cùng cho đến khi xong</li><li><b>Trò chơi</b> – bàn chơi, kỳ quay và nhà cung cấp</li>
<li><b>Bảo trì</b> – bản cập nhật và giờ tạm nghỉ</li><li><b>Ưu đãi</b> – khuyến mãi và kết quả</li></ul>
<p>Bỏ lỡ tin nào? Thông báo cũ được giữ ba tháng. Chăm sóc khách hàng trực cả ngày lẫn đêm.</p>`,
    ],
    AR: [
      'اقرأ هذا أولًا: كيف نُبقيك على اطلاع',
      `<h2>لوحة واحدة لكل شيء</h2>
<p>أعمال الصيانة والألعاب الجديدة وتغيّر الشروط: كل ما يمسّ لعبك يُنشر هنا <strong>قبل</strong> حدوثه.</p>
<h3>معنى العلامات</h3>
<ul><li><b>مهم</b> – يبقى في الأعلى حتى ينتهي أمره</li><li><b>الألعاب</b> – الطاولات والسحوبات والمزوّدون</li>
<li><b>الصيانة</b> – التحديثات وأوقات التوقف</li><li><b>العروض</b> – العروض الترويجية ونتائجها</li></ul>
<p>فاتك شيء؟ تبقى الإعلانات القديمة ثلاثة أشهر، وخدمة العملاء معك ليلًا ونهارًا.</p>`,
    ],
  },
  {
    types: ['B'],
    daysAgo: 4,
    art: ['safety'],
    EN: [
      'Keep your account yours: four habits',
      `<ol><li>Use a password that you use nowhere else.</li><li>Type the address yourself; do not follow links in messages.</li>
<li>Log out on computers that others use.</li><li>Nobody who works here will ever ask for your password or a code.</li></ol>
<p>Something looks odd? Change your password first, then <a href="/help">tell us</a>.</p>`,
    ],
    TY: [
      'Ingatan ang account mo: apat na gawi',
      `<ol><li>Gumamit ng password na dito mo lang ginagamit.</li><li>Ikaw mismo ang mag-type ng address; huwag sundan ang link sa mga mensahe.</li>
<li>Mag-log out sa computer na ginagamit ng iba.</li><li>Walang empleyado namin ang hihingi ng password o code mo.</li></ol>
<p>May kakaiba? Palitan muna ang password, saka <a href="/help">sabihan kami</a>.</p>`,
    ],
    VI: [
      'Giữ an toàn tài khoản: bốn thói quen',
      `<ol><li>Dùng mật khẩu riêng, không dùng ở nơi khác.</li><li>Tự gõ địa chỉ trang; đừng bấm liên kết trong tin nhắn.</li>
<li>Đăng xuất trên máy tính dùng chung.</li><li>Nhân viên không bao giờ hỏi mật khẩu hay mã xác nhận của bạn.</li></ol>
<p>Thấy điều lạ? Hãy đổi mật khẩu trước, rồi <a href="/help">báo cho chúng tôi</a>.</p>`,
    ],
    AR: [
      'حسابك لك وحدك: أربع عادات',
      `<ol><li>استخدم كلمة مرور لا تستخدمها في أي مكان آخر.</li><li>اكتب العنوان بنفسك ولا تتبع الروابط في الرسائل.</li>
<li>سجّل خروجك من الأجهزة المشتركة.</li><li>لن يطلب منك أحد من فريقنا كلمة مرورك أو رمز التحقق أبدًا.</li></ol>
<p>لاحظت شيئًا غريبًا؟ غيّر كلمة المرور أولًا، ثم <a href="/help">أخبرنا</a>.</p>`,
    ],
  },
  {
    types: ['B'],
    daysAgo: 9,
    art: ['points'],
    EN: [
      'How long deposits and withdrawals take',
      `<table><caption>Usual times on a working day</caption><thead><tr><th>Way</th><th>Deposit</th><th>Withdrawal</th></tr></thead>
<tbody><tr><th>E-wallet</th><td>1 minute</td><td>10 minutes</td></tr><tr><th>Bank transfer</th><td>5 minutes</td><td>2 hours</td></tr>
<tr><th>Card</th><td>at once</td><td>1 to 3 days</td></tr></tbody></table>
<p>A first withdrawal takes longer: we check once that the account is in your name.</p>`,
    ],
    TY: [
      'Gaano katagal ang deposit at withdraw',
      `<table><caption>Karaniwang oras sa araw ng trabaho</caption><thead><tr><th>Paraan</th><th>Deposit</th><th>Withdraw</th></tr></thead>
<tbody><tr><th>E-wallet</th><td>1 minuto</td><td>10 minuto</td></tr><tr><th>Bank transfer</th><td>5 minuto</td><td>2 oras</td></tr>
<tr><th>Card</th><td>agad</td><td>1 hanggang 3 araw</td></tr></tbody></table>
<p>Mas matagal ang unang withdraw: minsan naming tinitingnan kung sa pangalan mo ang account.</p>`,
    ],
    VI: [
      'Nạp và rút tiền mất bao lâu',
      `<table><caption>Thời gian thông thường trong ngày làm việc</caption><thead><tr><th>Cách thức</th><th>Nạp tiền</th><th>Rút tiền</th></tr></thead>
<tbody><tr><th>Ví điện tử</th><td>1 phút</td><td>10 phút</td></tr><tr><th>Chuyển khoản</th><td>5 phút</td><td>2 giờ</td></tr>
<tr><th>Thẻ</th><td>ngay lập tức</td><td>1 đến 3 ngày</td></tr></tbody></table>
<p>Lần rút đầu tiên lâu hơn: chúng tôi kiểm tra một lần xem tài khoản có đứng tên bạn không.</p>`,
    ],
    AR: [
      'كم يستغرق الإيداع والسحب',
      `<table><caption>المدة المعتادة في أيام العمل</caption><thead><tr><th>الطريقة</th><th>الإيداع</th><th>السحب</th></tr></thead>
<tbody><tr><th>محفظة إلكترونية</th><td>دقيقة واحدة</td><td>10 دقائق</td></tr><tr><th>تحويل بنكي</th><td>5 دقائق</td><td>ساعتان</td></tr>
<tr><th>بطاقة</th><td>فورًا</td><td>من يوم إلى 3 أيام</td></tr></tbody></table>
<p>يستغرق السحب الأول وقتًا أطول، إذ نتحقق مرة واحدة من أن الحساب باسمك.</p>`,
    ],
  },
  {
    types: ['B'],
    daysAgo: 15,
    EN: [
      'Play for fun, and know when to stop',
      `<p>A good evening ends when you meant it to. In your account you can set</p>
<ul><li>how much you deposit in a day, a week or a month,</li><li>a reminder of how long you have been playing,</li>
<li>a rest of a day, a month or for good.</li></ul><p><em>Only for adults. Never with money that you need.</em></p>`,
    ],
    TY: [
      'Maglaro nang masaya, at alamin kung kailan titigil',
      `<p>Ang magandang gabi ay natatapos kung kailan mo gusto. Sa account mo, maitatakda mo ang</p>
<ul><li>halaga ng deposit sa isang araw, linggo o buwan,</li><li>paalala kung gaano ka na katagal naglalaro,</li>
<li>pahinga nang isang araw, isang buwan o tuluyan na.</li></ul><p><em>Para lang sa nasa hustong gulang. Huwag gamitin ang perang kailangan mo.</em></p>`,
    ],
    VI: [
      'Chơi cho vui và biết điểm dừng',
      `<p>Một buổi tối vui là khi bạn dừng đúng lúc mình muốn. Trong tài khoản, bạn có thể đặt</p>
<ul><li>mức nạp mỗi ngày, mỗi tuần hoặc mỗi tháng,</li><li>lời nhắc về thời gian đã chơi,</li>
<li>thời gian nghỉ một ngày, một tháng hoặc vĩnh viễn.</li></ul><p><em>Chỉ dành cho người trưởng thành. Đừng chơi bằng tiền bạn đang cần.</em></p>`,
    ],
    AR: [
      'العب للمتعة واعرف متى تتوقف',
      `<p>الأمسية الجميلة هي التي تنتهي حين تريد أنت. من حسابك يمكنك تحديد</p>
<ul><li>مبلغ الإيداع في اليوم أو الأسبوع أو الشهر،</li><li>تذكير بالمدة التي قضيتها في اللعب،</li>
<li>استراحة ليوم أو لشهر أو إلى الأبد.</li></ul><p><em>للبالغين فقط. لا تلعب أبدًا بمال تحتاج إليه.</em></p>`,
    ],
  },
  {
    types: ['B'],
    daysAgo: 19,
    EN: [
      'Bank holiday: withdrawals on Monday go out on Tuesday',
      '<p>Banks rest on Monday. Withdrawals by bank transfer that you ask for after <b>Sunday 18:00</b> go out on Tuesday morning; e-wallets work as always.</p>',
    ],
    TY: [
      'Walang bangko sa Lunes: Martes ang labas ng withdraw',
      '<p>Sarado ang mga bangko sa Lunes. Ang mga bank transfer na hiniling pagkatapos ng <b>Linggo, 18:00</b> ay lalabas sa Martes ng umaga; tuloy gaya ng dati ang e-wallet.</p>',
    ],
    VI: [
      'Ngân hàng nghỉ lễ: lệnh rút thứ Hai được chuyển vào thứ Ba',
      '<p>Ngân hàng nghỉ thứ Hai. Lệnh rút qua chuyển khoản gửi sau <b>18:00 Chủ nhật</b> sẽ được chuyển vào sáng thứ Ba; ví điện tử vẫn hoạt động bình thường.</p>',
    ],
    AR: [
      'عطلة مصرفية: سحوبات الاثنين تُنفَّذ يوم الثلاثاء',
      '<p>المصارف مغلقة يوم الاثنين. طلبات السحب بالتحويل البنكي بعد <b>الساعة 18:00 من يوم الأحد</b> تُنفَّذ صباح الثلاثاء، أما المحافظ الإلكترونية فتعمل كالمعتاد.</p>',
    ],
  },
  {
    types: ['B'],
    daysAgo: 33,
    EN: [
      'Customer service now answers in four languages',
      '<p>English, Filipino, Vietnamese and Arabic, around the clock. Open the chat from the side of any page; members of higher ranks reach their own host.</p>',
    ],
    TY: [
      'Apat na wika na ang sinasagot ng customer service',
      '<p>Ingles, Filipino, Vietnamese at Arabic, buong araw at gabi. Buksan ang chat sa gilid ng kahit anong pahina; may sariling host ang may matataas na ranggo.</p>',
    ],
    VI: [
      'Chăm sóc khách hàng nay nói bốn ngôn ngữ',
      '<p>Tiếng Anh, Philippines, Việt và Ả Rập, suốt ngày đêm. Mở khung trò chuyện ở cạnh bất kỳ trang nào; thành viên hạng cao có người phục vụ riêng.</p>',
    ],
    AR: [
      'خدمة العملاء تجيب الآن بأربع لغات',
      '<p>الإنجليزية والفلبينية والفيتنامية والعربية، على مدار الساعة. افتح المحادثة من جانب أي صفحة، ولأصحاب المراتب العليا مضيف خاص بهم.</p>',
    ],
  },
];
