import { findMotif } from '../../art/motifs/index.ts';
import { grounds } from '../../art/grounds.ts';
import { hashText } from '../../base/prng.ts';
import { seedProviders } from '../../seed/providers.ts';
import { LOCALES } from '@housefront/contract/ids';
import { hallThemes } from '../../seed/vocabulary/hall-themes.ts';
import { slotThemes } from '../../seed/vocabulary/slot-themes.ts';

/** The look of a game. */
export interface Skin {
  /** Motif of the most valuable symbol and of the backdrop. */
  readonly lead: string;
  /** Symbol picture names by symbol number. */
  readonly symbols: readonly string[];
  /** Room tones: glow, middle, deep. */
  readonly tones: readonly [string, string, string];
}

/** Families of motifs by hall; the slot hall has several. */
const families: Readonly<Record<number, readonly (readonly string[])[]>> = {
  2: [
    ['seven', 'bell', 'cherry', 'melon', 'grape', 'orange', 'clover', 'horseshoe', 'star', 'candy'],
    ['dragon', 'phoenix', 'koi', 'lantern', 'lotus', 'ingot', 'pagoda', 'panda', 'cat', 'coin'],
    ['diamond', 'ruby', 'emerald', 'crown', 'pearl', 'ice'],
    ['tiger', 'lion', 'wolf', 'bull', 'fox', 'owl', 'butterfly'],
    ['pharaoh', 'pyramid', 'sun', 'sword', 'mask', 'flame'],
    ['ship', 'compass', 'chest', 'rocket', 'planet', 'moon', 'potion'],
  ],
  3: [['roulette', 'blackjack', 'dice', 'chips', 'baccarat', 'dragontiger']],
  4: [['trophy', 'football', 'basketball', 'tennis', 'cricket', 'jersey']],
  5: [['balls', 'ticket', 'bingo', 'keno', 'fastthree']],
  6: [['mahjong', 'holdem', 'joker', 'domino', 'goldflower', 'bullbull', 'rummy', 'thirteen']],
  7: [['horse', 'racing', 'vfootball', 'trophy']],
  8: [['rooster', 'spur', 'coin', 'crown']],
  9: [['controller', 'headset', 'crosshair', 'blade']],
};

const hallOf = new Map(seedProviders().map((provider) => [provider.gpId, provider.hallId]));

/** The motif in a game's name: its longest theme word in the launch locale. */
function namedMotif(hallId: number, gameName: string, locale: string): string | null {
  const known = LOCALES.find((other) => other === locale);
  if (known === undefined) return null;
  const themes = hallId === 2 ? slotThemes : (hallThemes[hallId] ?? []);
  const hit = themes
    .filter((theme) => gameName.includes(theme.texts[known]) || gameName.includes(theme.texts.en_US))
    .sort((a, b) => b.texts[known].length - a.texts[known].length)[0];
  return hit?.key ?? null;
}

/** Chooses the look of a game; the same for every launch. */
export function skinOf(game: {
  readonly gpId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly locale: string;
}): Skin {
  const hallId = hallOf.get(game.gpId) ?? 2;
  const choices = families[hallId] ?? families[2] ?? [];
  const hash = hashText(game.gameCode);
  const named = namedMotif(hallId, game.gameName, game.locale);
  const family = choices.find((list) => named !== null && list.includes(named)) ?? choices[hash % choices.length] ?? [];
  const lead = named ?? family[hash % family.length] ?? 'seven';
  const others = family.filter((motif) => motif !== lead);
  const start = hash % others.length;
  const highs = [lead, ...[...others.slice(start), ...others.slice(0, start)].slice(0, 3)];
  return {
    lead,
    symbols: ['wild', 'scatter', ...highs, 'rank-a', 'rank-k', 'rank-q', 'rank-j'],
    tones: grounds[findMotif(lead)?.grounds[0] ?? 'indigo'],
  };
}
