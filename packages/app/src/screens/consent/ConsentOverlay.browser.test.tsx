import type { ConsentSettings } from '@housefront/contract/consent';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import ConsentOverlay from './ConsentOverlay.tsx';
import { useConsent } from './useConsent.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const consent = {
  version: 1,
  days: 180,
  categories: ['statistics'],
  adapters: { metaRelay: true },
} satisfies ConsentSettings;

const banner = () => page.getByRole('region', { name: 'Your privacy' });
const dialog = () => page.getByRole('dialog', { name: 'Privacy choices' });
const press = (name: string) => page.getByRole('button', { name }).click();
const open = (options: ShellOptions = {}) =>
  openShell({ more: <ConsentOverlay />, ...options, config: { consent, ...options.config } });
const chosen = (ports: Awaited<ReturnType<typeof open>>['ports']) => ports.cookies.get('consent')?.replace(/\d+$/, '');

test.each([
  ['Accept all', '1.1.sm.sm.'],
  ['Reject all', '1.1.sm.0.'],
])('[CNS-02] one press on "%s" answers, and the question is gone', async (name, text) => {
  const { ports } = await open();
  await expect.element(banner()).toBeVisible();
  expect(ports.cookies.get('consent')).toBeUndefined();
  await press(name);
  await expect.element(banner()).not.toBeInTheDocument();
  expect(chosen(ports)).toBe(text);
});

test('[CNS-02] choices are made by keyboard; closing the dialog chooses nothing and leads back to the question', async () => {
  const { ports } = await open();
  await expect.element(banner()).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  const box = (name: string) => dialog().getByRole('checkbox', { name });
  await expect.element(box('Statistics')).not.toBeChecked();
  await expect.element(box('Marketing')).not.toBeChecked();
  await box('Statistics').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus();
  expect(ports.cookies.get('consent')).toBeUndefined();
  // Ticks that were not saved are forgotten.
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Statistics')).not.toBeChecked();
  (box('Statistics').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await press('Save choices');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(chosen(ports)).toBe('1.1.sm.s.');
});

test('[CNS-02] the footer opens the choices with what was chosen, and a change is kept', async () => {
  const { ports, runtime } = await open({
    prepare: ({ clock, cookies }) => cookies.set('consent', `1.1.sm.m.${clock.now() / 1000}`),
  });
  await idle();
  expect(banner().elements()).toEqual([]);
  runtime.overlays.open('consent');
  await expect.element(dialog().getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await expect.element(dialog().getByText('Services: Meta Conversions API')).toBeVisible();
  await dialog().getByRole('checkbox', { name: 'Marketing' }).click();
  await press('Save choices');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(chosen(ports)).toBe('1.1.sm.0.');
});

function Own() {
  return <p>{useConsent('statistics') ? 'measured' : 'unmeasured'}</p>;
}

test('[CNS-01] a component of the site’s own learns of a yes and of a no, and never of one where nothing is asked', async () => {
  const more = (
    <>
      <ConsentOverlay />
      <Own />
    </>
  );
  const { runtime } = await open({ more });
  await expect.element(page.getByText('unmeasured')).toBeVisible();
  await press('Accept all');
  await expect.element(page.getByText('measured', { exact: true })).toBeVisible();
  runtime.overlays.open('consent');
  await expect.element(dialog()).toBeVisible();
  await press('Reject all');
  await expect.element(page.getByText('unmeasured')).toBeVisible();
});

test('[CNS-01] it is no where a site does not ask', async () => {
  await openShell({
    more: <Own />,
    prepare: ({ clock, cookies }) => cookies.set('consent', `1.1.sm.sm.${clock.now() / 1000}`),
  });
  await expect.element(page.getByText('unmeasured')).toBeVisible();
});

test('[CNS-02] an answer in another tab closes the question here', async () => {
  const { ports } = await open();
  await expect.element(banner()).toBeVisible();
  const text = `1.1.sm.0.${ports.clock.now() / 1000}`;
  ports.cookies.set('consent', text);
  ports.storage.fromOtherTab('consent', text);
  await expect.element(banner()).not.toBeInTheDocument();
});

test.each<[string, ShellOptions]>([
  ['a window of the site', { prepare: ({ windows }) => void (windows.opener = true) }],
  ['a frame', { prepare: ({ windows }) => void (windows.inFrame = true) }],
])('[CNS-02] %s does not ask', async (_, options) => {
  await open(options);
  await idle();
  expect(banner().elements()).toEqual([]);
});

test('[CNS-02] Global Privacy Control asks nothing and is said in the choices', async () => {
  const { ports, runtime } = await open({
    prepare: (given) => void Object.assign(given.device, { privacyControl: true }),
  });
  await idle();
  expect(banner().elements()).toEqual([]);
  runtime.overlays.open('consent');
  await expect.element(dialog().getByText(/asks not to be tracked/)).toBeVisible();
  await expect.element(dialog().getByRole('checkbox', { name: 'Marketing' })).toBeDisabled();
  await press('Close');
  expect(ports.cookies.get('consent')).toBeUndefined();
});

test('[CNS-03] scripts of services come after a yes, and what they stored goes with it', async () => {
  const added: string[] = [];
  // Kept out of the page: it would be asked for from outside.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node.src);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    for (const name of ['dataLayer', 'ga-disable-G-AB12CD34EF']) Reflect.deleteProperty(window, name);
  });
  const adapters = { ga4: { measurementId: 'G-AB12CD34EF' }, metaRelay: false };
  document.cookie = '_ga_AB12CD34EF=GS1; path=/';
  document.cookie = 'kept_of_site=1; path=/';
  localStorage.setItem('_gcl_ls', '1');
  const { ports, runtime } = await open({ config: { consent: { ...consent, adapters } } });
  await expect.element(banner()).toBeVisible();
  expect([added, 'dataLayer' in window, document.cookie.includes('_ga'), localStorage.getItem('_gcl_ls')]).toEqual([
    [],
    false,
    false,
    null,
  ]);
  await press('Accept all');
  expect(added).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const queue: unknown = Reflect.get(window, 'dataLayer');
  const commands = (Array.isArray(queue) ? queue : []) as readonly ArrayLike<unknown>[];
  expect(commands.map((words) => Object.prototype.toString.call(words))).toEqual(Array(4).fill('[object Arguments]'));
  expect(Array.from(commands[0] ?? []).slice(0, 2)).toEqual(['consent', 'default']);
  document.cookie = '_ga=GA1; path=/';
  runtime.overlays.open('consent');
  await expect.element(dialog()).toBeVisible();
  await press('Reject all');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.cookie).not.toContain('_ga');
  await expect.poll(() => document.cookie).toContain('kept_of_site');
  expect(Reflect.get(window, 'ga-disable-G-AB12CD34EF')).toBe(true);
  expect(ports.windows.reloads).toBe(1);
  document.cookie = 'kept_of_site=; path=/; max-age=0';
});
