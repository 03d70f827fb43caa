import { buildPushPayload } from '@block65/webcrypto-web-push';
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPushService, type PushRequest } from './push-service.ts';

const service = createPushService({ now: () => 1000 });
const keys = () => {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d, subject: 'mailto:a@b.example' };
};

/** A message to a browser of the service, encrypted for `to`. */
async function message(to = service.subscribe(), endpoint = to.endpoint): Promise<PushRequest> {
  const { p256dh, auth } = to;
  const made = await buildPushPayload(
    { data: '{"web_push":8030}', options: { ttl: 60 } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    keys(),
  );
  return { endpoint, headers: made.headers, body: made.body };
}

test('[PLT-04] the push service takes what is encrypted for its browser and signed, and shows it', async () => {
  const request = await message();
  expect(await service.take(request)).toBe(201);
  expect(service.arrived()[0]).toEqual({ id: 1, endpoint: request.endpoint, at: 1000, payload: { web_push: 8030 } });
});

test('[PLT-04] it refuses other keys, changed bytes, a wrong signature and a browser that is gone', async () => {
  const good = await message();
  const other = service.subscribe();
  const before = service.arrived().length;
  const changed = good.body.slice();
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(await service.take({ ...good, endpoint: other.endpoint })).toBe(400);
  expect(await service.take({ ...good, body: changed })).toBe(400);
  expect(await service.take({ ...good, body: new Uint8Array() })).toBe(400);
  expect(await service.take({ ...good, headers: { ...good.headers, 'content-encoding': 'aesgcm' } })).toBe(400);
  const { authorization: signed = '' } = (await message()).headers;
  const [, signature = ''] = signed.split(', k=');
  for (const authorization of [
    '',
    'vapid t=a.b.c, k=abc',
    (good.headers['authorization'] ?? '').replace(/k=.*/, `k=${signature}`),
  ])
    expect(await service.take({ ...good, headers: { ...good.headers, authorization } })).toBe(403);
  service.unsubscribe(good.endpoint);
  expect(await service.take(good)).toBe(410);
  expect(service.arrived()).toHaveLength(before);
});
