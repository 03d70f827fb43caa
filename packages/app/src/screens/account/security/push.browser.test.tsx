import { calls } from '@housefront/contract/calls';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../member-section.page.ts'),
    import('../sections/security.section.ts'),
    import('./usePushBlocks.ts'),
  ]);
  await desktop.default.views.account();
}, 60_000);

interface Browser {
  readonly permission?: NotificationPermission;
  /** The answer of the visitor to the browser's question. */
  readonly answer?: NotificationPermission;
  readonly has?: boolean;
}

const bytes = (text: unknown) =>
  Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/** The security page of a member in a browser whose push service is that of the sandbox. */
async function open({ permission = 'default', answer = 'granted', has = true }: Browser = {}, config: object = {}) {
  const asked: string[] = [];
  let now = permission;
  let subscription: object | null = null;
  const FakeNotification = Object.assign(function Notification() {}, {
    requestPermission: () => {
      asked.push('permission');
      now = answer;
      return Promise.resolve(now);
    },
  });
  Object.defineProperty(FakeNotification, 'permission', { get: () => now });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('PushManager', has ? function PushManager() {} : undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const opened = await openMemberPage('/user/Security', {
    mode: 'desktop',
    config: { push: true, webApp: { offline: true }, ...config },
  });
  const registration = {
    active: {},
    getNotifications: () => Promise.resolve([]),
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: async () => {
        asked.push('subscribe');
        const made = await opened.order('push-browser', {});
        subscription = {
          endpoint: made['endpoint'],
          options: {},
          getKey: (name: 'p256dh' | 'auth') => bytes(made[name]),
          unsubscribe: () => {
            asked.push('unsubscribe');
            subscription = null;
            return Promise.resolve(true);
          },
        };
        return subscription;
      },
    },
  };
  const spy = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
  onTestFinished(() => spy.mockRestore());
  return { ...opened, asked };
}

const kind = (name: string) => page.getByRole('switch', { name });
const title = page.getByRole('heading', { name: 'Notifications on this device' });

test('[PLT-04] nothing is asked before a press; a press asks, and each kind is a switch of its own', async () => {
  const { asked, ports } = await open();
  await expect.element(kind('New messages')).toHaveAttribute('aria-checked', 'false');
  expect(asked).toEqual([]);
  await userEvent.click(kind('New messages'));
  await expect.element(kind('New messages')).toHaveAttribute('aria-checked', 'true');
  await expect.element(kind('New promotions')).toHaveAttribute('aria-checked', 'false');
  expect(asked).toEqual(['permission', 'subscribe']);
  // By keys as well.
  kind('Paid withdrawals').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(kind('Paid withdrawals')).toHaveAttribute('aria-checked', 'true');
  expect(ports.http.bodies('/api/member/push/store').at(-1)).toMatchObject({ kinds: ['letter', 'withdrawal'] });
  await userEvent.click(kind('Paid withdrawals'));
  await expect.element(kind('Paid withdrawals')).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(kind('New messages'));
  await expect.element(kind('New messages')).toHaveAttribute('aria-checked', 'false');
  await expect.poll(() => asked.at(-1)).toBe('unsubscribe');
  expect(ports.http.sent('/api/member/push/destroy')).toHaveLength(1);
});

test('[PLT-04] a browser that blocks notices says where they can be allowed', async () => {
  const { asked } = await open({ permission: 'denied' });
  await expect.element(kind('New messages')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Your browser blocks notifications from this site\./)).toBeVisible();
  await userEvent.click(kind('New messages'), { force: true });
  await idle();
  expect(asked).toEqual([]);
});

test('[PLT-04] a visitor who declines sees the switch off, and how to change that', async () => {
  const { asked } = await open({ answer: 'denied' });
  await userEvent.click(kind('New messages'));
  await expect.element(kind('New messages')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(kind('New messages')).toHaveAttribute('aria-checked', 'false');
  expect(asked).toEqual(['permission']);
});

test.each([
  [undefined, /^This browser cannot show notifications\.$/],
  [false, /add this site to your home screen with Share/],
])('[PLT-04] a browser without notices says so (standalone: %s)', async (standalone, text) => {
  if (standalone !== undefined) {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  }
  await open({ has: false });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(title).toBeVisible();
  expect(page.getByRole('switch').elements()).toHaveLength(0);
});

test('[PLT-04] promotions wait for the consent to marketing where the site asks for it', async () => {
  await open(
    {},
    {
      consent: { version: 1, days: 180, categories: ['marketing'], adapters: { metaRelay: false } },
    },
  );
  await expect.element(kind('New promotions')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(kind('New messages')).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText(/first allow marketing in your privacy choices/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
});

test('[PLT-04] a platform without notices, and a site without them, show no such part', async () => {
  const { ports, runtime } = await open({}, { deviceList: true });
  await expect.element(title).toBeVisible();
  ports.http.on(`/api${calls.push.path}`, { status: 404, json: { code: '404', message: '', data: null } });
  await runtime.core.queryClient.resetQueries({ queryKey: ['member', 'push'] });
  await expect.element(page.getByRole('list', { name: 'Signed-in devices' })).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
});
