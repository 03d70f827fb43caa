import { calls } from '@housefront/contract/calls';
import { fakePorts, hostileAddresses } from '@housefront/core/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteApp } from '../site/SiteApp.tsx';
import { testRuntime } from '../testing/testRuntime.ts';

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
    ports.http.ok(calls.carouselPicture, { web_carousel_picture_list: banners });
    const { runtime, open } = await testRuntime({
      config: { footerLinks: [...hostileAddresses, good].map((url) => ({ title: 'link', url })) },
      ports,
      mode,
      server: true,
    });
    await open();
    runtime.templates.settle();
    const found = hrefs(renderToString(createElement(SiteApp, { runtime })));
    expect(found).toContain(good);
    expect(
      found.filter((href) => hostileAddresses.includes(href) || !/^(?:\/(?!\/)|#|https?:\/\/)/.test(href)),
    ).toEqual([]);
    runtime.core.dispose();
  },
);

test('[ERR-11] a document of the site goes nowhere and opens nothing by a hostile address', async () => {
  const ports = fakePorts();
  const { runtime } = await testRuntime({ ports, server: true });
  const { left, gone, apart } = ports.windows;
  for (const address of hostileAddresses) {
    for (const newWindow of [false, true]) {
      expect(() => runtime.navigate(address, { external: true, newWindow })).toThrow('refused to navigate');
    }
  }
  expect([left, gone, apart]).toEqual([[], [], []]);
  runtime.core.dispose();
});
