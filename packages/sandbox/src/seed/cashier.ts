import { DEFAULT_DECIMALS, type CurrencyRow } from '@housefront/contract/currency';
import type { Currency } from '@housefront/contract/ids';
import { minor, ZERO, type Minor } from '@housefront/contract/money';

/** Types of payment for a deposit. */
export const DEPOSIT_TYPES = ['bank', 'gateway', 'crypto', 'ewallet'] as const;
/** See {@link DEPOSIT_TYPES}. */
export type DepositType = (typeof DEPOSIT_TYPES)[number];

/** An account that members pay into; for crypto its network, coin and address. */
export interface SeedReceiver {
  readonly id: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNo: string;
}

/** A way to deposit. */
export interface SeedDepositMethod {
  readonly id: string;
  readonly type: DepositType;
  readonly min: Minor;
  readonly max: Minor;
  /** Hundredths of a percent of the amount. */
  readonly feeBasisPoints: number;
  readonly presets: readonly Minor[];
  /** Empty if a page of the payment provider collects the money. */
  readonly receivers: readonly SeedReceiver[];
}

/** A bank that members can have an account at. */
export interface SeedBank {
  readonly id: string;
  /** Brand name, the same in every language. */
  readonly name: string;
}

/** Deposits and withdrawals of a currency. */
export interface SeedCashier {
  readonly methods: readonly SeedDepositMethod[];
  readonly banks: readonly SeedBank[];
  readonly withdrawal: {
    readonly min: Minor;
    readonly max: Minor;
    /** Hundredths of a percent of the amount. */
    readonly feeBasisPoints: number;
    /** Withdrawals per day. */
    readonly daily: number;
  };
}

/** Banks by currency: id in art addresses, and name. */
const banks: Readonly<Record<Currency, readonly (readonly [id: string, name: string])[]>> = {
  RMB: [
    ['lotus', 'Golden Lotus Bank'],
    ['yangtze', 'Yangtze Merchants Bank'],
    ['jadegate', 'Jade Gate Bank'],
    ['pearl', 'Pearl River Bank'],
  ],
  JPY: [
    ['hinode', 'Hinode Bank'],
    ['sakura', 'Sakuragi Trust'],
    ['minato', 'Minatogawa Bank'],
  ],
  VND: [
    ['mekong', 'Mekong Commerce Bank'],
    ['dragon', 'Red Dragon Bank'],
    ['saovang', 'Sao Vang Bank'],
  ],
  WON: [
    ['hangang', 'Hangang Bank'],
    ['baekdu', 'Baekdu Savings'],
  ],
  THB: [
    ['chaophraya', 'Chao Phraya Bank'],
    ['elephant', 'White Elephant Bank'],
    ['siamtrade', 'Siam Trade Bank'],
  ],
  USD: [
    ['harbor', 'First Harbor Bank'],
    ['prairie', 'Prairie National'],
    ['summit', 'Summit Credit Union'],
  ],
  INR: [
    ['ganga', 'Ganga Bank'],
    ['deccan', 'Deccan Union Bank'],
    ['peacock', 'Peacock Savings'],
  ],
  MMK: [
    ['irrawaddy', 'Irrawaddy Bank'],
    ['pagan', 'Pagan Commerce Bank'],
  ],
  BRL: [
    ['ipe', 'Banco Ipe'],
    ['tucano', 'Banco Tucano'],
  ],
  BDT: [
    ['padma', 'Padma River Bank'],
    ['sundar', 'Sundar Bank'],
  ],
  NGN: [
    ['niger', 'Niger Delta Bank'],
    ['savanna', 'Savanna Trust'],
  ],
};

/** Approximate value of a hundred units of the first currency in each other one, so that limits are round numbers in all. */
const HUNDRED: Readonly<Record<Currency, number>> = {
  RMB: 100,
  JPY: 2000,
  VND: 300_000,
  WON: 20_000,
  THB: 500,
  USD: 10,
  INR: 1000,
  MMK: 30_000,
  BRL: 50,
  BDT: 1000,
  NGN: 10_000,
};

/** Value of one crypto coin, USDT, in each currency, in ten-thousandths. */
const COIN_RATE: Readonly<Record<Currency, bigint>> = {
  RMB: 72_000n,
  JPY: 1_502_500n,
  VND: 254_000_000n,
  WON: 13_850_000n,
  THB: 352_500n,
  USD: 10_000n,
  INR: 864_000n,
  MMK: 21_000_000n,
  BRL: 56_500n,
  BDT: 1_195_000n,
  NGN: 15_500_000n,
};

/** A number of parts of a whole as decimal text, without trailing zeros. */
const decimal = (parts: bigint, places: number): string => {
  const digits = String(parts).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
};

/** The value of a coin in a currency, and an amount in coins: to the millionth, rounded up. */
export function seedCoins(currency: string, amount: Minor): { readonly rate: string; readonly coins: string } | null {
  // Its keys are currencies.
  const code = (Object.keys(COIN_RATE) as Currency[]).find((known) => known === currency);
  if (code === undefined) return null;
  const rate = COIN_RATE[code];
  // An amount has two decimals, the rate four and coins six: 6 + 4 - 2.
  const coins = (amount * 10n ** 8n + rate - 1n) / rate;
  return { rate: decimal(rate, 4), coins: decimal(coins, 6) };
}

const receiver = (id: string, bankName: string, accountName: string, accountNo: string): SeedReceiver => ({
  id,
  bankName,
  accountName,
  accountNo,
});

/** Banks of currencies that only sites have. */
export const coinBanks = [
  ['cityhall', 'City Hall Bank'],
  ['lantern', 'Lantern Trust'],
] as const;

/** Decimals from which on a unit is worth much more than a dollar, as it is with coins. */
export const COIN_DECIMALS = 5;

/** The cashier of a currency; an unknown currency has no methods. Pure. */
export function seedCashier(currency: string, row?: CurrencyRow): SeedCashier {
  // The table has exactly these keys.
  const known = (Object.keys(banks) as Currency[]).find((code) => code === currency);
  const withdrawal = { min: ZERO, max: ZERO, feeBasisPoints: 0, daily: 0 };
  if (known === undefined && row === undefined) return { methods: [], banks: [], withdrawal };
  const own = known === undefined ? coinBanks : banks[known];
  const { decimals } = row ?? { decimals: DEFAULT_DECIMALS };
  const hundred = known === undefined ? (decimals < COIN_DECIMALS ? 10 : 1) : HUNDRED[known];
  // In tenths, so that half units are whole numbers.
  const hundreds = (factor: number): Minor =>
    minor((BigInt(hundred) * BigInt(factor * 10) * 10n ** BigInt(decimals)) / 10n);
  const times = (...factors: readonly number[]): Minor[] => factors.map(hundreds);
  const receivers = own
    .slice(0, 2)
    .map(([id, name], index) =>
      receiver(`${id}-1`, name, 'Housefront Services', `62${String(index + 1).repeat(4)}0458${currency.length}917734`),
    );
  const usdt: SeedDepositMethod = {
    id: 'usdt',
    type: 'crypto',
    min: hundreds(2),
    max: hundreds(1000),
    feeBasisPoints: 100,
    presets: times(2, 10, 50, 100),
    receivers: [receiver('trc20', 'TRC20', 'USDT', 'THouse9Fr0ntSandbox5Not7A2Real4Wa11et')],
  };
  return {
    banks: own.map(([id, name]) => ({ id, name })),
    withdrawal: { min: hundreds(1), max: hundreds(500), feeBasisPoints: 0, daily: 5 },
    methods: [
      {
        id: 'bank',
        type: 'bank',
        min: hundreds(1),
        max: hundreds(500),
        feeBasisPoints: 0,
        presets: times(1, 5, 10, 50, 100),
        receivers,
      },
      {
        id: 'gateway',
        type: 'gateway',
        min: hundreds(0.5),
        max: hundreds(50),
        feeBasisPoints: 0,
        presets: times(0.5, 1, 5, 10, 50),
        receivers: [],
      },
      {
        id: 'ewallet',
        type: 'ewallet',
        min: hundreds(0.5),
        max: hundreds(20),
        feeBasisPoints: 50,
        presets: times(0.5, 1, 2, 10, 20),
        receivers: [],
      },
      // There is no rate of a coin for other currencies.
      ...(known === undefined ? [] : [usdt]),
    ],
  };
}
