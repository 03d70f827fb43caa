import { LOCALES } from '@housefront/contract/ids';
import type { OfflineFacts } from '@housefront/contract/render';
import { describe, expect, test } from 'vitest';
import type { WebAppFiles } from '../../kernel/site-files.ts';
import { rendererOf, renderOverSandbox, type Asked } from '../../testing/renderedPage.ts';

renderOverSandbox();

const page = (config: Parameters<typeof rendererOf>[0], asked: Asked, files: Parameters<typeof rendererOf>[1]) =>
  rendererOf(config, files)(asked);

const files: WebAppFiles = {
  icons: [{ src: '/assets/app-any-192-1a2b3c4d.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
  appleTouch: 'assets/app-apple-180-1a2b3c4d.png',
  screenshots: [
    { src: '/wide.png', sizes: '1280x720', type: 'image/png', form_factor: 'wide' },
    {
      src: '/phone.png',
      sizes: '720x1280',
      type: 'image/png',
      form_factor: 'narrow',
      title: { en_US: 'The lobby', zh_CN: '大厅' },
    },
  ],
};
const manifestOf = async (config: object, locale: string) =>
  JSON.parse((await page(config, { path: '/manifest.webmanifest', locale }, { webApp: files })).html) as Readonly<
    Record<string, unknown>
  >;

describe('[PWA-01] the manifest', () => {
  test('is made from the config, in the language of the request', async () => {
    expect(await manifestOf({}, 'zh_CN')).toEqual({
      id: '/',
      name: '港湾',
      short_name: 'Harbour',
      description: expect.stringContaining('港湾') as unknown,
      lang: 'zh-CN',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#0a1020',
      background_color: '#0a1020',
      categories: ['games', 'entertainment'],
      icons: files.icons,
      shortcuts: [
        expect.objectContaining({ url: '/gameHall/2' }),
        expect.objectContaining({ url: '/gameHall/3' }),
        expect.objectContaining({ url: '/user/Deposit' }),
      ] as unknown,
      screenshots: [
        { src: '/wide.png', sizes: '1280x720', type: 'image/png', form_factor: 'wide', label: 'Harbour 1' },
        { src: '/phone.png', sizes: '720x1280', type: 'image/png', form_factor: 'narrow', label: '大厅' },
      ],
    });
    const english = await manifestOf({ webApp: { display: 'minimal-ui', shortName: 'Port' } }, 'en_US');
    expect(english).toMatchObject({
      name: 'Harbour',
      short_name: 'Port',
      display: 'minimal-ui',
      lang: 'en-US',
      id: '/',
    });
  });

  test('has no shortcut to what the site does not show', async () => {
    const shown = await manifestOf({ halls: { order: [5], others: 'hidden' }, hiddenLinks: ['Deposit'] }, 'en_US');
    expect(shown['shortcuts']).toEqual([expect.objectContaining({ name: 'Lottery', url: '/gameHall/5' })]);
  });

  test('is named in every page, in the language of the page, with the icon of Apple devices', async () => {
    const { html } = await page({}, { locale: 'zh_CN' }, { webApp: files });
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=zh_CN">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/assets/app-apple-180-1a2b3c4d.png">');
    expect(html).not.toContain('screenshot');
    const own = await page({ icons: { appleTouch: 'own.png' } }, {}, { webApp: files });
    expect(own.html).toContain('<link rel="apple-touch-icon" href="/own.png">');
  });
});

test('[PWA-01] the worker knows the colours of the theme, and its texts in every language of the site', async () => {
  const { html } = await page({ languages: LOCALES.join(',') }, { path: '/offline-worker.js' }, {});
  const facts = JSON.parse(html) as OfflineFacts;
  expect(facts).toMatchObject({ siteName: 'Harbour', scheme: 'dark', canvas: '#0a1020' });
  expect(facts.accent).toEqual({ base: '#eebb4d', on: '#211602' });
  expect(Object.keys(facts.texts)).toHaveLength(18);
  const all = Object.values(facts.texts).flatMap((texts) => Object.values(texts) as string[]);
  expect(all).toHaveLength(108);
  expect(all.filter((text) => text.trim() === '' || text.startsWith('offline.'))).toEqual([]);
  expect(new Set(Object.values(facts.texts).map(({ title }) => title)).size).toBe(18);
});
