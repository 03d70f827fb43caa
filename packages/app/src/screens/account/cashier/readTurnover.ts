import { difference, type Money } from '@housefront/contract/money';
import { withdrawableNow, type AmountStyle } from '@housefront/contract/rules';
import type { Withdrawals } from '@housefront/core/features/cashier';
import { formatMoney, type CoreI18n } from '@housefront/core/i18n';
import type { AccountBlock, AccountFact } from '@housefront/ui/views';
import { paths } from '../../../kernel/paths.ts';

/** The wagered part of the required amount; undefined if it is unknown or impossible. */
function progress({ turnover, required }: Withdrawals, t: CoreI18n['t'], money: (amount: Money) => string) {
  const done = difference(required, turnover);
  if (done === null || required === null || done.units < 0n || required.units <= 0n) return undefined;
  // Rounded down, so that 100% is shown only when it is reached.
  const percent = `${(done.units * 100n) / required.units}%`;
  return t('cashier.turnover_of', { done: money(done), all: money(required), percent });
}

/** The withdrawable part of a balance, and the reason for the rest (MEM-39x). */
export interface Turnover {
  /** The withdrawable amount; null when unknown. */
  readonly free: Money | null;
  /** A turnover requirement still locks a part of the balance. */
  readonly isOpen: boolean;
  /** The free and the locked part, for the withdrawal's list of facts; empty without a turnover requirement. */
  readonly facts: readonly AccountFact[];
  /** The turnover requirement: amount, progress, games that count, the reason, and where to play; none without a requirement. */
  readonly blocks: readonly AccountBlock[];
}

/** Describes the part of a balance that a turnover requirement leaves to be withdrawn. */
export function readTurnover(data: Withdrawals, { t }: Pick<CoreI18n, 't'>, style: AmountStyle): Turnover {
  const { available, turnover } = data;
  const free = withdrawableNow(data);
  if (turnover === null || turnover.units <= 0n) return { free, isOpen: false, facts: [], blocks: [] };
  const money = (amount: Money | null) => formatMoney(amount, style);
  const held = difference(available, free);
  const done = progress(data, t, money);
  const isPart = free !== null && free.units > 0n;
  return {
    free,
    isOpen: true,
    facts: [
      { id: 'free', label: t('cashier.free_now'), value: money(free) },
      { id: 'held', label: t('cashier.held'), value: money(held) },
    ],
    blocks: [
      {
        kind: 'facts',
        id: 'turnover',
        title: t('cashier.turnover_title'),
        body: `${t(isPart ? 'cashier.turnover_part' : 'cashier.turnover_body', { amount: money(turnover) })} ${t('cashier.turnover_why')}`,
        facts: [
          { id: 'turnover', label: t('cashier.turnover'), value: money(turnover) },
          ...(done === undefined ? [] : [{ id: 'done', label: t('cashier.turnover_done'), value: done }]),
          { id: 'counts', label: t('cashier.turnover_counts'), value: t('cashier.turnover_counts_body') },
        ],
        actions: [
          { id: 'games', label: t('cashier.turnover_games'), main: !isPart, href: paths.games() },
          { id: 'terms', label: t('cashier.turnover_terms'), main: false, href: paths.main('terms') },
        ],
      },
    ],
  };
}
