import { ZERO, minor, type Minor } from '@housefront/contract/money';
import { createCurrencies } from './currencies.ts';
import type { Ledger } from './ledger.types.ts';

/** Width of the column with names, and of that with amounts. */
const NAME = 20;
const AMOUNT = 18;

const line = (name: string, amount: string): string => `  ${name.padEnd(NAME)}${amount.padStart(AMOUNT)}`;

/**
 * Totals of members and house by currency, with the sum, which is zero unless money appeared or disappeared; then the
 * problems.
 * @returns lines of text, and the number of problems
 */
export function auditReport(
  ledger: Pick<Ledger, 'sums' | 'problems'>,
  currencies = createCurrencies([]),
): {
  readonly lines: readonly string[];
  readonly problems: number;
} {
  const sums = ledger.sums();
  const codes = [...new Set(sums.map(({ currency }) => currency))];
  const problems = ledger.problems();
  const off: string[] = [];
  const tables = codes.flatMap((currency) => {
    const written = (amount: Minor) => currencies.write(currency, amount);
    const own = sums.filter((sum) => sum.currency === currency);
    const total = own.reduce((sum, { amount }) => minor(sum + amount), ZERO);
    if (total !== 0n) off.push(`${currency} does not sum up to zero: ${written(total)}`);
    return [
      currency,
      ...own.map(({ account, amount }) => line(account, written(amount))),
      line('sum', written(total)),
      '',
    ];
  });
  const found = [...off, ...problems];
  const verdict = found.length === 0 ? ['No money was made or lost.'] : found.map((problem) => `problem: ${problem}`);
  return { lines: [...tables, ...verdict], problems: found.length };
}
