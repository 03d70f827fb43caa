import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openProtected, warmUpHistory } from '../../testing/history.fixtures.ts';

beforeAll(warmUpHistory, 60_000);

const documents = [['member-check', { account: 'falcon1', kind: 'documents' }]] as const;
const region = () => page.getByRole('region', { name: 'About your account' });

test('[RG-41] a request of the platform is shown calmly above the page, with the way on, and stops nothing', async () => {
  const { platform, runtime } = await openProtected('/', { before: documents });
  await expect.element(region()).toBeVisible();
  await expect.element(region().getByText(/Please send us a copy of an identity document/)).toBeVisible();
  await expect.element(region().getByText(/You can withdraw your balance and sign out at any time\./)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
  const withdrawal = region().getByRole('link', { name: 'Withdrawal' });
  expect(withdrawal.element().getAttribute('href')).toBe('/user/Withdrawal');
  await runtime.navigation.go('/user/Withdrawal');
  await expect.element(page.getByRole('heading', { name: 'Net deposits' })).toBeVisible();
  expect(platform.replies('/api/member/withdrawal/info').at(-1)).toMatchObject({ code: '100' });
  await runtime.core.session.logout();
  expect(runtime.core.session.store.getState().status).toBe('guest');
});

test('[RG-41] a notice is closed by the keyboard until the next sign-in, and goes when the platform takes it back', async () => {
  const { order, runtime } = await openProtected('/', { before: documents, mode: 'mobile' });
  const close = page.getByRole('button', { name: 'Close: Documents are needed' });
  await expect.element(close).toBeVisible();
  await expect.element(region()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region()).not.toBeInTheDocument();
  await runtime.navigation.go('/gameHall');
  expect(region().elements()).toEqual([]);
  const login = () => {
    const memberId = runtime.core.session.store.getState().member?.id ?? '';
    runtime.core.events.emit('login', { memberId, currencyBefore: 'USD', currency: 'USD', atStart: false });
  };
  login();
  await expect.element(region()).toBeVisible();
  await order('member-check', { account: 'falcon1', kind: 'none' });
  login();
  await expect.element(region()).not.toBeInTheDocument();
});

test('[RG-41] an address of the platform is opened only if it is one of the web, and its text is no HTML', async () => {
  const { ports, runtime } = await openProtected('/user/Info');
  const check = {
    kind: 'documents',
    text: '<img src=x onerror=alert(1)>Send it',
    url: 'https://docs.example.com/send',
  };
  ports.http.on('/api/protection/state', {
    json: {
      code: '100',
      message: '',
      data: { checks: [check, { kind: 'strange', text: '', url: 'javascript:alert(1)' }] },
    },
  });
  await runtime.core.queryClient.resetQueries();
  await runtime.navigation.go('/');
  await expect.element(region()).toBeVisible();
  await expect.element(region().getByText(/Send it/)).toBeVisible();
  expect(region().element().querySelector('img')).toBeNull();
  expect(region().getByRole('link', { name: 'Continue' }).elements()).toHaveLength(1);
  expect(region().getByRole('link', { name: 'Continue' }).element().getAttribute('href')).toBe(
    'https://docs.example.com/send',
  );
  await expect.element(region().getByRole('heading', { name: 'There is a message about your account' })).toBeVisible();
});
