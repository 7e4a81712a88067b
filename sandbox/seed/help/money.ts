import type { HelpCategorySeed } from './help-seed.ts';

export const money: HelpCategorySeed = {
  id: 'money',
  EN: 'Deposits and withdrawals',
  TY: 'Deposit at withdrawal',
  VI: 'Nạp và rút tiền',
  AR: 'الإيداع والسحب',
  articles: [
    {
      id: 'deposit',
      daysAgo: 30,
      EN: [
        'How to deposit',
        'Choose a way, say how much, and pay from an account in your own name.',
        `<ol><li>Open <strong>Deposit</strong> in your wallet.</li><li>Choose a way: bank transfer, e-wallet, QR code or card.</li>
<li>Write the amount. Each way says its least and its most.</li><li>Pay, and keep the receipt until the money has arrived.</li></ol>
<p>Pay only from accounts in your own name. Write the reference that we show exactly as it is: by it we find your payment.</p>`,
      ],
      TY: [
        'Paano magdeposito',
        'Pumili ng paraan, ilagay ang halaga, at magbayad mula sa account na nakapangalan sa iyo.',
        `<ol><li>Buksan ang <strong>Deposit</strong> sa wallet mo.</li><li>Pumili ng paraan: bank transfer, e-wallet, QR code o card.</li>
<li>Ilagay ang halaga. Nakasulat sa bawat paraan ang pinakamababa at pinakamataas.</li><li>Magbayad, at itago ang resibo hanggang dumating ang pera.</li></ol>
<p>Magbayad lang mula sa account na nakapangalan sa iyo. Kopyahin nang eksakto ang reference: iyon ang hanapan namin ng bayad mo.</p>`,
      ],
      VI: [
        'Cách nạp tiền',
        'Chọn phương thức, nhập số tiền và thanh toán từ tài khoản đứng tên bạn.',
        `<ol><li>Mở <strong>Nạp tiền</strong> trong ví.</li><li>Chọn phương thức: chuyển khoản, ví điện tử, mã QR hoặc thẻ.</li>
<li>Nhập số tiền. Mỗi phương thức có mức tối thiểu và tối đa riêng.</li><li>Thanh toán và giữ biên lai đến khi tiền về.</li></ol>
<p>Chỉ thanh toán từ tài khoản đứng tên bạn. Hãy ghi đúng nội dung chuyển khoản: nhờ đó chúng tôi tìm ra khoản tiền của bạn.</p>`,
      ],
      AR: [
        'كيف تودع',
        'اختر الطريقة، واكتب المبلغ، وادفع من حساب باسمك.',
        `<ol><li>افتح <strong>إيداع</strong> في محفظتك.</li><li>اختر الطريقة: حوالة بنكية أو محفظة إلكترونية أو رمز QR أو بطاقة.</li>
<li>اكتب المبلغ. لكل طريقة حد أدنى وحد أقصى.</li><li>ادفع واحتفظ بالإيصال حتى يصل المبلغ.</li></ol>
<p>ادفع من حسابات باسمك فقط، واكتب المرجع كما نعرضه تمامًا: به نجد دفعتك.</p>`,
      ],
    },
    {
      id: 'deposit-missing',
      daysAgo: 17,
      EN: [
        'My deposit has not arrived',
        'Most arrive within minutes. Send us the receipt after half an hour.',
        `<table><caption>Usual times</caption><thead><tr><th>Way</th><th>Time</th></tr></thead>
<tbody><tr><th>E-wallet, QR code</th><td>1 minute</td></tr><tr><th>Bank transfer</th><td>5 minutes</td></tr><tr><th>Card</th><td>at once</td></tr></tbody></table>
<p>After half an hour, open customer service and send three things: the receipt, the time, and the reference.
Do not pay a second time. Transfers at night or on holidays may wait for the bank.</p>`,
      ],
      TY: [
        'Hindi pa dumarating ang deposito ko',
        'Karamihan ay dumarating sa loob ng ilang minuto. Ipadala ang resibo pagkalipas ng kalahating oras.',
        `<table><caption>Karaniwang tagal</caption><thead><tr><th>Paraan</th><th>Tagal</th></tr></thead>
<tbody><tr><th>E-wallet, QR code</th><td>1 minuto</td></tr><tr><th>Bank transfer</th><td>5 minuto</td></tr><tr><th>Card</th><td>agad</td></tr></tbody></table>
<p>Pagkalipas ng kalahating oras, buksan ang customer service at ipadala ang tatlong bagay: resibo, oras, at reference.
Huwag magbayad ulit. Maaaring maghintay sa bangko ang mga transfer sa gabi o pista opisyal.</p>`,
      ],
      VI: [
        'Tiền nạp chưa về',
        'Đa số về trong vài phút. Sau nửa giờ, hãy gửi biên lai cho chúng tôi.',
        `<table><caption>Thời gian thông thường</caption><thead><tr><th>Phương thức</th><th>Thời gian</th></tr></thead>
<tbody><tr><th>Ví điện tử, mã QR</th><td>1 phút</td></tr><tr><th>Chuyển khoản</th><td>5 phút</td></tr><tr><th>Thẻ</th><td>tức thì</td></tr></tbody></table>
<p>Sau nửa giờ, hãy mở chăm sóc khách hàng và gửi ba thứ: biên lai, thời điểm và nội dung chuyển khoản.
Đừng thanh toán lần hai. Giao dịch ban đêm hoặc ngày lễ có thể phải chờ ngân hàng.</p>`,
      ],
      AR: [
        'لم يصل إيداعي',
        'يصل معظمها خلال دقائق. أرسل الإيصال بعد نصف ساعة.',
        `<table><caption>المدد المعتادة</caption><thead><tr><th>الطريقة</th><th>المدة</th></tr></thead>
<tbody><tr><th>محفظة إلكترونية، رمز QR</th><td>دقيقة</td></tr><tr><th>حوالة بنكية</th><td>5 دقائق</td></tr><tr><th>بطاقة</th><td>فورًا</td></tr></tbody></table>
<p>بعد نصف ساعة افتح خدمة العملاء وأرسل ثلاثة أشياء: الإيصال والوقت والمرجع.
لا تدفع مرة ثانية. قد تنتظر حوالات الليل والعطل عمل البنك.</p>`,
      ],
    },
    {
      id: 'withdraw',
      daysAgo: 9,
      EN: [
        'How to withdraw',
        'To a bank account or wallet in your own name, with your payment password.',
        `<ol><li>Add a bank account or an e-wallet in your own name, once.</li><li>Open <strong>Withdraw</strong>, write the amount and your payment password.</li>
<li>Follow the state in your account record. When the money is there, confirm that you received it.</li></ol>
<p>A withdrawal can wait because a bonus still has to be played through, because the name does not fit, or because it is
your first: we check an account once. The record says which it is.</p>`,
      ],
      TY: [
        'Paano mag-withdraw',
        'Sa bangko o wallet na nakapangalan sa iyo, gamit ang password mo sa pagbabayad.',
        `<ol><li>Magdagdag nang isang beses ng bank account o e-wallet na nakapangalan sa iyo.</li><li>Buksan ang <strong>Withdraw</strong>, ilagay ang halaga at ang password mo sa pagbabayad.</li>
<li>Subaybayan ang kalagayan sa account record. Kapag dumating na ang pera, kumpirmahing natanggap mo.</li></ol>
<p>Maaaring maghintay ang withdrawal dahil may bonus pang kailangang laruin, dahil hindi tugma ang pangalan, o dahil una mo ito:
isang beses naming sinusuri ang account. Nakasulat sa record kung alin.</p>`,
      ],
      VI: [
        'Cách rút tiền',
        'Về ngân hàng hoặc ví đứng tên bạn, bằng mật khẩu thanh toán.',
        `<ol><li>Thêm một lần tài khoản ngân hàng hoặc ví điện tử đứng tên bạn.</li><li>Mở <strong>Rút tiền</strong>, nhập số tiền và mật khẩu thanh toán.</li>
<li>Theo dõi trạng thái trong lịch sử tài khoản. Khi tiền về, hãy xác nhận đã nhận.</li></ol>
<p>Lệnh rút có thể phải chờ vì tiền thưởng chưa cược đủ vòng, vì tên không khớp, hoặc vì đây là lần đầu: chúng tôi kiểm tra
mỗi tài khoản một lần. Lịch sử ghi rõ lý do.</p>`,
      ],
      AR: [
        'كيف تسحب',
        'إلى حساب بنكي أو محفظة باسمك، بكلمة مرور الدفع.',
        `<ol><li>أضف مرة واحدة حسابًا بنكيًا أو محفظة باسمك.</li><li>افتح <strong>سحب</strong> واكتب المبلغ وكلمة مرور الدفع.</li>
<li>تابع الحالة في سجل الحساب، وأكّد الاستلام حين يصل المبلغ.</li></ol>
<p>قد ينتظر السحب لأن مكافأة لم تُلعب بالكامل، أو لأن الاسم لا يطابق، أو لأنه الأول: نفحص كل حساب مرة واحدة. يذكر السجل السبب.</p>`,
      ],
    },
    {
      id: 'identity-check',
      daysAgo: 6,
      EN: [
        'Why we check who you are',
        'Once, before the first withdrawal, and when something looks unusual.',
        `<p>The law asks us to know whom we pay. Please have ready:</p>
<ul><li>a photo of your identity card or passport, all four corners in it,</li><li>a statement of the account that you withdraw to, not older than three months.</li></ul>
<p>We look at it within a day, and delete the pictures when the law no longer asks for them. See <a href="/help#privacy">Privacy</a>.</p>`,
      ],
      TY: [
        'Bakit namin sinusuri kung sino ka',
        'Isang beses, bago ang unang withdrawal, at kapag may kakaiba.',
        `<p>Hinihingi ng batas na kilala namin ang binabayaran namin. Pakihanda ang:</p>
<ul><li>litrato ng ID o pasaporte, kita ang apat na sulok,</li><li>statement ng account na pagwi-withdrawhan, hindi lalampas sa tatlong buwan.</li></ul>
<p>Tinitingnan namin ito sa loob ng isang araw, at binubura ang mga larawan kapag hindi na hinihingi ng batas. Tingnan ang <a href="/help#privacy">Privacy</a>.</p>`,
      ],
      VI: [
        'Vì sao chúng tôi xác minh danh tính',
        'Một lần, trước lần rút đầu tiên, và khi có điều bất thường.',
        `<p>Pháp luật yêu cầu chúng tôi biết mình trả tiền cho ai. Xin chuẩn bị:</p>
<ul><li>ảnh căn cước hoặc hộ chiếu, thấy đủ bốn góc,</li><li>sao kê tài khoản nhận tiền, không quá ba tháng.</li></ul>
<p>Chúng tôi xem trong một ngày và xoá ảnh khi pháp luật không còn yêu cầu lưu. Xem <a href="/help#privacy">Quyền riêng tư</a>.</p>`,
      ],
      AR: [
        'لماذا نتحقق من هويتك',
        'مرة واحدة قبل أول سحب، وحين يبدو شيء غير معتاد.',
        `<p>يطلب القانون أن نعرف لمن ندفع. جهّز من فضلك:</p>
<ul><li>صورة لبطاقة هويتك أو جوازك تظهر فيها الزوايا الأربع،</li><li>كشفًا للحساب الذي تسحب إليه لا يزيد عمره على ثلاثة أشهر.</li></ul>
<p>ننظر فيها خلال يوم، ونحذف الصور حين لا يعود القانون يطلبها. انظر <a href="/help#privacy">الخصوصية</a>.</p>`,
      ],
    },
  ],
};
