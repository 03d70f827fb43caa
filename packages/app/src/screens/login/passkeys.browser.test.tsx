import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerSignIn } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp } from '../../testing/openShell.tsx';

beforeAll(() => warmUp('desktop'), 60_000);

// Modules of a test are many more than the usual 250.
performance.setResourceTimingBufferSize(10_000);

const CHALLENGE = '/api/login/passkey/options';

const open = async (passkeys: boolean) => {
  const shell = await openShell({ config: { passkeys }, prepare: answerSignIn });
  shell.runtime.overlays.open('login');
  const field = page.getByRole('textbox', { name: 'Account name', exact: true });
  await expect.element(field).toBeVisible();
  return { http: shell.ports.http, field };
};
/** Modules of passkeys that this document has loaded. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /simplewebauthn|passkey-sign-in|core\/src\/features\/passkeys/.test(name));

/** Does something in a browser without passkeys. */
async function withoutPasskeys(act: () => Promise<void>): Promise<void> {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
  if (!descriptor) throw new Error('This browser has no passkeys, so the test proves nothing.');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  try {
    await act();
  } finally {
    Object.defineProperty(globalThis, 'PublicKeyCredential', descriptor);
  }
}

// One after the other: a document loads a module once.
test('[PLT-01] without passkeys the form is as before and loads nothing of them; with them the field is marked and a challenge requested', async () => {
  const off = await open(false);
  await expect.element(off.field).toHaveAttribute('autocomplete', 'username');
  await withoutPasskeys(async () => {
    const { http, field } = await open(true);
    await expect.element(field).toHaveAttribute('autocomplete', 'username');
    await expect.poll(() => http.sent('/api/captcha').length).toBe(1);
    expect(http.sent(CHALLENGE)).toEqual([]);
  });
  expect([off.http.sent(CHALLENGE), loaded()]).toEqual([[], []]);

  const { http, field } = await open(true);
  await expect.element(field).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(() => http.sent(CHALLENGE).length).toBe(1);
  expect(loaded().some((name) => name.includes('passkey-sign-in'))).toBe(true);
});

test('[PLT-06] an offer in the field that ends with NotAllowedError is made again each time the visitor comes to the field', async () => {
  let ended = 0;
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation(() => {
    ended += 1;
    if (ended > 3) return new Promise(() => undefined);
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  try {
    const { http, field } = await open(true);
    await expect.poll(() => get.mock.calls.length).toBe(1);
    const password = page.getByLabelText('Password', { exact: true });
    for (const times of [2, 3, 4]) {
      await expect
        .poll(async () => {
          await password.click();
          await field.click();
          return get.mock.calls.length;
        })
        .toBeGreaterThanOrEqual(times);
    }
    expect(get.mock.calls.every(([request]) => request?.mediation === 'conditional')).toBe(true);
    // Of the fourth offer there is no end, so no other challenge is wanted.
    await password.click();
    await field.click();
    expect([http.sent(CHALLENGE).length, get.mock.calls.length]).toEqual([4, 4]);
  } finally {
    get.mockRestore();
  }
});
