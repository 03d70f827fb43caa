import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Signing in and out. */
export const session: CallMeanings = {
  login: {
    level: 'must',
    without: 'There are no members: every sign-in fails.',
    request: {
      account: 'Account name that the visitor typed, without blanks around it.',
      password: 'Password that the visitor typed.',
      answer: 'Letters that the visitor read from the captcha.',
      captcha_token: 'The token that captcha gave with the picture.',
    },
  },
  logout: {
    level: 'must',
    without: 'The browser forgets the member, but the token stays valid.',
  },
};
