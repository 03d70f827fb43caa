import type { CallMeanings } from '../../calls/meaning.types.ts';

const NONE = 'Visitors who have forgotten the password cannot set a new one.';

/** A new password without signing in. */
export const recovery: CallMeanings = {
  recoveryVerify: {
    level: 'should',
    without: NONE,
    request: {
      account: 'Account name that the visitor typed.',
      member_email: 'E-mail address that the visitor typed; empty if the phone was chosen.',
      member_phone: 'Phone number that the visitor typed; empty if the e-mail was chosen.',
    },
    reply: { token: 'Proof that recoveryReset carries. Let it end after some minutes.' },
  },
  recoveryReset: {
    level: 'should',
    without: NONE,
    request: {
      account: 'Account name, as in recoveryVerify.',
      password: 'The new password.',
      token: 'The proof that recoveryVerify gave.',
    },
  },
};
