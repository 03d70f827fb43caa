import { Suspense, use } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testRoot } from '../../testing/testRoot.ts';
import { kept } from './kept.ts';
import { loadView, Screen } from './Screen.tsx';
import { templateLoaders } from '../subjects/templates.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** React's complaints. */
function complaints() {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  return errors.mock.calls;
}

test.each([0, 1, 5, 20])(
  '[DES-01] a module that comes after %d ms is waited for by one promise, without a complaint',
  async (ms) => {
    const said = complaints();
    const loader = vi.fn(async () => {
      if (ms > 0) await later(ms);
      return 'here';
    });
    const Shown = ({ turn }: { readonly turn: number }) => `${use(kept(loader))} ${turn}`;
    const { render } = testRoot();
    for (const turn of [1, 2, 3]) {
      render(
        <Suspense fallback="wait">
          <Shown turn={turn} />
        </Suspense>,
      );
      await later(3);
    }
    await expect.element(page.getByText('here 3')).toBeVisible();
    expect(loader).toHaveBeenCalledOnce();
    expect(said).toEqual([]);
  },
);

test('[DES-01] what cannot be loaded is reported once, and not asked for again', async () => {
  let asked = 0;
  const loader = () => {
    asked += 1;
    return Promise.reject<string>(new Error('gone'));
  };
  await expect(kept(loader)).rejects.toThrow('gone');
  await expect(kept(loader)).rejects.toThrow('gone');
  expect(asked).toBe(1);
});

test('[DES-01] a view that is loaded before it is shown is there at once, without its outline', async () => {
  const template = (await templateLoaders['h5-1']?.())?.default;
  if (!template) throw new Error('There is no h5-1.');
  const said = complaints();
  const module = await loadView(template, 'register');
  expect(loadView(template, 'register')).toBe(loadView(template, 'register'));
  expect(module.default).toBeTypeOf('function');
  const { place, render } = testRoot();
  const seen: boolean[] = [];
  const changes = new MutationObserver(() => seen.push(place.querySelector('[data-pending]') !== null));
  changes.observe(place, { subtree: true, childList: true });
  render(<Screen template={template} view="register" options={{ session: 'guest' }} />);
  await expect.element(page.getByRole('textbox', { name: /^Account/ })).toBeInTheDocument();
  changes.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
  expect(said).toEqual([]);
});
