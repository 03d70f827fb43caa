import { expect, test } from 'vitest';
import { profileTexts } from './profileTexts.ts';

const site = (protection: object | undefined) => () => Promise.resolve({ protection } as never);
const load = async (id: string, read: () => Promise<never>): Promise<unknown> => {
  const hook = profileTexts(read).load;
  if (typeof hook !== 'object' || typeof hook.handler !== 'function') throw new Error('no hook');
  return hook.handler.call({} as never, id);
};

const texts = '/kit/packages/core/src/i18n/locales/de_DE/protection.json';
const limits = '/shop/node_modules/@housefront/core/dist/i18n/locales/de_DE/protectionLimits.json';

test('[RG-37x] the build of a site without a profile has no texts of player protection', async () => {
  for (const id of [texts, limits]) {
    expect(await load(id, site(undefined))).toBe('{}');
    expect(await load(id, site({ profile: 'gb' }))).toBeNull();
  }
  const others = [
    '/kit/packages/core/src/i18n/locales/de_DE/play.json',
    '/shop/src/protection.json',
    '/kit/packages/core/src/i18n/locales/de_DE/index.ts',
  ];
  for (const id of others) expect(await load(id, site(undefined))).toBeNull();
});

test('[RG-37x] a config that cannot be read keeps its texts, so that its own problem is reported', async () => {
  expect(await load(texts, () => Promise.reject(new Error('broken')))).toBeNull();
});

test('[ENG-01] the build of a site without wins and jackpots has no texts of them', async () => {
  const wins = '/kit/packages/core/src/i18n/locales/de_DE/wins.json';
  const having = (config: object) => () => Promise.resolve(config as never);
  expect(await load(wins, having({}))).toBe('{}');
  expect(await load(wins, having({ jackpots: false }))).toBe('{}');
  for (const config of [{ wins: {} }, { jackpots: true }]) expect(await load(wins, having(config))).toBeNull();
  expect(await load(texts, having({ wins: {} }))).toBe('{}');
});

test('[LOB-02] the build of a site without facets has no texts of them', async () => {
  const lobby = '/kit/packages/core/src/i18n/locales/de_DE/lobby.json';
  const having = (config: object) => () => Promise.resolve(config as never);
  for (const config of [{}, { lobby: { facets: [] } }]) expect(await load(lobby, having(config))).toBe('{}');
  expect(await load(lobby, having({ lobby: { facets: ['rtp'] } }))).toBeNull();
});
