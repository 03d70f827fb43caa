import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Data and passwords of a member. */
export const member: CallMeanings = {
  commonLayout: {
    level: 'must',
    without: 'Pages of a member show neither name nor balance, and no game starts.',
  },
  profile: {
    level: 'should',
    without: 'The page of personal data says that it could not be loaded.',
  },
  editPassword: {
    level: 'should',
    without: 'Members cannot change their password.',
    request: {
      old_password: 'Password of now. The platform checks it.',
      password: 'The new password.',
      check_password: 'The new password once more. The site has compared both.',
    },
  },
  editWithdrawPassword: {
    level: 'should',
    without: 'Members cannot set a withdrawal password, so they cannot withdraw.',
    request: {
      old_withdraw_password: 'Withdrawal password of now; left out while none is set.',
      withdraw_password: 'The new one, four digits.',
      check_withdraw_password: 'The new one once more.',
    },
  },
  bonusSettingCheck: {
    level: 'may',
    without: 'The member centre does not offer to recommend the site to friends.',
    reply: {
      is_friend: should('Whether members can recommend the site in this currency.', 'The site does not offer it.'),
    },
  },
  cashSurplusCheck: {
    level: 'may',
    without: 'The member centre has no card of the cash surplus.',
    reply: {
      active: should('Whether the card is shown.', 'The card is not shown.'),
      balance: like('Surplus of the member.', '120.00'),
      interest: like('Interest on it so far.', '0.35'),
    },
  },
};
