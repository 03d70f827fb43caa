import { like, should, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';

const amounts: FieldMeanings = {
  cash: should('Money in the main wallet now. `balance` and `amount` are read in its place.', 'The site asks myCash.'),
  balance: like('Another name for cash.', '1234.56'),
  amount: like('Another name for cash.', '1234.56'),
};

/** Balances. */
export const wallet: CallMeanings = {
  myCash: {
    level: 'must',
    without: 'The balance is a dash.',
    reply: {
      my_cash_list: should('Money of the member by provider.', 'The wallet shows the total alone.'),
      total: should(
        'All money of the member, in the currency of the account. The head of the page shows it.',
        'The balance is a dash.',
      ),
      version:
        'Number of changes of the money of this member so far. By it the site knows which of two answers is newer.',
    },
  },
  balanceAllBack: {
    level: 'should',
    without: 'Money cannot be brought back from providers with one press.',
  },
  balanceGetBack: {
    level: 'should',
    without: 'The button that renews the balance says that it failed.',
    reply: amounts,
  },
};
