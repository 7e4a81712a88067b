import type { HelpCategorySeed } from './help-seed.ts';

export const account: HelpCategorySeed = {
  id: 'account',
  EN: 'Account',
  TY: 'Account',
  VI: 'Tài khoản',
  AR: 'الحساب',
  articles: [
    {
      id: 'open-account',
      daysAgo: 40,
      EN: [
        'Opening an account',
        'It takes a username and a password, or a mobile number. One account a person.',
        `<p>Press <strong>Register</strong> and choose one of two ways:</p>
<ul><li><strong>By username</strong>: you think of a name and a password.</li>
<li><strong>By mobile number</strong>: we send a code of six digits; the number is your username from then on.</li></ul>
<p>You must be 18, or 21 where the law asks for it, and may have one account only. A second one is closed, and bonuses
that it was given are taken back. If a friend invited you, open their link: the invitation code is filled in by itself.</p>`,
      ],
      TY: [
        'Pagbubukas ng account',
        'Username at password lang, o numero ng cellphone. Isang account bawat tao.',
        `<p>Pindutin ang <strong>Mag-register</strong> at pumili ng isa sa dalawang paraan:</p>
<ul><li><strong>Gamit ang username</strong>: ikaw ang mag-iisip ng pangalan at password.</li>
<li><strong>Gamit ang cellphone</strong>: magpapadala kami ng code na anim na numero; mula noon, ang numero mo ang username.</li></ul>
<p>Dapat ay 18 taong gulang ka na, o 21 kung iyon ang hinihingi ng batas, at iisa lang ang account. Isasara ang pangalawa at
babawiin ang bonus nito. Kung inimbita ka ng kaibigan, buksan ang link niya: kusang mailalagay ang invitation code.</p>`,
      ],
      VI: [
        'Mở tài khoản',
        'Chỉ cần tên đăng nhập và mật khẩu, hoặc số di động. Mỗi người một tài khoản.',
        `<p>Bấm <strong>Đăng ký</strong> rồi chọn một trong hai cách:</p>
<ul><li><strong>Bằng tên đăng nhập</strong>: bạn tự đặt tên và mật khẩu.</li>
<li><strong>Bằng số di động</strong>: chúng tôi gửi mã sáu chữ số; từ đó số điện thoại chính là tên đăng nhập.</li></ul>
<p>Bạn phải đủ 18 tuổi, hoặc 21 tuổi nơi pháp luật yêu cầu, và chỉ được có một tài khoản. Tài khoản thứ hai sẽ bị đóng và
tiền thưởng bị thu hồi. Nếu được bạn bè mời, hãy mở liên kết của họ: mã mời sẽ tự điền.</p>`,
      ],
      AR: [
        'فتح حساب',
        'يكفي اسم مستخدم وكلمة مرور، أو رقم جوال. حساب واحد لكل شخص.',
        `<p>اضغط <strong>تسجيل</strong> واختر إحدى الطريقتين:</p>
<ul><li><strong>باسم مستخدم</strong>: تختار الاسم وكلمة المرور بنفسك.</li>
<li><strong>برقم الجوال</strong>: نرسل رمزًا من ستة أرقام، ويصبح الرقم اسم المستخدم بعدها.</li></ul>
<p>يجب أن يكون عمرك 18 عامًا، أو 21 حيث يشترط القانون، ولك حساب واحد فقط. يُغلق الحساب الثاني وتُسترد مكافآته.
إذا دعاك صديق فافتح رابطه، وسيُملأ رمز الدعوة تلقائيًا.</p>`,
      ],
    },
    {
      id: 'log-in',
      daysAgo: 33,
      EN: [
        'Logging in, and codes that do not come',
        'By password or by SMS. A code is good once, for ten minutes.',
        `<p>You can log in by your password or, with <strong>By SMS</strong>, by a code that we send to your number.</p>
<h3>The code does not come</h3>
<ol><li>Look whether the number is right, with the right country before it.</li>
<li>Wait until the button counts down to zero, then send it once more: only the newest code is good.</li>
<li>Look among messages that your phone put aside as spam.</li></ol>
<p>After several wrong passwords we ask for the digits of a picture; after many, the account rests for half an hour.</p>`,
      ],
      TY: [
        'Pag-log in, at code na hindi dumarating',
        'Gamit ang password o SMS. Isang beses lang magagamit ang code, sa loob ng sampung minuto.',
        `<p>Makakapag-log in ka gamit ang password o, sa <strong>SMS</strong>, ang code na ipapadala namin sa numero mo.</p>
<h3>Hindi dumarating ang code</h3>
<ol><li>Tingnan kung tama ang numero at ang bansa sa unahan nito.</li>
<li>Hintaying umabot sa zero ang bilang ng button, saka magpadala ulit: ang pinakabagong code lang ang gagana.</li>
<li>Silipin ang mga mensaheng itinabi ng telepono bilang spam.</li></ol>
<p>Kapag ilang beses nang mali ang password, hihingin namin ang mga numero sa larawan; kapag sobra na, magpapahinga ang
account nang kalahating oras.</p>`,
      ],
      VI: [
        'Đăng nhập và khi không nhận được mã',
        'Bằng mật khẩu hoặc SMS. Mã chỉ dùng một lần, trong mười phút.',
        `<p>Bạn đăng nhập bằng mật khẩu hoặc, ở thẻ <strong>SMS</strong>, bằng mã chúng tôi gửi tới số của bạn.</p>
<h3>Không nhận được mã</h3>
<ol><li>Kiểm tra lại số điện thoại và mã quốc gia phía trước.</li>
<li>Chờ nút đếm về không rồi gửi lại: chỉ mã mới nhất có hiệu lực.</li>
<li>Xem trong mục tin nhắn rác của điện thoại.</li></ol>
<p>Sau vài lần sai mật khẩu, bạn cần nhập dãy số trong hình; sai quá nhiều, tài khoản tạm nghỉ nửa giờ.</p>`,
      ],
      AR: [
        'تسجيل الدخول والرمز الذي لا يصل',
        'بكلمة المرور أو برسالة قصيرة. الرمز صالح مرة واحدة ولمدة عشر دقائق.',
        `<p>يمكنك الدخول بكلمة المرور، أو <strong>برسالة قصيرة</strong> نرسل فيها رمزًا إلى رقمك.</p>
<h3>الرمز لا يصل</h3>
<ol><li>تأكد من الرقم ومن رمز الدولة قبله.</li>
<li>انتظر حتى يصل العدّ إلى الصفر ثم أرسل مرة أخرى: أحدث رمز وحده صالح.</li>
<li>ابحث في الرسائل التي عدّها هاتفك مزعجة.</li></ol>
<p>بعد عدة كلمات مرور خاطئة نطلب أرقام صورة، وبعد محاولات كثيرة يتوقف الحساب نصف ساعة.</p>`,
      ],
    },
    {
      id: 'forgotten-password',
      daysAgo: 21,
      EN: [
        'I forgot my password',
        'Ask for a new one by e-mail, or set it yourself by SMS.',
        `<p>Press <strong>Forgot password?</strong> in the login.</p>
<dl><dt>By e-mail</dt><dd>We send a password that is good for one login within an hour. You choose your own right after.</dd>
<dt>By mobile number</dt><dd>We send a code; with it you set a new password and are logged in at once.</dd></dl>
<p>Neither reaches you any more? Customer service helps; have the name on your account at hand.</p>`,
      ],
      TY: [
        'Nakalimutan ko ang password',
        'Humingi ng bago sa e-mail, o ikaw mismo ang magtakda gamit ang SMS.',
        `<p>Pindutin ang <strong>Nakalimutan ang password?</strong> sa pag-log in.</p>
<dl><dt>Sa e-mail</dt><dd>Magpapadala kami ng password na magagamit sa isang log in sa loob ng isang oras. Pipili ka agad ng sarili mo.</dd>
<dt>Sa cellphone</dt><dd>Magpapadala kami ng code; gamit iyon, magtatakda ka ng bagong password at naka-log in ka na.</dd></dl>
<p>Hindi na makarating sa iyo ang dalawa? Tutulong ang customer service; ihanda ang pangalan sa account mo.</p>`,
      ],
      VI: [
        'Tôi quên mật khẩu',
        'Xin mật khẩu mới qua email, hoặc tự đặt lại bằng SMS.',
        `<p>Bấm <strong>Quên mật khẩu?</strong> ở phần đăng nhập.</p>
<dl><dt>Qua email</dt><dd>Chúng tôi gửi mật khẩu dùng cho một lần đăng nhập trong vòng một giờ. Sau đó bạn tự chọn mật khẩu riêng.</dd>
<dt>Qua số di động</dt><dd>Chúng tôi gửi mã; bạn đặt mật khẩu mới bằng mã đó và được đăng nhập ngay.</dd></dl>
<p>Không còn dùng được cả hai? Hãy liên hệ chăm sóc khách hàng và chuẩn bị sẵn họ tên trên tài khoản.</p>`,
      ],
      AR: [
        'نسيت كلمة المرور',
        'اطلب كلمة جديدة بالبريد، أو عيّنها بنفسك برسالة قصيرة.',
        `<p>اضغط <strong>نسيت كلمة المرور؟</strong> في نافذة الدخول.</p>
<dl><dt>بالبريد الإلكتروني</dt><dd>نرسل كلمة مرور صالحة لدخول واحد خلال ساعة، ثم تختار كلمتك فورًا.</dd>
<dt>برقم الجوال</dt><dd>نرسل رمزًا تعيّن به كلمة مرور جديدة وتدخل مباشرة.</dd></dl>
<p>لم يعد أيٌّ منهما يصل إليك؟ خدمة العملاء تساعدك، وجهّز الاسم المسجّل في حسابك.</p>`,
      ],
    },
    {
      id: 'safe-account',
      daysAgo: 12,
      EN: [
        'Keeping your account safe',
        'A password of its own, two steps, and nobody to tell your codes to.',
        `<ul><li>Use a password that you use nowhere else.</li><li>Let us ask for a second step: a code by e-mail at each login.</li>
<li>Log out on devices that others use. You can see every login in your account.</li></ul>
<blockquote>Nobody who works here asks for your password or a code. Whoever does is not one of us.</blockquote>
<p>Something looks odd? Change your password: that ends every other session. Then tell customer service.</p>`,
      ],
      TY: [
        'Panatilihing ligtas ang account',
        'Sariling password, dalawang hakbang, at walang pagsasabihan ng code.',
        `<ul><li>Gumamit ng password na dito lang ginagamit.</li><li>Buksan ang pangalawang hakbang: code sa e-mail tuwing magla-log in.</li>
<li>Mag-log out sa device na ginagamit ng iba. Makikita mo sa account ang bawat log in.</li></ul>
<blockquote>Walang empleyado namin ang hihingi ng password o code mo. Kung may humingi, hindi siya taga-rito.</blockquote>
<p>May kakaiba? Palitan ang password: matatapos ang lahat ng ibang session. Saka sabihan ang customer service.</p>`,
      ],
      VI: [
        'Giữ an toàn tài khoản',
        'Mật khẩu riêng, xác minh hai bước và không đưa mã cho ai.',
        `<ul><li>Dùng mật khẩu không dùng ở nơi khác.</li><li>Bật bước xác minh thứ hai: mã gửi qua email mỗi lần đăng nhập.</li>
<li>Đăng xuất trên thiết bị dùng chung. Mọi lần đăng nhập đều hiện trong tài khoản.</li></ul>
<blockquote>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã. Ai hỏi thì không phải người của chúng tôi.</blockquote>
<p>Thấy điều lạ? Hãy đổi mật khẩu: mọi phiên khác sẽ kết thúc. Sau đó báo cho chăm sóc khách hàng.</p>`,
      ],
      AR: [
        'الحفاظ على أمان حسابك',
        'كلمة مرور خاصة، وخطوتان، ولا تُخبر أحدًا برموزك.',
        `<ul><li>استخدم كلمة مرور لا تستخدمها في مكان آخر.</li><li>فعّل الخطوة الثانية: رمز بالبريد عند كل دخول.</li>
<li>سجّل خروجك من الأجهزة المشتركة. كل دخول يظهر في حسابك.</li></ul>
<blockquote>لا يطلب أحد من فريقنا كلمة مرورك أو رمزًا. من يطلب ذلك ليس منا.</blockquote>
<p>لاحظت شيئًا غريبًا؟ غيّر كلمة المرور فتنتهي كل الجلسات الأخرى، ثم أخبر خدمة العملاء.</p>`,
      ],
    },
  ],
};
