import { isLocale } from '@housefront/contract/ids';
import type { Texts } from './languages.ts';
import { words } from './table.ts';

/**
 * Content of the back office outside of pages: footer links, the float, blocks of the template, sponsors, sign-in notes, the
 * captcha's field.
 */
const table = words(`
about | 關於我們 | 关于我们 | About us | Về chúng tôi | 회사 소개 | 当サイトについて | เกี่ยวกับเรา | हमारे बारे में | ကျွန်ုပ်တို့အကြောင်း | எங்களைப் பற்றி | আমাদের সম্পর্কে | Über uns | Om oss | Sobre nós | Tungkol sa amin
terms | 條款與規則 | 条款与规则 | Terms and rules | Điều khoản và quy định | 이용약관 | 利用規約 | ข้อกำหนดและกติกา | नियम और शर्तें | စည်းမျဉ်းများ | விதிமுறைகள் | শর্ত ও নিয়ম | Bedingungen und Regeln | Villkor och regler | Termos e regras | Mga tuntunin at patakaran
responsible | 責任博彩 | 责任博彩 | Responsible gaming | Chơi có trách nhiệm | 책임 있는 게임 | 責任あるゲーミング | เล่นอย่างรับผิดชอบ | ज़िम्मेदारी से खेलें | တာဝန်ယူမှုရှိစွာကစားခြင်း | பொறுப்பான விளையாட்டு | দায়িত্বশীল খেলা | Verantwortungsvolles Spielen | Ansvarsfullt spelande | Jogo responsável | Responsableng paglalaro
privacy | 隱私政策 | 隐私政策 | Privacy | Quyền riêng tư | 개인정보 보호 | プライバシー | ความเป็นส่วนตัว | निजता | ကိုယ်ရေးလုံခြုံမှု | தனியுரிமை | গোপনীয়তা | Datenschutz | Integritet | Privacidade | Privacy
deposit | 如何存款 | 如何存款 | How to deposit | Cách nạp tiền | 입금 방법 | 入金方法 | วิธีฝากเงิน | पैसे कैसे जमा करें | ငွေသွင်းနည်း | பணம் செலுத்தும் முறை | টাকা জমার নিয়ম | So zahlen Sie ein | Så sätter du in pengar | Como depositar | Paano mag-deposit
aware | 戒賭協助 | 戒赌协助 | BeGambleAware | Hỗ trợ cai cờ bạc | 도박 문제 상담 | ギャンブル依存相談 | ช่วยเหลือผู้ติดพนัน | जुए से मदद | လောင်းကစားအကူအညီ | சூதாட்ட உதவி | জুয়া সহায়তা | Hilfe bei Spielsucht | Hjälp vid spelproblem | Ajuda para problemas com jogo | Tulong sa problema sa sugal
service | 線上客服 | 在线客服 | Customer service | Hỗ trợ trực tuyến | 고객센터 | カスタマーサポート | ฝ่ายบริการลูกค้า | ग्राहक सेवा | ဝန်ဆောင်မှု | உதவி மையம் | গ্রাহক সেবা | Kundenservice | Kundtjänst | Atendimento ao cliente | Customer service
service_page | 這裡是沙盒的客服頁面。 | 这里是沙盒的客服页面。 | This is the customer service page of the sandbox. | Đây là trang hỗ trợ khách hàng của sandbox. | 샌드박스의 고객센터 페이지입니다. | サンドボックスのサポートページです。 | นี่คือหน้าบริการลูกค้าของแซนด์บ็อกซ์ | यह सैंडबॉक्स का ग्राहक सेवा पृष्ठ है। | ဤသည်မှာ sandbox ၏ ဝန်ဆောင်မှုစာမျက်နှာဖြစ်သည်။ | இது சாண்ட்பாக்ஸின் வாடிக்கையாளர் சேவைப் பக்கம். | এটি স্যান্ডবক্সের গ্রাহক সেবা পাতা। | Das ist die Kundenservice-Seite der Sandbox. | Det här är sandlådans kundtjänstsida. | Esta é a página de atendimento ao cliente da sandbox. | Ito ang page ng customer service ng sandbox.
payouts | 快速出款 | 快速出款 | Fast payouts | Rút tiền nhanh | 빠른 출금 | 出金が速い | ถอนเงินรวดเร็ว | तेज़ भुगतान | အမြန်ငွေထုတ် | விரைவாகப் பணம் எடுத்தல் | দ্রুত উত্তোলন | Schnelle Auszahlungen | Snabba uttag | Saques rápidos | Mabilis na withdrawal
payouts_text | 大部分提款五分鐘內到帳。 | 大部分取款五分钟内到账。 | Most withdrawals are paid within five minutes. | Hầu hết lệnh rút được chi trong năm phút. | 대부분의 출금은 5분 안에 처리됩니다. | ほとんどの出金は5分以内に完了します。 | การถอนส่วนใหญ่จ่ายภายในห้านาที | ज़्यादातर निकासी पाँच मिनट में पूरी होती है। | ငွေထုတ်မှုအများစုကို ငါးမိနစ်အတွင်း ပေးပါသည်။ | பெரும்பாலான பணம் எடுத்தல்கள் ஐந்து நிமிடங்களில் முடியும். | বেশির ভাগ উত্তোলন পাঁচ মিনিটে পরিশোধ হয়। | Die meisten Auszahlungen sind in fünf Minuten erledigt. | De flesta uttag betalas inom fem minuter. | A maioria dos saques é paga em cinco minutos. | Karamihan ng withdrawal ay nababayaran sa loob ng limang minuto.
wallet | 一個錢包 | 一个钱包 | One wallet | Một ví duy nhất | 하나의 지갑 | ひとつのウォレット | กระเป๋าเดียว | एक ही वॉलेट | ပိုက်ဆံအိတ်တစ်ခု | ஒரே வாலட் | একটিই ওয়ালেট | Ein Wallet | En plånbok | Uma só carteira | Iisang wallet
wallet_text | 資金隨您進入每一款遊戲。 | 资金随您进入每一款游戏。 | Your money follows you into every game. | Tiền theo bạn vào mọi trò chơi. | 잔액이 모든 게임에서 함께합니다. | 残高はどのゲームでもそのまま使えます。 | เงินของคุณติดตามไปทุกเกม | आपका पैसा हर गेम में साथ चलता है। | သင့်ငွေသည် ဂိမ်းတိုင်းသို့ လိုက်ပါသည်။ | உங்கள் பணம் ஒவ்வொரு விளையாட்டிலும் தொடரும். | আপনার টাকা প্রতিটি গেমে সঙ্গে থাকে। | Ihr Guthaben begleitet Sie in jedes Spiel. | Dina pengar följer med dig in i varje spel. | Seu saldo acompanha você em todos os jogos. | Kasama mo ang pera mo sa bawat laro.
rowing | 海港賽艇俱樂部 | 海港赛艇俱乐部 | Harbour Rowing Club | CLB Chèo thuyền Harbour | 하버 조정 클럽 | ハーバー・ローイングクラブ | สโมสรเรือพาย Harbour | हार्बर रोइंग क्लब | Harbour လှေလှော်ကလပ် | ஹார்பர் படகோட்டக் கழகம் | হারবার রোয়িং ক্লাব | Ruderclub Harbour | Harbour roddklubb | Clube de Remo Harbour | Harbour Rowing Club ng mga manlalayag
since_2021 | 合作自2021年 | 合作自2021年 | Partner since 2021 | Đối tác từ năm 2021 | 2021년부터 파트너 | 2021年からのパートナー | พันธมิตรตั้งแต่ปี 2021 | 2021 से साझेदार | ၂၀၂၁ မှ မိတ်ဖက် | 2021 முதல் பங்காளர் | ২০২১ থেকে অংশীদার | Partner seit 2021 | Partner sedan 2021 | Parceiro desde 2021 | Partner mula 2021
chess | 峰會西洋棋聯賽 | 峰会象棋联赛 | Summit Chess League | Giải Cờ vua Summit | 서밋 체스 리그 | サミット・チェスリーグ | ลีกหมากรุก Summit | समिट शतरंज लीग | Summit စစ်တုရင်လိဂ် | சம்மிட் சதுரங்க லீக் | সামিট দাবা লীগ | Schachliga Summit | Schackligan Summit | Liga de Xadrez Summit | Liga ng Chess ng Summit
since_2023 | 合作自2023年 | 合作自2023年 | Partner since 2023 | Đối tác từ năm 2023 | 2023년부터 파트너 | 2023年からのパートナー | พันธมิตรตั้งแต่ปี 2023 | 2023 से साझेदार | ၂၀၂၃ မှ မိတ်ဖက် | 2023 முதல் பங்காளர் | ২০২৩ থেকে অংশীদার | Partner seit 2023 | Partner sedan 2023 | Parceiro desde 2023 | Partner mula 2023
captcha | 驗證碼 | 验证码 | Verification code | Mã xác minh | 인증 코드 | 認証コード | รหัสยืนยัน | सत्यापन कोड | အတည်ပြုကုဒ် | குறியீடு | যাচাই কোড | Sicherheitscode | Verifieringskod | Código de verificação | Code sa larawan
password | 請妥善保管密碼 | 请妥善保管密码 | Keep your password to yourself | Hãy giữ kín mật khẩu | 비밀번호를 안전하게 보관하세요 | パスワードは秘密にしてください | เก็บรหัสผ่านไว้เป็นความลับ | पासवर्ड अपने तक रखें | စကားဝှက်ကို လျှို့ဝှက်ထားပါ | கடவுச்சொல்லை ரகசியமாக வைத்திருங்கள் | পাসওয়ার্ড গোপন রাখুন | Behalten Sie Ihr Passwort für sich | Håll ditt lösenord för dig själv | Não compartilhe sua senha | Huwag ibahagi ang password mo
password_text | 客服人員絕不會向您索取密碼。 | 客服人员绝不会向您索取密码。 | Our staff will never ask you for it. | Nhân viên của chúng tôi không bao giờ hỏi mật khẩu. | 직원은 비밀번호를 절대 묻지 않습니다. | スタッフがお尋ねすることはありません。 | เจ้าหน้าที่จะไม่ขอรหัสผ่านจากคุณ | हमारे कर्मचारी इसे कभी नहीं पूछेंगे। | ဝန်ထမ်းများက ဘယ်တော့မှ မတောင်းပါ။ | எங்கள் ஊழியர்கள் அதை ஒருபோதும் கேட்கமாட்டார்கள். | আমাদের কর্মীরা কখনও এটি চাইবে না। | Unsere Mitarbeitenden fragen Sie nie danach. | Vår personal frågar aldrig efter det. | Nossa equipe nunca vai pedi-la. | Hindi ito kailanman hihingin ng mga tauhan namin.
`);

/** A text by its key in every language. @throws for an unknown key. */
export function siteWords(key: string): Texts {
  const found = table.find((word) => word.key === key);
  if (!found) throw new Error(`no words for ${key}`);
  return found.texts;
}

/** The text of a key in a language; English for an unknown one. @throws for an unknown key. */
export const wordsFor = (key: string, locale: string): string => siteWords(key)[isLocale(locale) ? locale : 'en_US'];
