import type { RecordFilterOf } from './records/record.types.ts';

/** The search of an account: letters and digits, '' for all (AGT-16x). */
export const accountSearch: RecordFilterOf = {
  kind: 'search',
  id: 'memberAccount',
  label: 'agent.search_account',
  most: 12,
  pattern: /^[A-Za-z0-9]*$/,
  problem: 'agent.err_search',
};

/** What the states of a member are called, and how they look. */
export const memberStatuses = {
  words: { active: 'agent.active', frozen: 'agent.frozen', disabled: 'agent.disabled' },
  tones: { active: 'success', frozen: 'info', disabled: 'danger' },
} as const;

/** The way down a line, from the agent on; none at its top (AGT-16x, AGT-19x). */
export const lineSteps = (
  path: readonly { readonly id: string; readonly member_account: string }[],
  t: (key: string) => string,
): readonly { readonly value: string; readonly label: string }[] =>
  path.length === 0
    ? []
    : [{ value: '', label: t('agent.top') }, ...path.map(({ id, member_account: label }) => ({ value: id, label }))];
