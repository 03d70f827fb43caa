import type { CallMeanings } from '../../calls/meaning.types.ts';

const KINDS =
  'Kinds of notices that the member wants: `letter` a new letter, `withdrawal` one that was paid, `promotion`.';
const P256DH = 'Public key of the browser (RFC 8291), 65 bytes in base64url. Notices are encrypted for it.';
const AUTH = 'Secret of the browser (RFC 8291), 16 bytes in base64url.';

/** Notices by web push. */
export const push: CallMeanings = {
  push: {
    level: 'may',
    without: 'The security page of the member centre offers no notices.',
    reply: {
      public_key:
        'Public key of the platform (VAPID, RFC 8292), 65 bytes in base64url. The browser subscribes with it.',
      subscription: 'Subscription of this login. Missing: it has none.',
      'subscription.endpoint':
        'Address of the browser at its push service. Another one than that of the browser: the page subscribes again.',
      'subscription.kinds': KINDS,
      'subscription.language': 'Language of the notices.',
    },
  },
  pushStore: {
    level: 'may',
    without: 'Members cannot subscribe to notices.',
    request: {
      endpoint: 'Address of the browser at its push service, to which the platform sends.',
      p256dh: P256DH,
      auth: AUTH,
      kinds: KINDS,
      language: 'Language of the notices, such as `en_US`.',
    },
  },
  pushDestroy: { level: 'may', without: 'Notices end only with the login.' },
  pushRenew: {
    level: 'may',
    without: 'Notices end when a push service changes an address.',
    request: {
      former_endpoint: 'Address of before, which names the subscription.',
      former_auth: 'Secret of before, which proves that the browser itself asks.',
      endpoint: 'The new address.',
      p256dh: P256DH,
      auth: AUTH,
    },
  },
};
