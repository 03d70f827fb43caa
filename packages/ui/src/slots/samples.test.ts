import { describe, expect, test } from 'vitest';
import { frameFixture, viewFixtures } from '../conformance/subjects/viewFixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { walletFixture } from './slots.fixtures.ts';
import type { FixtureLocale, FixtureOptions } from './base.fixtures.ts';
import { sample } from './scripts.fixtures.ts';

const samples = import.meta.glob<Readonly<Record<string, string>>>('./samples/*.json', {
  eager: true,
  import: 'default',
});
const samplesOf = (locale: string) => samples[`./samples/${locale}.json`] ?? {};
const scripts = ['vi_VN', 'th_TH', 'hi_IN', 'my_MM', 'ta_IN', 'bn_BD', 'ko_KR', 'ja_JP'] as const;
// The names are those of the record.
const views = Object.keys(viewFixtures) as ViewName[];

/** Every text of a value by its place. */
function textsOf(value: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return at.endsWith('.value') || at.endsWith('.code') ? [] : [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => textsOf(below, `${at}.${name}`));
}

/** All that views and their frames say in a language, by state and place. */
function speak(locale: FixtureLocale): ReadonlyMap<string, string> {
  const states: readonly FixtureOptions[] = [
    { locale, session: 'member' },
    { locale, session: 'guest', variant: 'error' },
    { locale, session: 'guest', variant: 'empty' },
  ];
  return new Map(
    views.flatMap((view) =>
      states.flatMap((options, at) =>
        textsOf({ [view]: viewFixtures[view](options), frame: frameFixture(view, options) }, String(at)),
      ),
    ),
  );
}

const known = new Map<FixtureLocale, ReadonlyMap<string, string>>();
const spoken = (locale: FixtureLocale): ReadonlyMap<string, string> => {
  const said = known.get(locale) ?? speak(locale);
  known.set(locale, said);
  return said;
};
const english = spoken('en_US');
const chinese = spoken('zh_CN');
/** Names of providers, and words that Vietnamese has from English. */
const names =
  /^(?:Royal 8|Rookeight|Jadewind|Foxcourt|Jollylab|Hot|Jackpot|Menu|Esports|Slot|Top 10|Email|Skype|Telegram|Zalo)$/;
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '').trim();

describe.each(scripts)('%s', (locale) => {
  const own = spoken(locale);

  test('[DES-01] samples are texts that were written, no words in a row', () => {
    const salad = new Set([...english.values()].map((text) => sample(locale, text)));
    // A hall may be called by one of these words.
    const found = [...own].filter(([at, text]) => text.length > 12 && !/hall.*\.name$/i.test(at) && salad.has(text));
    expect(found).toEqual([]);
    const told = [...own].filter(
      ([at, text]) => /[a-z]{3}/.test(plain(english.get(at) ?? '')) && text !== english.get(at),
    );
    expect(told.length).toBeGreaterThan(400);
  });

  test('[DES-01] home, lists, news and the frame around them are in the language of the toolbar', () => {
    const pages = /^\d\.(?:home|hall|slotList|promotionList|announcements|roulette|frame)\./;
    const left = [...own].filter(
      ([at, text]) =>
        pages.test(at) && chinese.get(at) !== english.get(at) && text === english.get(at) && !names.test(text),
    );
    expect(left).toEqual([]);
  });

  test('[DES-01] samples have the letters of the language and no key too many', () => {
    const letters = {
      vi_VN: /[à-ỹđ]/i,
      th_TH: /\p{sc=Thai}/u,
      hi_IN: /\p{sc=Deva}/u,
      my_MM: /\p{sc=Mymr}/u,
      ta_IN: /\p{sc=Taml}/u,
      bn_BD: /\p{sc=Beng}/u,
      ko_KR: /\p{sc=Hang}/u,
      ja_JP: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    }[locale];
    const entries = Object.entries(samplesOf(locale));
    expect(entries.length).toBeGreaterThan(85);
    const unwritten = entries.filter(([, text]) => !letters.test(text) || text !== text.normalize('NFC').trim());
    // Words that Vietnamese has from English or without a mark.
    expect(unwritten.filter(([, text]) => !/^(?:Hot|Slot|Slot video|Game bài)$/.test(text))).toEqual([]);
  });
});

test('[DES-01] in Vietnamese every sample is Vietnamese', () => {
  const left = [...spoken('vi_VN')].filter(
    ([at, text]) =>
      chinese.get(at) !== english.get(at) && plain(text) === plain(english.get(at) ?? '') && !names.test(text),
  );
  expect(left).toEqual([]);
});

test('[DES-01] Traditional Chinese has no simplified letters', () => {
  const simplified =
    /[们会体关务动区华单双发变号员团国图圆场处备复头奖宝实对导将层岁师币庄应开异张弹当录户报担拥择换据断无时显术机权条来标树样桥检欢气汇测济浏润涨湾灵灯热爱猎环现电画监盖盘码确礼离种积称稳竞笔签简类紧红级纪纯线练组细终经结给络统继续维编缘网罗职联胜节药获补装规视览觉触计订认让议讯记讲许论设访证评识词译试话该详语误说请读课调谁谈谢负财责败账货质购贴贵贷费资赏赔赛赢车转轮软轻载较输辑边达过运还这进远连适选递邮邻释针钟钱银链锁锦长门闭问间闻队阶际陆险随隐难页项顺须顾预领频题颜风飞马驱验骑鱼鲁鲜鸟鸡龄龙]/u;
  // The page of an error speaks several languages at once, and each language has its own name.
  const found = [...spoken('zh_TW')].filter(
    ([at, text]) =>
      !/^\d\.error\..*\.zh$|\.language\.options\./.test(at) &&
      simplified.test(text.startsWith('data:') ? decodeURIComponent(text) : text),
  );
  expect(found.map(([at, text]) => `${at}: ${text.slice(0, 80)}`)).toEqual([]);
});

/** As the product writes them (I18N-14, I18N-15x); dong, kyat and won are counted in thousands. */
const money: readonly (readonly [FixtureLocale, balance: string, symbol: string, code: string])[] = [
  ['en_US', '$128,450.60', '$', 'USD'],
  ['zh_CN', '¥128,450.60', '¥', 'RMB'],
  ['zh_TW', '¥128,450.60', '¥', 'RMB'],
  ['vi_VN', '₫128,450,600.00', '₫', 'VND'],
  ['th_TH', '฿128,450.60', '฿', 'THB'],
  ['hi_IN', '₹128,450.60', '₹', 'INR'],
  ['ta_IN', '₹128,450.60', '₹', 'INR'],
  ['bn_BD', '৳128,450.60', '৳', 'BDT'],
  ['my_MM', 'K128,450,600.00', 'K', 'MMK'],
  ['ko_KR', '₩128,450,600.00', '₩', 'WON'],
  ['ja_JP', '¥128,450.60', '¥', 'JPY'],
];

test.each(money)('[DES-01] a member who reads %s has %s everywhere', (locale, balance, symbol, code) => {
  const said = spoken(locale);
  expect([...said.values()].filter((text) => text === balance).length).toBeGreaterThan(3);
  expect(walletFixture({ locale }).main).toBe(balance);
  expect(said.get('0.home.jackpot.symbol')).toBe(symbol);
  const others = money.map(([, , each]) => each).filter((each) => each !== symbol && each !== 'K');
  const foreign = [...said].filter(
    ([, text]) => !/^data:|[&?]|<svg/.test(text) && others.some((each) => new RegExp(`\\${each} ?\\d`).test(text)),
  );
  expect(foreign).toEqual([]);
  expect(
    [...said].filter(([at, text]) => at.endsWith('.currency') || text.endsWith(`(${code})`)).length,
  ).toBeGreaterThan(0);
});
