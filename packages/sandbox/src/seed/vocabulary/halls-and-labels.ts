import { words } from './table.ts';

/** Hall names; the key is the hall id (CFG-10). */
export const hallNames = words(`
2 | 電子遊藝 | 电子游艺 | Slots | Nổ hũ | 슬롯 | スロット | สล็อต | स्लॉट | စလော့ဂိမ်း | ஸ்லாட் கேம்கள் | স্লট | Slots | Slots | Slots | Slots
3 | 真人娛樂 | 真人娱乐 | Live casino | Casino trực tuyến | 라이브 카지노 | ライブカジノ | คาสิโนสด | लाइव कैसीनो | တိုက်ရိုက်ကာစီနို | நேரலை கேசினோ | লাইভ ক্যাসিনো | Live-Casino | Livecasino | Cassino ao vivo | Live casino
4 | 體育賽事 | 体育赛事 | Sports | Thể thao | 스포츠 | スポーツ | กีฬา | स्पोर्ट्स | အားကစား | ஸ்போர்ட்ஸ் | স্পোর্টস | Sport | Sport | Esportes | Sports
5 | 彩票遊戲 | 彩票游戏 | Lottery | Xổ số | 복권 | ロッタリー | หวยออนไลน์ | लॉटरी | ထီ | லாட்டரி | লটারি | Lotterie | Lotteri | Loteria | Lottery
6 | 棋牌遊戲 | 棋牌游戏 | Card games | Game bài | 카드 게임 | カードゲーム | เกมไพ่ | कार्ड गेम्स | ဖဲဂိမ်း | சீட்டாட்டம் | কার্ড গেম | Kartenspiele | Kortspel | Jogos de cartas | Mga larong baraha
7 | 虛擬體育 | 虚拟体育 | Virtual sports | Thể thao ảo | 가상 스포츠 | バーチャルスポーツ | กีฬาเสมือนจริง | वर्चुअल स्पोर्ट्स | ပုံရိပ်ယောင် အားကစား | மெய்நிகர் ஸ்போர்ட்ஸ் | ভার্চুয়াল স্পোর্টস | Virtueller Sport | Virtuell sport | Esportes virtuais | Virtual sports
8 | 鬥雞競技 | 斗鸡竞技 | Cockfighting | Đá gà | 투계 | 闘鶏 | ไก่ชน | मुर्गों की लड़ाई | ကြက်တိုက်ပွဲ | சேவல் சண்டை | মোরগ লড়াই | Hahnenkampf | Tuppfäktning | Briga de galos | Sabong
9 | 電子競技 | 电子竞技 | Esports | Thể thao điện tử | e스포츠 | eスポーツ | อีสปอร์ต | ई-स्पोर्ट्स | အီလက်ထရောနစ် အားကစား | இ-ஸ்போர்ட்ஸ் | ই-স্পোর্টস | E-Sport | E-sport | E-sports | Esports
`);

/** Labels of slot and other game lists. */
export const slotLabels = words(`
classic | 經典老虎機 | 经典老虎机 | Classic | Cổ Điển | 클래식 | クラシック | คลาสสิก | क्लासिक | ဂန္တဝင် | கிளாசிக் | ক্লাসিক | Klassiker | Klassiker | Clássicos | Klasiko
jackpot | 累積大獎 | 累积大奖 | Jackpot | Hũ Lớn | 잭팟 | ジャックポット | แจ็กพอต | जैकपॉट | ဂျက်ပေါ့ | ஜாக்பாட் | জ্যাকপট | Jackpot | Jackpott | Jackpot | Jackpot
fruits | 水果 | 水果 | Fruits | Trái Cây | 과일 | フルーツ | ผลไม้ | फल | သစ်သီး | பழங்கள் | ফল | Früchte | Frukter | Frutas | Mga prutas
shiftreels | 變幻滾輪 | 变幻滚轮 | ShiftReels | Cuộn Biến Hóa | 시프트릴 | シフトリール | วงล้อแปรผัน | शिफ्ट रील्स | ပြောင်းလဲဘီး | மாறும் ரீல் | শিফট রিল | Wechselwalzen | Skiftande hjul | Rolos variáveis | Palit-palit na reel
cascade | 連消 | 连消 | Cascades | Thác Đổ | 연쇄 | カスケード | ล้มต่อเนื่อง | कैस्केड | ဆက်တိုက်ကျ | அருவி | ক্যাসকেড | Kaskaden | Kaskader | Cascatas | Sunod-sunod
freespins | 免費旋轉 | 免费旋转 | Free Spins | Quay Miễn Phí | 무료 스핀 | フリースピン | ฟรีสปิน | फ़्री स्पिन | အခမဲ့လှည့် | இலவச சுழற்சி | ফ্রি স্পিন | Freispiele | Gratissnurr | Rodadas grátis | Libreng spin
asia | 東方風情 | 东方风情 | Orient | Phương Đông | 동양 | 東洋 | ตะวันออก | पूर्व | အရှေ့တိုင်း | கிழக்கு | প্রাচ্য | Orient | Orienten | Oriente | Silangan
adventure | 冒險 | 冒险 | Adventure | Phiêu Lưu | 모험 | アドベンチャー | ผจญภัย | रोमांच | စွန့်စားခန်း | சாகசம் | অভিযান | Abenteuer | Äventyr | Aventura | Pakikipagsapalaran
crash | 飛升 | 飞升 | Crash | Bứt Phá | 크래시 | クラッシュ | แครช | क्रैश | ခရက်ရှ် | கிராஷ் | ক্র্যাশ | Crash | Crash | Crash | Crash
`);

/** Labels of games at tables, in every hall but that of slots. */
export const tableLabels = words(`
popular | 熱門桌 | 热门桌 | Popular | Phổ Biến | 인기 | 人気 | ยอดนิยม | लोकप्रिय | လူကြိုက်များ | பிரபலம் | জনপ্রিয় | Beliebt | Populära | Populares | Patok
beginner | 新手場 | 新手场 | Beginner | Người Mới | 초보 | 初心者 | มือใหม่ | शुरुआती | အစပြုသူ | தொடக்கம் | নতুনদের | Für Einsteiger | För nybörjare | Iniciantes | Baguhan
highroller | 高額場 | 高额场 | High Stakes | Cược Lớn | 하이롤러 | ハイローラー | เดิมพันสูง | ऊँचा दाँव | လောင်းကြေးကြီး | உயர் பந்தயம் | বড় বাজি | Hohe Einsätze | Höga insatser | Apostas altas | Malaking taya
fast | 快速場 | 快速场 | Fast | Nhanh | 빠른 게임 | スピード | เร็ว | तेज़ | အမြန် | வேகம் | দ্রুত | Schnell | Snabbt | Rápidas | Mabilis
`);

/** Labels of the tags that games carry (CAT-05). */
export const tagLabels = words(`
hot | 熱門精選 | 热门精选 | Popular picks | Chọn Nhiều | 인기 추천 | 人気セレクト | ยอดฮิต | लोकप्रिय चयन | လူကြိုက်အများဆုံး | அதிகம் விரும்பியவை | জনপ্রিয় বাছাই | Beliebte Auswahl | Populära val | Mais jogados | Mga patok na pili
new | 最新上架 | 最新上架 | New arrivals | Mới Ra Mắt | 신작 | 新登場 | เกมใหม่ | नए आगमन | အသစ်ရောက် | புதிய வரவு | নতুন এসেছে | Neuheiten | Nyheter | Novidades | Mga bagong dating
`);
