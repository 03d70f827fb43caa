import type { Locale } from '@housefront/contract/ids';
import { messageText } from '../../http/messages.ts';
import type { Member } from '../../world/members/members.ts';
import type { World } from '../../world/world.ts';

/**
 * Notifies a member of a change of the account by every known contact, so that a change by another person does not stay
 * hidden.
 */
export function notifyMember(
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
