/** Labels and colours of the states of a member. */
export const memberStatuses = {
  words: { active: 'agent.active', frozen: 'agent.frozen', disabled: 'agent.disabled' },
  tones: { active: 'success', frozen: 'info', disabled: 'danger' },
} as const;

/** The path down the downline, starting at the agent; none at its top (AGT-16x). */
export const lineSteps = (
  path: readonly { readonly id: string; readonly memberAccount: string }[],
  t: (key: string) => string,
): readonly { readonly value: string; readonly label: string }[] =>
  path.length === 0
    ? []
    : [{ value: '', label: t('agent.top') }, ...path.map(({ id, memberAccount: label }) => ({ value: id, label }))];
