import type { AnnouncementSeed } from './announcement-seed.ts';

/** Updates, and hours in which something rests. */
export const works: readonly AnnouncementSeed[] = [
  {
    types: ['H', 'PU'],
    daysAgo: 1,
    art: ['works'],
    EN: [
      'Works in the night to Wednesday, 03:00 to 05:00',
      `<p>The wallet moves to new machines. During the two hours (UTC+7)</p>
<ul><li>deposits and withdrawals rest,</li><li>running rounds are played to their end,</li><li>sports bets stay as they are.</li></ul>
<p>You can read, watch and chat all the while. <strong>Nothing is lost</strong>, and nothing is asked of you.</p>`,
    ],
    TY: [
      'Pag-aayos madaling-araw ng Miyerkules, 03:00 hanggang 05:00',
      `<p>Lilipat sa bagong makina ang wallet. Sa loob ng dalawang oras (UTC+7)</p>
<ul><li>pahinga ang deposit at withdraw,</li><li>tatapusin ang mga nasimulang round,</li><li>mananatili ang mga taya sa sports.</li></ul>
<p>Tuloy ang pagbabasa, panonood at chat. <strong>Walang mawawala</strong>, at wala kang kailangang gawin.</p>`,
    ],
    VI: [
      'Bảo trì rạng sáng thứ Tư, từ 03:00 đến 05:00',
      `<p>Ví được chuyển sang máy chủ mới. Trong hai giờ này (UTC+7)</p>
<ul><li>nạp và rút tiền tạm ngừng,</li><li>các ván đang chơi vẫn được chơi đến hết,</li><li>cược thể thao giữ nguyên.</li></ul>
<p>Bạn vẫn đọc, xem và trò chuyện được. <strong>Không có gì bị mất</strong> và bạn không cần làm gì cả.</p>`,
    ],
    AR: [
      'أعمال صيانة فجر الأربعاء من 03:00 إلى 05:00',
      `<p>تنتقل المحفظة إلى أجهزة جديدة. خلال الساعتين (بتوقيت UTC+7)</p>
<ul><li>يتوقف الإيداع والسحب،</li><li>تُستكمل الجولات الجارية حتى نهايتها،</li><li>تبقى الرهانات الرياضية كما هي.</li></ul>
<p>يمكنك القراءة والمشاهدة والمحادثة طوال الوقت. <strong>لن يضيع شيء</strong>، ولا يُطلب منك شيء.</p>`,
    ],
  },
  {
    types: ['PU'],
    daysAgo: 7,
    art: ['app'],
    EN: [
      'This month’s update: quicker, calmer, easier to read',
      `<h3>New</h3><ul><li>Pages open before pictures have come</li><li>Search finds games without accents</li></ul>
<h3>Mended</h3><ul><li>The balance no longer jumps while it loads</li><li>Sliders stop when you point at them</li></ul>
<h3>Gone</h3><p>The old lottery calendar. Draws stand in <a href="/elott">E-lottery</a>.</p>`,
    ],
    TY: [
      'Update ngayong buwan: mas mabilis, mas payapa, mas madaling basahin',
      `<h3>Bago</h3><ul><li>Bumubukas ang pahina kahit wala pa ang mga larawan</li><li>Nahahanap ang laro kahit walang tuldik</li></ul>
<h3>Naayos</h3><ul><li>Hindi na tumatalon ang balanse habang naglo-load</li><li>Humihinto ang slider kapag itinapat ang mouse</li></ul>
<h3>Inalis</h3><p>Ang lumang kalendaryo ng loterya. Nasa <a href="/elott">E-lottery</a> na ang mga bola.</p>`,
    ],
    VI: [
      'Bản cập nhật tháng này: nhanh hơn, êm hơn, dễ đọc hơn',
      `<h3>Mới</h3><ul><li>Trang mở ra trước cả khi có hình</li><li>Tìm trò chơi không cần gõ dấu</li></ul>
<h3>Đã sửa</h3><ul><li>Số dư không còn nhảy khi đang tải</li><li>Băng chuyền dừng lại khi bạn trỏ chuột vào</li></ul>
<h3>Đã bỏ</h3><p>Lịch xổ số cũ. Các kỳ quay nay nằm ở <a href="/elott">Xổ số điện tử</a>.</p>`,
    ],
    AR: [
      'تحديث هذا الشهر: أسرع وأهدأ وأوضح للقراءة',
      `<h3>الجديد</h3><ul><li>تُفتح الصفحات قبل وصول الصور</li><li>البحث يجد الألعاب دون حركات</li></ul>
<h3>ما أُصلح</h3><ul><li>لم يعد الرصيد يقفز أثناء التحميل</li><li>تتوقف الشرائح عند الإشارة إليها</li></ul>
<h3>ما أُزيل</h3><p>تقويم اليانصيب القديم. تجد السحوبات في <a href="/elott">اليانصيب الإلكتروني</a>.</p>`,
    ],
  },
  {
    types: ['PU'],
    daysAgo: 12,
    EN: [
      'Light or dark: choose in the header',
      '<p>The portal follows your device at first. Choose once, and it stays that way on this device.</p>',
    ],
    TY: [
      'Maliwanag o madilim: pumili sa itaas',
      '<p>Sa simula, sinusunod ng portal ang device mo. Pumili nang isang beses, at iyon na ang mananatili sa device na ito.</p>',
    ],
    VI: [
      'Sáng hay tối: chọn ngay ở đầu trang',
      '<p>Ban đầu, giao diện theo thiết bị của bạn. Chỉ cần chọn một lần, thiết bị này sẽ giữ nguyên như vậy.</p>',
    ],
    AR: [
      'فاتح أم داكن: اختر من أعلى الصفحة',
      '<p>يتبع الموقع إعداد جهازك في البداية. اختر مرة واحدة فيبقى اختيارك على هذا الجهاز.</p>',
    ],
  },
  {
    types: ['PU'],
    daysAgo: 17,
    module: 'MOBILEVERCODELOGIN3',
    EN: [
      'Log in with a code on your phone',
      '<p>No password at hand? Choose <b>SMS</b> where you log in, give the number that you registered, and type the code that we send. It holds for five minutes.</p>',
    ],
    TY: [
      'Mag-log in gamit ang code sa telepono',
      '<p>Walang password? Piliin ang <b>SMS</b> sa pag-log in, ilagay ang numerong inirehistro mo, at i-type ang code na ipapadala namin. Limang minuto itong may bisa.</p>',
    ],
    VI: [
      'Đăng nhập bằng mã gửi về điện thoại',
      '<p>Không nhớ mật khẩu? Chọn <b>SMS</b> khi đăng nhập, nhập số đã đăng ký rồi gõ mã chúng tôi gửi. Mã có hiệu lực năm phút.</p>',
    ],
    AR: [
      'سجّل الدخول برمز يصل إلى هاتفك',
      '<p>لا تذكر كلمة المرور؟ اختر <b>رسالة نصية</b> عند تسجيل الدخول، وأدخل الرقم الذي سجّلت به، ثم اكتب الرمز الذي نرسله. الرمز صالح خمس دقائق.</p>',
    ],
  },
  {
    types: ['PU'],
    daysAgo: 24,
    EN: [
      'Now in Arabic, from right to left',
      '<p>Choose العربية in the language list. Menus, pages and messages turn with the script; games keep the languages of their makers.</p>',
    ],
    TY: [
      'May Arabic na, mula kanan pakaliwa',
      '<p>Piliin ang العربية sa listahan ng wika. Sumusunod sa sulat ang mga menu, pahina at mensahe; ang mga laro ay nananatili sa wika ng gumawa.</p>',
    ],
    VI: [
      'Đã có tiếng Ả Rập, viết từ phải sang trái',
      '<p>Chọn العربية trong danh sách ngôn ngữ. Thực đơn, trang và thông báo đổi chiều theo chữ viết; trò chơi giữ ngôn ngữ của nhà phát hành.</p>',
    ],
    AR: [
      'الموقع الآن بالعربية، من اليمين إلى اليسار',
      '<p>اختر العربية من قائمة اللغات. تنعكس القوائم والصفحات والرسائل مع اتجاه الكتابة، وتبقى الألعاب بلغات صانعيها.</p>',
    ],
  },
  {
    types: ['PU'],
    daysAgo: 40,
    EN: [
      'Pages for slow connections',
      '<p>Pictures now come when you scroll to them, and smaller ones on a phone. A page takes a third of what it took in spring.</p>',
    ],
    TY: [
      'Mga pahinang para sa mabagal na koneksiyon',
      '<p>Dumarating na lang ang mga larawan kapag naabot mo, at mas maliit sa telepono. Sangkatlo na lang ng dati ang kinakain ng isang pahina.</p>',
    ],
    VI: [
      'Trang nhẹ cho đường truyền chậm',
      '<p>Hình chỉ tải khi bạn cuộn tới, và nhỏ hơn trên điện thoại. Mỗi trang giờ chỉ nặng bằng một phần ba so với mùa xuân.</p>',
    ],
    AR: [
      'صفحات تناسب الاتصال البطيء',
      '<p>صارت الصور تُحمَّل عندما تصل إليها، وبحجم أصغر على الهاتف. تستهلك الصفحة ثلث ما كانت تستهلكه في الربيع.</p>',
    ],
  },
];
