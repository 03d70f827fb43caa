import type { MessageKey } from '../../http/messages.ts';
import { messageText } from '../../http/messages.ts';
import type { HandlerContext } from '../../answers/defineHandler.ts';

/** A change of how a member signs in, as the title of a letter. */
type Change = Extract<MessageKey, `letter${string}`>;

/** Writes a letter to a member whose sign-in was changed, so that a change by another person does not stay hidden. */
export function writeChange(
  { world, services, locale }: Pick<HandlerContext<unknown>, 'world' | 'services' | 'locale'>,
  memberId: number,
  change: Exclude<Change, 'letterBody'>,
): void {
  const id = world.letters.write(memberId, messageText(change, locale), messageText('letterBody', locale));
  services.announcer.toMember(memberId, 'letter.sent', { id });
}
