import { accountFields } from '../bank-account/bank-account.meanings.ts';
import { ignorable, like, should, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';

const order: FieldMeanings = {
  orders: 'Orders of the last 24 hours, the newest first. The page shows what became of them.',
  'orders.status': 'State: `pending` under way, `success` done, `failed` not done, `cancelled` by the member.',
  'orders.method_id': 'Method of a deposit, as in list.',
  'orders.account_id': 'Account that a deposit was to be sent to, as in accounts of the method.',
  'orders.amount': should('Amount of the order.', 'The order shows –.'),
  'orders.fee': 'Fee, in the same currency. Missing: none.',
  'orders.pay_url': like(
    'Page on which a deposit can still be paid. Missing: it cannot, or is paid in another way.',
    'https://pay.example.com/orders/D260115',
  ),
  'orders.expire_at': 'When it can no longer be paid; a countdown runs to it.',
  'orders.created_at': 'When the order was made.',
  'orders.crypto_amount': 'Exact number of coins to send. Missing: not a deposit of coins.',
  'orders.crypto_currency': 'Code of the coin, such as `USDT`.',
  'orders.crypto_rate': 'Value of one coin in the currency, when the order was made.',
  'orders.step':
    'Last step of a withdrawal that is done: `requested`, `checked`, `sent` to the bank, `arrived`. Missing, or another one: no steps are shown.',
  'orders.checked_at': 'When it was checked.',
  'orders.sent_at': 'When it was sent to the bank.',
  'orders.finished_at': 'When the order ended.',
  'orders.usual_minutes': like('Minutes that a withdrawal usually takes. Missing: nothing is promised.', '30'),
  'orders.status_text': 'What the platform says about the state, shown as it is, in the language of the page.',
  'orders.can_cancel': 'Whether withdrawalCancel is offered: a withdrawal that is not paid out yet.',
};

/** Deposits and withdrawals. */
export const cashier: CallMeanings = {
  depositMethods: {
    level: 'should',
    without: 'The page of deposits refers members to customer service.',
    reply: {
      list: should('Ways to pay in, in the order of the page.', 'The page says that there is no way to pay in.'),
      'list.id': 'Id of the method, which depositStore names.',
      type: 'Kind of payment: `bank` a transfer to an account, `gateway` and `ewallet` a page of a payment service, `crypto` coins.',
      name: should('Name of the method.', 'The button has its picture alone.'),
      icon: 'Address of a picture of the method.',
      min_amount: should('Least amount.', 'The site lets members ask for less, which the platform refuses.'),
      max_amount: should('Largest amount.', 'The site lets members ask for more, which the platform refuses.'),
      fee_rate: 'Fee as part of the amount, such as 0.01 for 1 %.',
      preset_amounts: 'Amounts that are offered as buttons.',
      'list.crypto_rate': like('Value of one coin in the currency now, to show the number of coins.', '1'),
      accounts: 'Accounts to pay to; for `crypto` the addresses.',
      'accounts.id': 'Id of the account, which depositStore names as account_id.',
      'accounts.bank_name': 'Name of the bank; for `crypto` the network and coin.',
      'accounts.account_name': 'Name of the holder; for `crypto` the coin.',
      'accounts.account_no': should(
        'Number of the account, or the address for coins; it can be copied.',
        'Members do not see where to pay.',
      ),
      ...order,
    },
  },
  depositStore: {
    level: 'should',
    without: 'Deposits cannot be made on the site.',
    request: {
      method_id: 'Id of the method in depositMethods.',
      account_id: 'Id of the account to pay to, in accounts of the method; empty if it has none.',
      amount: 'Amount as decimal text: `100.00`.',
      payer_name: ignorable('Name of the payer of a transfer; may be empty.'),
      remark: ignorable('Always empty.'),
    },
    reply: {
      pay_url:
        'Page on which it is paid, opened in its own window. Missing: it is paid by a transfer that the page describes.',
      expire_at: 'When it can no longer be paid.',
    },
  },
  withdrawalInfo: {
    level: 'should',
    without: 'The page of withdrawals refers members to customer service.',
    reply: {
      available_cash: should(
        'Money that can be withdrawn now.',
        'The page shows –, and no amount is too large for it.',
      ),
      min_amount: should('Least amount.', 'The site lets members ask for less, which the platform refuses.'),
      max_amount: should('Largest amount.', 'The site lets members ask for more, which the platform refuses.'),
      fee_rate: 'Fee as part of the amount, such as 0.01 for 1 %.',
      daily_left_count: 'Withdrawals that are left today. 0 closes the form. Missing: any number.',
      remaining_turnover: 'Stakes that are still missing before money can be withdrawn. Above 0 the form says so.',
      required_turnover: 'The whole turnover that was required, for a bar of what is done.',
      held_cash: 'Part of available_cash that is locked while turnover is missing. Missing: all of it.',
      accounts: should('Bank accounts of the member to withdraw to.', 'The page asks the member to bind one.'),
      ...Object.fromEntries(Object.entries(accountFields).map(([name, field]) => [`accounts.${name}`, field])),
      ...order,
    },
  },
  withdrawalStore: {
    level: 'should',
    without: 'Withdrawals cannot be made on the site.',
    request: {
      bank_account_id: 'Id of the bank account, in accounts of withdrawalInfo.',
      amount: 'Amount as decimal text: `20.00`. The platform reserves it at once.',
    },
  },
  withdrawalCancel: {
    level: 'may',
    without: 'Members cannot cancel a withdrawal. Leave can_cancel off.',
    request: { order_number: 'Number of the withdrawal in orders of withdrawalInfo.' },
  },
};
