import { minor, negated, ZERO, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { ProviderWalletError, type ProviderWallet } from '../../provider/game/wallet.types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Currencies } from '../ledger/currencies.ts';
import type { Database } from '../storage/database.ts';
import type { Jackpot } from '../rewards/jackpot.ts';
import type { Pots } from '../rewards/pots.ts';
import type { Wins } from '../rewards/wins.ts';
import { asMinor, InsufficientFunds, type Ledger } from '../ledger/ledger.ts';
import type { Members } from '../members/members.ts';
import type { RealityChecks } from '../protection/reality-checks.ts';
import type { Run, Runs } from './runs.ts';
import type { PlayProtection } from './play-protection.ts';
import type { Turnover } from '../ledger/turnover.ts';

/** Dependencies of the wallet. */
export interface ProviderWalletParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: Currencies;
  readonly ledger: Ledger;
  readonly members: Members;
  readonly runs: Runs;
  readonly jackpot: Jackpot;
  readonly pots: Pick<Pots, 'feed'>;
  readonly wins: Pick<Wins, 'settled'>;
  readonly turnover: Turnover;
  readonly realityChecks: Pick<RealityChecks, 'refusesStake'>;
  readonly playProtection: PlayProtection;
}

const roundRow = z.object({
  bet: asMinor,
  win: z.nullable(asMinor),
  counted: asMinor,
});

const momentRow = z.object({ at: z.nullable(z.number()) });

const roundOf = (db: Database, run: Run, roundId: string) =>
  db.get(roundRow, 'SELECT * FROM round WHERE run_id = ? AND id = ?', run.id, roundId);

/** The last stake of the member in this game, also before it was started anew: that makes no round shorter (RG-25). */
const lastStakeAt = (db: Database, { memberId, gpId, gameCode }: Run): number | undefined =>
  db.get(
    momentRow,
    `SELECT max(round.opened_at) AS at FROM round JOIN run ON run.id = round.run_id
     WHERE run.member_id = ? AND run.gp_id = ? AND run.game_code = ?`,
    memberId ?? null,
    gpId,
    gameCode,
  )?.at ?? undefined;

/** The money that runs are played with. */
const createRunMoney = ({ ledger, runs }: Pick<ProviderWalletParts, 'ledger' | 'runs'>) => {
  const balanceOf = (run: Run): Minor =>
    run.memberId === undefined ? (run.playMoney ?? ZERO) : ledger.balance(run.memberId, run.gpId);
  return {
    balanceOf,
    move: (run: Run, amount: Minor, kind: 'bet' | 'win', roundId: string): void => {
      if (run.memberId !== undefined) {
        ledger.post(run.memberId, run.gpId, amount, kind, `run ${run.id} round ${roundId}`);
        return;
      }
      const after = minor(balanceOf(run) + amount);
      if (after < 0n) throw new InsufficientFunds('play money');
      runs.setPlayMoney(run, after);
    },
  };
};

/**
 * The wallet that running games bet against. Real play changes the provider's wallet in the ledger, demo play only the play
 * money of its run. A round is bet once and settled once; repeated calls move nothing. A round that was bet before its run
 * ended can still be settled: the win goes to the provider's wallet, from which a recall moves it (SBX-03).
 */
export function createProviderWallet(parts: ProviderWalletParts): ProviderWallet {
  const { db, clock, currencies, members, runs, jackpot, turnover, playProtection, realityChecks } = parts;
  const { pots, wins } = parts;
  const { balanceOf, move } = createRunMoney(parts);

  const find = (token: string): Run => {
    const run = runs.byToken(token);
    if (!run) throw new ProviderWalletError('bad-token');
    return run;
  };

  /** The game of a member's run; undefined for demo play. */
  const wonGame = ({ memberId, gpId, gameCode, currency }: Run) => {
    const member = memberId === undefined ? undefined : members.byId(memberId);
    return member && { member, gpId, gameCode, currency };
  };

  /** Ends a round with its payout; a round that has ended does not change. */
  const close = (
    token: string,
    roundId: string,
    pay: (round: { readonly bet: Minor; readonly counted: Minor }, run: Run) => Minor,
  ) =>
    db.transaction(() => {
      const run = find(token);
      const round = roundOf(db, run, roundId);
      if (!round) throw new ProviderWalletError('bad-token');
      if (round.win === null) {
        const amount = pay(round, run);
        const win = amount === 0n ? ZERO : positive(amount);
        if (win > 0n) move(run, win, 'win', roundId);
        db.run(
          'UPDATE round SET win = ?, settled_at = ? WHERE run_id = ? AND id = ?',
          win,
          clock.now(),
          run.id,
          roundId,
        );
        const won = wonGame(run);
        if (won) wins.settled(won, round.bet, win);
      }
      return { balance: balanceOf(find(token)) };
    });

  return {
    openRound: (token) => {
      const run = find(token);
      if (run.ended) throw new ProviderWalletError('bad-token');
      runs.opened(run);
      const { memberId, currency, gpId, gameCode, gameName, locale, lobbyUrl } = run;
      const { symbol, decimals } = currencies.row(currency);
      const game = { gpId, gameCode, gameName, locale, lobbyUrl };
      const money = { currency, symbol, decimals, balance: balanceOf(run) };
      const member = memberId === undefined ? `guest${run.id}` : (members.byId(memberId)?.account ?? '');
      return { ...game, ...money, member, demo: memberId === undefined, limits: playProtection.limits(run) };
    },
    bet: (token, wanted, roundId) =>
      db.transaction(() => {
        const run = find(token);
        if (!roundOf(db, run, roundId)) {
          if (run.ended) throw new ProviderWalletError('bad-token');
          if (realityChecks.refusesStake(run.id)) throw new ProviderWalletError('paused');
          const bet = positive(wanted);
          const refusal = playProtection.refusesStake(run, bet, lastStakeAt(db, run));
          if (refusal) throw new ProviderWalletError(refusal);
          try {
            move(run, negated(bet), 'bet', roundId);
          } catch (error) {
            throw error instanceof InsufficientFunds ? new ProviderWalletError('insufficient') : error;
          }
          db.insert('round', {
            runId: run.id,
            id: roundId,
            bet,
            counted: run.memberId === undefined ? 0 : turnover.bet(run.memberId, bet),
            openedAt: clock.now(),
          });
          const won = wonGame(run);
          if (won) {
            jackpot.feed(run.currency, bet);
            pots.feed({ ...won, reference: `run ${run.id} round ${roundId}` }, bet);
          }
        }
        return { balance: balanceOf(find(token)) };
      }),
    settle: (token, win, roundId) => close(token, roundId, () => win),
    refund: (token, roundId) =>
      close(token, roundId, ({ bet, counted }, { memberId }) => {
        if (memberId !== undefined) turnover.refund(memberId, counted);
        return bet;
      }),
  };
}

function positive(amount: Minor): Minor {
  if (amount <= 0n) throw new RangeError('an amount of money is above zero');
  return amount;
}
