import { push, pushDestroy, pushRenew, pushStore } from '@housefront/contract/features/push';
import { isPushService } from '../../push/push-hosts.ts';
import { relyingParty } from '../../world/members/passkeys.ts';
import { mayBeNotified } from '../../world/messages/push-subscriptions.ts';
import { defineHandler, defineMemberHandler } from '../../answers/defineHandler.ts';

/** The platform's key, and the subscription of this login. */
export const pushHandler = defineMemberHandler(push, ({ world, signed, ok }) => {
  const found = world.push.of(signed.sessionId);
  const subscription = found && { endpoint: found.endpoint, kinds: found.kinds, language: found.language };
  return ok({ public_key: world.push.publicKey(), ...(subscription && { subscription }) });
});

/** Subscribes this login: 101 for an address of no push service, 102 for a member who may not be notified. */
export const pushStoreHandler = defineMemberHandler(pushStore, ({ world, signed, host, request, ok, refuse }) => {
  const { endpoint, p256dh, auth, kinds, language } = request;
  if (!isPushService(endpoint)) return refuse('101', 'pushAddress');
  if (!mayBeNotified(signed.member)) return refuse('102', 'pushNotNow');
  // The browser is that of the site on which the member agreed. On the local machine that is a plain http one.
  const origin = relyingParty(host).origins.at(-1) ?? '';
  world.push.store(signed.sessionId, { endpoint, p256dh, auth, kinds: [...new Set(kinds)], language, origin });
  return ok();
});

/** Ends the subscription of this login. */
export const pushDestroyHandler = defineMemberHandler(pushDestroy, ({ world, signed, ok }) => {
  world.push.end(signed.sessionId);
  return ok();
});

/** Replaces an address: 101 for one of no push service, 103 if the former one is unknown. */
export const pushRenewHandler = defineHandler(pushRenew, ({ world, request, ok, refuse }) => {
  const { former_endpoint, former_auth, endpoint, p256dh, auth } = request;
  if (!isPushService(endpoint)) return refuse('101', 'pushAddress');
  const former = { endpoint: former_endpoint, auth: former_auth };
  return world.push.renew(former, { endpoint, p256dh, auth }) ? ok() : refuse('103', 'pushUnknown');
});
