import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for red envelopes. */
export const redEnvelope: CallMeanings = {
  redEnvelopePromotion: {
    level: 'may',
    without: 'There are no red envelopes.',
    reply: {
      id: 'Id of the envelope, which redEnvelopeClaim names.',
      end_at: should('When it can no longer be claimed; a countdown runs to it.', 'The envelope has no countdown.'),
    },
  },
  redEnvelopeClaim: {
    level: 'may',
    without: 'Envelopes cannot be opened. Answer redEnvelopePromotion with an empty list.',
    request: { id: 'Id of the envelope.' },
    reply: { cash: should('Money that was in it.', 'The window shows no amount.') },
  },
};
