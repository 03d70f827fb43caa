import type { ProviderWallet } from '../game/wallet.types.ts';
import { betsFor, stake } from './bets.ts';
import { spin, type Outcome } from './rules.ts';

/** A finished round for the page. */
export interface RoundReply extends Outcome {
  /** Minor units after the win, as text. */
  readonly balance: string;
}

/** Plays rounds against the wallet. */
export interface Rounds {
  /**
   * Takes the bet, draws, pays. A repeated round id gets the first answer again and moves no money.
   * Throws `ProviderWalletError`, or a `RangeError` for a bet that is not on offer.
   */
  play(token: string, bet: number, roundId: string): Promise<RoundReply>;
}

/** Number of rounds that can be repeated. */
const remembered = 500;

/** A drawn round that may still have to be paid. */
interface Entry {
  readonly bet: number;
  readonly outcome: Outcome;
}

/** Creates the rounds. `random` decides every stop and must be unpredictable. */
export function createRounds(wallet: ProviderWallet, random: () => number): Rounds {
  const drawn = new Map<string, Entry>();
  const running = new Map<string, Promise<RoundReply>>();

  const settle = async (token: string, roundId: string, { outcome }: Entry): Promise<RoundReply> => {
    const { balance } = await wallet.settle(token, stake(outcome.win), roundId);
    return { ...outcome, balance: String(balance) };
  };

  const play = async (token: string, bet: number, roundId: string, key: string): Promise<RoundReply> => {
    const known = drawn.get(key);
    if (known !== undefined) return settle(token, roundId, known);
    const { currency, decimals } = await wallet.openRound(token);
    if (!betsFor(currency, decimals).includes(bet)) throw new RangeError('no such bet');
    await wallet.bet(token, stake(bet), roundId);
    // Stored before it is paid: if the payment fails, a repeated request pays the same win.
    const entry = { bet, outcome: spin(random, bet) };
    drawn.set(key, entry);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= remembered) break;
      drawn.delete(oldest);
    }
    return settle(token, roundId, entry);
  };

  return {
    play: (token, bet, roundId) => {
      const key = JSON.stringify([token, roundId]);
      const current = running.get(key);
      if (current !== undefined) return current;
      const round = play(token, bet, roundId, key).finally(() => running.delete(key));
      running.set(key, round);
      return round;
    },
  };
}
