import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { promotionsFixture } from '../../slots/promotions.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { PromotionCard, PromotionGrid } from './index.ts';

const [promotion = promotionsFixture(1)[0]] = promotionsFixture(1);
if (!promotion) throw new Error('no fixture');
const picture = () => document.querySelector('img');

test('[HOME-27] a card leads to the page of its promotion', async () => {
  const navigate = vi.fn<(href: string) => void>();
  mount(<PromotionGrid promotions={promotionsFixture(3)} />, { navigate });
  await page.getByRole('link', { name: /^Weekly rebate/ }).click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/discount/p2');
});

test('[SHELL-33] where it opens over the page, it does so, and modifier keys still open its page', async () => {
  const onOpen = vi.fn<() => void>();
  const navigate = vi.fn<(href: string) => void>();
  mount(<PromotionCard promotion={{ ...promotion, onOpen }} />, { navigate });
  await page.getByRole('link').click();
  expect(onOpen).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/discount/p1');
});

test('[HOME-24] a picture that cannot be loaded gives way to the emblem, without a jump', async () => {
  mount(<PromotionCard promotion={{ ...promotion, cover: '/no-such-picture.svg' }} />);
  await expect.element(page.getByRole('link')).toBeVisible();
  const height = () => document.querySelector('a')?.getBoundingClientRect().height;
  const before = height();
  picture()?.dispatchEvent(new Event('error'));
  await expect.poll(() => document.querySelector('svg')).not.toBeNull();
  expect(picture()).toBeNull();
  expect(height()).toBe(before);
});
