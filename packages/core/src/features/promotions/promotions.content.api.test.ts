import type { Promotion } from '@housefront/contract/features/promotions';
import { expect, test } from 'vitest';
import { promotionOf } from './promotions.content.api.ts';

const wire = (over: Record<string, unknown>): Promotion => ({
  id: '1',
  title: { zh_CN: '优惠', en_US: 'Bonus' },
  display_device: 0,
  display_content: '',
  content: '',
  display_location: 2,
  updated_at: '2026-01-02 23:30:00',
  setting: null,
  button: null,
  ...over,
});

const made = (over: Record<string, unknown>) => promotionOf(wire(over), 'en_US');

test('[HOME-23x] display_content says the kind, content is shown; if only one is filled it is used', () => {
  const picture = promotionOf(wire({ display_content: 'picture', content: 'https://a.test/p.png' }), 'en_US');
  expect(picture).toMatchObject({ title: 'Bonus', picture: 'https://a.test/p.png', html: '', date: '2026-01-02' });
  expect(picture.cover).toBe(picture.picture);
  const text = promotionOf(wire({ display_content: 'text', content: '<p>One &amp; two</p>' }), 'zh_CN');
  expect(text).toMatchObject({ title: '优惠', picture: null, html: '<p>One &amp; two</p>', summary: 'One & two' });
  const shown = { picture: null, html: '<b>Only this</b>', summary: 'Only this' };
  expect(promotionOf(wire({ display_content: '<b>Only this</b>' }), 'en_US')).toMatchObject(shown);
  expect(promotionOf(wire({ content: '<b>Only this</b>' }), 'en_US')).toMatchObject(shown);
  expect(promotionOf(wire({ display_content: 'In short', content: '<b>At length</b>' }), 'en_US')).toMatchObject({
    html: '<b>At length</b>',
    summary: 'In short',
  });
  expect(promotionOf(wire({ content: '/banners/a.svg' }), 'en_US').picture).toBe('/banners/a.svg');
});

test('[HOME-23x] the first picture of a text is its cover; a hostile one is none', () => {
  const cover = (content: string) => promotionOf(wire({ content }), 'en_US').cover;
  expect(cover('<p>x</p><img alt="a>b" src="https://a.test/p.png?a=1&amp;b=2">')).toBe('https://a.test/p.png?a=1&b=2');
  expect(cover("<img src='/p.png'>")).toBe('/p.png');
  expect(cover('<img src=javascript:alert(1)>')).toBeNull();
  expect(cover('<img src="//a.test@b.test/x">')).toBeNull();
  expect(promotionOf(wire({ content: 'javascript:alert(1)' }), 'en_US')).toMatchObject({
    picture: null,
    cover: null,
  });
});

test('a promotion without a title is named by its beginning, a long one is cut short', () => {
  const long = promotionOf(wire({ title: '', content: `<p>${'word '.repeat(80)}</p>`, updated_at: 'soon' }), 'en_US');
  expect(long.title).toMatch(/^word /);
  expect(long.summary).toMatch(/…$/);
  expect(long.summary.length).toBeLessThan(162);
  expect(long.date).toBe('–');
});

test('[HOME-23x] a summary of 110 characters is whole, a longer one ends with its 110th, without a blank before the dots', () => {
  const summary = (content: string) => promotionOf(wire({ content: `<p>${content}</p>` }), 'en_US').summary;
  expect(summary('x'.repeat(110))).toBe('x'.repeat(110));
  expect(summary('x'.repeat(111))).toBe(`${'x'.repeat(110)}…`);
  expect(summary(`${'x'.repeat(109)} yz`)).toBe(`${'x'.repeat(109)}…`);
});

test('[HOME-23x] a title is plain text; without one the first 60 characters replace it, and a picture has no words', () => {
  expect(made({ title: '<b>Bonus</b> week' }).title).toBe('Bonus week');
  expect(made({ title: '', content: `<p>${'x'.repeat(61)}</p>` }).title).toBe('x'.repeat(60));
  expect(made({ title: '', content: 'https://a.test/p.png' })).toMatchObject({ title: '', summary: '', html: '' });
});

test('[HOME-23x] blanks around are no content, and words are no address of a picture', () => {
  expect(made({ display_content: ' picture ', content: ' https://a.test/p.png ' })).toMatchObject({
    picture: 'https://a.test/p.png',
    summary: '',
  });
  expect(made({ display_content: ' In short ', content: '  ' })).toMatchObject({
    html: 'In short',
    summary: 'In short',
  });
  expect(made({ content: '/a b' })).toMatchObject({ picture: null, html: '/a b' });
  expect(made({ content: '/a<b>' })).toMatchObject({ picture: null, html: '/a<b>' });
  expect(made({ content: 'banners/a.svg' })).toMatchObject({ picture: null, cover: null, html: 'banners/a.svg' });
});

test('[HOME-19] [HOME-22] what a promotion is for, when it changed and how often it shows come from the platform', () => {
  expect(made({ display_device: 1, setting: { display_frequency: 0 } })).toMatchObject({
    id: '1',
    device: 1,
    once: true,
    updatedAt: '2026-01-02 23:30:00',
    date: '2026-01-02',
  });
  expect(made({ setting: { display_frequency: 1 } }).once).toBe(false);
  expect(made({ setting: null, updated_at: 'soon' })).toMatchObject({ once: false, date: '–' });
});

const characters = ['🎁', '🇻🇳', '👨‍👩‍👧‍👦', '👍🏽', 'e\u0301', '1️⃣', 'क्षि', '葛\u{e0100}'];
const atEveryCut = characters.flatMap((character) =>
  [48, 58, 59, 60, 61, 107, 108, 109, 110, 111].map((before) => [character, before] as const),
);

test.each(atEveryCut)('[FLD-05] %s behind %i letters is never cut in two', (character, before) => {
  const { title, summary } = made({ title: '', content: `<p>${'x'.repeat(before)}${character.repeat(3)}yyy</p>` });
  for (const text of [title, summary]) {
    expect(text.isWellFormed()).toBe(true);
    const rest = text.replace(/…$/, '').replace(/^x+/, '').replace(/y+$/, '');
    expect(['', character, character.repeat(2), character.repeat(3)]).toContain(rest);
  }
});

test('[LOOK-03] the button leads to a path or a checked address; without words, or to what is refused, there is none', () => {
  const button = (title: string, url: string) => made({ button: { title, url } }).button;
  expect(button('Deposit now', '/user/Deposit')).toEqual({
    label: 'Deposit now',
    href: '/user/Deposit',
    external: false,
  });
  expect(button('Rules', 'https://a.test/rules')).toEqual({
    label: 'Rules',
    href: 'https://a.test/rules',
    external: true,
  });
  for (const [title, url] of [
    ['', '/user/Deposit'],
    [' ', '/user/Deposit'],
    ['Go', ''],
    ['Go', 'javascript:alert(1)'],
    ['Go', 'data:text/html,x'],
  ] as const)
    expect(button(title, url)).toBeUndefined();
  expect(made({}).button).toBeUndefined();
  const texts = { zh_CN: '立即存款', en_US: 'Deposit now' };
  expect(promotionOf(wire({ button: { title: texts, url: '/a' } }), 'zh_CN').button?.label).toBe('立即存款');
});

test('[HOME-23x] words beside a picture are shown with it, the address of the picture is none of them', () => {
  const both = made({ display_content: 'Ten winners a day', content: 'https://a.test/p.png' });
  expect(both).toMatchObject({
    picture: 'https://a.test/p.png',
    html: 'Ten winners a day',
    summary: 'Ten winners a day',
  });
  const alone = made({ display_content: 'https://a.test/p.png' });
  expect(alone).toMatchObject({ picture: 'https://a.test/p.png', html: '', summary: '' });
});
