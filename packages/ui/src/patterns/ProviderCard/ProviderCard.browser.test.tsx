import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ProviderCard, ProviderCardSkeleton } from './index.ts';

const provider = {
  id: 'GP01',
  name: 'Royal 8',
  icon: { light: '/for-dark-surfaces.svg', dark: '/for-light-surfaces.svg' },
  href: '/slotgame?gp_id=GP01',
};
const source = (): string | null => document.querySelector('img')?.getAttribute('src') ?? null;

test.each([
  ['dark', provider.icon, '/for-dark-surfaces.svg'],
  ['light', provider.icon, '/for-light-surfaces.svg'],
  ['dark', { light: '', dark: '/only.svg' }, '/only.svg'],
  ['light', { light: '/only.svg', dark: '' }, '/only.svg'],
] as const)(
  '[CAT-08] on a %s theme the mark that reads there is shown, else the other',
  async (colorScheme, icon, shown) => {
    mount(<ProviderCard provider={{ ...provider, icon }} />, { colorScheme });
    await expect.poll(source).toBe(shown);
  },
);

test('[CAT-09] leads to the list of the provider, or starts play where it has none', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const onOpen = vi.fn<() => void>();
  const { rerender } = mount(<ProviderCard provider={provider} count="24 games" />, { navigate });
  await page.getByRole('link', { name: /Royal 8.*24 games/ }).click();
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/slotgame?gp_id=GP01']);
  rerender(<ProviderCard provider={{ ...provider, href: undefined, onOpen }} />);
  await page.getByRole('button', { name: 'Royal 8' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('[CAT-09] cards are of one height however long name and number are', async () => {
  const cards = [
    { name: 'R8', count: null },
    { name: 'Royal 8', count: '24 games' },
    { name: 'Royal 8 Entertainment International', count: 'பல்வேறு வகையான 1,204 கேம்கள்' },
  ];
  mount(
    <div style={{ width: '144px' }}>
      {cards.map(({ name, count }) => (
        <ProviderCard key={name} provider={{ ...provider, name }} count={count} />
      ))}
    </div>,
  );
  await expect.element(page.getByText('24 games')).toBeVisible();
  const heights = [...document.querySelectorAll('a')].map((card) => card.getBoundingClientRect().height);
  expect(heights).toHaveLength(3);
  expect(new Set(heights.map(Math.round)).size).toBe(1);
  await expect.element(page.getByTitle('Royal 8 Entertainment International')).toBeVisible();
});

test('[TPL-05] a waiting card is as high as the card that replaces it', async () => {
  const { rerender } = mount(<ProviderCardSkeleton />);
  const height = (): number => document.querySelector('[data-skeleton], a')?.getBoundingClientRect().height ?? 0;
  await expect.poll(height).toBeGreaterThan(100);
  const before = height();
  rerender(<ProviderCard provider={provider} count="24 games" />);
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(Math.abs(height() - before)).toBeLessThan(1);
});
