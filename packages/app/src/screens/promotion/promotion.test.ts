import { calls } from '@housefront/contract/calls';
import { fakePorts } from '@housefront/core/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageView } from '../../kernel/seo/page-facts.ts';
import { SiteApp } from '../../site/SiteApp.tsx';
import { testRuntime } from '../../testing/testRuntime.ts';

const promotion = (over: Record<string, unknown>) => ({
  id: 3,
  title: 'Weekly rebate',
  display_device: 0,
  display_content: 'text',
  content: '<p>Up to 1 % comes back.</p>',
  updated_at: '2026-11-19 12:00:00',
  ...over,
});

/** Renders a page as the server does for guests. */
const render = async (path: string, mode: 'desktop' | 'mobile' = 'desktop') => {
  const ports = fakePorts();
  ports.http.ok(calls.promotions, {
    list: [
      promotion({}),
      promotion({ id: 4, title: 'For desktops', display_device: 1 }),
      promotion({ id: 5, title: 'For phones', display_device: 2, content: 'https://a.test/p.png' }),
    ],
  });
  ports.http.ok(calls.promotionHistory, {
    list: [promotion({}), promotion({ id: 9, title: 'Spring draw', content: '<img src=javascript:alert(1)>' })],
  });
  const { runtime, open } = await testRuntime({ ports, path, mode, server: true });
  await open();
  if (runtime.route.getState().failed !== null) await runtime.templates.loadView('error');
  runtime.templates.settle();
  const html = renderToString(createElement(SiteApp, { runtime }));
  runtime.core.dispose();
  return { html, runtime, ports };
};

test.each([
  ['desktop', 'For desktops', 'For phones'],
  ['mobile', 'For phones', 'For desktops'],
] as const)('[HOME-24] [HOME-27] the server renders the list of promotions for %s', async (mode, own, other) => {
  const { html } = await render('/discount', mode);
  expect(html).toContain('>Promotions</h1>');
  for (const text of ['Weekly rebate', 'Spring draw', own]) expect(html).toContain(text);
  expect(html).not.toContain(other);
  expect(html).toContain('href="/discount/3"');
  // One that still runs is not an earlier one as well.
  expect(html.split('href="/discount/3"')).toHaveLength(2);
  expect(html).not.toContain('javascript:');
});

test.each(['desktop', 'mobile'] as const)('[HOME-27] the server renders one promotion for %s', async (mode) => {
  const { html, runtime } = await render('/discount/3', mode);
  expect(html).toContain('>Weekly rebate</h1>');
  expect(html).toContain('2026-11-19');
  expect(html).toContain('href="/discount"');
  expect(runtime.route.getState().failed !== null).toBe(false);
  expect((await render('/discount/9', mode)).html).toContain('>Spring draw</h1>');
});

test.each(['/discount/77', '/discount/javascript%3Aalert(1)'])(
  '[HOME-30x] %s is not found, also for search engines',
  async (path) => {
    const { html, runtime, ports } = await render(path);
    expect(pageView(runtime.route.getState())).toBe('error');
    expect(html).toContain('Page Not Found');
    // A guest's page asks for the guests' lists only.
    expect(ports.http.requests.some(({ url }) => url.includes('/member'))).toBe(false);
  },
);
