import { LOCALES } from '@housefront/contract/ids';
import { describe, expect, test, vi } from 'vitest';
import { settle } from '../testing/index.ts';
import { createI18n, loadLocale, recordTexts, startI18n, type CoreI18n } from './index.ts';
import { baseOf, textsOf } from './locales.fixtures.ts';
import { placeholders } from './locales.fixtures.ts';

const loader = () => vi.fn<(locale: string) => Promise<CoreI18n>>((locale) => createI18n({ locale }));

/** The texts that a server passes on with a page. */
const rendered = async (locale: string, ask: (i18n: CoreI18n) => unknown) => {
  const { i18n, texts } = recordTexts(await createI18n({ locale }), await loadLocale(locale));
  const shown = ask(i18n);
  return { shown, texts: texts() };
};

describe.each(LOCALES)('%s', (locale) => {
  test('[PRF-01] every text of a rendered page is the same without the engine and with it', async () => {
    const entries = [...(await textsOf(locale))];
    const ask = ({ t }: CoreI18n) =>
      entries.map(([key, text]) => {
        const values = Object.fromEntries(placeholders(text).map((name) => [name, name === 'count' ? 3 : `<${name}>`]));
        return t(baseOf(key), values);
      });
    const { shown, texts } = await rendered(locale, ask);
    const load = loader();
    const i18n = startI18n({ locale, texts, load });
    const changed = vi.fn<() => void>();
    i18n.onChange(changed);
    expect(ask(i18n)).toEqual(shown);
    expect(load).not.toHaveBeenCalled();
    await i18n.ready();
    expect(ask(i18n)).toEqual(shown);
    expect(changed).not.toHaveBeenCalled();
  });
});

test('[PRF-01] only what a page asked for is handed over, and whole namespaces on demand', async () => {
  const catalogue = { common: { a: 'A', b: 'B' }, shell: { c: 'C {{x}}', d: 'D' } };
  const i18n = await createI18n({ locale: 'en_US', load: () => Promise.resolve(catalogue) });
  const some = recordTexts(i18n, catalogue);
  expect(some.i18n.t('c', { x: 1 })).toBe('C 1');
  expect(some.texts()).toEqual({ c: 'C {{x}}' });
  const whole = recordTexts(i18n, catalogue, ['common']);
  expect(whole.texts()).toEqual({ a: 'A', b: 'B' });
});

test('[I18N-19x] a counted text holds for the count that it was rendered with, and for no other', async () => {
  const { texts } = await rendered('en_US', ({ t }) => t('catalogue.game_count', { count: 1 }));
  const i18n = startI18n({ locale: 'en_US', texts, load: loader() });
  expect(i18n.t('catalogue.game_count', { count: 1 })).toBe('1 game');
  expect(i18n.t('catalogue.game_count', { count: 2 })).toBe('');
  await i18n.ready();
  expect(i18n.t('catalogue.game_count', { count: 2 })).toBe('2 games');
});

test('[I18N-19x] a text that the page did not have loads the language once and then announces it', async () => {
  const load = loader();
  const i18n = startI18n({ locale: 'zh_CN', texts: { success: '成功' }, load });
  const changed = vi.fn<() => void>();
  const stop = i18n.onChange(changed);
  expect([i18n.t('success'), i18n.has('success'), i18n.has('common.cancel')]).toEqual(['成功', true, false]);
  expect([i18n.t('common.cancel'), i18n.t('common.close')]).toEqual(['', '']);
  await i18n.ready();
  expect(load.mock.calls).toEqual([['zh_CN']]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(i18n.t('common.cancel')).toBe((await textsOf('zh_CN')).get('common.cancel'));
  expect(i18n.has('common.cancel')).toBe(true);
  stop();
});

test('ready waits for all texts, from whichever call came first', async () => {
  let arrive: (i18n: CoreI18n) => void = () => undefined;
  const load = vi.fn<() => Promise<CoreI18n>>(() => new Promise((resolve) => (arrive = resolve)));
  const i18n = startI18n({ locale: 'en_US', texts: {}, load });
  const told = vi.fn<() => void>();
  const waits = [i18n.ready(), i18n.ready()].map((wait) => wait.then(told));
  await settle();
  expect(told).not.toHaveBeenCalled();
  arrive(await createI18n({ locale: 'en_US' }));
  await Promise.all(waits);
  expect(load).toHaveBeenCalledTimes(1);
  expect(i18n.t('success')).toBe('Success');
});

test('[I18N-05x] a language that cannot be fetched is asked for again with the next wish', async () => {
  const load = loader();
  load.mockRejectedValueOnce(new Error('offline'));
  const i18n = startI18n({ locale: 'en_US', texts: {}, load });
  await i18n.ready();
  expect(load).toHaveBeenCalledTimes(1);
  await i18n.ready();
  expect(load).toHaveBeenCalledTimes(2);
  expect(i18n.t('success')).toBe('Success');
});

test('[I18N-19x] the fallback language reports changes through the texts that are before it', async () => {
  const load = (locale: string) =>
    createI18n({ locale, load: (one) => Promise.resolve(one === 'en_US' ? { shell: { late: 'Late' } } : {}) });
  const i18n = startI18n({ locale: 'zh_CN', texts: {}, load });
  await i18n.ready();
  const changed = vi.fn<() => void>();
  i18n.onChange(changed);
  expect(i18n.t('late')).toBe('late');
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(i18n.t('late')).toBe('Late');
});
