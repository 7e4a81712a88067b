import type { HelpCategorySeed } from './help-seed.ts';

export const care: HelpCategorySeed = {
  id: 'care',
  EN: 'Responsible play',
  TY: 'Responsableng paglalaro',
  VI: 'Chơi có trách nhiệm',
  AR: 'اللعب المسؤول',
  articles: [
    {
      id: 'limits',
      daysAgo: 45,
      EN: [
        'Staying in control',
        'Play for fun, with money that you can do without.',
        `<ul><li>Decide before you begin how much and how long, and stop there.</li><li>Never play to win back what you lost.</li>
<li>Do not play tired, sad or after drinking.</li><li>Never borrow in order to play.</li></ul>
<p>Ask yourself: do I hide it? Do I think of it all day? Do I play with money for rent or food? One yes is reason enough to talk to somebody.</p>`,
      ],
      TY: [
        'Manatiling may kontrol',
        'Maglaro para malibang, gamit ang perang kaya mong mawala.',
        `<ul><li>Bago magsimula, magpasya kung magkano at gaano katagal, at tumigil doon.</li><li>Huwag maglaro para mabawi ang natalo.</li>
<li>Huwag maglaro nang pagod, malungkot o nakainom.</li><li>Huwag umutang para maglaro.</li></ul>
<p>Tanungin ang sarili: itinatago ko ba ito? Buong araw ko bang iniisip? Ginagamit ko ba ang pang-upa o pangkain? Isang oo lang, sapat na para kumausap ng iba.</p>`,
      ],
      VI: [
        'Giữ quyền kiểm soát',
        'Chơi cho vui, bằng số tiền bạn có thể không cần đến.',
        `<ul><li>Trước khi chơi, quyết định bao nhiêu tiền và bao lâu, rồi dừng đúng lúc.</li><li>Đừng chơi để gỡ lại tiền thua.</li>
<li>Đừng chơi khi mệt, buồn hoặc đã uống rượu.</li><li>Đừng vay tiền để chơi.</li></ul>
<p>Hãy tự hỏi: mình có giấu ai không? Có nghĩ đến nó cả ngày không? Có chơi bằng tiền nhà, tiền ăn không? Chỉ một câu “có” đã đủ để tìm người trò chuyện.</p>`,
      ],
      AR: [
        'البقاء مسيطرًا',
        'العب للمتعة، بمال تستطيع الاستغناء عنه.',
        `<ul><li>قرّر قبل أن تبدأ كم ومتى تتوقف، والتزم بذلك.</li><li>لا تلعب لتعوّض ما خسرت.</li>
<li>لا تلعب متعبًا أو حزينًا أو بعد الشرب.</li><li>لا تستدن لتلعب.</li></ul>
<p>اسأل نفسك: هل أخفي الأمر؟ هل أفكر فيه طوال اليوم؟ هل ألعب بمال الإيجار أو الطعام؟ جواب واحد بنعم يكفي لتحدّث أحدًا.</p>`,
      ],
    },
    {
      id: 'take-a-break',
      daysAgo: 44,
      EN: [
        'Taking a break, and where to find help',
        'We close your account for a day or for good: one message is enough.',
        `<p>Write to customer service for how long: a day, a week, half a year, or for ever. It holds at once and cannot be undone before its
end; we send no offers meanwhile, and money in your wallet stays yours and is paid out.</p>
<p>Talking helps, for those around you too. Your country’s helpline for gambling is free and tells nobody. Nobody under age may play here:
keep your password from children and use a filter on shared devices.</p>`,
      ],
      TY: [
        'Pagpapahinga, at saan hihingi ng tulong',
        'Isasara namin ang account nang isang araw o habambuhay: isang mensahe lang.',
        `<p>Sumulat sa customer service kung gaano katagal: isang araw, isang linggo, kalahating taon, o habambuhay. Agad itong may bisa at hindi
mababawi bago matapos; hindi kami magpapadala ng alok, at sa iyo pa rin at ibabayad ang pera sa wallet.</p>
<p>Nakakatulong ang pakikipag-usap, pati sa mga malapit sa iyo. Libre at lihim ang helpline ng bansa mo para sa pagsusugal. Bawal ang menor
de edad: ilayo ang password sa mga bata at gumamit ng filter sa mga device na pinaghahatian.</p>`,
      ],
      VI: [
        'Tạm nghỉ và tìm trợ giúp',
        'Chúng tôi đóng tài khoản một ngày hay mãi mãi: chỉ cần một tin nhắn.',
        `<p>Nhắn cho chăm sóc khách hàng thời hạn: một ngày, một tuần, nửa năm hay mãi mãi. Hiệu lực ngay và không thể huỷ trước hạn; trong thời
gian đó chúng tôi không gửi ưu đãi, tiền trong ví vẫn là của bạn và được chi trả.</p>
<p>Nói ra sẽ nhẹ lòng, với cả người thân. Đường dây hỗ trợ về cờ bạc ở nước bạn miễn phí và kín đáo. Trẻ vị thành niên không được chơi:
giữ mật khẩu xa tầm trẻ em và dùng bộ lọc trên thiết bị chung.</p>`,
      ],
      AR: [
        'أخذ استراحة وأين تجد العون',
        'نغلق حسابك ليوم أو للأبد: رسالة واحدة تكفي.',
        `<p>اكتب لخدمة العملاء المدة: يوم أو أسبوع أو نصف عام أو للأبد. يسري ذلك فورًا ولا يُلغى قبل نهايته، ولا نرسل عروضًا خلاله، ويبقى
مال محفظتك لك ويُدفع إليك.</p>
<p>الحديث يساعد، ومن حولك أيضًا. خط المساعدة في بلدك مجاني وسرّي. لا يجوز للقاصرين اللعب هنا: أبعد كلمة مرورك عن الأطفال واستخدم
مرشّحًا على الأجهزة المشتركة.</p>`,
      ],
    },
  ],
};

export const legal: HelpCategorySeed = {
  id: 'legal',
  EN: 'Terms and privacy',
  TY: 'Mga tuntunin at privacy',
  VI: 'Điều khoản và quyền riêng tư',
  AR: 'الشروط والخصوصية',
  articles: [
    {
      id: 'terms',
      daysAgo: 60,
      EN: [
        'User agreement',
        'What you and we agree on when you open an account.',
        `<h2>1. Who may play</h2><p>You are 18 or older, or 21 where the law asks for it, live where playing is allowed, and act for yourself.</p>
<h2>2. Your account</h2><p>One account a person, under your own name. You keep your password to yourself; what happens under it counts as yours.</p>
<h2>3. Money</h2><p>Deposits come from and withdrawals go to accounts in your own name. The wallet bears no interest. We may ask for proof of who you are.</p>
<h2>4. Bets</h2><p>A bet counts once we confirm it and cannot be taken back. Where a game or its odds had an obvious error, bets on it are void and stakes come back.</p>
<h2>5. Bonuses</h2><p>The terms of each promotion hold. Whoever abuses them loses the bonus and what was won with it.</p>
<h2>6. Ending it</h2><p>You may close your account at any time; what is in the wallet is paid out. We close accounts that break these rules, and say why.</p>
<h2>7. Changes</h2><p>We announce changes a week before they hold. Whoever does not agree may close the account.</p>`,
      ],
      TY: [
        'Kasunduan ng gumagamit',
        'Ang pinagkakasunduan natin kapag nagbukas ka ng account.',
        `<h2>1. Sino ang puwedeng maglaro</h2><p>18 taong gulang ka na, o 21 kung hinihingi ng batas, nakatira kung saan pinapayagan ang paglalaro, at para sa sarili mo.</p>
<h2>2. Ang account mo</h2><p>Isang account bawat tao, sa sariling pangalan. Ikaw lang ang may hawak ng password; sa iyo ang anumang mangyari gamit ito.</p>
<h2>3. Pera</h2><p>Galing at papunta sa mga account na nakapangalan sa iyo ang deposito at withdrawal. Walang tubo ang wallet. Maaari kaming humingi ng patunay ng pagkakakilanlan.</p>
<h2>4. Mga taya</h2><p>May bisa ang taya kapag kinumpirma namin at hindi na mababawi. Kanselado at ibinabalik ang taya sa larong may halatang mali.</p>
<h2>5. Mga bonus</h2><p>Sundin ang tuntunin ng bawat promo. Mawawala ang bonus at napanalunan ng umaabuso.</p>
<h2>6. Pagtatapos</h2><p>Maaari mong isara ang account kailanman; ibabayad ang laman ng wallet. Isinasara namin ang lumalabag, at sinasabi kung bakit.</p>
<h2>7. Mga pagbabago</h2><p>Inaanunsiyo namin ang pagbabago isang linggo bago magkabisa. Maaaring isara ng di sumasang-ayon ang account.</p>`,
      ],
      VI: [
        'Thoả thuận người dùng',
        'Điều bạn và chúng tôi cùng đồng ý khi mở tài khoản.',
        `<h2>1. Ai được chơi</h2><p>Bạn đủ 18 tuổi, hoặc 21 tuổi nơi pháp luật yêu cầu, sống ở nơi cho phép chơi và chơi cho chính mình.</p>
<h2>2. Tài khoản</h2><p>Mỗi người một tài khoản, đúng tên mình. Bạn tự giữ mật khẩu; việc làm bằng mật khẩu đó được coi là của bạn.</p>
<h2>3. Tiền</h2><p>Tiền nạp và rút phải qua tài khoản đứng tên bạn. Ví không sinh lãi. Chúng tôi có thể yêu cầu giấy tờ chứng minh.</p>
<h2>4. Cược</h2><p>Cược có hiệu lực khi được xác nhận và không rút lại được. Nếu trò chơi hoặc tỷ lệ sai rõ ràng, cược bị huỷ và hoàn tiền.</p>
<h2>5. Khuyến mãi</h2><p>Áp dụng điều khoản của từng khuyến mãi. Lạm dụng sẽ mất thưởng và tiền thắng từ đó.</p>
<h2>6. Chấm dứt</h2><p>Bạn có thể đóng tài khoản bất cứ lúc nào; tiền trong ví được chi trả. Chúng tôi đóng tài khoản vi phạm và nêu lý do.</p>
<h2>7. Thay đổi</h2><p>Thay đổi được thông báo trước một tuần. Không đồng ý, bạn có thể đóng tài khoản.</p>`,
      ],
      AR: [
        'اتفاقية المستخدم',
        'ما نتفق عليه معك حين تفتح حسابًا.',
        `<h2>1. من يحق له اللعب</h2><p>عمرك 18 عامًا أو أكثر، أو 21 حيث يشترط القانون، وتعيش حيث يُسمح باللعب، وتلعب لنفسك.</p>
<h2>2. حسابك</h2><p>حساب واحد لكل شخص باسمه. تحفظ كلمة مرورك لنفسك، وما يجري بها يُعدّ منك.</p>
<h2>3. المال</h2><p>تأتي الإيداعات من حسابات باسمك وتذهب السحوبات إليها. لا فائدة على المحفظة، وقد نطلب ما يثبت هويتك.</p>
<h2>4. الرهانات</h2><p>يسري الرهان حين نؤكده ولا يُسترد. إن كان في لعبة أو نسبها خطأ واضح تُلغى رهاناتها وتعود مبالغها.</p>
<h2>5. المكافآت</h2><p>تسري شروط كل عرض، ومن يسيء استخدامها يفقد المكافأة وما ربحه بها.</p>
<h2>6. الإنهاء</h2><p>لك أن تغلق حسابك متى شئت ويُدفع ما في المحفظة. نغلق الحسابات المخالفة ونذكر السبب.</p>
<h2>7. التغييرات</h2><p>نعلن التغييرات قبل سريانها بأسبوع، ومن لا يوافق له أن يغلق حسابه.</p>`,
      ],
    },
    {
      id: 'privacy',
      daysAgo: 58,
      EN: [
        'Privacy',
        'What we know of you, what for, and how you see or delete it.',
        `<h2>What we keep</h2><p>What you write when you register, your bets and payments, and from where you logged in. Passwords are kept so that nobody can read them.</p>
<h2>What for</h2><p>To run your account, to pay you, to find fraud, and because the law asks for it. We sell nothing. Providers learn a number, not your name.</p>
<h2>Your browser</h2><p>A login is kept until you close the page. Your language, your colours and, if you want it, your login are kept on your device.</p>
<h2>Your rights</h2><p>Customer service sends you what we keep, mends what is wrong, and deletes what the law no longer asks for.</p>`,
      ],
      TY: [
        'Privacy',
        'Ano ang alam namin sa iyo, para saan, at paano ito makita o mabura.',
        `<h2>Ano ang itinatabi</h2><p>Ang isinulat mo sa pag-register, mga taya at bayad, at kung saan ka nag-log in. Itinatabi ang password nang walang makababasa.</p>
<h2>Para saan</h2><p>Para patakbuhin ang account, bayaran ka, hanapin ang panloloko, at dahil hinihingi ng batas. Wala kaming ibinebenta. Numero, hindi pangalan, ang alam ng provider.</p>
<h2>Ang browser mo</h2><p>Itinatabi ang log in hanggang isara mo ang page. Nasa device mo ang wika, kulay at, kung gusto mo, ang log in.</p>
<h2>Mga karapatan mo</h2><p>Ipapadala ng customer service ang itinatabi namin, itatama ang mali, at buburahin ang hindi na hinihingi ng batas.</p>`,
      ],
      VI: [
        'Quyền riêng tư',
        'Chúng tôi biết gì về bạn, để làm gì, và cách xem hoặc xoá.',
        `<h2>Chúng tôi lưu gì</h2><p>Thông tin bạn khai khi đăng ký, cược, giao dịch và nơi đăng nhập. Mật khẩu được lưu ở dạng không ai đọc được.</p>
<h2>Để làm gì</h2><p>Để vận hành tài khoản, chi trả, phát hiện gian lận và vì pháp luật yêu cầu. Chúng tôi không bán dữ liệu. Nhà cung cấp chỉ biết một mã số, không biết tên bạn.</p>
<h2>Trình duyệt của bạn</h2><p>Phiên đăng nhập được giữ đến khi bạn đóng trang. Ngôn ngữ, giao diện và, nếu bạn muốn, thông tin đăng nhập nằm trên thiết bị của bạn.</p>
<h2>Quyền của bạn</h2><p>Chăm sóc khách hàng gửi bạn dữ liệu đang lưu, sửa điều sai và xoá điều pháp luật không còn yêu cầu.</p>`,
      ],
      AR: [
        'الخصوصية',
        'ما نعرفه عنك ولماذا، وكيف تراه أو تحذفه.',
        `<h2>ما نحتفظ به</h2><p>ما تكتبه عند التسجيل، ورهاناتك ومدفوعاتك، ومن أين دخلت. تُحفظ كلمات المرور بحيث لا يقرؤها أحد.</p>
<h2>لماذا</h2><p>لتشغيل حسابك والدفع لك وكشف الاحتيال ولأن القانون يطلبه. لا نبيع شيئًا، ويعرف المزوّدون رقمًا لا اسمك.</p>
<h2>متصفحك</h2><p>يبقى الدخول حتى تغلق الصفحة. تُحفظ لغتك وألوانك، ودخولك إن أردت، على جهازك.</p>
<h2>حقوقك</h2><p>ترسل لك خدمة العملاء ما نحتفظ به، وتصحح الخطأ، وتحذف ما لم يعد القانون يطلبه.</p>`,
      ],
    },
  ],
};
