import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Links of members and agents who bring others. */
export const referral: CallMeanings = {
  registerValidMessage: {
    level: 'may',
    without: 'The introducer of a link is taken as it is.',
    request: {
      recommend_code: 'Code in the link `?invite=`. Sent without agent_id.',
      agent_id: 'Id in the link `?id=`. Sent without recommend_code.',
    },
    reply: { is_valid: should('Whether there is such an introducer.', 'The link counts as not valid.') },
  },
};
