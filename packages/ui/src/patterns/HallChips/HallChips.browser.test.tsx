import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { HallChips, hallAnchor } from './index.ts';

const halls = hallsFixture().slice(0, 4);

function show(): void {
  onTestFinished(() => window.scrollTo(0, 0));
  mount(
    <>
      <div style={{ position: 'sticky', top: 0 }}>
        <HallChips halls={halls} label="Game lobbies" />
      </div>
      <div style={{ height: 600 }} />
      {halls.map(({ id, name }) => (
        <section key={id} id={hallAnchor(id)} tabIndex={-1} style={{ height: 700, scrollMarginBlockStart: 60 }}>
          <h2>{name}</h2>
        </section>
      ))}
      <div style={{ height: 800 }} />
    </>,
  );
}
const current = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent);

test('[CAT-06] a chip leads to the games of its hall and takes the focus there', async () => {
  await page.viewport(1280, 800);
  show();
  const chip = page.getByRole('link', { name: 'Sports' });
  await expect.element(chip).toHaveAttribute('href', '#hall-4');
  await chip.click();
  const place = document.getElementById('hall-4');
  await expect.poll(() => Math.round(place?.getBoundingClientRect().top ?? 0)).toBe(60);
  await expect.poll(() => document.activeElement).toBe(place);
  expect(location.hash).toBe('');
});

test('[CAT-07] the hall being read is highlighted with its active icon, and none above them all', async () => {
  await page.viewport(1280, 800);
  show();
  await expect.element(page.getByRole('navigation', { name: 'Game lobbies' })).toBeVisible();
  expect(current()).toEqual([]);
  window.scrollTo(0, 600 + 700 + 100);
  await expect.poll(current).toEqual(['Live']);
  const icon = page.getByRole('link', { name: 'Live' }).element().querySelector('img');
  expect(icon?.getAttribute('src')).toBe(halls[1]?.iconActive);
  window.scrollTo(0, 0);
  await expect.poll(current).toEqual([]);
});
