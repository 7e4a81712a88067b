export interface BannerSeed {
  /** The scene that is drawn. */
  readonly art: string;
  /** A path of the portal, or an address outside; without one the banner cannot be clicked. */
  readonly link?: string;
  /** The page that it speaks of, where it leads to none and does not stand there. */
  readonly about?: string;
  /** Headline and the line below it, by language. */
  readonly EN: readonly [string, string];
  readonly VI: readonly [string, string];
  readonly TY: readonly [string, string];
  readonly AR: readonly [string, string];
}

/** Everybody's, by group [2.19]. w_esports has a single banner and w_help none, on purpose. */
export const banners: Readonly<Record<string, readonly BannerSeed[]>> = {
  w_home: [
    {
      art: 'welcome',
      link: '/rng?sort=new',
      EN: ['Every night has its light', 'Ten thousand games under one sky'],
      VI: ['Đêm nào cũng có ánh sáng', 'Mười nghìn trò chơi dưới một bầu trời'],
      TY: ['May liwanag ang bawat gabi', 'Sampung libong laro sa iisang langit'],
      AR: ['لكل ليلة نورها', 'عشرة آلاف لعبة تحت سماء واحدة'],
    },
    {
      art: 'slots',
      link: '/rng',
      EN: ['Reels that never rest', 'New slots every week, from forty makers'],
      VI: ['Vòng quay không nghỉ', 'Trò quay số mới mỗi tuần từ bốn mươi nhà phát hành'],
      TY: ['Mga reel na di humihinto', 'Bagong slots linggo-linggo, mula sa apatnapung gumagawa'],
      AR: ['بكرات لا تعرف الراحة', 'ألعاب سلوت جديدة كل أسبوع من أربعين صانعًا'],
    },
    {
      art: 'live',
      link: '/live',
      EN: ['Take a seat at the table', 'Real dealers, day and night'],
      VI: ['Mời bạn vào bàn', 'Người chia bài thật, suốt ngày đêm'],
      TY: ['Maupo ka sa mesa', 'Totoong dealer, araw at gabi'],
      AR: ['خذ مقعدك على الطاولة', 'موزعون حقيقيون ليلًا ونهارًا'],
    },
    {
      art: 'sports',
      link: '/sports',
      EN: ['The whistle is about to blow', 'Football, basketball, tennis and more'],
      VI: ['Tiếng còi sắp vang lên', 'Bóng đá, bóng rổ, quần vợt và hơn thế nữa'],
      TY: ['Malapit nang pumito', 'Putbol, basketbol, tennis at iba pa'],
      AR: ['الصافرة على وشك الانطلاق', 'كرة القدم والسلة والتنس وغيرها'],
    },
    {
      art: 'points',
      about: '/pointMall',
      EN: ['Points that stay with you', 'They never expire, whatever you play'],
      VI: ['Điểm thưởng ở lại cùng bạn', 'Không bao giờ hết hạn, dù bạn chơi gì'],
      TY: ['Mga puntos na di nawawala', 'Hindi nag-e-expire, anuman ang laro mo'],
      AR: ['نقاط تبقى معك', 'لا تنتهي صلاحيتها أيًّا كانت ألعابك'],
    },
  ],
  w_rng: [
    {
      art: 'slots',
      EN: ['Spin the night away', 'Ten thousand slots to choose from'],
      VI: ['Quay suốt đêm nay', 'Mười nghìn trò quay số để chọn'],
      TY: ['Paikutin ang gabi', 'Sampung libong slots na mapagpipilian'],
      AR: ['لفّة حتى الفجر', 'عشرة آلاف لعبة سلوت تختار منها'],
    },
    {
      art: 'gems',
      link: '/rng?sort=new',
      EN: ['Fresh from the workshop', 'The newest slots, just polished'],
      VI: ['Vừa ra lò', 'Những trò quay số mới nhất'],
      TY: ['Sariwa mula sa gawaan', 'Pinakabagong slots, kakapakinis lang'],
      AR: ['خرجت للتو من الورشة', 'أحدث ألعاب السلوت بكامل بريقها'],
    },
    {
      art: 'fruit',
      EN: ['Ripe for the picking', 'Classic fruit, three in a row'],
      VI: ['Chín mọng chờ hái', 'Trái cây kinh điển, ba quả thẳng hàng'],
      TY: ['Hinog nang pitasin', 'Klasikong prutas, tatlong magkakahilera'],
      AR: ['حان وقت القطاف', 'فواكه كلاسيكية، ثلاث في صف واحد'],
    },
  ],
  w_live: [
    {
      art: 'live',
      EN: ['The cards are on the table', 'Baccarat, blackjack and dragon tiger, live'],
      VI: ['Bài đã lên bàn', 'Baccarat, xì dách và rồng hổ trực tiếp'],
      TY: ['Nasa mesa na ang baraha', 'Baccarat, blackjack at dragon tiger, live'],
      AR: ['الأوراق على الطاولة', 'باكارات وبلاك جاك والتنين والنمر مباشرة'],
    },
    {
      art: 'roulette',
      EN: ['Round and round it goes', 'Roulette from four salons'],
      VI: ['Vòng quay vẫn xoay', 'Roulette từ bốn sảnh'],
      TY: ['Ikot nang ikot', 'Ruleta mula sa apat na salon'],
      AR: ['تدور ثم تدور', 'روليت من أربع صالات'],
    },
  ],
  w_fish: [
    {
      art: 'fish',
      EN: ['The tide is in', 'Cast off for the coral reef'],
      VI: ['Triều đã lên', 'Ra khơi tới rạn san hô'],
      TY: ['Mataas na ang tubig', 'Pumalaot tungo sa bahura'],
      AR: ['ارتفع المد', 'أبحر نحو الشعاب المرجانية'],
    },
    {
      art: 'pearl',
      EN: ['What the sea keeps', 'Pearls for patient divers'],
      VI: ['Điều biển cả cất giữ', 'Ngọc trai cho thợ lặn kiên nhẫn'],
      TY: ['Ang itinatago ng dagat', 'Perlas para sa matiyagang maninisid'],
      AR: ['ما يخبئه البحر', 'لآلئ لمن يغوص بصبر'],
    },
  ],
  w_pvp: [
    {
      art: 'cards',
      EN: ['Your move', 'Card tables with people like you'],
      VI: ['Đến lượt bạn', 'Bàn bài với những người như bạn'],
      TY: ['Ikaw na ang tira', 'Mga mesa ng baraha kasama ang tulad mo'],
      AR: ['حان دورك', 'طاولات ورق مع لاعبين مثلك'],
    },
    {
      art: 'mahjong',
      EN: ['Four winds, one table', 'Mahjong for two or four'],
      VI: ['Bốn ngọn gió, một bàn', 'Mạt chược hai hoặc bốn người'],
      TY: ['Apat na hangin, isang mesa', 'Mahjong para sa dalawa o apat'],
      AR: ['أربع رياح وطاولة واحدة', 'ماجونغ لاثنين أو لأربعة'],
    },
  ],
  w_sports: [
    {
      art: 'sports',
      EN: ['Match day, every day', 'Odds before and during the game'],
      VI: ['Ngày nào cũng có trận', 'Tỷ lệ trước và trong trận đấu'],
      TY: ['Araw-araw may laban', 'Odds bago at habang naglalaro'],
      AR: ['كل يوم يوم مباراة', 'احتمالات قبل المباراة وأثناءها'],
    },
    {
      art: 'basketball',
      EN: ['Beat the buzzer', 'Basketball from every league'],
      VI: ['Thắng trước còi', 'Bóng rổ từ mọi giải đấu'],
      TY: ['Unahan ang buzzer', 'Basketbol mula sa bawat liga'],
      AR: ['اسبق صافرة النهاية', 'كرة السلة من كل الدوريات'],
    },
    {
      art: 'cockfight',
      link: '/cockfight',
      EN: ['Into the ring', 'Six arenas, from dawn to night'],
      VI: ['Vào sới', 'Sáu trường gà, từ bình minh đến đêm'],
      TY: ['Papasok sa ruweda', 'Anim na sabungan, umaga hanggang gabi'],
      AR: ['إلى الحلبة', 'ست حلبات من الفجر إلى الليل'],
    },
  ],
  w_esports: [
    {
      art: 'esports',
      EN: ['Player one, ready', 'Cups and leagues around the clock'],
      VI: ['Người chơi số một, sẵn sàng', 'Cúp và giải đấu suốt ngày đêm'],
      TY: ['Unang manlalaro, handa', 'Mga kopa at liga buong araw'],
      AR: ['اللاعب الأول جاهز', 'كؤوس ودوريات على مدار الساعة'],
    },
  ],
  w_lott: [
    {
      art: 'lottery',
      EN: ['The draw is tonight', 'Pick your numbers, or let luck do it'],
      VI: ['Quay thưởng tối nay', 'Chọn số của bạn, hoặc để may mắn chọn'],
      TY: ['Ngayong gabi ang bola', 'Piliin ang numero mo, o ipaubaya sa suwerte'],
      AR: ['السحب الليلة', 'اختر أرقامك أو دع الحظ يختار'],
    },
    {
      art: 'ticket',
      EN: ['One minute to win', 'Fast draws from the monsoon coast'],
      VI: ['Một phút để thắng', 'Xổ số nhanh từ bờ biển gió mùa'],
      TY: ['Isang minuto para manalo', 'Mabibilis na bola mula sa baybaying habagat'],
      AR: ['دقيقة واحدة تفصلك عن الفوز', 'سحوبات سريعة من ساحل الرياح الموسمية'],
    },
  ],
  w_down: [
    {
      art: 'app',
      EN: ['The portal in your pocket', 'For Android and iOS'],
      VI: ['Cổng game trong túi bạn', 'Cho Android và iOS'],
      TY: ['Ang portal sa bulsa mo', 'Para sa Android at iOS'],
      AR: ['البوابة في جيبك', 'لأجهزة أندرويد وiOS'],
    },
    {
      art: 'welcome',
      EN: ['Take the lights along', 'Play wherever you are'],
      VI: ['Mang ánh sáng theo bạn', 'Chơi ở bất cứ nơi đâu'],
      TY: ['Dalhin ang liwanag', 'Maglaro saan ka man'],
      AR: ['خذ الأنوار معك', 'العب أينما كنت'],
    },
  ],
  w_promotion: [
    {
      art: 'gift',
      EN: ['Something with a ribbon on it', 'Offers for new and old friends'],
      VI: ['Món quà thắt nơ', 'Ưu đãi cho bạn mới và bạn cũ'],
      TY: ['May laso ang isang ito', 'Alok sa bago at dating kaibigan'],
      AR: ['هدية يزيّنها شريط', 'عروض للأصدقاء الجدد والقدامى'],
    },
    {
      art: 'points',
      link: '/pointMall',
      EN: ['Coins come back', 'A rebate on every bet'],
      VI: ['Xu quay trở lại', 'Hoàn trả trên mỗi lượt cược'],
      TY: ['Bumabalik ang barya', 'May rebate sa bawat taya'],
      AR: ['العملات تعود إليك', 'استرداد مع كل رهان'],
    },
    {
      art: 'royal',
      EN: ['Wear the crown', 'Ranks with privileges'],
      VI: ['Đội vương miện', 'Thứ hạng kèm đặc quyền'],
      TY: ['Isuot ang korona', 'Mga ranggong may pribilehiyo'],
      AR: ['ضع التاج على رأسك', 'مراتب تمنحك امتيازات'],
    },
  ],
  w_shop: [
    {
      art: 'gift',
      EN: ['Spend them well', 'Prizes for your points'],
      VI: ['Tiêu điểm thật khéo', 'Quà tặng cho điểm của bạn'],
      TY: ['Gastusin nang tama', 'Mga premyo para sa puntos mo'],
      AR: ['أنفقها كما تحب', 'جوائز مقابل نقاطك'],
    },
    {
      art: 'points',
      EN: ['The mall of points', 'New prizes every month'],
      VI: ['Trung tâm điểm thưởng', 'Quà mới mỗi tháng'],
      TY: ['Ang pamilihan ng puntos', 'Bagong premyo buwan-buwan'],
      AR: ['متجر النقاط', 'جوائز جديدة كل شهر'],
    },
  ],
  w_help: [],
  w_reg: [
    {
      art: 'welcome',
      EN: ['Good to see you', 'It takes a minute to join'],
      VI: ['Rất vui được gặp bạn', 'Chỉ một phút để tham gia'],
      TY: ['Natutuwa kaming makita ka', 'Isang minuto lang ang pagsali'],
      AR: ['سعداء برؤيتك', 'الانضمام لا يستغرق إلا دقيقة'],
    },
    {
      art: 'gift',
      EN: ['A present at the door', 'For everyone who joins'],
      VI: ['Món quà ngay cửa', 'Cho mọi người tham gia'],
      TY: ['Regalo sa pintuan', 'Para sa lahat ng sasali'],
      AR: ['هدية عند الباب', 'لكل من ينضم إلينا'],
    },
  ],
  w_inhouse: [
    {
      art: 'gems',
      EN: ['Made in this house', 'Games you find nowhere else'],
      VI: ['Sản phẩm nhà làm', 'Trò chơi không nơi nào có'],
      TY: ['Gawa sa bahay na ito', 'Mga larong wala sa iba'],
      AR: ['من صنع هذا البيت', 'ألعاب لا تجدها في مكان آخر'],
    },
    {
      art: 'cards',
      EN: ['Our own rules', 'Card games of the house'],
      VI: ['Luật của riêng chúng tôi', 'Trò chơi bài của nhà'],
      TY: ['Sarili naming patakaran', 'Mga larong baraha ng bahay'],
      AR: ['قواعدنا الخاصة', 'ألعاب ورق من ابتكارنا'],
    },
  ],
};
