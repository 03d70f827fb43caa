import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readCaptcha } from '../../testing/identity.fixtures.ts';
import { warmUp } from '../../testing/openShell.tsx';
import {
  button,
  currency,
  dialog,
  field,
  fillRequired,
  introducer,
  openRegister,
  PATHS,
  refusal,
  secret,
} from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

/** A picture whose address says what it is. */
const pictureOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--background--><rect width="9" height="9" fill="${colour}"/></svg>`)}`;
const submit = () => button('Create account').click();
const checkbox = () => page.getByRole('checkbox');
const answer = () => field(/^Verification code/);

test('[AUTH-05] sign-in and registration are two views of one dialog', async () => {
  const { runtime, http } = await openRegister();
  await expect.element(dialog()).toBeVisible();
  const shown = dialog().element();
  await expect.element(field(/^Account/)).toBeVisible();
  await button('Sign in').click();
  const login = page.getByRole('dialog', { name: 'Sign in' });
  await expect.element(login).toBeVisible();
  expect(login.element()).toBe(shown);
  await button('Create an account').click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element()).toBe(shown);
  await expect
    .poll(() => http.bodies('/api/captcha').map((body) => JSON.stringify(body)))
    .toEqual([2, 1, 2].map((type) => JSON.stringify({ type, site_id: 1001 })));
  await button('Close').click();
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  expect([runtime.overlays.store.getState().login, runtime.overlays.store.getState().register]).toEqual([false, false]);
});

test('[SITE-14] the platform’s picture is above the form; the look’s own without one, or when it cannot be loaded', async () => {
  const own = () => dialog().element().querySelector('svg[preserveAspectRatio]');
  const theirs = () => dialog().element().querySelector('img[src*="background"]');
  const { http, runtime } = await openRegister({
    prepare: (ports) => ports.http.ok(calls.registerBackground, { detail: { photo: pictureOf('#123456') } }),
  });
  await expect.poll(theirs).not.toBeNull();
  expect([own(), http.bodies(PATHS.background)]).toEqual([null, [{ site_id: 1001, template: 'desktop_1' }]]);
  runtime.overlays.close('register');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);

  for (const answer of [{ detail: { photo: '' } }, { detail: { photo: '/nowhere/background.png' } }]) {
    runtime.core.queryClient.clear();
    http.ok(calls.registerBackground, answer);
    runtime.overlays.open('register');
    await expect.poll(own).not.toBeNull();
    expect(theirs()).toBeNull();
    runtime.overlays.close('register');
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  }
  http.code(PATHS.background, '500');
  runtime.core.queryClient.clear();
  runtime.overlays.open('register');
  await expect.poll(own).not.toBeNull();
});

test('[REG-27] [REG-28] [REG-29x] registers, signs in, reports to the advertiser once, and opens empty again', async () => {
  const shell = await openRegister({ unscripted: true, search: '?id=7003' });
  const { runtime, http, ports } = shell;
  const seen: unknown[][] = [];
  Reflect.set(globalThis, 'fbq', (...args: unknown[]) => seen.push(args));
  await expect.element(introducer()).toHaveValue('7003');
  await field(/^Account/).fill('newone1');
  await secret('Password').fill('Secret12');
  await secret('Confirm password').fill('Secret12');
  await field('Email').fill('newone1@example.org');
  for (const [index, digit] of ['2', '5', '8', '0'].entries()) {
    await page.getByLabelText(`Digit ${index + 1} of 4`).fill(digit);
  }
  await answer().fill(
    await readCaptcha(shell, () => dialog().element().querySelector('img[src^="data:"]')?.getAttribute('src') ?? ''),
  );
  await checkbox().click();
  await submit();
  await expect.poll(() => runtime.core.session.isMember()).toBe(true);
  // The welcome is the only word about it.
  expect([ports.storage.get('welcome'), runtime.toasts.getSnapshot()]).toEqual([true, []]);
  Reflect.deleteProperty(globalThis, 'fbq');
  const { member } = runtime.core.session.store.getState();
  expect(member).toMatchObject({ account: 'newone1', currency: 'USD' });
  expect(['register_type', 'member_agent', 'recommend_code'].map((name) => ports.cookies.get(name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const customData = { currency: 'USD', register_type: 'member_agent' };
  await expect
    .poll(() => http.bodies(PATHS.tracking))
    .toMatchObject([{ eventName: 'CompleteRegistration', eventID: member?.id, customData }]);
  expect(seen).toEqual([['track', 'CompleteRegistration', customData, { eventID: member?.id }]]);
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  await runtime.core.session.logout('clean-cache');
  runtime.overlays.open('register');
  await expect.element(field(/^Account/)).toHaveValue('');
  await expect.element(secret('Password')).toHaveValue('');
});

test('[REG-22] [REG-58] [REG-59] whatever is wrong is said at its field, and nothing is sent', async () => {
  const { http } = await openRegister();
  await fillRequired();
  await field('Email').fill('a@b');
  await secret('Confirm password').fill('abc124');
  await checkbox().click();
  await submit();
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect.element(secret('Confirm password')).toHaveAccessibleDescription('The two passwords do not match');
  await expect.element(secret('Confirm password')).toHaveFocus();
  await expect.element(checkbox()).toHaveAccessibleDescription(/Please accept the terms of service/);
  await expect.element(field(/^Account/)).not.toHaveAttribute('aria-invalid', 'true');
  expect(http.sent(PATHS.register)).toEqual([]);
  await field('Email').fill('a@b.co');
  await secret('Confirm password').fill('abc123');
  await checkbox().click();
  await submit();
  await expect.poll(() => http.sent(PATHS.register).length).toBe(1);
  const [body] = http.bodies(PATHS.register) as {
    readonly remote_addr: string;
    readonly errorTrack: readonly Record<string, string>[];
  }[];
  expect(body?.remote_addr).toBe('203.0.113.9');
  expect(body?.errorTrack.map(({ field: name, key }) => `${name} ${key}`).toSorted()).toEqual([
    'agreement signup.err_agreement',
    'checkPassword signup.err_checkPsw_diff',
    'memberEmail signup.err_email_format',
  ]);
  expect(JSON.stringify(body?.errorTrack)).not.toMatch(/a@b|abc12/);
});

test('[REG-25] a double click registers once', async () => {
  const { http } = await openRegister();
  await fillRequired();
  const release = http.hold(PATHS.register);
  await button('Create account').dblClick();
  await expect.poll(() => http.sent(PATHS.register).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  release(refusal('996'));
  await expect.element(page.getByText('Too many attempts. Please wait a moment and try again')).toBeVisible();
  expect(http.sent(PATHS.register)).toHaveLength(1);
});

test('[REG-26] a registration that fails leaves an empty answer and a new picture', async () => {
  const { http } = await openRegister();
  await fillRequired();
  const refresh = page.getByRole('button', { name: /^Image with the verification code/ });
  const picture = () => refresh.element().querySelector('img')?.getAttribute('src') ?? '';
  await expect.poll(picture).not.toBe('');
  const before = picture();
  http.on(PATHS.register, refusal('224'));
  await submit();
  await expect.element(answer()).toHaveAccessibleDescription('The code does not match the image');
  await expect.element(answer()).toHaveValue('');
  await expect.poll(() => ['', before].includes(picture())).toBe(false);
  expect(http.bodies('/api/captcha')).toEqual([
    { type: 2, site_id: 1001 },
    { type: 2, site_id: 1001 },
  ]);
});

test('[REG-63] leaving the account asks the platform, whose word is shown below it and keeps the form back', async () => {
  const { http } = await openRegister();
  http.on(PATHS.verification, refusal('102'));
  await fillRequired();
  await expect.element(field(/^Account/)).toHaveAccessibleDescription(/This account name is already taken/);
  expect(http.bodies(PATHS.verification)).toEqual([
    { member_account: 'newone1', site_id: 1001, member_currency: 'RMB', verification: 1 },
  ]);
  await submit();
  await expect.element(field(/^Account/)).toHaveFocus();
  expect(http.sent(PATHS.register)).toEqual([]);
});

test('[REG-64x] the same value is asked about once, and a late answer marks no newer value', async () => {
  const { http } = await openRegister();
  const release = http.hold(PATHS.verification);
  await field(/^Account/).fill('lucky88');
  await secret('Password').click();
  await expect.poll(() => http.sent(PATHS.verification).length).toBe(1);
  await field(/^Account/).click();
  await secret('Password').click();
  http.ok(calls.registerVerification, null);
  await field(/^Account/).fill('another1');
  await secret('Password').click();
  await expect.poll(() => http.sent(PATHS.verification).length).toBe(2);
  release(refusal('102'));
  await field('Email').fill('a@b.co');
  await secret('Password').click();
  await expect.poll(() => http.sent(PATHS.verification).length).toBe(3);
  await expect.element(field(/^Account/)).not.toHaveAttribute('aria-invalid', 'true');
  expect(page.getByText('This account name is already taken').elements()).toEqual([]);
});

test('[REG-12] [REG-13] [REG-14] another currency: other fields and stars, and what must be unique is asked again', async () => {
  const { http } = await openRegister();
  await field('Email').fill('a@b.co');
  await field('Phone number').fill('0912345678');
  await introducer().fill('CODE');
  await expect.element(page.getByRole('group', { name: 'Date of birth' })).toBeVisible();
  await expect.element(field('Email')).not.toBeRequired();
  await currency().selectOptions('VND');
  await expect.element(field('Email')).toBeRequired();
  expect(page.getByRole('group', { name: 'Date of birth' }).elements()).toEqual([]);
  const inVnd = () =>
    http
      .bodies(PATHS.verification)
      .map((body) => JSON.stringify(body))
      .filter((body) => body.includes('"VND"'))
      .toSorted();
  const rest = { site_id: 1001, member_currency: 'VND', verification: 1 };
  await expect
    .poll(inVnd)
    .toEqual(
      [{ member_email: 'a@b.co' }, { member_phone: '0912345678' }, { recommend_code: 'CODE' }].map((value) =>
        JSON.stringify({ ...value, ...rest }),
      ),
    );
});

test('[REG-10] [REG-11x] settings that fail are reported for five seconds, and can be loaded again', async () => {
  const { http, runtime } = await openRegister({
    prepare: (ports) => ports.http.on(PATHS.settings, { status: 500, text: 'oops' }),
  });
  const show = vi.spyOn(runtime.toasts, 'show');
  await expect.element(page.getByText('The registration form could not be loaded').first()).toBeVisible();
  expect(show.mock.calls.map(([toast]) => [toast.text, toast.duration])).toEqual([
    ['The registration form could not be loaded', 5000],
  ]);
  await expect.element(field(/^Account/)).toBeVisible();
  await expect.element(answer()).toBeVisible();
  expect(field('Email').elements()).toEqual([]);
  http.ok(calls.registerSettings, {
    list: [{ name: 'member_email', currency: 'USD', is_display: true, is_required: '1' }],
  });
  await button('Reload').click();
  await expect.element(field('Email')).toBeRequired();
  expect(runtime.overlays.store.getState().register).toBe(true);
});

test('[REG-06] [REG-07x] [SHELL-37x] the agreement opens over the form, keeps what was typed, and accepting ticks the box', async () => {
  const content = { en_US: '<p>First <b>rule</b></p><script>globalThis.hit = 1</script>' };
  const list = [
    { title: { en_US: 'Rules' }, content },
    { title: 'More', content: 'Second rule' },
  ];
  await openRegister({ prepare: ({ http }) => http.ok(calls.serviceAgreement, { list }) });
  await field(/^Account/).fill('newone1');
  await button('Read the terms of service').click();
  const agreement = page.getByRole('dialog', { name: 'Terms of service' });
  await expect.element(agreement.getByText('Second rule')).toBeVisible();
  await expect.element(agreement.getByText('Rules')).toBeVisible();
  expect([agreement.element().querySelector('script'), Reflect.get(globalThis, 'hit')]).toEqual([null, undefined]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => agreement.elements().length).toBe(0);
  await expect.element(field(/^Account/)).toHaveValue('newone1');
  await expect.element(checkbox()).not.toBeChecked();
  await button('Read the terms of service').click();
  await button('I agree').click();
  await expect.poll(() => agreement.elements().length).toBe(0);
  await expect.element(checkbox()).toBeChecked();
});

test('[REG-07x] a site without an agreement of its own shows the built-in text', async () => {
  await openRegister();
  await button('Read the terms of service').click();
  await expect.element(page.getByText(/Members must be of legal age where they live/)).toBeVisible();
});

test('[AUTH-32] in the public demo the registration does not open', async () => {
  const { runtime, http } = await openRegister({
    config: {
      public: {
        SITE_NAME: 'lucky',
        TEMPLATE_NAME: 'desktop_1',
        MOBILE_TEMPLATE_NAME: 'H5_1_mobile',
        SITE_TITLE: 'x',
        SITE_TITLE_EN: 'x',
        DEMO_MODE: true,
      },
    },
  });
  await expect.element(page.getByText('Not available in the demo')).toBeVisible();
  expect([runtime.overlays.store.getState().register, http.sent(PATHS.settings)]).toEqual([false, []]);
});
