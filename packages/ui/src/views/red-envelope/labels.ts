export const redEnvelopeLabels = {
  title: 'envelope.title',
  hint: 'envelope.hint',
  /** Before the remaining time. */
  endsIn: 'envelope.ends_in',
  claim: 'envelope.claim',
  claiming: 'envelope.claiming',
  checking: 'envelope.checking',
  collapse: 'envelope.collapse',
  expand: 'envelope.expand',
  wonTitle: 'envelope.won_title',
  wonText: 'envelope.won_text',
  take: 'envelope.take',
  close: 'common.close',
} as const;
