import { createECDH } from 'node:crypto';
import type { TestClient } from './client.fixtures.ts';

/** A browser of the sandbox's own push service. */
export async function pushBrowser(client: TestClient): Promise<Record<'endpoint' | 'p256dh' | 'auth', string>> {
  const { endpoint, p256dh, auth } = await client.control('/push-browser', {});
  return { endpoint: String(endpoint), p256dh: String(p256dh), auth: String(auth) };
}

/** A browser of a push service on the internet; nothing is sent to it. @internal */
export const outsideBrowser = (endpoint: string) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
});

/** Valid requests of the calls of push. The subscription that is renewed belongs to the login of `session`. */
export async function pushSamples(
  client: TestClient,
  subscribe: (former: Awaited<ReturnType<typeof pushBrowser>>) => void,
) {
  const former = await pushBrowser(client);
  subscribe(former);
  const store = { ...(await pushBrowser(client)), kinds: ['letter'], language: 'en_US' };
  const next = await pushBrowser(client);
  return {
    pushStore: store,
    pushRenew: { former_endpoint: former.endpoint, former_auth: former.auth, ...next },
  };
}
