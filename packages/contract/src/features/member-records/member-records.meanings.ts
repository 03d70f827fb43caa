import { should, type CallMeanings } from '../../calls/meaning.types.ts';

const SERVICE = 'The page refers members to customer service.';

/** Records of a member's money. */
export const memberRecords: CallMeanings = {
  dwRecord: {
    level: 'should',
    without: SERVICE,
    request: {
      type: 'Which orders: `deposit`, `withdrawal` or `all`.',
      status: 'State of the orders; empty for all.',
    },
    reply: {
      list: should('Orders of this page.', 'The page says that there are none.'),
      'list.type': 'What the order is: `deposit` or `withdrawal`.',
      method_name: 'Name of the method or of the bank.',
      amount: should('Amount of the order.', 'The row shows –.'),
      fee: 'Fee, in the same currency. Missing: none.',
      'list.status': 'State: `pending` under way, `success` done, `failed` not done, `cancelled` by the member.',
      created_at: 'When it was asked for.',
      finished_at: 'When it was done.',
      remark: 'Words of the platform about the order, such as a reason.',
      total_amount: 'Sum of all orders that fit, successful or not.',
    },
  },
  transactionRecord: {
    level: 'may',
    without: SERVICE,
    request: {
      gp_id: 'Id of one provider; empty for all.',
      direction: '`in` towards the provider, `out` back from it, empty for both.',
    },
    reply: {
      list: should('Transfers of this page.', 'The page says that there are none.'),
      id: 'Id of the transfer. A second one with the same id is left out.',
      gp_name: 'Name of the provider. Missing: its name in gameList.',
      direction: '`in` towards the provider, `out` back from it.',
      amount: should('Amount of the transfer.', 'The row shows –.'),
      cash_before: 'Money in the main wallet before it.',
      cash_after: 'Money in the main wallet after it.',
      'list.status': 'State: `pending` under way, `success` done, `failed` not done, `cancelled`.',
      created_at: 'When it was made.',
    },
  },
};
