import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { messageText } from '@housefront/core';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../testing/openPage.tsx';

const EDIT = '/api/member/profile/edit_password';
const WITHDRAW = '/api/member/profile/edit_withdraw_password';
const LAYOUT = '/api/member/profile/common/layout';
const PROFILE = '/api/member/profile';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./FirstLogin.tsx'),
    import('../../shell/overlays/Overlays.tsx'),
    import('../account/member.page.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default, phone.default].flatMap(({ views }) => [views.password(), views.account()]));
}, 60_000);

/** A member at the platform, whose flags a test turns. */
const signedIn = (state: { first: boolean; pin: boolean }) => (ports: FakePorts) => {
  const { http, storage } = ports;
  storage.set('token', 't');
  storage.set('member_id', '42');
  storage.set('member_account', 'first001');
  storage.set('currency', 'USD');
  const me = { id: 42, member_account: 'first001', member_currency: 'USD' };
  http.on(LAYOUT, () => {
    const flag = state.first ? 1 : 0;
    const layout = {
      ...me,
      member_type: 1,
      member_cash: '420.00',
      wallet_status: 1,
      first_login_to_change_password: flag,
    };
    return success(calls.commonLayout, { member_common_layout: layout });
  });
  http.on(PROFILE, () => {
    const profile = { ...me, member_name: 'Fiona Ray', is_withdraw_password: state.pin };
    return success(calls.profile, { member_profile: profile });
  });
};

const open = async (path: string, mode: 'desktop' | 'mobile', state = { first: true, pin: false }) => {
  const site = await openPage(path, { mode, prepare: signedIn(state) });
  const { core, templates, toasts } = site.runtime;
  core.events.on('message', (message) => void toasts.show({ text: messageText(message, core.i18n) }));
  // A view loads once per document; a second page in the same one would wait forever.
  await templates.loadView('password');
  void core.start();
  return { ...site, http: site.ports.http, state };
};

const dialog = () => page.getByRole('dialog', { name: 'Choose your own password' });
// The mark of required fields belongs to the text of a label.
const input = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const fill = async (old: string, next: string, again = next) => {
  await input('Current password').fill(old);
  await input('New password').fill(next);
  await input('Confirm new password').fill(again);
};
const save = () => page.getByRole('button', { name: 'Change password' });

test('[PWD-01] [PWD-05x] on a desktop nothing but signing out leads past the choice of a password', async () => {
  const { http, ports } = await open('/', 'desktop');
  await expect.element(dialog()).toBeVisible();
  await expect.element(input('Current password')).toHaveFocus();
  expect(dialog().getByRole('button', { name: /close/i }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  document.elementFromPoint(3, 3)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(dialog()).toBeVisible();
  http.ok(calls.logout, null);
  await dialog().getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => dialog().elements().length).toBe(0);
  expect(ports.storage.get('token')).toBeUndefined();
});

test('[PWD-03x] [PWD-04x] a good form posts three fields; then the dialog is gone and the member still here', async () => {
  const { http, ports, state } = await open('/', 'desktop');
  await expect.element(dialog()).toBeVisible();
  http.on(EDIT, () => {
    state.first = false;
    return success(calls.editPassword, null, { authorization: 't2' });
  });
  await fill('First0011', 'Chosen1');
  await save().click();
  await expect.poll(() => dialog().elements().length).toBe(0);
  await expect.element(page.getByText('Your password has been changed')).toBeVisible();
  const sent = { old_password: 'First0011', password: 'Chosen1', check_password: 'Chosen1' };
  expect(http.bodies(EDIT)).toEqual([sent]);
  expect(ports.storage.get('token')).toBe('t2');
});

test('[PWD-03x] each rule is reported at its field, the first wrong field gets the focus, and nothing is sent', async () => {
  const { http } = await open('/', 'desktop');
  await expect.element(dialog()).toBeVisible();
  await save().click();
  await expect.element(input('Current password')).toHaveAccessibleDescription(/Please enter a password/);
  await expect.element(input('Current password')).toHaveFocus();
  for (const [next, again, field, words] of [
    ['ab1', 'ab1', 'New password', /6 to 12 characters/],
    ['ABCDEF', 'ABCDEF', 'New password', /letters and digits/],
    ['First0011', 'First0011', 'New password', /differs from your current one/],
    ['Chosen1', '', 'Confirm new password', /confirm your password/i],
    ['Chosen1', 'Chosen2', 'Confirm new password', /The two passwords do not match/],
  ] as const) {
    await fill('First0011', next, again);
    await save().click();
    await expect.element(input(field)).toHaveAccessibleDescription(words);
    await expect.element(input(field)).toHaveFocus();
  }
  expect(http.sent(EDIT)).toEqual([]);
});

test('[PWD-02] a refusal shows the platform’s words and keeps the form', async () => {
  const { http } = await open('/', 'desktop');
  await expect.element(dialog()).toBeVisible();
  http.code(EDIT, '101', 'The old password is wrong');
  await fill('Wrong111', 'Chosen1');
  await save().click();
  await expect.element(page.getByText('The old password is wrong')).toBeVisible();
  await expect.element(dialog()).toBeVisible();
});

test('[PWD-01] [PWD-05x] a phone is led to the details, where the form comes first, and back there from other sections', async () => {
  const { runtime, state, http } = await open('/', 'mobile');
  await expect.poll(() => runtime.navigation.target().path).toBe('/user/Info');
  await expect.element(input('Current password')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  expect(dialog().elements()).toHaveLength(0);
  await runtime.navigation.go('/user/Deposit');
  await expect.poll(() => runtime.navigation.target().path).toBe('/user/Info');
  await expect.element(input('Current password')).toBeVisible();
  http.on(EDIT, () => {
    state.first = false;
    return success(calls.editPassword, null);
  });
  await fill('First0011', 'Chosen1');
  await save().click();
  await expect.poll(() => page.getByRole('heading', { name: 'Choose your own password' }).elements().length).toBe(0);
  await expect.element(input('Current password')).toHaveValue('');
  await runtime.navigation.go('/user/Deposit');
  await expect.element(page.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible();
});

const pin = async (group: string, digits: string) => {
  const boxes = page.getByRole('group', { name: group }).getByRole('textbox');
  await boxes.first().click();
  await userEvent.keyboard(digits);
};

test('[PWD-06x] the withdrawal password is set without an old one, and changed with it', async () => {
  const { http, state } = await open('/user/Info', 'desktop', { first: false, pin: false });
  await expect.element(page.getByRole('button', { name: 'Set withdrawal PIN' })).toBeVisible();
  expect(page.getByText('Current withdrawal PIN').elements()).toHaveLength(0);
  http.on(WITHDRAW, () => {
    state.pin = true;
    return success(calls.editWithdrawPassword, null);
  });
  await pin('New withdrawal PIN', '1234');
  await pin('Confirm withdrawal PIN', '1234');
  await page.getByRole('button', { name: 'Set withdrawal PIN' }).click();
  await expect.element(page.getByRole('button', { name: 'Change withdrawal PIN' })).toBeVisible();
  await expect.element(page.getByText('Current withdrawal PIN')).toBeVisible();
  expect(http.bodies(WITHDRAW)).toEqual([{ withdraw_password: '1234', check_withdraw_password: '1234' }]);
});

test('[PWD-06x] [SEC-10] an old sign-in is asked for a proof before the first withdrawal password, and keeps what was typed', async () => {
  const { http, state } = await open('/user/Info', 'desktop', { first: false, pin: false });
  let proven = false;
  http.ok(calls.reauthenticationOptions, { password: 1, code: 0 });
  http.on(`/api${calls.reauthenticate.path}`, () => {
    proven = true;
    return success(calls.reauthenticate, null);
  });
  http.on(WITHDRAW, () => {
    if (!proven) return { status: 200, json: { code: '109', message: 'Confirm first', data: null } };
    state.pin = true;
    return success(calls.editWithdrawPassword, null);
  });
  await expect.element(page.getByRole('button', { name: 'Set withdrawal PIN' })).toBeVisible();
  await pin('New withdrawal PIN', '1234');
  await pin('Confirm withdrawal PIN', '1234');
  await page.getByRole('button', { name: 'Set withdrawal PIN' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => asked.elements().length).toBe(0);
  await page.getByRole('button', { name: 'Set withdrawal PIN' }).click();
  await asked.getByLabelText(/^Password/).fill('First0011');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('button', { name: 'Change withdrawal PIN' })).toBeVisible();
  expect(http.sent(WITHDRAW)).toHaveLength(3);
});
