import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { decrypt } from 'http_ece';
import { isRecord, parseJson } from '@housefront/contract/json';
import type { PushAddress } from '../world/messages/push-subscriptions.ts';
import { OWN_SERVICE } from './push-hosts.ts';

/** A message as it is sent to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A message that has arrived, decrypted as its browser would do it. */
export interface ArrivedMessage {
  readonly id: number;
  readonly endpoint: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly payload: unknown;
}

/** A push service with browsers of its own, for tests: it has their keys, so it shows what would arrive. */
export interface PushService {
  /** Makes a browser and returns its address. */
  subscribe(): PushAddress;
  /** Forgets a browser, as after its `unsubscribe`: messages to it are answered with 410. */
  unsubscribe(endpoint: string): void;
  /** Takes a message. @returns the status: 201, 400 not encrypted for this browser, 403 not signed by a platform, 410 unknown */
  take(request: PushRequest): Promise<number>;
  /** Newest first. */
  arrived(): readonly ArrivedMessage[];
  clear(): void;
}

/** Number of messages that are kept. */
const KEPT = 200;

/** Checks the signature of a platform (VAPID, RFC 8292). @throws for a wrong one */
async function checkSigner(authorization: string, origin: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) throw new Error('The key is no point.');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  await jwtVerify(token, publicKey, { audience: origin, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] });
}

/** Creates the push service of the sandbox. */
export function createPushService(
  clock: { now(): number },
  onArrive: (message: ArrivedMessage) => void = () => undefined,
): PushService {
  const browsers = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  let messages: readonly ArrivedMessage[] = [];
  let lastId = 0;
  return {
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const endpoint = `https://${OWN_SERVICE}/${randomBytes(16).toString('base64url')}`;
      browsers.set(endpoint, { keys, auth });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    unsubscribe: (endpoint) => void browsers.delete(endpoint),
    take: async ({ endpoint, headers, body }) => {
      const browser = browsers.get(endpoint);
      if (!browser) return 410;
      const sent = new Headers(headers);
      try {
        await checkSigner(sent.get('authorization') ?? '', `https://${OWN_SERVICE}`);
      } catch {
        return 403;
      }
      if (sent.get('content-encoding') !== 'aes128gcm' || !sent.has('ttl')) return 400;
      try {
        const { keys: privateKey, auth: authSecret } = browser;
        const text = decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret }).toString();
        const payload = parseJson(text);
        lastId += 1;
        const message = { id: lastId, endpoint, at: clock.now(), payload: isRecord(payload) ? payload : text };
        messages = [message, ...messages].slice(0, KEPT);
        onArrive(message);
        return 201;
      } catch {
        return 400;
      }
    },
    arrived: () => messages,
    clear: () => {
      browsers.clear();
      messages = [];
    },
  };
}
