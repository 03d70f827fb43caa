import type { Page } from '@playwright/test';

/** How an authenticator of Chromium is reached. */
export type Transport = 'internal' | 'usb' | 'nfc' | 'ble';

/** A virtual authenticator of Chromium in the page, whose user is always verified. */
export async function authenticatorOf(page: Page, transport: Transport = 'internal') {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const keys = async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  type Key = Awaited<ReturnType<typeof keys>>[number];
  const add = async (credential: Key | undefined) => {
    if (credential) await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
  };
  return {
    keys,
    add,
    /** Makes all keys such as the authenticator finds by their id alone: its answers name no user. */
    forgetUsers: async () => {
      const known = await keys();
      await browser.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const { credentialId, privateKey, rpId, signCount } of known) {
        await add({ credentialId, privateKey, signCount, isResidentCredential: false, ...(rpId && { rpId }) });
      }
    },
  };
}
