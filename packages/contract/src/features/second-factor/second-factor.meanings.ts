import { should, type CallMeanings } from '../../calls/meaning.types.ts';

const CODES = 'Codes of which each replaces one code of the app, once. They are shown this one time.';
const APP = 'Six digits of the authenticator app';

/** Meaning of the calls for the second factor. */
export const secondFactor: CallMeanings = {
  secondFactor: {
    level: 'may',
    without: 'The security page of the member centre offers no second factor.',
    reply: {
      active: should('Whether a code is asked for at sign-in.', 'The page offers to set it up.'),
      recovery_left: 'Recovery codes that were not used.',
    },
  },
  secondFactorSetup: {
    level: 'may',
    without: 'No second factor can be set up.',
    reply: {
      secret: 'The new secret in base32, for typing it into the app. It counts once its first code was sent.',
      uri: 'Address `otpauth://totp/…` with the same secret, shown as a QR code.',
    },
  },
  secondFactorStore: {
    level: 'may',
    without: 'No second factor can be set up.',
    request: { code: `${APP}, made with the new secret.` },
    reply: { recovery_codes: should(CODES, 'A member without the app cannot sign in.') },
  },
  recoveryCodesStore: {
    level: 'may',
    without: 'Recovery codes cannot be made anew.',
    reply: { recovery_codes: should(`${CODES} Earlier ones are void.`, 'The page shows none.') },
  },
  secondFactorDestroy: {
    level: 'may',
    without: 'The second factor cannot be turned off.',
    request: { code: `${APP}, or a recovery code.` },
  },
  secondFactorLogin: {
    level: 'may',
    without: 'Needed only by a platform whose login answers with code 108.',
    request: {
      member_login_id: 'The login that waits, from the data of code 108.',
      code: `${APP}, or a recovery code.`,
    },
  },
};
