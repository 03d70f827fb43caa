import type { FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/openPage.tsx';

beforeAll(async () => {
  await Promise.all([import('@housefront/ui/templates/desktop-1'), import('@housefront/ui/templates/h5-1')]);
}, 60_000);

/** A platform of which nothing works, for a member whose login is stored. */
const broken = ({ http, storage }: FakePorts) => {
  storage.set('token', 't');
  storage.set('member_id', '42');
  storage.set('member_account', 'river77');
  storage.set('currency', 'USD');
  const answer = { status: 500, header: () => null, text: '<h1>Internal Server Error</h1>' };
  const asked: string[] = [];
  Object.assign(http, {
    send: ({ url }: { readonly url: string }) => {
      asked.push(new URL(url, 'http://site.test').pathname);
      return Promise.resolve(answer);
    },
  });
  return asked;
};

test.each(['desktop', 'mobile'] as const)(
  '[ERRM-02x] on %s every call of the background may fail: the page can be used and no message is shown',
  async (mode) => {
    let asked: readonly string[] = [];
    const { runtime } = await openPage('/', { mode, prepare: (ports) => void (asked = broken(ports)) });
    const { core, toasts } = runtime;
    const told: string[] = [];
    core.events.on('failure', ({ call }) => told.push(call));
    core.events.on('message', ({ key, text }) => told.push(key ?? text ?? ''));
    await core.start();
    for (const path of ['/arks/web/activity/red_envelope_promotion', '/member/profile/common/layout', '/web/logo']) {
      await expect.poll(() => asked).toContain(`/api${path}`);
    }
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /lucky|home/i }).first()).toBeVisible();
    expect([told, toasts.getSnapshot()]).toEqual([[], []]);
    expect(core.session.isMember()).toBe(true);

    // A failed action of the member is reported once.
    await core.wallet.recallAll();
    expect(told).toHaveLength(1);
  },
);
