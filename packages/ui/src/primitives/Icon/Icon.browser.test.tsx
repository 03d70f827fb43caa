import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Icon, iconTimeout } from './Icon.tsx';
import { iconStore, rememberIcons } from './iconStore.ts';

const box = (name: string): Element | null => document.querySelector(`[data-icon="${name}"]`);

test('[API-46] after 1500 ms without an answer the box is empty, of the same size, and nothing is thrown', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined));
  mount(<Icon name="slow:one" size={32} />);
  await expect.poll(() => box('slow:one')).not.toBeNull();
  const started = performance.now();
  expect(box('slow:one')?.getAttribute('data-state')).toBe('loading');
  const before = box('slow:one')?.getBoundingClientRect();
  expect(before).toMatchObject({ width: 32, height: 32 });
  await expect.poll(() => box('slow:one')?.getAttribute('data-state'), { timeout: 4000 }).toBe('absent');
  expect(performance.now() - started).toBeGreaterThan(iconTimeout - 200);
  expect(box('slow:one')?.getBoundingClientRect()).toMatchObject({ width: 32, height: 32 });
  expect(box('slow:one')?.childElementCount).toBe(0);
  fetched.mockRestore();
});

test('[API-47x] with no outside hosts an unknown icon is an empty box and only the local endpoint is asked', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}', { status: 404 }));
  mount(<Icon name="unknown:one" size={24} />, { iconHosts: [] });
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  await expect.poll(() => box('unknown:one')?.getAttribute('data-state'), { timeout: 4000 }).toBe('absent');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/icons/unknown.json?icons=one']);
  fetched.mockRestore();
});

test('[API-44] an icon that arrives is drawn in the same box', async () => {
  const set = { prefix: 'fast', icons: { one: { body: '<path d="M1 1h9v9z"/>', width: 24, height: 24 } } };
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(set));
  mount(<Icon name="fast:one" size={20} label="Fast" />);
  await expect.element(page.getByRole('img', { name: 'Fast' })).toHaveAttribute('data-state', 'ready');
  expect(box('fast:one')?.querySelector('path')).not.toBeNull();
  expect(box('fast:one')?.getBoundingClientRect()).toMatchObject({ width: 20, height: 20 });
  fetched.mockRestore();
});

test('[API-46] an icon that arrives while the page is hydrated is drawn, and hydration finds what the server sent', async () => {
  const complaints = vi.spyOn(console, 'error');
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Icon name="early:one" size={24} label="Early" />);
  iconStore.add('early:one', { body: '<path d="M3 3h3"/>', viewBox: '0 0 24 24' });
  const root = hydrateRoot(place, <Icon name="early:one" size={24} label="Early" />);
  await expect.element(page.getByRole('img', { name: 'Early' })).toHaveAttribute('data-state', 'ready');
  expect(box('early:one')?.querySelector('path')).not.toBeNull();
  expect(complaints.mock.calls).toEqual([]);
  root.unmount();
  place.remove();
  complaints.mockRestore();
});

test('a remembered icon is drawn without a request', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  rememberIcons({ prefix: 'known', width: 24, height: 24, icons: { one: { body: '<path d="M2 2h2"/>' } } });
  mount(<Icon name="known:one" />);
  await expect.poll(() => box('known:one')?.getAttribute('data-state')).toBe('ready');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
