import { CURRENCIES, DEMO_PROVIDERS, HALLS, LOCALES } from '@housefront/contract/ids';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildSeed } from './index.ts';
import type { SeedData } from './types.ts';
import type { Texts } from './vocabulary/languages.ts';
import { words } from './vocabulary/table.ts';

const seed = buildSeed({ seed: 7 });
const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
const hash = (data: SeedData): string => createHash('sha256').update(JSON.stringify(data, plain)).digest('hex');
const complete = (texts: Texts): boolean => LOCALES.every((locale) => texts[locale].trim() !== '');

/** Scripts that a language's texts must show somewhere, so that no column of a table can have slipped. */
const scripts: Readonly<Record<string, RegExp>> = {
  zh_TW: /\p{Script=Han}/u,
  zh_CN: /\p{Script=Han}/u,
  ko_KR: /\p{Script=Hangul}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
};

describe('buildSeed', () => {
  test('[SBX-01] gives the same world for the same seed and another for another', () => {
    expect(hash(buildSeed({ seed: 7 }))).toBe(hash(seed));
    expect(hash(buildSeed({ seed: 8 }))).not.toBe(hash(seed));
  });

  test('[CFG-10] has the eight halls of the contract, named in all languages', () => {
    expect(seed.halls.map((hall) => hall.gtId)).toEqual(HALLS.map((hall) => hall.id));
    expect(seed.halls.every((hall) => complete(hall.names))).toBe(true);
  });

  test('[SBX-05] has 60 providers and as many games as asked for', () => {
    expect(seed.providers).toHaveLength(60);
    expect(seed.games).toHaveLength(1200);
    for (const games of [500, 501, 10_000]) expect(buildSeed({ seed: 1, games }).games).toHaveLength(games);
    for (const games of [0, 499, 10_001, 700.5, Number.NaN]) {
      expect(() => buildSeed({ seed: 1, games })).toThrow(RangeError);
    }
  });

  test('[CAT-10x] slot and card providers have lists, the others launch directly with their own code', () => {
    for (const provider of seed.providers) {
      const hasList = provider.hallId === 2 || provider.hallId === 6;
      expect(provider.gameCode).toBe(hasList ? null : `${provider.gpId}_${provider.hallId}`);
      expect(provider.gpId).toMatch(/^GP[A-Z0-9]{2}$/);
      for (const currency of provider.currencies) expect(CURRENCIES).toContain(currency);
    }
  });

  test('[CAT-11x] a customized provider points to a real one', () => {
    const customized = seed.providers.filter((provider) => provider.customized);
    expect(customized.length).toBeGreaterThan(0);
    for (const { oriGpId } of customized) {
      expect(seed.providers.some((other) => other.gpId === oriGpId && !other.customized)).toBe(true);
    }
  });

  test('[PLAY-40] only the four demo providers have demo games, and each has some', () => {
    const demo = new Set(seed.games.filter((game) => game.demo).map((game) => game.gpId));
    expect([...demo].sort()).toEqual([...DEMO_PROVIDERS].sort());
  });

  test('[CAT-03] ids, codes and art addresses are unique, references hold', () => {
    const { games, labels, providers } = buildSeed({ seed: 3, games: 10_000 });
    for (const list of [games.map((game) => game.id), games.map((game) => game.code), games.map((game) => game.art)]) {
      expect(new Set<string | number>(list).size).toBe(games.length);
    }
    expect(new Set(providers.map((provider) => provider.gpId)).size).toBe(60);
    expect(new Set(labels.map((label) => label.id)).size).toBe(labels.length);
    const labelOwner = new Map(labels.map((label) => [label.id, label.gpId]));
    const hallOf = new Map(providers.map((provider) => [provider.gpId, provider.hallId]));
    for (const game of games) {
      expect(hallOf.get(game.gpId)).toBe(game.hallId);
      expect(game.labels.every((label) => labelOwner.get(label) === game.gpId)).toBe(true);
    }
  });

  test('[CAT-04] game names are complete in eleven languages or one text, never empty, rarely repeated', () => {
    const maps = seed.games.flatMap((game) => (typeof game.names === 'string' ? [] : [game.names]));
    expect(maps.every(complete)).toBe(true);
    expect(maps.length).toBeLessThan(seed.games.length);
    expect(maps.length).toBeGreaterThan(seed.games.length * 0.9);
    expect(seed.games.every((game) => game.names !== '')).toBe(true);
    expect(new Set(maps.map((names) => names.en_US)).size).toBe(maps.length);
  });

  test('[CAT-05] about one game in fourteen is hot or new', () => {
    for (const tag of ['hot', 'new'] as const) {
      const share = seed.games.filter((game) => game.tags.includes(tag)).length / seed.games.length;
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.1);
    }
  });

  test('[CAT-14] the crash menu is not empty', () => {
    expect(seed.games.filter((game) => game.crash).length).toBeGreaterThan(5);
  });

  test('[CAT-09] every hall and every provider has games to show', () => {
    for (const provider of seed.providers) {
      expect(seed.games.filter((game) => game.gpId === provider.gpId).length).toBeGreaterThan(1);
    }
  });

  test('[HOME-02] banners with every kind of target, of either window, and one without', () => {
    expect(seed.banners).toHaveLength(9);
    expect(new Set(seed.banners.map((banner) => banner.linkType))).toEqual(new Set([0, 1, 2]));
    expect(new Set(seed.banners.map((banner) => banner.linkMethod))).toEqual(new Set([0, 1]));
    expect(new Set(seed.banners.map((banner) => banner.gameLink?.currency))).toEqual(
      new Set(['RMB', 'VND', undefined]),
    );
    expect(seed.banners.some((banner) => banner.url === '')).toBe(true);
    for (const { gameLink } of seed.banners) {
      if (gameLink === null || gameLink.gpId === '') continue;
      const provider = seed.providers.find((other) => other.gpId === gameLink.gpId);
      expect(provider).toMatchObject({ hallId: gameLink.gtId, name: gameLink.gpGtName });
    }
  });

  test('[HOME-13] ten announcements, some for guests only, some for members only', () => {
    expect(seed.announcements).toHaveLength(10);
    expect(seed.announcements.some((line) => line.before && !line.after)).toBe(true);
    expect(seed.announcements.some((line) => !line.before && line.after)).toBe(true);
    expect(seed.announcements.every((line) => line.before || line.after)).toBe(true);
  });

  test('[HOME-16] promotions for every place, running and past', () => {
    expect(new Set(seed.promotions.map((item) => item.displayLocation))).toEqual(new Set([2, 3]));
    expect(new Set(seed.promotions.map((item) => item.past))).toEqual(new Set([true, false]));
    expect(seed.promotions.every((item) => complete(item.titles) && complete(item.content))).toBe(true);
    const running = seed.promotions.filter(({ past }) => !past);
    expect(new Set(running.map(({ displayDevice }) => displayDevice))).toEqual(new Set([0, 1, 2]));
    for (const place of [2, 3]) {
      const frequencies = running.flatMap((item) => (item.displayLocation === place ? [item.displayFrequency] : []));
      expect(new Set(frequencies)).toEqual(new Set([0, 1]));
    }
    expect(new Set(running.map(({ kind }) => kind))).toEqual(new Set(['picture', 'text']));
  });

  test('[I18N-19x] texts are in the column of their language', () => {
    const all: Texts[] = [
      ...seed.halls.map((hall) => hall.names),
      ...seed.labels.map((label) => label.names),
      ...seed.announcements.map((line) => line.texts),
      ...seed.banners.map((banner) => banner.alt),
      ...seed.promotions.map((item) => item.titles),
      ...seed.games.flatMap((game) => (typeof game.names === 'string' ? [] : [game.names])),
    ];
    for (const texts of all) {
      expect(complete(texts)).toBe(true);
      for (const [locale, script] of Object.entries(scripts)) {
        const known = LOCALES.find((other) => other === locale);
        expect(texts[known ?? 'en_US']).toMatch(script);
      }
      expect(texts.en_US).toMatch(/^[\p{ASCII}’]+$/u);
    }
  });

  test('a vocabulary row with a gap is refused', () => {
    expect(() => words('a | b | c')).toThrow('incomplete');
    expect(() => words(`k |${' x |'.repeat(10)} `)).toThrow('incomplete');
  });
});
