import { ignorable, should, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';

/** A bank account of the member. */
export const accountFields: FieldMeanings = {
  id: 'Id of the account, which a withdrawal names.',
  bank_name: should('Name of the bank.', 'The account is shown by its number alone.'),
  account_name: 'Name of the holder.',
  account_no: should(
    'Number of the account, masked by the platform: `**** 1111`.',
    'The account is shown by its bank alone.',
  ),
  is_default: 'Whether a withdrawal takes this account unless the member chooses another one.',
};

/** Bank accounts of a member. */
export const bankAccount: CallMeanings = {
  bankAccounts: {
    level: 'should',
    without: 'The page of bank accounts refers members to customer service.',
    reply: {
      list: should('Accounts that the member has bound.', 'The page says that there is none.'),
      banks: should('Banks of the currency, from which the member chooses.', 'No account can be bound.'),
      bank_id: 'Id of the bank, which bankAccountStore names.',
      icon: 'Address of a picture of the bank.',
      max_count: 'Number of accounts that can be bound. Missing: any.',
      ...Object.fromEntries(Object.entries(accountFields).map(([name, field]) => [`list.${name}`, field])),
      'banks.bank_name': should('Name of the bank in the choice.', 'The choice has a line without words.'),
    },
  },
  bankAccountStore: {
    level: 'should',
    without: 'Members cannot bind a bank account.',
    request: {
      bank_id: 'Id of the bank, as bankAccounts gave it.',
      account_name: 'Name of the holder. Platforms compare it with the name of the member.',
      account_no: 'Number of the account, digits and letters without blanks.',
      branch: ignorable('Branch of the bank; may be empty.'),
    },
  },
};
