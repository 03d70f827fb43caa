import { graphemes } from '@housefront/contract/graphemes';
import type { Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { asMinor } from '../ledger/ledger.types.ts';
import type { Member } from '../members/members.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A win is reported when it is more than so many times the stake. */
export const TOLD_FROM = 10n;
/** Wins of members elsewhere that the platform has when it begins, and the time between them in milliseconds. */
const EARLIER_NAMES = 'kdmatrhs';
const EARLIER = EARLIER_NAMES.length;
const EARLIER_EVERY_MS = 11 * 60_000;
const DAY_MS = 86_400_000;

const row = z.object({
  id: z.number(),
  name: z.string(),
  currency: z.string(),
  gpId: z.string(),
  gameCode: z.string(),
  kind: z.enum(['win', 'jackpot']),
  amount: asMinor,
  /** Hundredths of the stake. */
  multiplier: z.nullable(z.number()),
  at: z.number(),
});

/** A win that the platform reports. */
export type ReportedWin = Readonly<z.output<typeof row>>;

/** The game and the member of a win. */
export interface WonGame {
  readonly gpId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly member: Pick<Member, 'id' | 'account'>;
}

/** The games that are played most. */
interface Games {
  popular(
    currency: string,
    count: number,
  ): readonly { readonly gpId: string; readonly code: string; readonly popularity: number }[];
}

/** Wins of all members, for the sites that show them (WIN-01). */
export interface Wins {
  /** A settled round: reported if it won more than ten times its stake, and its member may be named. */
  settled(game: WonGame, bet: Minor, win: Minor): void;
  /** A jackpot that a member has won. */
  jackpot(game: WonGame, amount: Minor): void;
  /** The newest wins of a currency, at most `most`, newest first. */
  recent(currency: string, most: number): readonly ReportedWin[];
  /** Number of wins of a currency so far. */
  version(currency: string): number;
  /** Whether a member is left out, from the next win on (WIN-02). */
  hide(memberId: number, hidden: boolean): void;
  isHidden(memberId: number): boolean;
  /** Called with each reported win. */
  onWin(listener: (win: ReportedWin) => void): void;
}

/** A name with its first letter alone (WIN-02). */
export const maskName = (name: string): string => `${graphemes(name)[0] ?? ''}***`;

/** Creates the wins, which are rows of the database. */
export function createWins(db: Database, clock: Clock, catalogue: Games): Wins {
  const listeners: ((win: ReportedWin) => void)[] = [];
  const isHidden = (memberId: number): boolean => db.has('win_hidden', { memberId });

  const tell = (
    { gpId, gameCode, currency, member }: WonGame,
    kind: ReportedWin['kind'],
    amount: Minor,
    multiplier: number | null,
  ): void => {
    if (isHidden(member.id)) return;
    const win = { name: maskName(member.account), currency, gpId, gameCode, kind, amount, multiplier, at: clock.now() };
    const { lastId } = db.insert('win', { memberId: member.id, ...win });
    db.afterCommit(() => listeners.forEach((listener) => listener({ id: lastId, ...win })));
  };
  /** The platform has other sites, whose members have won before. */
  const begin = (currency: string): void => {
    if (db.number('SELECT count(*) FROM win WHERE currency = ? AND at > ?', currency, clock.now() - DAY_MS) >= 3)
      return;
    for (const [index, game] of catalogue.popular(currency, EARLIER).entries()) {
      const times = 1150 + game.popularity * 3;
      db.insert('win', {
        name: maskName(EARLIER_NAMES[index] ?? ''),
        currency,
        gpId: game.gpId,
        gameCode: game.code,
        kind: 'win',
        amount: BigInt(times * (EARLIER - index)),
        multiplier: times,
        at: clock.now() - (EARLIER - index) * EARLIER_EVERY_MS,
      });
    }
  };

  return {
    isHidden,
    settled: (game, bet, win) => {
      if (win > bet * TOLD_FROM) tell(game, 'win', win, Number((win * 100n) / bet));
    },
    jackpot: (game, amount) => tell(game, 'jackpot', amount, null),
    recent: (currency, most) => {
      begin(currency);
      return db.all(row, 'SELECT * FROM win WHERE currency = ? ORDER BY at DESC, id DESC LIMIT ?', currency, most);
    },
    version: (currency) => db.number('SELECT count(*) FROM win WHERE currency = ?', currency),
    hide: (memberId, hidden) => {
      if (hidden) db.insert('win_hidden', { memberId }, 'ignore');
      else db.run('DELETE FROM win_hidden WHERE member_id = ?', memberId);
    },
    onWin: (listener) => void listeners.push(listener),
  };
}
