/** Names as in documents, by the currency whose rule they fit (FLD-08): as typed, and as sent. */
const same = (names: string): readonly (readonly [typed: string, sent: string])[] =>
  names.split('|').map((name) => [name, name]);

/** Names for RMB: Han characters, with dots between parts. */
export const chinese = [
  ...same('张三|李四|王五|欧阳娜娜|司马相如|诸葛亮|上官婉儿|阿凡提|龥一|叶赫那拉|長孫無忌|陳奕迅|劉德華|范冰冰|黃曉明'),
  // Beyond 9FA5 and the basic plane: extensions A to H, and recently added characters.
  ...same('葛曾䮌|李㛃|王𬭎|陈𠮷|马𫘝|赵𣈶|刘𪚥|林𡈽|周㵘|吴䶮|郑㼆|孙𬬻|钱𫍯|何𰻞|许𱁬|朱𢒉|冯䲜|姜鿏|沈鿍|杨㐱'),
  ...same('李〇|佐々木'),
  // Uyghur, Kazakh, Tibetan and Mongolian names in Han characters, with every dot on keyboards.
  ...same(
    '买买提·吐尔逊|阿卜杜拉·艾合买提|古丽米热·艾比布力|迪丽热巴·迪力木拉提|努尔兰·阿不都满金|扎西·多吉|阿·旺扎西|巴特尔·乌力吉',
  ),
  ['古丽米热•艾比布力', '古丽米热·艾比布力'],
  ['古丽米热・艾比布力', '古丽米热·艾比布力'],
  ['古丽米热‧艾比布力', '古丽米热·艾比布力'],
  ['古丽米热･艾比布力', '古丽米热·艾比布力'],
  ['古丽米热∙艾比布力', '古丽米热·艾比布力'],
  ['古丽米热⋅艾比布力', '古丽米热·艾比布力'],
  ['古丽米热⸱艾比布力', '古丽米热·艾比布力'],
  ['古丽米热●艾比布力', '古丽米热·艾比布力'],
  ['古丽米热.艾比布力', '古丽米热·艾比布力'],
  ['古丽米热．艾比布力', '古丽米热·艾比布力'],
  ['古丽米热。艾比布力', '古丽米热·艾比布力'],
  ['古丽米热 · 艾比布力', '古丽米热·艾比布力'],
  ['\u3000张三 ', '张三'],
  ['葛\u{e0100}飾', '葛飾'],
  ['\ufa19田', '神田'],
] as const;

/** Names under VND: words of Latin letters. */
export const vietnamese = [
  ...same('Nguyễn Văn A|Trần Thị Bích Ngọc|Lê Hoàng Phúc|Phạm Đức|Đỗ Mười|Võ Nguyên Giáp|Ưng Hoàng Phúc|Ngô Đình Diệm'),
  ...same('NGUYENVANA|Nguyen Van|Đặng Thùy Trâm|Bùi Thị Ỷ|Hồ Ngọc Hà|Quách Thị Ẩn|Ỹ Lan|Tôn Nữ Thị Ninh|Vũ Thị Thuỷ'),
  ...same("Y Moan Ênuôl|H'Hen Niê|K'Brêu|Jean-Luc Nguyễn|Lê Th. Hà|Ksor Kơk"),
  ['H’Hen Niê', "H'Hen Niê"],
  ['Nguye\u0302\u0303n Va\u0306n A', 'Nguyễn Văn A'],
  ['Tra\u0302\u0300n  Thi\u0323', 'Trần Thị'],
  ['Ｎｇｕｙｅｎ', 'Nguyen'],
  ['Jean‐Luc', 'Jean-Luc'],
] as const;

/** Names under every other currency. */
export const others = [
  ...same('สมชาย ใจดี|ณัฐพงษ์ ศรีสุข|กรรณิการ์ วงศ์สวัสดิ์|ปวีณา ฤทธิ์เดช|ธีรศักดิ์ ณ อยุธยา|พิมพ์ชนก ลือวิเศษไพบูลย์'),
  ...same('အောင်ဆန်း|ဒေါ်ခင်ခင်ဝင်း|မောင်မောင်ဦး|သီရိ ရွှေ|ကျော်ဇော|နန်းမြတ်ဖြိုးသင်း'),
  ...same('முத்துவேல்|ஸ்ரீதர் வேம்பு|கார்த்திக் சுப்புராஜ்|தமிழ்ச்செல்வி|மு. கருணாநிதி|ஏ. ஆர். ரகுமான்|விஜயலட்சுமி'),
  ...same('नरेन्द्र मोदी|श्रीदेवी कपूर|अमिताभ बच्चन|ज्ञानेश्वर|कृष्णमूर्ति|प्रियंका चोपड़ा|ॐकार|डॉ. राजेंद्र'),
  ...same('শেখ হাসিনা|মুহাম্মদ ইউনূস|রবীন্দ্রনাথ ঠাকুর|সৌরভ গাঙ্গুলী|মোঃ রফিকুল ইসলাম|র\u200d্যাচেল|উৎপল দত্ত'),
  ...same('ശ്രീനിവാസൻ|മോഹന്\u200d|ತಿಮ್ಮಪ್ಪ|చంద్రబాబు|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|ગુજરાતી પટેલ|ශ්\u200dරී ලාල්'),
  ...same('김철수|박지성|이 영희|남궁민|제갈 공명|최민수|한예슬|선우 용여'),
  ...same(
    '山田 太郎|佐々木 希|髙橋 大輔|渡邉 恵|やまだ たろう|ヤマダ タロウ|ジョン·スミス|小野塚 ゆう|齋藤 飛鳥|ローラ',
  ),
  ...same(
    "John Smith|O'Connor|D'Angelo|Jean-Luc Picard|Anne-Marie Duff|J. R. R. Tolkien|Martin Luther King Jr.|Smith, John",
  ),
  ...same(
    "Siobhán Ní Dhomhnaill|François Müller|Jürgen Groß|Søren Kierkegaard|Łukasz Żółć|Dvořák|Čapek|Şükrü Saracoğlu|'t Hooft",
  ),
  ...same(
    'João Gonçalves|María José Ñáñez|Þórður Björnsson|Ægir Øst|Václav Šťastný|Ángel Gil·lí|Nguyễn Văn A|Ƙasimu Ɗanjuma|Adéọlá',
  ),
  ...same(
    'Chukwuemeka Ọlá|Siva a/l Raman|Devi A/P Muthu|Tan Ah Kow @ Robert|Wong (Ng) Mei|Mohd. Ali|Henry 8 Tudor|X Æ A-12',
  ),
  ...same(
    'Иван Петров|Ольга Ильинична|Νίκος Παπαδόπουλος|محمد عبد الله|علی\u200cرضا|دָוִד בֶּן|יצחק|张 三|王小明|བསྟན་འཛིན་རྒྱ་མཚོ་|Բագրատ|გიორგი',
  ),
  ['John O’Neill', "John O'Neill"],
  ['John O‘Neill', "John O'Neill"],
  ['John Oʼneill', "John O'neill"],
  ['John O＇Neill', "John O'Neill"],
  ['John O`Neill', "John O'Neill"],
  ['John O´Neill', "John O'Neill"],
  ['Jean–Luc', 'Jean-Luc'],
  ['Jean‑Luc', 'Jean-Luc'],
  ['Jean－Luc', 'Jean-Luc'],
  ['Jose\u0301', 'José'],
  ['A\u030angstrom', 'Ångstrom'],
  ['Ｊｏｈｎ　Ｓｍｉｔｈ', 'John Smith'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
  ['ジョン・スミス', 'ジョン·スミス'],
  ['John\u00a0 Smith', 'John Smith'],
] as const;

const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2062',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u061c',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0',
  '\u17b4',
  '\u180b',
  '\u180e',
  '\ufe0f',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
  '\u{1d173}',
  '\u2800',
  '\u0007',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u2028',
];

/** Characters that are invisible or change the text direction: refused alone, within a name and at its ends. */
export const unseen = invisible;

/** Texts that no currency accepts as a name. */
export const refused = [
  '',
  ' ',
  '<b>John',
  'John>',
  '1234',
  '...',
  "'",
  '-',
  '·',
  '👍',
  'John 😀',
  'x'.repeat(51),
  '\u0301',
  ' \u0301a',
  'a/\u0301',
  'John_Smith',
  'a=1',
  '©',
  '\ud800a',
  'John;',
  '{name}',
  '%00',
];

/** Texts that the rule of one script refuses, by currency. */
export const otherScripts = {
  RMB: [
    'John',
    'Nguyễn',
    'Иван',
    'สมชาย',
    'محمد',
    '김철수',
    'やまだ',
    '张三A',
    '张 三',
    '张',
    '·张三',
    '张三·',
    '张··三',
    '张3',
    '王'.repeat(21),
    '⺀⺁',
    '〡〢',
    'ㄓㄤ',
  ],
  VND: [
    'Иван',
    'สมชาย',
    'محمد',
    '张三',
    'Νίκος',
    '김철수',
    'Nguyễn Иван',
    'Аnna',
    'Tr4n',
    'A',
    '×÷',
    'Nguyễn_A',
    'Lê,Hà',
    "'Lê",
    '-Lê',
    'Lê-',
    "Lê'",
    'Ⅳ Lê',
    'a'.repeat(51),
    'Le\u0301\u0301\u0301\u0301',
  ],
} as const;
