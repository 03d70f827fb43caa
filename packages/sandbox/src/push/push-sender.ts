import { buildPushPayload } from '@block65/webcrypto-web-push';
import { LOCALES, type Locale } from '@housefront/contract/ids';
import { pushPayload, type PushKind } from '@housefront/contract/push-notice';
import { messageText, type MessageKey } from '../http/messages.ts';
import type { Member } from '../world/members/members.ts';
import type { PushSubscriber } from '../world/messages/push-subscriptions.ts';
import type { World } from '../world/world.ts';
import { isPushService, OWN_SERVICE } from './push-hosts.ts';
import type { PushRequest, PushService } from './push-service.ts';

/** Content of a notice in any language, and the page that it opens. */
export interface NoticeToSend {
  readonly kind: PushKind;
  /** The platform's text in the member's language. */
  readonly title: MessageKey;
  /** Further text, e.g. the title of a letter; '' for none. Amounts are left out: others may see the screen. */
  readonly body: (locale: Locale) => string;
  /** Path of the page. */
  readonly path: string;
  readonly tag: string;
}

/** Sends notices to members by web push. */
export interface PushSender {
  /** Sends a notice to the browsers in which a member agreed to its kind. Never rejects. */
  notify(member: Member, notice: NoticeToSend): Promise<void>;
  /** Waits for the messages on their way. */
  settled(): Promise<void>;
}

/** Seconds that a push service keeps a message for a browser that is off. */
const KEEP_S = 24 * 3600;
/** Longest wait for a push service (milliseconds). */
const PATIENCE_MS = 10_000;
/** Where a push service reports problems. */
const CONTACT = 'mailto:sandbox@example.com';

const localeOf = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en_US';

/** Sends to a push service on the internet. Redirects are not followed: they could lead elsewhere. */
const sendOut = async ({ endpoint, headers, body }: PushRequest): Promise<number> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: Buffer.from(body),
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  return response.status;
};

/** Creates the sender; `send` is the way to push services on the internet, which tests replace. */
export function createPushSender(
  { push }: Pick<World, 'push'>,
  service: PushService,
  send: (request: PushRequest) => Promise<number> = sendOut,
): PushSender {
  const onTheWay = new Set<Promise<void>>();

  const deliver = async (subscriber: PushSubscriber, notice: NoticeToSend): Promise<void> => {
    const { endpoint, p256dh, auth, language, origin } = subscriber;
    // Checked at the subscription as well; an address of an older version is refused here.
    if (!isPushService(endpoint)) return push.drop(endpoint);
    const locale = localeOf(language);
    const payload = pushPayload({
      title: messageText(notice.title, locale),
      body: notice.body(locale),
      navigate: origin + notice.path,
      lang: locale.replace('_', '-'),
      tag: notice.tag,
    });
    const { headers, body } = await buildPushPayload(
      { data: JSON.stringify(payload), options: { ttl: KEEP_S, urgency: 'normal' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject: CONTACT, publicKey: push.publicKey(), privateKey: push.key().d },
    );
    const request = { endpoint, headers, body };
    const status = await (new URL(endpoint).hostname === OWN_SERVICE ? service.take(request) : send(request));
    if (status === 404 || status === 410) push.drop(endpoint);
  };

  return {
    notify: async (member, notice) => {
      const all = push.to(member, notice.kind).map((subscriber) =>
        // A push service that is away loses a notice; the letter or the order is on the site.
        deliver(subscriber, notice).catch((error: unknown) => {
          process.stderr.write(`push: ${String(error)}\n`);
        }),
      );
      const work = Promise.all(all).then(() => undefined);
      onTheWay.add(work);
      await work;
      onTheWay.delete(work);
    },
    settled: async () => void (await Promise.all(onTheWay)),
  };
}
