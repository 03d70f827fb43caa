import { letters } from '@housefront/contract/features/letters';
import { roulette } from '@housefront/contract/features/roulette';
import { platformTime } from '../../http/platformTime.ts';
import { defineMemberHandler } from '../defineHandler.ts';

/** A page of the member's letters, newest first. */
export const lettersHandler = defineMemberHandler(letters, ({ world, signed, request, ok }) => {
  const { list, total, unread } = world.letters.page(signed.member.id, request.page, request.count);
  return ok({
    list: list.map(({ id, title, content, at, read }) => ({
      id,
      title,
      content,
      created_at: platformTime(at),
      is_read: read ? 1 : 0,
    })),
    total_count: total,
    unread_count: unread,
  });
});

/** The wheel: none is running. */
export const rouletteHandler = defineMemberHandler(roulette, ({ ok }) =>
  ok({ detail: { prize_settings: [], remaining_draws: 0 } }),
);
