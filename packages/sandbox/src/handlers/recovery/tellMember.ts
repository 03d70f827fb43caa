import type { Locale } from '@housefront/contract/ids';
import { messageText } from '../../http/messages.ts';
import type { Member } from '../../world/members.ts';
import type { World } from '../../world/world.ts';

/** Tells a member what happened to the account, by every contact that is known, so that a stranger's deed does not stay hidden. */
export function tellMember(
  { outbox }: World,
  { profile }: Member,
  message: 'recoveryProven' | 'recoveryDone',
  locale: Locale,
): void {
  const text = messageText(message, locale);
  const { member_email: email = '', member_phone: phone = '' } = profile;
  if (email !== '') outbox.send({ kind: 'email', receiver: email, purpose: 'forgot_password', text });
  if (phone !== '') outbox.send({ kind: 'sms', receiver: phone, purpose: 'forgot_password', text });
}
