import { expect, test, vi } from 'vitest';
import { completeCatalogue } from './complete-catalogue.ts';
import { createI18n, loadLocale } from './index.ts';
import { textsOf } from './locales.fixtures.ts';

const english = {
  common: { ok: 'OK', hello: 'Hello {{name}}', games_one: '{{count}} game', games_other: '{{count}} games' },
  shell: { home: 'Home' },
};
const vietnamese = { common: { ok: 'Được', hello: 'Chào {{name}}', games_other: '{{count}} trò chơi' }, shell: {} };

test('[LOC-02] what is missing is taken from the named language, then from English, and each key is listed', () => {
  const written = { common: { ok: 'D’accord' } };
  const { catalogue, missing, unknown, faults } = completeCatalogue('fr_FR', written, [vietnamese, english]);
  expect(catalogue).toEqual({
    common: {
      ok: 'D’accord',
      hello: 'Chào {{name}}',
      games_one: '{{count}} trò chơi',
      games_many: '{{count}} trò chơi',
      games_other: '{{count}} trò chơi',
    },
    shell: { home: 'Home' },
  });
  expect(missing).toEqual(['hello', 'games_one', 'games_many', 'games_other', 'home']);
  expect([unknown, faults]).toEqual([[], []]);
});

test('[LOC-02] a language has the plural forms of its own, whatever the fallback has', () => {
  const forms = (locale: string) => Object.keys(completeCatalogue(locale, {}, [english]).catalogue['common'] ?? {});
  expect(forms('pl_PL').slice(2)).toEqual(['games_few', 'games_many', 'games_one', 'games_other'].toSorted(byPl));
  expect(forms('ar_SA')).toHaveLength(2 + 6);
  // Nothing is known about it: the forms of English.
  expect(forms('xx_XX').slice(2).toSorted()).toEqual(['games_one', 'games_other']);
});
const order = new Intl.PluralRules('pl-PL').resolvedOptions().pluralCategories;
const byPl = (a: string, b: string) => order.indexOf(a.slice(6) as never) - order.indexOf(b.slice(6) as never);

test.each([
  [{ ok: 5 }, 'ok', /is 5, which is no text/],
  [{ ok: null }, 'ok', /is null, which is no text/],
  [{ ok: ['a'] }, 'ok', /no text/],
  [{ ok: '' }, 'ok', /no letter/],
  [{ ok: ' D’accord' }, 'ok', /stray spaces/],
  [{ ok: 'Oui $t(hello)' }, 'ok', /mean something to the catalogue/],
  [{ ok: 'Oui {x}' }, 'ok', /mean something to the catalogue/],
  [{ ok: 'Oui {{name}}' }, 'ok', /needs the values of none/],
  [{ hello: 'Bonjour' }, 'hello', /needs the values \{\{name\}\}/],
  [{ hello: 'Bonjour {{nom}}' }, 'hello', /needs the values \{\{name\}\}/],
  [{ hello: 'Bonjour {{name}} {{name}}' }, 'hello', /needs the values/],
  [{ games_one: 'un jeu' }, 'games_one', /needs the values \{\{count\}\}/],
])('[LOC-02] the text %j is not shown, and the reason is named', (common, key, reason) => {
  const { catalogue, faults, missing } = completeCatalogue('fr_FR', { common }, [english]);
  expect(faults).toEqual([[key, expect.stringMatching(reason)]]);
  expect(missing).not.toContain(key);
  expect(catalogue['common']).toMatchObject({ ok: 'OK', hello: 'Hello {{name}}', games_one: '{{count}} game' });
});

test.each([
  [{ other: { ok: 'Oui' } }, ['other.json: ok']],
  [{ shell: { ok: 'Oui' } }, ['shell.json: ok']],
  [{ common: { okay: 'Oui' } }, ['common.json: okay']],
  [{ common: { games: 'jeux' } }, ['common.json: games']],
  [{ common: { games_two: '{{count}} jeux' } }, ['common.json: games_two']],
  [
    JSON.parse('{"common":{"__proto__":"x","constructor":"y"}}'),
    ['common.json: __proto__', 'common.json: constructor'],
  ],
  [JSON.parse('{"__proto__":{"ok":"x"}}'), ['__proto__.json: ok']],
])('[LOC-02] keys of %j that the kit does not have are listed and not taken', (written, unknown) => {
  const found = completeCatalogue('fr_FR', written, [english]);
  expect(found.unknown).toEqual(unknown);
  expect(Object.keys(found.catalogue)).toEqual(['common', 'shell']);
  expect(found.catalogue['common']).toMatchObject({ ok: 'OK' });
});

test('[LOC-02] a language without a text has every text of the kit, and pages load nothing beside it', async () => {
  const kit = await loadLocale('en_US');
  const { catalogue, missing } = completeCatalogue('pl_PL', {}, [kit]);
  expect(missing.length).toBeGreaterThan(800);
  const load = vi.fn<typeof loadLocale>(() => Promise.resolve(catalogue));
  const onMissing = vi.fn<(key: string, locale: string) => void>();
  const { t } = await createI18n({ locale: 'pl_PL', load, onMissing });
  for (const [key] of await textsOf('en_US')) t(key.replace(/_(?:one|other)$/, ''), { count: 3 });
  for (const count of [0, 1, 2, 5, 22]) expect(t('catalogue.game_count', { count })).toContain(`${count} game`);
  expect(onMissing).not.toHaveBeenCalled();
  expect(load.mock.calls).toEqual([['pl_PL']]);
});
