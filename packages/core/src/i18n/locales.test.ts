import { HALLS, LOCALES } from '@housefront/contract/ids';
import { matchLocale } from '@housefront/contract/locale-match';
import { describe, expect, test, vi } from 'vitest';
import { createI18n, htmlLang, loadLocale } from './index.ts';
import type { Catalogue } from './locales.ts';
import { FALLBACK_LOCALE } from './locale.ts';
import { LOCALE_LOADERS } from './locales.ts';
import { baseOf, placeholders, pluralForms, textsOf } from './locales.fixtures.ts';
import { wordsOf } from './text-form.ts';

test('[I18N-19x] [LOC-03] each of the eighteen languages has a catalogue of its own', async () => {
  expect(Object.keys(LOCALE_LOADERS)).toEqual([...LOCALES]);
  const catalogues = await Promise.all(LOCALES.map(loadLocale));
  expect(new Set(catalogues.map((catalogue) => JSON.stringify(catalogue))).size).toBe(18);
});

test('[I18N-19x] no key is in two namespaces', async () => {
  const keys = Object.values(await loadLocale(FALLBACK_LOCALE)).flatMap((texts) => Object.keys(texts));
  expect(keys.length).toBeGreaterThan(150);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(LOCALES)('%s', (locale) => {
  test('[I18N-19x] has the keys of the reference, in the same namespaces', async () => {
    const [own, reference] = await Promise.all([loadLocale(locale), loadLocale(FALLBACK_LOCALE)]);
    const bases = (catalogue: Catalogue) =>
      new Map(Object.entries(catalogue).map(([name, texts]) => [name, new Set(Object.keys(texts).map(baseOf))]));
    expect(bases(own)).toEqual(bases(reference));
  });

  test('[I18N-19x] has every plural form of its language and no other', async () => {
    const keys = [...(await textsOf(locale)).keys()];
    const counted = Map.groupBy(
      keys.filter((key) => baseOf(key) !== key),
      baseOf,
    );
    expect(counted.size).toBeGreaterThan(0);
    for (const [base, forms] of counted) {
      expect(forms.toSorted()).toEqual(
        pluralForms(locale)
          .map((form) => `${base}_${form}`)
          .toSorted(),
      );
      expect(keys).not.toContain(base);
    }
  });

  test('[I18N-19x] has the placeholders of the reference', async () => {
    const reference = new Map([...(await textsOf(FALLBACK_LOCALE))].map(([key, text]) => [baseOf(key), text]));
    const entries = [...(await textsOf(locale))];
    const wanted = entries.map(([key]) => [key, placeholders(reference.get(baseOf(key)) ?? '')]);
    expect(entries.map(([key, text]) => [key, placeholders(text)])).toEqual(wanted);
    expect(entries.filter(([, text]) => /[{}]/.test(wordsOf(text)))).toEqual([]);
  });

  test('[I18N-19x] has no text that is its key', async () => {
    expect([...(await textsOf(locale))].filter(([key, text]) => text === key)).toEqual([]);
  });

  test('[I18N-18] has real text for every key that the documents name', async () => {
    const named =
      `pg.alert_starting pg.alert_quitting pg.alert_duplicate pg.err_is_playing pg.start_failed pg.maintain.title
      one_key_waiting one_key_err_code_101 one_key_err_code_102 one_key_err_code_103 one_key_err_code_104 one_key_err_code_105
      r88close_msg proxy.please_login_title success`.split(/\s+/);
    const i18n = await createI18n({ locale });
    const shown = named.map((key) => i18n.t(key));
    expect(named).toHaveLength(15);
    expect(named.filter((key) => !i18n.has(key))).toEqual([]);
    for (const [index, text] of shown.entries()) {
      expect(text).not.toBe(named[index]);
      expect(text).toMatch(/\p{L}/u);
    }
    expect(new Set(shown).size).toBe(15);
  });

  test('[CFG-12] names, shortens and introduces each of the eight halls', async () => {
    const onMissing = vi.fn<(key: string, locale: string) => void>();
    const { t } = await createI18n({ locale, onMissing });
    const halls = HALLS.map(({ key }) => ['name', 'abbr', 'intro'].map((part) => t(`hall.${key}.${part}`)));
    expect(halls).toHaveLength(8);
    expect(onMissing).not.toHaveBeenCalled();
    for (const [name = '', abbr = '', intro = ''] of halls) {
      for (const text of [name, abbr, intro]) expect(text).toMatch(/^(?!hall\.).*\p{L}/u);
      expect(intro).not.toBe(name);
      expect(abbr.length).toBeLessThanOrEqual(name.length);
    }
    for (const part of [0, 1, 2]) expect(new Set(halls.map((texts) => texts[part])).size).toBe(8);
  });

  test('[I18N-19x] [I18N-20x] shows every text with its values in Latin digits, from its own catalogue only', async () => {
    const load = vi.fn<typeof loadLocale>(loadLocale);
    const onMissing = vi.fn<(key: string, locale: string) => void>();
    const { t } = await createI18n({ locale, load, onMissing });
    const entries = [...(await textsOf(locale))];
    const shown = entries.map(([key, text]) => {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 7]));
      return [key, t(baseOf(key), values).match(/\{\{|\}\}|\p{Nd}/gu) ?? []];
    });
    const wanted = entries.map(([key, text]) => [key, text.replaceAll(/\{\{\w+\}\}/g, '7').match(/[0-9]/g) ?? []]);
    expect(shown).toEqual(wanted);
    for (const count of [0, 1, 2, 5]) {
      const counted = t('catalogue.game_count', { count });
      expect(counted).toMatch(/\p{L}/u);
      expect(counted).not.toContain('{{');
      expect(counted.match(/\p{Nd}+/gu)).toEqual([String(count)]);
    }
    expect(onMissing).not.toHaveBeenCalled();
    expect(load.mock.calls).toEqual([[locale]]);
  });

  test('[I18N-03] becomes selectable by listing it', async () => {
    expect(matchLocale(htmlLang(locale), ['en_US', 'zh_CN', locale])).toBe(locale);
    expect((await createI18n({ locale })).t('common.cancel')).toBe((await textsOf(locale)).get('common.cancel'));
  });
});

test('[I18N-19x] English counts one game apart from several', async () => {
  const { t } = await createI18n({ locale: 'en_US' });
  expect([0, 1, 2].map((count) => t('catalogue.game_count', { count }))).toEqual(['0 games', '1 game', '2 games']);
});
