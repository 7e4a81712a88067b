import type { HelpCategorySeed } from './help-seed.ts';

export const lottery: HelpCategorySeed = {
  id: 'lottery',
  EN: 'Lottery',
  TY: 'Loterya',
  VI: 'Xổ số',
  AR: 'اليانصيب',
  articles: [
    {
      id: 'lottery-rules',
      daysAgo: 8,
      EN: [
        'Lottery rules in short',
        'Choose a draw, a way to play and your numbers; the stake counts for each combination.',
        `<p>A draw takes bets until its countdown ends. What is placed later belongs to the next draw, and we ask before.</p>
<dl><dt>Combinations</dt><dd>Some ways to play make several bets of your numbers. The slip counts them and shows the whole stake before you confirm.</dd>
<dt>Odds</dt><dd>A win is the stake of the combination times the odds on your slip. Later changes do not touch it.</dd>
<dt>Prize modes</dt><dd>Lott, ZY, Elott and SEA differ in how odds are counted. The desk offers those that a game has.</dd></dl>
<p>A bet that is placed cannot be taken back. A draw that does not happen is void: the stake comes back.</p>`,
      ],
      TY: [
        'Maikling patakaran ng loterya',
        'Pumili ng bola, paraan ng taya at mga numero; bilang ang taya sa bawat kombinasyon.',
        `<p>Tumatanggap ng taya ang bola hanggang maubos ang oras. Ang mahuli ay para sa susunod na bola, at tatanungin ka muna.</p>
<dl><dt>Mga kombinasyon</dt><dd>May mga paraang gumagawa ng ilang taya mula sa mga numero mo. Binibilang ito ng slip at ipinapakita ang kabuuan bago ka kumpirma.</dd>
<dt>Odds</dt><dd>Ang panalo ay taya ng kombinasyon na pinarami sa odds ng slip mo. Hindi na ito nagbabago.</dd>
<dt>Prize mode</dt><dd>Magkakaiba ang bilang ng odds ng Lott, ZY, Elott at SEA. Iniaalok ang mayroon sa laro.</dd></dl>
<p>Hindi na mababawi ang tayang nailagay. Kanselado ang bolang hindi natuloy: ibabalik ang taya.</p>`,
      ],
      VI: [
        'Luật xổ số tóm tắt',
        'Chọn kỳ quay, cách chơi và số; tiền cược tính cho từng tổ hợp.',
        `<p>Kỳ quay nhận cược đến khi đồng hồ đếm ngược kết thúc. Cược đặt muộn thuộc kỳ sau và chúng tôi sẽ hỏi trước.</p>
<dl><dt>Tổ hợp</dt><dd>Một số cách chơi tạo nhiều cược từ các số của bạn. Phiếu đếm và hiện tổng tiền trước khi bạn xác nhận.</dd>
<dt>Tỷ lệ</dt><dd>Tiền thắng là tiền cược của tổ hợp nhân tỷ lệ trên phiếu. Thay đổi về sau không ảnh hưởng.</dd>
<dt>Chế độ thưởng</dt><dd>Lott, ZY, Elott và SEA khác nhau ở cách tính tỷ lệ. Bàn cược đưa ra những chế độ mà trò chơi có.</dd></dl>
<p>Cược đã đặt không rút lại được. Kỳ quay không diễn ra sẽ bị huỷ và hoàn tiền cược.</p>`,
      ],
      AR: [
        'قواعد اليانصيب باختصار',
        'اختر سحبًا وطريقة لعب وأرقامك، ويُحسب الرهان لكل تركيبة.',
        `<p>يقبل السحب الرهانات حتى نهاية العدّ. ما يأتي بعده يخص السحب التالي، ونسألك قبل ذلك.</p>
<dl><dt>التركيبات</dt><dd>تصنع بعض الطرق عدة رهانات من أرقامك. تعدّها القسيمة وتعرض المجموع قبل التأكيد.</dd>
<dt>النسب</dt><dd>الربح هو رهان التركيبة مضروبًا في النسبة على قسيمتك، ولا يمسّه أي تغيير لاحق.</dd>
<dt>أنماط الجوائز</dt><dd>تختلف Lott وZY وElott وSEA في حساب النسب، وتُعرض الأنماط المتاحة للعبة.</dd></dl>
<p>لا يمكن سحب رهان بعد وضعه. السحب الذي لا يجري يُلغى ويعود الرهان.</p>`,
      ],
    },
    {
      id: 'lottery-results',
      daysAgo: 2,
      EN: [
        'Results and when wins are paid',
        'Wins are in your balance minutes after the draw, without anything to do.',
        `<p>Each game lists its last hundred draws with a picture of how often numbers came. Numbers are drawn by chance: that one was
long away says nothing about the next draw.</p><p>Your bets stand in the betting record: open until the draw, then won, lost or void.
Wins are paid at once. After thirty days without a mistake reported, a result is final.</p>`,
      ],
      TY: [
        'Resulta at kailan binabayaran ang panalo',
        'Nasa balanse ang panalo ilang minuto matapos ang bola; wala kang gagawin.',
        `<p>Nakalista sa bawat laro ang huling sandaang bola at larawan kung gaano kadalas lumabas ang mga numero. Suwerte ang bola: walang
sinasabi sa susunod ang numerong matagal nang di lumalabas.</p><p>Nasa betting record ang mga taya mo: bukas hanggang bola, saka panalo, talo o
kanselado. Agad binabayaran ang panalo. Pinal ang resulta pagkalipas ng tatlumpung araw na walang iniulat na mali.</p>`,
      ],
      VI: [
        'Kết quả và thời điểm trả thưởng',
        'Tiền thắng vào số dư vài phút sau kỳ quay, bạn không phải làm gì.',
        `<p>Mỗi trò chơi liệt kê một trăm kỳ gần nhất cùng biểu đồ tần suất. Số quay là ngẫu nhiên: số lâu chưa về không nói gì về kỳ sau.</p>
<p>Cược của bạn nằm trong lịch sử cược: chờ kết quả, sau đó thắng, thua hoặc huỷ. Thưởng được trả ngay. Sau ba mươi ngày không có
khiếu nại, kết quả là cuối cùng.</p>`,
      ],
      AR: [
        'النتائج وموعد دفع الأرباح',
        'تصل الأرباح إلى رصيدك بعد السحب بدقائق دون أي إجراء.',
        `<p>تعرض كل لعبة آخر مئة سحب مع رسم لتكرار الأرقام. الأرقام وليدة الصدفة: غياب رقم طويلًا لا يعني شيئًا للسحب التالي.</p>
<p>رهاناتك في سجل الرهانات: مفتوحة حتى السحب، ثم رابحة أو خاسرة أو ملغاة. تُدفع الأرباح فورًا، وتصبح النتيجة نهائية بعد ثلاثين
يومًا دون بلاغ بخطأ.</p>`,
      ],
    },
  ],
};
