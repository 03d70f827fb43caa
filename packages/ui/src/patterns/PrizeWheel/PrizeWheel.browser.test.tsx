import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../foundations/global.css.ts';
import { fontsReady } from '../../testing/fonts.ts';
import { mount } from '../../testing/mount.tsx';
import '../../theme/themes/midnight.css.ts';
import { rouletteFixture } from '../../views/roulette/roulette.fixtures.ts';
import { PrizeWheel } from './PrizeWheel.tsx';

test.for([
  ['Tamil', 'ta', 'அடுத்த முறை வாழ்த்துகள்'],
  ['Bengali', 'bn', 'পরের বার শুভকামনা'],
  ['Vietnamese', 'vi', 'Chúc bạn may mắn lần sau'],
  ['English', 'en', 'Unfortunately nothing'],
] as const)('[ROU-02] [DES-06] words of %s stay whole on a wheel of 270 px', async ([, lang, name]) => {
  await page.viewport(320, 780);
  const props = rouletteFixture();
  const prizes = props.prizes.map((prize, at) => (at === 0 ? { ...prize, name } : prize));
  mount(
    <div lang={lang} style={{ width: 270 }}>
      <PrizeWheel {...props} prizes={prizes} />
    </div>,
  );
  await expect.element(page.getByText(name)).toBeVisible();
  await fontsReady();
  const words = page.getByText(name).element() as HTMLElement;
  const text = words.firstChild;
  if (!text) throw new Error('no words');
  expect(parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(9);
  // Laid out flat, every word has one box.
  words.closest('span[style*="rotate"]')?.setAttribute('style', 'transform:none');
  words.parentElement?.style.setProperty('transform', 'none');
  const range = document.createRange();
  const lines = new Map<string, number>();
  for (const { index, 0: word } of name.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    lines.set(word, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
  }
  expect([...lines].filter(([, count]) => count > 1)).toEqual([]);
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 2);
});
