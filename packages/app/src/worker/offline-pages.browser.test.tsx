import type { OfflineFacts } from '@housefront/contract/render';
import { expect, onTestFinished, test } from 'vitest';
import { keptHome, offlinePage } from './offline-pages.ts';

const words = 'இணைப்பு இல்லை. இந்தப் பக்கம் கடைசியாகப் பார்த்தபடி காட்டப்படுகிறது; உள்நுழையவும் விளையாடவும் இணைப்பு தேவை. ';
const facts: OfflineFacts = {
  siteName: 'Lotus Bay',
  scheme: 'dark',
  canvas: '#0a1020',
  accent: { base: '#eebb4d', on: '#211602' },
  texts: {
    'ta-IN': {
      title: 'இணைப்பு இல்லை',
      page: words.repeat(2),
      home: words.repeat(2),
      retry: 'மீண்டும் முயல்க',
      toHome: 'முகப்பு',
      back: 'x',
    },
  },
};

const bar =
  '<nav style="position:fixed;inset:auto 0 0;z-index:210;height:60px;background:navy"><a id="tab" href="/wallet" style="display:block;height:60px">Wallet</a><a id="raised" href="/x" style="position:absolute;left:50%;top:-20px;width:40px;height:40px">+</a></nav>';
const home = (tabs: boolean) =>
  `<!doctype html><html lang="ta-IN"><head><style>:root{--hf-tab-bar-height:60px;--hf-tab-bar-rise:20px}body{margin:0}</style></head><body><div id="root"><div${tabs ? ' data-tabs=""' : ''}><button>Play</button><main style="height:2000px"></main><a id="end" href="/faq">The end</a>${tabs ? `<div style="height:60px"></div>${bar}` : ''}</div></div></body></html>`;

/** Shows a page in a frame of this size. */
async function show(html: string, width: number, height: number): Promise<Document> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${height}px`,
    border: '0',
    position: 'fixed',
    inset: '0',
  });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  return frame.contentDocument;
}

/** Whether the middle of an element is pressed there, and not something above it. */
const isOnTop = (page: Document, id: string): boolean => {
  const element = page.getElementById(id);
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(page.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) === true;
};

const sizes = [
  [320, 560],
  [390, 800],
  [1440, 900],
] as const;

test.each(sizes)(
  '[PWA-01] at %d × %d px the notice covers neither the bottom bar nor what has the focus',
  async (width, height) => {
    for (const tabs of [true, false]) {
      const kept = await keptHome(facts, home(tabs));
      const page = await show(kept?.html ?? '', width, height);
      expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(page.querySelector<HTMLButtonElement>('#root button')?.disabled).toBe(true);
      const entries = ['tab', 'raised'].filter((id) => page.getElementById(id));
      expect(entries).toHaveLength(tabs ? 2 : 0);
      expect(entries.filter((id) => !isOnTop(page, id))).toEqual([]);
      page.getElementById('end')?.focus();
      await expect.poll(() => isOnTop(page, 'end')).toBe(true);
      const retry = page.querySelector('[data-offline-retry]')?.getBoundingClientRect();
      expect(retry?.height).toBeGreaterThanOrEqual(44);
      expect(retry?.bottom).toBeLessThanOrEqual(tabs ? height - 60 : height);
    }
  },
);

test('[PWA-01] both pages have the main button of the theme, and the one in place of others the icon of the site', async () => {
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiLz4=';
  for (const made of [await offlinePage(facts, ['ta'], icon), await keptHome(facts, home(true))]) {
    const page = await show(made?.html ?? '', 390, 800);
    const retry = page.querySelector('[data-offline-retry]');
    const { backgroundColor, color } = getComputedStyle(retry ?? page.body);
    expect([backgroundColor, color]).toEqual(['rgb(238, 187, 77)', 'rgb(33, 22, 2)']);
    const image = page.querySelector('img');
    expect(image && [image.src, image.alt, image.getBoundingClientRect().width]).toEqual(
      made?.html.includes('<main class="hf-offline">') ? [icon, '', 72] : null,
    );
  }
});

test.each(sizes)('[PWA-01] at %d × %d px the page in place of others fits', async (width, height) => {
  const page = await show((await offlinePage(facts, ['ta'])).html, width, height);
  expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const one of page.querySelectorAll('button, a')) {
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    one.id ||= one.tagName;
    expect(isOnTop(page, one.id)).toBe(true);
  }
});
