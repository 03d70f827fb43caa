import { ignorable, like, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for registration. */
export const registration: CallMeanings = {
  registerSettings: {
    level: 'should',
    without: 'The form for registration says that it could not be loaded.',
  },
  registerVerification: {
    level: 'should',
    without: 'An account name that is taken is noticed only when the form is sent.',
    request: {
      password: like('Password as typed; sent when this field is checked.', 'Secret12'),
      withdraw_password: like('Withdrawal password as typed, four digits.', '2580'),
      verification: 'Always 1. The platform checks the fields that are there, and registers nothing.',
    },
  },
  register: {
    level: 'should',
    without: 'Visitors cannot register.',
    request: {
      password: like('Password that the visitor has chosen.', 'Secret12'),
      withdraw_password: like('Withdrawal password that the visitor has chosen, four digits.', '2580'),
      verify_code: 'Letters that the visitor read from the captcha of type 2.',
      captcha_token: 'The token that captcha gave with the picture.',
      errorTrack: ignorable('Errors that the visitor saw in the form, for statistics. They hold no typed value.'),
      field: like(ignorable('Field of the error.'), 'member_phone'),
      key: like(ignorable('Name of the message that was shown.'), 'signup.phone_taken'),
      code: like(ignorable('Code of the platform; empty if the form found it itself.'), '2030105'),
      at: like(ignorable('When it was shown, ISO 8601.'), '2026-01-15T12:00:00.000Z'),
    },
  },
  registerSms: {
    level: 'may',
    without: 'No code is sent to phones. Leave is_verification off.',
    request: {
      member_phone: 'Phone number to which the code goes, without the country code.',
      type: 'What it is for: `register_member` a registration, `forgot_password` a new password.',
    },
  },
  serviceAgreement: {
    level: 'should',
    without: 'The page of the service agreement says that it could not be loaded.',
    reply: { title: 'Heading of a part.', content: 'Text of the part, as HTML.' },
  },
};
