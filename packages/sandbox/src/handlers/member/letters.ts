import { formatDateTime } from '@housefront/contract/wall-time';
import { letterDestroy, letterRead, letters } from '@housefront/contract/features/letters';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** A page of the member's letters, newest first. */
export const lettersHandler = defineMemberHandler(letters, ({ world, signed, request, ok }) => {
  const { list, total, unread } = world.letters.page(signed.member.id, request.page, request.count);
  return ok({
    list: list.map(({ id, title, content, at, read }) => ({
      id,
      title,
      content,
      created_at: formatDateTime(at),
      is_read: read ? 1 : 0,
    })),
    total_count: total,
    unread_count: unread,
  });
});

/** Marks a letter as read and notifies the member's other pages (letter.read). A deleted letter is not an error. */
export const letterReadHandler = defineMemberHandler(letterRead, ({ world, services, signed, request, ok }) => {
  const id = Number(request.id);
  if (world.letters.markRead(signed.member.id, id))
    services.announcer.toMember(signed.member.id, 'letter.read', { id });
  return ok();
});

/** Deletes letters and notifies the member's other pages of each (letter.delete). Deleted letters are not an error. */
export const letterDestroyHandler = defineMemberHandler(letterDestroy, ({ world, services, signed, request, ok }) => {
  for (const id of world.letters.destroy(signed.member.id, request.id.map(Number))) {
    services.announcer.toMember(signed.member.id, 'letter.delete', { id });
  }
  return ok();
});
