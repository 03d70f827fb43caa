import { createI18n } from '@housefront/core/i18n';
import { fakePorts, hostileAddresses, testConfig } from '@housefront/core/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createRuntime } from '../site/createRuntime.ts';
import { SiteApp } from '../site/SiteApp.tsx';

const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-1'),
};
const good = 'https://club.test/rules';

/** Every address of a link of the page, as a browser reads it. */
const hrefs = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
  );

test.each(['desktop', 'mobile'] as const)(
  '[ERR-11] links of the footer and banners on %s: hostile ones are not there, good ones are',
  async (mode) => {
    const ports = fakePorts();
    const banners = [...hostileAddresses, good].map((url, id) => ({
      id,
      url,
      link_type: id % 2,
      link_method: 1,
      picture_url: '/a.svg',
    }));
    ports.http.ok('/api/arks/web/carousel_picture', { web_carousel_picture_list: banners });
    const { runtime, router } = await createRuntime({
      config: testConfig({ footerLinks: [...hostileAddresses, good].map((url) => ({ title: 'link', url })) }),
      templates,
      theme: { name: 'midnight', scheme: 'dark', canvas: '#000000' },
      ports,
      i18n: await createI18n({ locale: 'en_US' }),
      initial: { locale: 'en_US', mode, currency: 'RMB' },
      history: createMemoryHistory({ initialEntries: ['/'] }),
      server: true,
    });
    await router.load();
    runtime.templates.settle();
    const found = hrefs(renderToString(createElement(SiteApp, { runtime, router })));
    expect(found).toContain(good);
    expect(
      found.filter((href) => hostileAddresses.includes(href) || !/^(?:\/(?!\/)|#|https?:\/\/)/.test(href)),
    ).toEqual([]);
    runtime.core.dispose();
  },
);

test('[ERR-11] a document of the site goes nowhere and opens nothing by a hostile address', async () => {
  const { runtime } = await createRuntime({
    config: testConfig(),
    templates,
    theme: { name: 'midnight', scheme: 'dark', canvas: '#000000' },
    ports: fakePorts(),
    i18n: await createI18n({ locale: 'en_US' }),
    initial: { locale: 'en_US', mode: 'desktop', currency: 'RMB' },
    history: createMemoryHistory({ initialEntries: ['/'] }),
    server: true,
  });
  const { left, gone, apart } = runtime.core.ports.windows as ReturnType<typeof fakePorts>['windows'];
  for (const address of hostileAddresses) {
    for (const newWindow of [false, true]) {
      expect(() => runtime.navigate(address, { external: true, newWindow })).toThrow('refused to navigate');
    }
  }
  expect([left, gone, apart]).toEqual([[], [], []]);
  runtime.core.dispose();
});
