import { gamesFixture } from '../../slots/models.fixtures.ts';
import type { WinModel } from './models.ts';

/** Wins of games that have pictures, newest first. */
export const winsFixture = (count = 8): readonly WinModel[] => {
  const games = gamesFixture(count);
  return Array.from({ length: count }, (_, index) => ({
    id: `win-${index + 1}`,
    who: index % 4 === 3 ? 'A member' : `${'kdmatrhs'[index % 8]}***`,
    game: games[index]?.name ?? '',
    art: games[index]?.art ?? '',
    amount: `$${(1250 / (index + 1)).toFixed(2)}`,
    note: index === 2 ? 'Jackpot' : `${12 + index}×`,
    time: `12:0${index % 10}`,
    onOpen: () => undefined,
  }));
};
