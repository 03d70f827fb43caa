import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

const UNITS = 'minor units of the currency, with a sign';

/** The activity of a member. */
export const protectionHistory: CallMeanings = {
  protectionHistory: {
    level: 'may',
    without: 'The page refers members to customer service.',
    request: {
      kind: 'Kind of the records: `stake`, `win`, `loss`, `deposit`, `withdrawal`, `limit`, `break` or `exclusion`; empty for all.',
      sort_field: 'Always `at`.',
    },
    reply: {
      list: 'Records of this page.',
      id: 'Id of the record. A second one with the same id is left out.',
      'list.kind': should(
        'What it is: `stake`, `win`, `loss`, `deposit`, `withdrawal`, `limit`, `break` or `exclusion`.',
        'The row does not say what happened.',
      ),
      at: should('When it happened.', 'The row has no time.'),
      amount: `Amount: ${UNITS}. Of a limit the new one; missing for a limit of time and a removed one.`,
      before: `Amount of a limit before its change: ${UNITS}.`,
      minutes: 'Minutes of a limit of time.',
      minutes_before: like('Minutes of a limit of time before its change.', 60),
      limit_kind: 'Of a limit: `deposit`, `loss`, `stake` or `time`.',
      limit_period: 'Of a limit: `day`, `week` or `month`.',
      change:
        'What became of a limit: `set`, `lowered`, `raise_asked`, `raised`, `removal_asked`, `removed`, or `kept` when a wish was dropped.',
      effective_at: 'From when a raise or a removal that was asked for can be confirmed.',
      until: like('End of a break or an exclusion. Missing: it has no end of its own.', '2026-07-15T12:00:00.000Z'),
      game_name: 'Game of a stake, win or loss.',
      reference: 'Number of the order of a deposit or a withdrawal.',
      staked: `Sum of all stakes of the range, whatever kind is asked for: ${UNITS}.`,
      won: `Sum of all wins of the range: ${UNITS}.`,
      lost: `Sum of all losses of the range: ${UNITS}.`,
      deposited: `Sum of all deposits of the range: ${UNITS}.`,
      withdrawn: `Sum of all withdrawals of the range: ${UNITS}.`,
    },
  },
};
