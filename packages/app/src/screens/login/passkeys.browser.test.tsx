import { beforeAll, expect, test } from 'vitest';
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
