import type { CurrencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { COIN_DECIMALS, coinBanks } from './cashier.ts';
import type { SeedMember } from './types.ts';

/** A demo member with money in a currency of a site. */
export function memberWith({ wire, decimals }: CurrencyRow, index: number): SeedMember {
  const name = wire.replaceAll(/[^A-Za-z\d]/g, '').slice(0, 8);
  return {
    account: `demo${name.toLowerCase()}1`,
    password: `Demo${name}1`,
    name: 'Robin Vale',
    currency: wire,
    // 2,500.00, or 12.5 coins.
    mainMinor: minor(decimals < COIN_DECIMALS ? 2500n * 10n ** BigInt(decimals) : 125n * 10n ** BigInt(decimals - 1)),
    state: 'active',
    guard: {
      withdrawPassword: '2468',
      bankAccount: { bankId: coinBanks[0][0], accountNo: String(5_105_000_120_068 + index), branch: 'Old Town' },
    },
  };
}
