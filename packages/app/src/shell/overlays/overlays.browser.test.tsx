import { testConfig } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShell, warmUp } from '../../testing/openShell.tsx';

beforeAll(() => warmUp('desktop'), 60_000);

test('[AUTH-32] [AUTH-33x] the public demo opens neither sign-in nor reset, sends nothing and says so', async () => {
  const { runtime, ports } = await openShell({ config: { public: { ...testConfig().public, DEMO_MODE: true } } });
  for (const name of ['login', 'recovery'] as const) {
    runtime.overlays.open(name);
    expect(runtime.overlays.store.getState()[name]).toBe(false);
  }
  await expect.element(page.getByText('Not available in the demo').first()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(ports.http.requests).toEqual([]);
});

test('[XWIN-09x] without configured services the sign-in offers none; with one it opens in a window of its own', async () => {
  const first = await openShell();
  first.runtime.overlays.open('login');
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(page.getByRole('region', { name: 'Or continue with' }).elements()).toHaveLength(0);
  first.runtime.overlays.close('login');

  const acme = { id: 'acme', title: { zh_CN: '艾克米', en_US: 'Acme ID' }, url: 'https://acme.test/authorize' };
  const { runtime, ports } = await openShell({ config: { authProviders: [acme] } });
  runtime.overlays.open('login');
  await page.getByRole('button', { name: 'Acme ID' }).click();
  expect(ports.windows.get('authWindow')?.addresses[0]).toBe(
    'https://acme.test/authorize?callback=https%3A%2F%2Fsite.test%2FauthCallback&language=en_US',
  );
});
