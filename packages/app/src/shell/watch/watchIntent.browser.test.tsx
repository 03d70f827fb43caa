import { fakeClock } from '@housefront/core/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routeOf } from '../../kernel/route/route.ts';
import { watchIntent } from './watchIntent.ts';

interface Wishes {
  readonly links?: string;
  readonly prefetch?: boolean;
  readonly connection?: object;
  readonly at?: string;
}

/** A document with links whose shell has started. */
function open({ links = '', prefetch = true, connection, at = '/' }: Wishes = {}) {
  const clock = fakeClock();
  const asked: string[] = [];
  const views: string[] = [];
  const opened: string[] = [];
  document.body.innerHTML = `<p>aside</p>${links}`;
  const controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (name: string, call: EventListener, options: object = {}) =>
    listen(name, call, { ...options, signal: controller.signal }),
  );
  if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  onTestFinished(() => {
    controller.abort();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
    document.documentElement.removeAttribute('data-routed');
    document.body.innerHTML = '';
  });
  const runtime = {
    core: { ports: { clock }, config: { prefetch } },
    loadPage: (id: string) => Promise.resolve(opened.push(id)),
    isAbsent: (href: string) => href.startsWith('/sponsor'),
    navigation: { target: () => routeOf(at) },
    quietly: (load: () => Promise<unknown>) => load(),
    templates: { loadView: (view: string) => Promise.resolve(views.push(view)) },
  };
  watchIntent(runtime as never, ({ href }) => {
    asked.push(href);
    return undefined;
  });
  const link = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;
  const point = (name: string, target: Element, pointerType = 'mouse') =>
    target.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType }));
  const pages = () => opened;
  return { clock, asked, views, link, point, pages };
}

const anchor = (href: string, more = '') => `<a href="${href}" ${more}>${href.replaceAll('<', '')}</a>`;

describe('[PLT-02] a visitor who is about to open a page', () => {
  test('rests on its link: code, view and data are loaded, once', async () => {
    const { clock, asked, views, link, pages } = open({ links: anchor('/gameHall/3') });
    await userEvent.hover(link('/gameHall/3'));
    await clock.advance(99);
    expect([pages(), asked]).toEqual([[], []]);
    await clock.advance(1);
    expect([pages(), views, asked]).toEqual([['gameHall'], ['hall'], ['/gameHall/3']]);
    await clock.advance(5000);
    expect(asked).toHaveLength(1);
  });

  test('passes over links: nothing is loaded', async () => {
    const { clock, asked, link, point } = open({ links: anchor('/faq') + anchor('/discount') });
    for (const href of ['/faq', '/discount', '/faq', '/discount']) {
      point('pointerover', link(href));
      await clock.advance(90);
    }
    point('pointerover', document.querySelector('p') as Element);
    await clock.advance(1000);
    expect(asked).toEqual([]);
  });

  test('moves within a link that has parts', async () => {
    const { clock, asked, point } = open({ links: '<a href="/faq"><b>one</b><i>two</i></a>' });
    point('pointerover', document.querySelector('b') as Element);
    await clock.advance(60);
    point('pointerover', document.querySelector('i') as Element);
    await clock.advance(40);
    expect(asked).toEqual(['/faq']);
  });

  test('presses at once, focuses by keyboard, or touches without scrolling', async () => {
    const { clock, asked, link, point } = open({
      links: ['/faq', '/discount', '/games', '/app'].map((h) => anchor(h)).join(''),
    });
    point('pointerdown', link('/faq'));
    await clock.advance(0);
    expect(asked).toEqual(['/faq']);
    link('/discount').focus();
    await clock.advance(100);
    expect(asked).toEqual(['/faq', '/discount']);
    point('pointerdown', link('/games'), 'touch');
    await clock.advance(30);
    point('pointercancel', link('/games'), 'touch');
    await clock.advance(1000);
    point('pointerover', link('/app'), 'touch');
    point('pointerdown', link('/app'), 'touch');
    await clock.advance(40);
    expect(asked).toEqual(['/faq', '/discount', '/app']);
  });

  test('the browser no longer prefetches documents, also where the site loads nothing ahead', async () => {
    const { clock, asked, link, point } = open({ links: anchor('/faq'), prefetch: false });
    expect(document.documentElement.hasAttribute('data-routed')).toBe(true);
    point('pointerdown', link('/faq'));
    await clock.advance(1000);
    expect(asked).toEqual([]);
  });

  test.each([
    [{ saveData: true }, []],
    [{ saveData: false, effectiveType: '2g' }, []],
    [{ effectiveType: 'slow-2g' }, []],
    [{ saveData: false, effectiveType: '4g' }, ['/faq']],
    [{}, ['/faq']],
  ])('on a line with %o the pages loaded are %o', async (connection, expected) => {
    const { clock, asked, link, point } = open({ links: anchor('/faq'), connection });
    point('pointerdown', link('/faq'));
    await clock.advance(1000);
    expect(asked).toEqual(expected);
  });
});

test.each([
  ['/play'],
  ['/loading'],
  ['/close'],
  ['/authCallback'],
  ['/user'],
  ['/user/Info'],
  ['/user/Deposit'],
  ['/proxy'],
  ['/fastPayment'],
  ['/fastDeposit'],
  ['/Deposit'],
  ['/gameHall'],
  ['/?enc=abc'],
  ['/?tk=a'],
  ['/?invite=7'],
  ['/register?id=7'],
  ['/slotgame?gt_id=2&tk=a'],
  ['/nowhere'],
  ['/api/logout'],
  ['https://other.example.com/faq'],
  ['mailto:a@b.c'],
  ['#top'],
  ['/', 'the page on screen'],
  ['/sponsor', 'a page that the site leaves out'],
  ['/faq', 'another window', 'target="_blank"'],
  ['/faq', 'a download', 'download="a"'],
  ['/faq', 'not to be followed', 'rel="nofollow"'],
])('[PLT-02] %s is not loaded ahead (%s)', async (href, _why = '', more = '') => {
  const { clock, asked, pages, link, point } = open({ links: anchor(href, more) });
  point('pointerover', link(href));
  await clock.advance(1000);
  point('pointerdown', link(href));
  link(href).focus();
  await clock.advance(1000);
  expect([asked, pages()]).toEqual([[], []]);
});
