import { expect, onTestFinished, test } from 'vitest';
import '../../foundations/global.css.ts';
import { clippedTexts } from './texts.ts';

/** Faults of a text in a box of a width in px. */
function faultsOf(html: string, width: number, { style = '', lang = 'en' } = {}): readonly string[] {
  const place = document.createElement('div');
  place.innerHTML = `<p lang="${lang}" style="font-size:16px;width:${width}px;${style}">${html}</p>`;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return clippedTexts(place);
}

/** Narrower than the word, wide enough for its half. */
const tight = 56;

test.for([
  ['English', 'en', 'Customer service', 'Customer'],
  ['Vietnamese', 'vi', 'Nghiêng', 'Nghiêng'],
  ['Hindi', 'hi', 'विश्वविद्यालय', 'विश्वविद्यालय'],
  ['Tamil', 'ta', 'விளையாட்டுகள்', 'விளையாட்டுகள்'],
  ['Bengali', 'bn', 'সরবরাহকারী', 'সরবরাহকারী'],
])('[DES-06] a broken word of %s is a fault', ([, lang, text, word]) => {
  const faults = faultsOf(text ?? '', tight, { lang: lang ?? 'en' });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`breaks inside "${word}"`);
});

test('[DES-06] an amount is a word', () => {
  const faults = faultsOf('1,234,567.89', tight);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('breaks inside "1,234,567.89"');
});

test.for([
  ['at a space', 'Our dear old cat'],
  ['at a hyphen', 'seven-teen-fold'],
  ['at a soft hyphen', 'Cus&shy;tomer'],
  ['at a space of no width', 'Cus&#8203;tomer'],
  ['where the page offers it', 'Cus<wbr>tomer'],
])('[DES-06] a line that ends %s is none', ([, html]) => {
  expect(faultsOf(html ?? '', tight)).toEqual([]);
});

test('[DES-06] a word with a soft hyphen that breaks elsewhere too is a fault', () => {
  expect(faultsOf('Cus&shy;tomerservice', tight)).toHaveLength(1);
});

test.for([
  ['Thai', 'th', 'ยอดเงินคงเหลือ'],
  ['Burmese', 'my', 'ပိုက်ဆံအိတ်'],
  ['Chinese', 'zh-CN', '在线客服中心'],
  ['Japanese', 'ja', 'プロモーション提供会社'],
])('[DES-06] %s, which has no spaces between words, may end a line between any two', ([, lang, text]) => {
  expect(faultsOf(text ?? '', tight, { lang: lang ?? '' })).toEqual([]);
});

test('[DES-06] Korean breaks between syllables only where its page lets it', () => {
  expect(faultsOf('프로모션안내', tight, { lang: 'ko', style: 'word-break:normal' })).toEqual([]);
  expect(faultsOf('프로모션안내', tight, { lang: 'ko', style: 'word-break:keep-all' })).toHaveLength(1);
});

test('[DES-06] what is styled to break anywhere is no text of words', () => {
  expect(faultsOf('https://goldhaven.example/register', tight, { style: 'word-break:break-all' })).toEqual([]);
});

test('[DES-06] what only screen readers get is not looked at', () => {
  const style = 'position:absolute;width:1px;height:1px;overflow:hidden';
  expect(faultsOf('Customer service', 1, { style })).toEqual([]);
});

test('[DES-06] a shortened text that shows half of what is left out is a fault', () => {
  const clamp = 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;line-height:20px';
  const text = 'Mystic Pyramid Legend';
  const faults = faultsOf(text, 72, { style: `${clamp};min-height:48px` });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('shows half a line');
  expect(faultsOf(text, 72, { style: `${clamp};min-height:40px` })).toEqual([
    expect.stringContaining('cut above or below'),
  ]);
});
