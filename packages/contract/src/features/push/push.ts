import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { PUSH_KINDS } from '../../server/push-notice.ts';
import { dataObject, id, ignored, listOf, noBody, orNull, textOrEmpty } from '../../wire/wire.ts';

/** Address of a browser at its push service, which only its subscriber may know (RFC 8030). */
const endpoint = z.string().check(z.regex(/^https:\/\/[^\s\\@]+$/), z.maxLength(2048));
/** Public key of the browser: an uncompressed point on P-256, in base64url (RFC 8291). */
const p256dh = z.string().check(z.regex(/^[\w-]{87}$/));
/** Secret of the browser: 16 bytes in base64url (RFC 8291). */
const auth = z.string().check(z.regex(/^[\w-]{22}$/));

const ADDRESS = 'The address belongs to no push service that the platform sends to.';

/** The platform's key, and the notices of this login. */
export const push = defineCall({
  name: 'push',
  path: '/member/push',
  auth: 'member',
  proposed: true,
  request: noBody,
  response: dataObject({
    /** Public key of the platform (VAPID, RFC 8292): an uncompressed point on P-256, in base64url. */
    public_key: id,
    /** The browser of the login that asks; left out without one. */
    subscription: orNull(z.object({ endpoint: id, kinds: listOf(z.enum(PUSH_KINDS)), language: textOrEmpty })),
  }),
  summary: 'The public key of the platform, and the subscription of the login that asks.',
  rows: ['PLT-04'],
});

/** Subscribes the browser of this login, or replaces its kinds and language. Only the code is read. */
export const pushStore = defineCall({
  name: 'pushStore',
  path: '/member/push/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    endpoint,
    p256dh,
    auth,
    kinds: z.array(z.enum(PUSH_KINDS)).check(z.minLength(1), z.maxLength(PUSH_KINDS.length)),
    /** Language of the notices, e.g. `en_US`. */
    language: z.string().check(z.maxLength(20)),
  }),
  response: ignored,
  codes: { '101': ADDRESS, '102': 'The member gets no notices: excluded, or on a break.' },
  summary:
    'Subscribes the browser of this login to kinds of notices. A login has one subscription, a browser belongs to one login; both are replaced. The subscription ends with the login.',
  rows: ['PLT-04'],
});

/** Ends the subscription of this login. Only the code is read. */
export const pushDestroy = defineCall({
  name: 'pushDestroy',
  path: '/member/push/destroy',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: ignored,
  summary: 'Ends the subscription of this login, if there is one.',
  rows: ['PLT-04'],
});

/** Replaces an address that the push service has changed. Only the code is read. */
export const pushRenew = defineCall({
  name: 'pushRenew',
  path: '/push/renew',
  auth: 'none',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    /** The former address with its secret: who knows both is the browser itself. */
    former_endpoint: endpoint,
    former_auth: auth,
    endpoint,
    p256dh,
    auth,
  }),
  response: ignored,
  codes: { '101': ADDRESS, '103': 'There is no such subscription.' },
  summary: "Replaces the address of a subscription. The site's worker sends it without a token.",
  rows: ['PLT-04'],
});
