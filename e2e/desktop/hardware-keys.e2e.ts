import { authenticatorOf } from '../support/authenticator.ts';
import { test } from '../support/fresh.ts';
import { signInAt } from '../support/member.ts';
import { expect, toasts } from '../support/test.ts';

for (const transport of ['usb', 'nfc', 'ble', 'internal'] as const) {
  test(`[PLT-06] a proof of identity by a key (${transport}) that names no user is accepted`, async ({
    page,
    control,
    stack,
  }) => {
    test.slow();
    const site = stack.url('1002');
    const key = await authenticatorOf(page, transport);
    await signInAt(page, control, site, 'river77');
    if (transport === 'internal') await page.getByRole('button', { name: 'Not now' }).click();
    await page.goto(`${site}/user/Security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const list = page.getByRole('list', { name: 'Passkeys' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await key.forgetUsers();
    await control.fault({ path: '/api/member/passkey/destroy', mode: 'code', code: '109', times: 1 });
    await list.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const proof = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/member/reauthentication');
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    expect(JSON.stringify((await sent).postDataJSON())).not.toContain('userHandle');
    await expect(page.getByText('You have no passkeys yet')).toBeVisible();
    await expect(toasts(page).filter({ hasText: 'The passkey has been removed' })).toBeVisible();
  });
}
