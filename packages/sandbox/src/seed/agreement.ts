import { forEveryLanguage, type Texts } from './vocabulary/languages.ts';

/** An entry of the service agreement, as written by a back-office editor. */
export interface AgreementEntry {
  readonly title: Texts;
  /** HTML. */
  readonly content: Texts;
}

const account: AgreementEntry = {
  title: forEveryLanguage({
    en_US: 'Your account',
    zh_CN: '您的账号',
    zh_TW: '您的帳號',
    vi_VN: 'Tài khoản của bạn',
    ko_KR: '회원님의 계정',
    ja_JP: 'お客様のアカウント',
    th_TH: 'บัญชีของคุณ',
    hi_IN: 'आपका अकाउंट',
    my_MM: 'သင့်အကောင့်',
    ta_IN: 'உங்கள் கணக்கு',
    bn_BD: 'আপনার অ্যাকাউন্ট',
    de_DE: 'Ihr Konto',
    sv_SE: 'Ditt konto',
    pt_BR: 'Sua conta',
    fil_PH: 'Ang account mo',
  }),
  content: forEveryLanguage({
    en_US:
      '<p>One person has <strong>one account</strong>. You are of age where you live, and what you tell us about yourself is true.</p>',
    zh_CN: '<p>每人仅限持有<strong>一个账号</strong>。您已达到所在地的法定年龄，且所提供的资料真实无误。</p>',
    zh_TW: '<p>每人僅限持有<strong>一個帳號</strong>。您已達到所在地的法定年齡，且所提供的資料真實無誤。</p>',
    vi_VN:
      '<p>Mỗi người chỉ có <strong>một tài khoản</strong>. Bạn đã đủ tuổi theo luật nơi bạn sống và thông tin bạn cung cấp là đúng sự thật.</p>',
    ko_KR:
      '<p>한 사람은 <strong>하나의 계정</strong>만 가질 수 있습니다. 회원님은 거주지의 법정 연령에 이르렀으며, 알려 주신 정보는 사실입니다.</p>',
    ja_JP:
      '<p>アカウントは<strong>お一人様一つ</strong>です。お客様は居住地の法定年齢に達しており、届け出られた内容は真実であるものとします。</p>',
    th_TH: '<p>หนึ่งคนมีได้<strong>เพียงหนึ่งบัญชี</strong> คุณบรรลุนิติภาวะตามกฎหมายในที่ที่คุณอยู่ และข้อมูลที่คุณให้เป็นความจริง</p>',
    hi_IN:
      '<p>एक व्यक्ति का <strong>एक ही अकाउंट</strong> होता है। आप अपने निवास स्थान के कानून के अनुसार वयस्क हैं, और अपने बारे में आप जो बताते हैं वह सच है।</p>',
    my_MM:
      '<p>တစ်ဦးလျှင် <strong>အကောင့်တစ်ခုသာ</strong> ပိုင်ဆိုင်နိုင်သည်။ သင်သည် နေထိုင်ရာဒေသ၏ ဥပဒေအရ အရွယ်ရောက်ပြီးဖြစ်ကာ သင့်အကြောင်း ပေးထားသော အချက်အလက်များသည် မှန်ကန်သည်။</p>',
    ta_IN:
      '<p>ஒருவருக்கு <strong>ஒரே ஒரு கணக்கு</strong> மட்டுமே. நீங்கள் வாழும் இடத்தின் சட்டப்படியான வயதை எட்டியுள்ளீர்கள்; உங்களைப் பற்றி நீங்கள் தரும் விவரங்கள் உண்மையானவை.</p>',
    bn_BD:
      '<p>একজন ব্যক্তির <strong>একটিই অ্যাকাউন্ট</strong> থাকবে। আপনি বসবাসের স্থানের আইন অনুযায়ী প্রাপ্তবয়স্ক, এবং নিজের সম্পর্কে আপনার দেওয়া তথ্য সত্য।</p>',
    de_DE:
      '<p>Eine Person hat <strong>ein Konto</strong>. Sie sind an Ihrem Wohnort volljährig, und Ihre Angaben zu Ihrer Person sind wahr.</p>',
    sv_SE:
      '<p>En person har <strong>ett konto</strong>. Du är myndig där du bor, och det du uppger om dig själv är sant.</p>',
    pt_BR:
      '<p>Cada pessoa tem <strong>uma única conta</strong>. Você é maior de idade onde mora, e o que informa sobre você é verdadeiro.</p>',
    fil_PH:
      '<p>Ang isang tao ay may <strong>iisang account</strong>. Nasa hustong gulang ka sa lugar kung saan ka nakatira, at totoo ang mga sinasabi mo tungkol sa sarili mo.</p>',
  }),
};

const playing: AgreementEntry = {
  title: forEveryLanguage({
    en_US: 'Playing',
    zh_CN: '游戏规则',
    zh_TW: '遊戲規則',
    vi_VN: 'Khi chơi',
    ko_KR: '게임 이용',
    ja_JP: 'ゲームのご利用',
    th_TH: 'การเล่น',
    hi_IN: 'खेलते समय',
    my_MM: 'ကစားခြင်း',
    ta_IN: 'விளையாடும்போது',
    bn_BD: 'খেলার নিয়ম',
    de_DE: 'Spielen',
    sv_SE: 'Spelandet',
    pt_BR: 'Ao jogar',
    fil_PH: 'Paglalaro',
  }),
  content: forEveryLanguage({
    en_US:
      '<p>You play with your own money.</p><ul><li>A round that was interrupted is settled by the provider.</li><li>Programs that play for you are not allowed.</li></ul>',
    zh_CN: '<p>您仅以本人资金参与游戏。</p><ul><li>中断的局数由游戏平台结算。</li><li>禁止使用任何自动程序。</li></ul>',
    zh_TW: '<p>您僅以本人資金參與遊戲。</p><ul><li>中斷的局數由遊戲平台結算。</li><li>禁止使用任何自動程式。</li></ul>',
    vi_VN:
      '<p>Bạn chơi bằng tiền của chính mình.</p><ul><li>Ván bị gián đoạn do nhà cung cấp quyết toán.</li><li>Không được dùng phần mềm chơi tự động.</li></ul>',
    ko_KR:
      '<p>본인의 자금으로만 플레이합니다.</p><ul><li>중단된 라운드는 게임사가 정산합니다.</li><li>대신 플레이하는 프로그램은 사용할 수 없습니다.</li></ul>',
    ja_JP:
      '<p>ご自身の資金でお楽しみください。</p><ul><li>中断されたラウンドはゲームプロバイダーが精算します。</li><li>自動でプレイするプログラムの使用は禁止します。</li></ul>',
    th_TH: '<p>คุณเล่นด้วยเงินของคุณเอง</p><ul><li>รอบที่ถูกขัดจังหวะจะสรุปผลโดยผู้ให้บริการ</li><li>ห้ามใช้โปรแกรมเล่นอัตโนมัติ</li></ul>',
    hi_IN:
      '<p>आप अपने ही पैसे से खेलते हैं।</p><ul><li>बीच में रुके राउंड का निपटारा गेम प्रोवाइडर करता है।</li><li>आपकी जगह खेलने वाले प्रोग्राम की अनुमति नहीं है।</li></ul>',
    my_MM:
      '<p>သင်ကိုယ်ပိုင်ငွေဖြင့်သာ ကစားရမည်။</p><ul><li>ရပ်တန့်သွားသော ပွဲကို ဂိမ်းကုမ္ပဏီက စာရင်းရှင်းပေးသည်။</li><li>သင့်ကိုယ်စား ကစားပေးသော ပရိုဂရမ်များကို အသုံးပြုခွင့်မရှိပါ။</li></ul>',
    ta_IN:
      '<p>உங்கள் சொந்தப் பணத்தில் மட்டுமே விளையாடுகிறீர்கள்.</p><ul><li>தடைபட்ட சுற்றின் கணக்கை விளையாட்டு வழங்குநர் தீர்ப்பார்.</li><li>உங்களுக்குப் பதிலாக விளையாடும் நிரல்களுக்கு அனுமதி இல்லை.</li></ul>',
    bn_BD:
      '<p>আপনি নিজের টাকায় খেলেন।</p><ul><li>মাঝপথে থেমে যাওয়া রাউন্ডের নিষ্পত্তি করে গেম প্রোভাইডার।</li><li>আপনার হয়ে খেলে এমন প্রোগ্রাম ব্যবহার করা যাবে না।</li></ul>',
    de_DE:
      '<p>Sie spielen mit Ihrem eigenen Geld.</p><ul><li>Eine unterbrochene Runde rechnet der Anbieter ab.</li><li>Programme, die für Sie spielen, sind nicht erlaubt.</li></ul>',
    sv_SE:
      '<p>Du spelar med dina egna pengar.</p><ul><li>En avbruten spelomgång avgörs av leverantören.</li><li>Program som spelar åt dig är inte tillåtna.</li></ul>',
    pt_BR:
      '<p>Você joga com o seu próprio dinheiro.</p><ul><li>Uma rodada interrompida é liquidada pelo provedor.</li><li>Programas que jogam por você não são permitidos.</li></ul>',
    fil_PH:
      '<p>Sarili mong pera ang ginagamit mo sa paglalaro.</p><ul><li>Ang provider ang nagpapasya sa naputol na round.</li><li>Bawal ang mga program na naglalaro para sa iyo.</li></ul>',
  }),
};

const responsible: AgreementEntry = {
  title: forEveryLanguage({
    en_US: 'Responsible gaming',
    zh_CN: '理性游戏',
    zh_TW: '理性遊戲',
    vi_VN: 'Chơi có trách nhiệm',
    ko_KR: '책임 있는 게임',
    ja_JP: '節度のある遊び方',
    th_TH: 'การเล่นอย่างรับผิดชอบ',
    hi_IN: 'ज़िम्मेदारी से खेलना',
    my_MM: 'တာဝန်သိစွာ ကစားခြင်း',
    ta_IN: 'பொறுப்பான விளையாட்டு',
    bn_BD: 'দায়িত্বশীল খেলা',
    de_DE: 'Verantwortungsvolles Spielen',
    sv_SE: 'Ansvarsfullt spelande',
    pt_BR: 'Jogo responsável',
    fil_PH: 'Responsableng paglalaro',
  }),
  content: forEveryLanguage({
    en_US: '<p>Set yourself a limit and keep to it. Customer service closes your account whenever you ask for it.</p>',
    zh_CN: '<p>请为自己设定限额并严格遵守。您可随时要求客服关闭账号。</p>',
    zh_TW: '<p>請為自己設定限額並嚴格遵守。您可隨時要求客服關閉帳號。</p>',
    vi_VN: '<p>Hãy đặt giới hạn và tuân thủ. Chăm sóc khách hàng sẽ đóng tài khoản bất cứ khi nào bạn yêu cầu.</p>',
    ko_KR: '<p>스스로 한도를 정하고 지켜 주세요. 요청하시면 고객센터에서 언제든지 계정을 닫아 드립니다.</p>',
    ja_JP:
      '<p>ご自身で上限を決め、それを守ってください。ご希望があれば、カスタマーサポートがいつでもアカウントを閉鎖します。</p>',
    th_TH: '<p>กำหนดวงเงินจำกัดของตนเองและทำตาม ฝ่ายบริการลูกค้าจะปิดบัญชีเมื่อใดก็ตามที่คุณขอ</p>',
    hi_IN: '<p>अपने लिए एक सीमा तय करें और उस पर टिके रहें। आप जब भी कहें, ग्राहक सेवा आपका अकाउंट बंद कर देती है।</p>',
    my_MM: '<p>ကိုယ့်အတွက် ကန့်သတ်ချက်တစ်ခု သတ်မှတ်ပြီး လိုက်နာပါ။ သင်တောင်းဆိုသည့်အခါတိုင်း ဖောက်သည်ဝန်ဆောင်မှုက သင့်အကောင့်ကို ပိတ်ပေးသည်။</p>',
    ta_IN:
      '<p>உங்களுக்கென ஒரு வரம்பை அமைத்து அதைக் கடைப்பிடியுங்கள். நீங்கள் கேட்கும் எந்த நேரத்திலும் வாடிக்கையாளர் சேவை உங்கள் கணக்கை மூடும்.</p>',
    bn_BD: '<p>নিজের জন্য একটি সীমা ঠিক করুন এবং তা মেনে চলুন। আপনি যখনই বলবেন, গ্রাহক সেবা আপনার অ্যাকাউন্ট বন্ধ করে দেবে।</p>',
    de_DE:
      '<p>Setzen Sie sich ein Limit und halten Sie es ein. Der Kundenservice schließt Ihr Konto, wann immer Sie darum bitten.</p>',
    sv_SE: '<p>Sätt en gräns för dig själv och håll den. Kundtjänst stänger ditt konto när du än ber om det.</p>',
    pt_BR:
      '<p>Defina um limite para você e respeite-o. O atendimento ao cliente encerra sua conta sempre que você pedir.</p>',
    fil_PH:
      '<p>Magtakda ng limit para sa sarili mo at sundin ito. Isasara ng customer service ang account mo kapag hiniling mo.</p>',
  }),
};

/** Entries of the service agreement, in order. */
export const agreement: readonly AgreementEntry[] = [account, playing, responsible];
