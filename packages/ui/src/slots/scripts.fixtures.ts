/**
 * Words of each script, joined to about the length of a translation, only to find cut texts. Readable texts are in `samples`.
 */
const words = {
  vi_VN: 'trò chơi nhà cái khuyến mãi đăng nhập số dư ví điện tử giải độc đắc nhà cung cấp sảnh trực tiếp',
  th_TH: 'เกม สล็อต เข้าสู่ระบบ ยอดเงินคงเหลือ โปรโมชั่น รางวัลใหญ่ ผู้ให้บริการ คาสิโนสด กีฬา กระเป๋าเงิน',
  hi_IN: 'खेल स्लॉट लॉगिन शेष राशि प्रचार जैकपॉट प्रदाता लाइव कैसीनो बटुआ ग्राहक सेवा',
  my_MM: 'ဂိမ်းများ စလော့ ဝင်ရောက်ရန် လက်ကျန်ငွေ ပရိုမိုးရှင်း ဂျက်ပေါ့ ပံ့ပိုးသူ တိုက်ရိုက်ကာစီနို ပိုက်ဆံအိတ်',
  ta_IN: 'விளையாட்டுகள் உள்நுழைக இருப்புத்தொகை சலுகைகள் பெரும்பரிசு வழங்குநர்கள் நேரடி சூதாட்டம் பணப்பை',
  bn_BD: 'খেলা স্লট প্রবেশ করুন অবশিষ্ট টাকা প্রচার জ্যাকপট সরবরাহকারী সরাসরি ক্যাসিনো মানিব্যাগ',
  ko_KR: '게임 슬롯 로그인 잔액 프로모션 잭팟 제공업체 라이브 카지노 지갑 고객센터',
  ja_JP: 'ゲーム スロット ログイン 残高 プロモーション ジャックポット 提供会社 ライブカジノ ウォレット',
} as const;

/** A locale that uses sample words. */
export type SampleLocale = keyof typeof words;

export const sampleLocales = Object.keys(words).filter((code): code is SampleLocale => code in words);

/** Scripts without spaces between words are joined without them. */
const joined: ReadonlySet<SampleLocale> = new Set(['th_TH', 'my_MM', 'ja_JP']);

/** Length of a translation relative to English, roughly. */
const grows: Readonly<Record<SampleLocale, number>> = {
  vi_VN: 1.15,
  th_TH: 1.05,
  hi_IN: 1.05,
  my_MM: 1.3,
  ta_IN: 1.4,
  bn_BD: 1.1,
  ko_KR: 0.7,
  ja_JP: 0.75,
};

/** A sample of about the length that a translation of `text` would have. Placeholders stay; equal texts give equal samples. */
export function sample(locale: SampleLocale, text: string): string {
  const list = words[locale].split(' ');
  const placeholders = text.match(/\{\{\w+\}\}/g) ?? [];
  const wanted = Math.max(2, Math.round(text.replace(/\{\{\w+\}\}/g, '').length * grows[locale]));
  const start = Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const space = joined.has(locale) ? '' : ' ';
  let line = '';
  for (let place = start; line === '' || line.length < wanted; place += 1) {
    const word = list[place % list.length] ?? '';
    if (line !== '' && line.length + word.length > wanted + 3) break;
    line = line === '' ? word : `${line}${space}${word}`;
  }
  return [line, ...placeholders].join(' ');
}

/** The longest translation of `text` in any of these languages. */
export function longest(text: string): string {
  return sampleLocales.map((locale) => sample(locale, text)).reduce((a, b) => (b.length > a.length ? b : a));
}
