import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../testing/openMemberPage.ts';
import { typePin } from '../testing/typePin.ts';
import { startShell } from './startShell.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../screens/account/member.page.ts'),
    import('../screens/account/sections/withdrawal.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.account();
}, 60_000);

test('[ERR-01] the question about a withdrawal closes when another device ends the session, and nothing is sent', async () => {
  const { ports, runtime } = await openMemberPage('/user/Withdrawal');
  startShell(runtime);
  const { http, realtime, storage } = ports;
  const channel = `member.${storage.get('member_id')}`;
  await expect.poll(() => realtime.joined.has(channel)).toBe(true);
  await page
    .getByLabelText(/^Amount/)
    .first()
    .fill('40');
  await typePin('1122');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  realtime.deliver(channel, 'login', { token: 'that-of-another-device' });
  await expect.element(question).not.toBeInTheDocument();
  expect([runtime.core.session.isMember(), http.sent('/api/member/withdrawal/store')]).toEqual([false, []]);
});
