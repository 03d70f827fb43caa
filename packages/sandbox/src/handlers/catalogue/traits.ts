import { createPrng, pick, type Random } from '../../base/prng.ts';
import { crashFacts } from '../../provider/crash/facts.ts';
import type { GameFacts } from '../../provider/game/facts.types.ts';
import { betsFor } from '../../provider/slot/bets.ts';
import { slotFacts } from '../../provider/slot/facts.ts';
import { LINES } from '../../provider/slot/rules.ts';
import type { SeedGame } from '../../seed/types.ts';

/** Keys of labels that say what a game has, and what it is about; their names are those of the facets. */
export const FEATURES: readonly string[] = ['freespins', 'cascade', 'shiftreels', 'classic'];
/** As {@link FEATURES}, of themes. */
export const THEMES: readonly string[] = ['asia', 'fruits', 'adventure'];

/** Id of the jackpot that all games of the label feed. */
export const JACKPOT = 'grand';

/** Provider whose slots are the emulator's own. All others are said to be those of other suppliers. */
const OWN_PROVIDER = 'GPR8';

/** What a game says of itself; undefined is unknown. */
export interface Traits {
  readonly features: readonly string[];
  readonly theme: string | undefined;
  readonly volatility: number | undefined;
  readonly rtp: string | undefined;
  /** Minor units of the currency. */
  readonly minStake: number | undefined;
  readonly maxStake: number | undefined;
  readonly lines: number | undefined;
  readonly jackpotId: string | undefined;
  /** `2026-11-25`. */
  readonly releasedAt: string | undefined;
  readonly popularity: number;
}

/** On what the traits of a game depend beside the game. */
export interface TraitsContext {
  readonly currency: string;
  readonly decimals: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const DAY_MS = 86_400_000;
/** Share of the games that say nothing of one thing, as on real platforms. */
const UNKNOWN = 0.06;

const labelKeys = ({ gpId, labels }: SeedGame): readonly string[] => labels.map((id) => id.slice(gpId.length + 1));

/** Volatility by the rarity of the top prize: a step for each factor of thirty. */
const volatilityOf = ({ topPrizeOdds }: GameFacts): number =>
  Math.min(5, Math.max(1, Math.round(Math.log(topPrizeOdds) / Math.log(30))));

/** What the emulator knows of its own games, by their rules. */
function ownTraits({ crash }: SeedGame, bets: readonly number[]) {
  const facts = crash ? crashFacts() : slotFacts();
  return {
    volatility: volatilityOf(facts),
    rtp: String(facts.rtp),
    minStake: bets[0],
    maxStake: bets.at(-1),
    lines: crash ? undefined : LINES.length,
  };
}

/** Values of a game of another supplier, drawn by its id. */
function drawnTraits({ hallId }: SeedGame, bets: readonly number[], random: Random) {
  const known = <Value>(value: Value): Value | undefined => (random() < UNKNOWN ? undefined : value);
  const isSlot = hallId === 2;
  return {
    volatility: known(isSlot ? 1 + Math.floor(random() * 5) : 1 + Math.floor(random() * 2)),
    rtp: known((isSlot ? 92 + Math.floor(random() * 600) / 100 : 97 + Math.floor(random() * 250) / 100).toFixed(2)),
    minStake: known(pick(random, bets.slice(0, 4))),
    maxStake: known(pick(random, bets.slice(-3))),
    lines: isSlot ? known(pick(random, [9, 20, 25, 40, 243, 1024])) : undefined,
  };
}

/** What a game says of itself. The same game says the same each time, but for its age, which is counted from now. */
export function traitsOf(game: SeedGame, { currency, decimals, now }: TraitsContext): Traits {
  const keys = labelKeys(game);
  const random = createPrng(`traits ${game.id}`);
  const isNew = game.tags.includes('new');
  const age = Math.floor(isNew ? random() * 30 : 31 + random() * random() * 2500);
  const bets = betsFor(currency, decimals);
  const isOwn = game.crash || game.gpId === OWN_PROVIDER;
  return {
    features: keys.filter((key) => FEATURES.includes(key)),
    theme: keys.find((key) => THEMES.includes(key)),
    jackpotId: keys.includes('jackpot') ? JACKPOT : undefined,
    releasedAt: new Date(now - age * DAY_MS).toISOString().slice(0, 10),
    popularity: game.popularity,
    ...(isOwn ? ownTraits(game, bets) : drawnTraits(game, bets, random)),
  };
}

/** Writes what a game says of itself for the wire. */
export const wireTraits = (traits: Traits) => ({
  features: traits.features,
  theme: traits.theme,
  volatility: traits.volatility,
  rtp: traits.rtp,
  min_stake: traits.minStake === undefined ? undefined : String(traits.minStake),
  max_stake: traits.maxStake === undefined ? undefined : String(traits.maxStake),
  lines: traits.lines,
  jackpot_id: traits.jackpotId,
  released_at: traits.releasedAt,
  popularity: traits.popularity,
});
