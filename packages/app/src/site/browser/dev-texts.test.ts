import { createI18n, type OwnTexts } from '@housefront/core/i18n';
import { expect, test, vi } from 'vitest';
import { liveTexts } from './dev-texts.ts';
import type { TextsChange } from './texts-change.ts';

async function openPage(locale: string, own?: OwnTexts) {
  const on = vi.fn();
  const i18n = liveTexts(await createI18n({ locale, own }), { on }, own);
  return {
    i18n,
    /** Resolves when the page is asked to fetch its texts again. */
    change: async (change: TextsChange) => {
      const told = new Promise<void>((resolve) => {
        const stop = i18n.onChange(() => {
          stop();
          resolve();
        });
      });
      for (const [event, listener] of on.mock.calls) if (event === 'housefront:texts') listener(change);
      await told;
    },
  };
}

test('an open page takes the texts of a changed catalogue with their values and keeps all others', async () => {
  const { i18n, change } = await openPage('en_US');
  const close = i18n.t('common.close');
  await change({
    locale: 'en_US',
    namespace: 'session',
    texts: { 'session.tries_one': '{{count}} try left', 'session.tries_other': '{{count}} tries left' },
  });
  expect(i18n.t('session.tries', { count: 1 })).toBe('1 try left');
  expect(i18n.t('session.tries', { count: 3 })).toBe('3 tries left');
  expect(i18n.t('common.close')).toBe(close);
  await change({ locale: 'en_US', namespace: 'session', texts: { 'session.tries': 'Try again' } });
  expect(i18n.t('session.tries')).toBe('Try again');
});

test('[I18N-19x] a text that only the changed fallback language has shows in a page of another language', async () => {
  const { i18n, change } = await openPage('vi_VN');
  expect(i18n.t('session.brand_new')).toBe('session.brand_new');
  await change({ locale: 'en_US', namespace: 'session', texts: { 'session.brand_new': 'Brand new' } });
  await vi.waitFor(() => expect(i18n.t('session.brand_new')).toBe('Brand new'), 10_000);
});

test('[LOC-02] a page in a language of the site keeps its texts when a catalogue of the kit changes', async () => {
  const own = () => Promise.resolve({ default: { common: { 'common.close': 'Fermer' } } });
  const { i18n, change } = await openPage('fr_FR', own);
  await change({ locale: 'en_US', namespace: 'session', texts: { 'session.brand_new': 'Brand new' } });
  expect(i18n.t('common.close')).toBe('Fermer');
});
