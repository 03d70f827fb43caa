import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/openPage.tsx';

const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"/>';
const headline = {
  en_US: 'Double your deposit',
  zh_CN: '存款翻倍',
  de_DE: 'Einzahlung verdoppeln',
  ta_IN: 'வைப்பு இரட்டிப்பு',
  th_TH: 'ฝากรับสองเท่า',
};
const open = (banners: readonly object[], locale?: string) =>
  openPage('/', {
    ...(locale && { locale }),
    unscripted: true,
    prepare: ({ http }) =>
      http.ok(
        calls.carouselPicture,
        banners.map((banner, at) => ({ id: at + 1, title: 'Fortune', picture_url: art, ...banner })),
      ),
  });
const slide = (place: string) => page.getByRole('group', { name: place, includeHidden: true });
const wording = async (place: string) => {
  await expect.element(slide(place)).toBeInTheDocument();
  return () => slide(place).element().textContent;
};

test.each([
  ['en_US', /Until .*31/, 'Open Slots'],
  ['zh_CN', /至 12.31/, '前往电子游艺'],
  ['de_DE', /Bis 31/, 'Slots öffnen'],
  ['ta_IN', /31.* வரை/, 'ஸ்லாட் கேம்கள் திற'],
  ['th_TH', /ถึง 31/, 'เปิด สล็อต'],
] as const)(
  '[LOOK-02] in %s a banner says what it offers, how long, and what it opens',
  async (locale, until, opens) => {
    await open(
      [{ headline, line: { [locale]: 'Line' }, ends_at: '2099-12-31T23:59:59Z', link_type: 1, url: '/gameHall/2' }],
      locale,
    );
    const text = await wording('1 / 1');
    await expect.poll(text).toContain(headline[locale]);
    await expect.poll(text).toMatch(until);
    await expect.poll(text).toContain(`${headline[locale]}Line`);
    await expect.poll(text).toContain(opens);
  },
);

test('[LOOK-02] a call is the platform’s own, else it names hall or provider; what cannot be opened has none', async () => {
  const game = (gp_id: string) => ({ currency: 'USD', gt_id: 3, gp_id, gp_gt_name: 'x', customized: 0 });
  await open([
    { headline: 'A', button: 'Take a seat', link_type: 1, url: '/gameHall/3' },
    { headline: 'B', link_type: 1, url: '/gameHall/3' },
    { headline: 'C', link_type: 2, url: 'x', game_link_parameter: game('GPNL') },
    { headline: 'D', button: 'Take a seat', link_type: 2, url: 'x', game_link_parameter: game('GPXX') },
    { headline: 'E', button: 'Take a seat' },
    { headline: 'F', link_type: 0, url: 'https://a.test' },
    { headline: 'gone', ends_at: '2020-01-01T00:00:00Z' },
    { link_type: 1, url: '/gameHall/3' },
  ]);
  await expect.element(slide('7 / 7')).toBeInTheDocument();
  const texts = () =>
    page
      .getByRole('group', { name: /^\d \/ 7$/, includeHidden: true })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(texts).toEqual(['ATake a seat', 'BOpen Live casino', 'CPlay Northlight', 'D', 'E', 'F', '']);
  const controls = (place: string) => slide(place).element().querySelectorAll('a, button').length;
  expect([1, 2, 3, 4, 5, 6, 7].map((at) => controls(`${at} / 7`))).toEqual([1, 1, 1, 0, 0, 1, 1]);
  expect(slide('7 / 7').element().querySelector('img')?.alt).toBe('Fortune');
});
