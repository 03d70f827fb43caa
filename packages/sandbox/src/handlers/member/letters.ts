import { letters } from '@housefront/contract/features/letters';
import { roulette } from '@housefront/contract/features/roulette';
import { defineMemberHandler } from '../defineHandler.ts';

/** The member's letters: on this platform nobody has written one. */
export const lettersHandler = defineMemberHandler(letters, ({ ok }) =>
  ok({ list: [], total_count: 0, unread_count: 0 }),
);

/** The wheel: none is running. */
export const rouletteHandler = defineMemberHandler(roulette, ({ ok }) =>
  ok({ detail: { prize_settings: [], remaining_draws: 0 } }),
);
