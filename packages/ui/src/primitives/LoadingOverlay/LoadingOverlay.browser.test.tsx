import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { createLoadingStore } from './loading-store.ts';

const overlay = (): Element | null => document.querySelector('[data-phase]');

test('[SHELL-53] it takes presses until it has faded for 400 ms, then leaves the document', async () => {
  const store = createLoadingStore();
  const pressed = vi.fn<() => void>();
  mount(
    <>
      <button type="button" onClick={pressed}>
        Play
      </button>
      <LoadingOverlay store={store} label="Loading" />
    </>,
  );
  const button = page.getByRole('button', { name: 'Play' });
  await expect.element(button).toBeVisible();
  const { left, top } = button.element().getBoundingClientRect();
  const onTop = (): Element | null => document.elementFromPoint(left + 2, top + 2);
  const hide = store.show();
  await expect.element(page.getByText('Loading')).toBeVisible();
  expect(overlay()?.contains(onTop())).toBe(true);
  hide();
  await expect.poll(() => overlay()?.getAttribute('data-phase')).toBe('fading');
  expect(overlay()?.contains(onTop())).toBe(true);
  await expect.poll(overlay).toBeNull();
  await button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('an overlay of a part covers that part only', async () => {
  const store = createLoadingStore();
  mount(
    <>
      <div style={{ position: 'relative', width: '200px', height: '100px' }} data-testid="part">
        <LoadingOverlay store={store} target="part" label="Loading games" />
      </div>
      <LoadingOverlay store={store} label="Loading page" />
    </>,
  );
  store.show('part');
  await expect.element(page.getByText('Loading games')).toBeVisible();
  expect(page.getByText('Loading page').elements()).toHaveLength(0);
  expect(overlay()?.getBoundingClientRect()).toMatchObject({ width: 200, height: 100 });
});
