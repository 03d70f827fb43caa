import type { Locale } from '@housefront/contract/ids';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agentTexts } from './agent-texts.ts';
import { agreement } from './agreement.ts';
import { buildSeed } from './index.ts';
import type { Texts } from './vocabulary/languages.ts';
import { siteWords } from './vocabulary/siteWords.ts';

const root = join(import.meta.dirname, '../../../../sites');

/** Languages that a site of the workspace offers, but for English. */
const languages = [
  ...new Set(
    readdirSync(root).flatMap((id) =>
      (/languages: '([^']+)'/.exec(readFileSync(join(root, id, 'site.config.ts'), 'utf8'))?.[1] ?? '').split(','),
    ),
  ),
].filter((language): language is Locale => language !== 'en_US');

/** Words that a language says as English does. */
const SAME: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  de_DE: ['Slots', 'Jackpot', 'Crash', 'Orient'],
  sv_SE: ['Slots', 'Crash'],
  pt_BR: ['Slots', 'Jackpot', 'Crash'],
  fil_PH: [
    'Slots',
    'Live casino',
    'Virtual sports',
    'Jackpot',
    'Crash',
    'Sports',
    'Lottery',
    'Esports',
    'Privacy',
    'Customer service',
  ],
};

const KEYS =
  `about aware captcha chess deposit password password_text payouts payouts_text privacy responsible rowing service
  service_page since_2021 since_2023 terms wallet wallet_text`.split(/\s+/);

/** Every text that the sandbox sends as content of a site, but for names of games, which are proper names. */
const content: readonly (readonly [what: string, texts: Texts])[] = (() => {
  const seed = buildSeed({ seed: 7 });
  const agents = (pick: (texts: (typeof agentTexts)['en_US']) => string): Texts =>
    // The languages of `agentTexts` are those of `Texts`.
    Object.fromEntries(Object.entries(agentTexts).map(([language, texts]) => [language, pick(texts)])) as Texts;
  return [
    ...seed.halls.map(({ names }) => ['hall', names] as const),
    ...seed.labels.map(({ names }) => ['label', names] as const),
    ...seed.announcements.map(({ texts }) => ['announcement', texts] as const),
    ...seed.banners.map(({ alt }) => ['banner', alt] as const),
    ...seed.banners.flatMap(({ headline, line, button }) =>
      [headline, line, button].flatMap((texts) => (texts ? [['words of a banner', texts] as const] : [])),
    ),
    ...seed.promotions.map(({ titles }) => ['promotion', titles] as const),
    ...seed.promotions.flatMap(({ button }) => (button ? [['button', button.label] as const] : [])),
    ...seed.promotions.flatMap((promotion) =>
      promotion.content.en_US.startsWith('<') ? [['offer', promotion.content] as const] : [],
    ),
    ...agreement.flatMap((entry) => [['agreement', entry.title] as const, ['agreement', entry.content] as const]),
    ...KEYS.map((key) => [key, siteWords(key)] as const),
    ['agents', agents(({ plan }) => plan.title)],
    ['agents', agents(({ plan }) => plan.content)],
    ...[0, 1, 2, 3].flatMap((at) =>
      [0, 1].map((part) => ['agents', agents((texts) => texts.agreement[at]?.[part] ?? '')] as const),
    ),
  ];
})();

/** Words of a content text: without markup, names of games and of clubs. */
const wordsOf = (text: string): string =>
  text.replaceAll(/<[^>]+>|Rocket Quest|Emerald Palace|Harbour|Summit|VIP/g, ' ').trim();

/** Words that an English sentence has and that none of the other languages has. */
const ENGLISH = /\b(?:the|and|you|your|with|when|which|what|from|this|that|are|have|of)\b/gi;

test('the workspace offers eleven languages beside English', () => {
  expect(languages.toSorted()).toEqual('bn_BD de_DE fil_PH hi_IN ja_JP pt_BR sv_SE ta_IN th_TH vi_VN zh_CN'.split(' '));
  expect(content.length).toBeGreaterThan(100);
});

test.each(languages)('[LOOK-18] the content of the sandbox is sent and written in %s', (language) => {
  const missing = content.filter(([, texts]) => !Object.keys(texts).includes(language));
  expect(missing.map(([what]) => what)).toEqual([]);
  const english = content.filter(([, texts]) => {
    const words = wordsOf(texts[language]);
    const isSame = words === wordsOf(texts.en_US) && words !== '' && !SAME[language]?.includes(words);
    return isSame || (words.match(ENGLISH) ?? []).length > 1;
  });
  expect(english.map(([what, texts]) => [what, texts[language]])).toEqual([]);
});

test.each([...languages, 'en_US' as const])(
  '[LOOK-18] the content of the sandbox says the words of the site in %s',
  (language) => {
    const file = join(root, '../packages/core/src/i18n/glossary', `${language}.json`);
    const glossary = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
      Record<string, { readonly not: readonly string[] }>
    >;
    const refused = Object.values(glossary).flatMap(({ not }) => not);
    expect(refused.length).toBeGreaterThan(60);
    // A whole word in languages with Latin letters, as the glossary of the site says.
    const isSpaced = /^(?:de|en|fil|pt|sv|vi)_/.test(language);
    // Banners are titles of pictures, such as that of a card hall.
    const said = content.filter(([what]) => what !== 'banner');
    const found = refused.flatMap((word) => {
      const pattern = new RegExp(isSpaced ? `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])` : word, 'iu');
      return said.flatMap(([what, texts]) => (pattern.test(wordsOf(texts[language])) ? [[what, word]] : []));
    });
    expect(found).toEqual([]);
  },
);
