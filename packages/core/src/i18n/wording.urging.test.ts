import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * No text urges to chase losses, to raise, to stay, or to hurry (RG-28): expressions that none may contain, by language. The
 * sentence beside them is one that they find.
 */
const URGING: Readonly<Record<string, readonly [found: string, ...expressions: readonly RegExp[]]>> = {
  en_US: [
    'Don’t stop now: win it back with just one more spin!',
    /\bdon['’]t (?:stop|leave|give up|miss)/i,
    /\bone more (?:spin|round|game|bet|try)/i,
    /\b(?:keep|carry on|go on|continue) (?:playing|spinning|betting|going)/i,
    /\b(?:win|get) (?:it|them|your (?:money|losses|stake)) back/i,
    /\b(?:chase|recover|make up) (?:for )?(?:your )?loss/i,
    /\b(?:raise|double|increase) (?:your|the) (?:stake|bet)/i,
    /\b(?:bet|wager|play|deposit|win) (?:\S+ )?(?:more|bigger)\b/i,
    /\b(?:hurry|last chance|now or never|before you go|time is running out|so close)\b/i,
    /\b(?:you are|you['’]re) (?:due|on a (?:roll|streak))/i,
    /\b(?:sure|guaranteed|easy|risk-free) (?:win|money|profit)/i,
  ],
  de_DE: [
    'Hören Sie jetzt nicht auf: Holen Sie sich Ihr Geld zurück!',
    /(?:hören|geben) sie (?:jetzt )?nicht auf/i,
    /noch (?:ein|eine) (?:spiel|runde|dreh|einsatz|versuch)/i,
    /(?:spielen|drehen|wetten) sie (?:dort )?weiter\b/i,
    /holen sie (?:sich )?(?:ihr|ihre|den|die|das)[^.!?]*zurück/i,
    /verluste? (?:aus|wett|zurück)/i,
    /(?:erhöhen|verdoppeln) sie (?:ihren|den) einsatz/i,
    /(?:setzen|spielen|zahlen) sie (?:noch )?(?:mehr|\{\{)/i,
    /beeilen|letzte chance|jetzt oder nie|bevor sie gehen|glückssträhne/i,
    /(?:sicherer|garantierter|leichter) gewinn|risikofrei/i,
  ],
  sv_SE: [
    'Sluta inte nu: vinn tillbaka pengarna!',
    /\b(?:sluta|ge) inte (?:nu|upp|spela)/i,
    /bara (?:ett|en) (?:spel|runda|omgång|snurr|insats) till/i,
    /fortsätt (?:spela|snurra|satsa)|spela vidare/i,
    /\b(?:vinn|ta) (?:tillbaka|igen)/i,
    /jaga (?:dina )?förlust/i,
    /(?:höj|dubbla|öka) (?:din )?insats/i,
    /(?:satsa|spela|sätt in) mer\b/i,
    /skynda|sista chansen|nu eller aldrig|innan du går/i,
    /(?:säker|garanterad|enkel) vinst|riskfri/i,
  ],
  da_DK: [
    'Stop ikke nu: vind pengene tilbage!',
    /(?:stop|giv) ikke (?:nu|op)/i,
    /(?:et|en) (?:spil|runde|spin|indsats) (?:til|mere)/i,
    /(?:bliv ved med|fortsæt med) at (?:spille|satse)|spil (?:bare )?videre/i,
    /(?:vind|få) [^.!?]*tilbage[!.]/i,
    /jagt (?:på )?(?:dine )?tab/i,
    /(?:hæv|fordobl|forhøj) (?:din )?indsats/i,
    /(?:sats|spil|indbetal) mere\b/i,
    /skynd dig|sidste chance|nu eller aldrig|før du går/i,
    /(?:sikker|garanteret|nem) gevinst|risikofri/i,
  ],
  nl_NL: [
    'Stop nu niet: win je geld terug!',
    /(?:stop|geef) (?:nu )?niet(?: op)?[:!.]/i,
    /nog (?:één|1) (?:spel|spin|ronde|inzet)|(?:speel|draai) (?:daar |nu )?verder/i,
    /(?:blijf|ga door met) (?:spelen|draaien|inzetten)/i,
    /(?:win|haal) [^.!?]*terug\b/i,
    /verlies goedmaken|verliezen? terug/i,
    /(?:verhoog|verdubbel) je inzet/i,
    /(?:zet|speel|stort) meer\b/i,
    /haast je|laatste kans|nu of nooit|voordat je gaat/i,
    /(?:zekere|gegarandeerde|makkelijke) winst|risicovrij/i,
  ],
  es_ES: [
    'No pares ahora: ¡recupera lo perdido!',
    /no (?:pares|te rindas|te vayas|te lo pierdas)/i,
    /una? (?:ronda|giro|partida|apuesta|tirada) más/i,
    /sigue (?:jugando|girando|apostando)/i,
    /recupera (?:lo perdido|tu dinero|tus pérdidas)/i,
    /(?:sube|aumenta|dobla|duplica) tu apuesta/i,
    /(?:apuesta|juega|deposita) más\b/i,
    /date prisa|última oportunidad|ahora o nunca|antes de irte/i,
    /(?:ganancia|dinero) (?:segur[ao]|garantizad[ao]|fácil)|sin riesgo/i,
  ],
  pt_BR: [
    'Não pare agora: recupere o que perdeu!',
    /não (?:pare|desista|saia|perca)/i,
    /mais uma? (?:rodada|giro|partida|aposta|jogada)/i,
    /continue (?:jogando|girando|apostando)/i,
    /recupere (?:o que perdeu|seu dinheiro|suas perdas)/i,
    /(?:aumente|dobre) sua aposta/i,
    /(?:aposte|jogue|deposite) mais\b/i,
    /corra\b|última chance|agora ou nunca|antes de sair/i,
    /(?:ganho|lucro) (?:certo|garantido|fácil)|sem risco/i,
  ],
  fil_PH: [
    'Huwag tumigil: bawiin ang talo mo!',
    /huwag (?:kang )?(?:tumigil|sumuko|umalis|palampasin)/i,
    /isa pang (?:laro|ikot|taya|round)/i,
    /(?:magpatuloy|ituloy)[^.!?]* (?:maglaro|paglalaro|pagtaya)/i,
    /bawiin ang/i,
    /(?:taasan|doblehin|itaas) ang taya/i,
    /(?:tumaya|maglaro|mag-deposit) pa\b/i,
    /bilisan mo|huling pagkakataon|ngayon na o hindi kailanman|bago ka umalis/i,
    /siguradong panalo|walang risk/i,
  ],
  vi_VN: [
    'Đừng dừng lại: hãy gỡ lại tiền thua!',
    /đừng (?:dừng|bỏ cuộc|rời đi|bỏ lỡ)/i,
    /(?:thêm|một) (?:một )?(?:ván|vòng|lượt) nữa/i,
    /chơi tiếp|tiếp tục (?:cược|đặt cược)|cược thêm/i,
    /gỡ (?:lại|gạc)|thắng lại/i,
    /(?:tăng|gấp đôi) (?:tiền |mức )?cược/i,
    /(?:cược|chơi|nạp) (?:nhiều )?(?:hơn|thêm) nữa/i,
    /nhanh lên|nhanh tay|cơ hội cuối|trước khi bạn rời/i,
    /chắc thắng|không rủi ro/i,
  ],
  th_TH: [
    'อย่าหยุด เอาทุนคืนเลย',
    /อย่า(?:หยุด|ยอมแพ้|เพิ่งไป|พลาด)/,
    /อีก(?:ตา|รอบ|เกม)เดียว/,
    /เล่นต่อ|เดิมพันต่อ|เดิมพันอีก/,
    /(?:เอา|ทวง|ถอน)ทุนคืน/,
    /เพิ่มเดิมพัน|เพิ่มเงินเดิมพัน/,
    /รีบ(?:เลย|หน่อย)|โอกาสสุดท้าย|ก่อนที่คุณจะไป/,
    /ชนะแน่นอน|กำไรแน่นอน|ไม่มีความเสี่ยง/,
  ],
  ja_JP: [
    'やめないで、負けを取り戻そう',
    /やめないで|あきらめないで|お見逃しなく/,
    /もう ?(?:1|一)(?:回|ゲーム|ラウンド)だけ/,
    /プレイし続け|賭け続け/,
    /(?:負け|損失|お金)を(?:取り戻|取り返)/,
    /(?:賭け金|ベット)を(?:上げ|増や|倍に)/,
    /急いで|お急ぎ|ラストチャンス|最後のチャンス|今しかない/,
    /必ず勝|絶対に勝|リスクなし/,
  ],
  ko_KR: [
    '멈추지 마세요, 잃은 돈을 되찾으세요',
    /멈추지 마|포기하지 마|놓치지 마/,
    /한 (?:판|번|게임)만 더/,
    /계속 (?:플레이|베팅)하세요/,
    /(?:잃은|본전)[^.]*(?:되찾|찾으|만회)/,
    /베팅(?:액|금)?을 (?:올리|높이|늘리|두 배)/,
    /서두르|마지막 기회|지금 아니면|떠나기 전에/,
    /무조건 승리|확실한 수익|위험 없이/,
  ],
  zh_CN: [
    '别停下，赢回来！',
    /别停|不要停|别放弃|不要错过|切勿错过/,
    /再来一(?:局|把|次|注)/,
    /继续(?:下注|投注|玩)/,
    /赢回|翻本|回本|追回损失/,
    /(?:加大|提高|加倍)(?:投注|下注|赌注)/,
    /赶快|赶紧|抓紧|最后(?:的)?机会|机不可失|离开之前/,
    /稳赢|必赢|零风险/,
  ],
  zh_TW: [
    '別停下，贏回來！',
    /別停|不要停|別放棄|不要錯過|切勿錯過/,
    /再來一(?:局|把|次|注)/,
    /繼續(?:下注|投注|玩)/,
    /贏回|翻本|回本|追回損失/,
    /(?:加大|提高|加倍)(?:投注|下注|賭注)/,
    /趕快|趕緊|抓緊|最後(?:的)?機會|機不可失|離開之前/,
    /穩贏|必贏|零風險/,
  ],
  hi_IN: [
    'मत रुकें, हारा हुआ पैसा वापस जीतें',
    /मत (?:रुक|छोड़|जाइए|चूक)/,
    /(?:बस )?एक और (?:राउंड|गेम|दाँव|बार)/,
    /खेलते रह|खेलना जारी रख|दाँव (?:लगाते रह|और लगा)/,
    /वापस जीत|हार की भरपाई/,
    /दाँव (?:बढ़ाएँ|दोगुना)/,
    /जल्दी कर|आखिरी मौका|आख़िरी मौक़ा|जाने से पहले/,
    /पक्की जीत|बिना जोखिम/,
  ],
  bn_BD: [
    'থামবেন না, হারানো টাকা ফিরিয়ে নিন',
    /থামবেন না|হাল ছাড়বেন না|মিস করবেন না/,
    /আর (?:একটি|একটা|এক) (?:রাউন্ড|গেম|বাজি|বার)/,
    /খেলতে থাকুন|খেলা চালিয়ে যান|বাজি ধরতে থাকুন|আরও \S+ বাজি ধরুন/,
    /(?:হারানো|হারা)[^।]*(?:ফিরিয়ে|ফেরত)/,
    /বাজি (?:বাড়ান|দ্বিগুণ)/,
    /তাড়াতাড়ি করুন|শেষ সুযোগ|যাওয়ার আগে/,
    /নিশ্চিত জয়|ঝুঁকিহীন/,
  ],
  ta_IN: [
    'நிறுத்தாதீர்கள், இழந்ததை மீட்டெடுங்கள்',
    /நிறுத்தாதீர்|விட்டுவிடாதீர்|தவறவிடாதீர்/,
    /இன்னும் ஒரு (?:சுற்று|ஆட்டம்|பந்தயம்|முறை)/,
    /தொடர்ந்து (?:விளையாடுங்கள்|பந்தயம்)/,
    /இழந்ததை|இழப்பை (?:மீட்|ஈடு)/,
    /பந்தயத்தை (?:உயர்த்து|இரட்டிப்|அதிகரி)/,
    /விரைந்து|கடைசி வாய்ப்பு|செல்வதற்கு முன்/,
    /உறுதியான வெற்றி|ஆபத்து இல்லாத/,
  ],
  my_MM: [
    'မရပ်ပါနှင့်၊ ရှုံးငွေ ပြန်ရအောင် ကစားပါ',
    /မရပ်ပါနှင့်|လက်မလျှော့ပါနှင့်|လက်မလွှတ်ပါနှင့်/,
    /နောက်တစ်(?:ပွဲ|ကြိမ်)ပဲ/,
    /ဆက်ကစားပါ|ဆက်လောင်းပါ|ထပ်လောင်းပါ/,
    /ရှုံးငွေ ပြန်|ပြန်နိုင်အောင်/,
    /လောင်းကြေး(?:ကို)? ?(?:တိုးပါ|နှစ်ဆ)/,
    /မြန်မြန်လုပ်|နောက်ဆုံးအခွင့်အရေး|မထွက်ခွာမီ/,
    /သေချာပေါက်နိုင်|အန္တရာယ်ကင်း/,
  ],
};

const folder = join(import.meta.dirname, 'locales');
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Texts of a language by key. */
const textsOf = (language: string): readonly (readonly [key: string, text: string])[] =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(
        JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as Readonly<Record<string, string>>,
      ),
    );

test('[RG-28] there is a list for each of the eighteen languages', () => {
  expect(languages).toHaveLength(18);
  expect(Object.keys(URGING).toSorted()).toEqual(languages.toSorted());
});

test.each(languages)('[RG-28] no text in %s urges to chase, to raise, to stay or to hurry', (language) => {
  const [found = '', ...expressions] = URGING[language] ?? [];
  expect(expressions.length).toBeGreaterThanOrEqual(7);
  expect(expressions.filter((expression) => expression.test(found)).length).toBeGreaterThanOrEqual(2);
  const urging = textsOf(language).flatMap(([key, text]) =>
    expressions.some((expression) => expression.test(text)) ? [`${key}: ${text}`] : [],
  );
  expect(urging).toEqual([]);
});
