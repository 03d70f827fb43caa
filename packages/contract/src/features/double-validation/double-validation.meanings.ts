import type { CallMeanings } from '../../calls/meaning.types.ts';

/** The security question at a login from an unknown device. */
export const doubleValidation: CallMeanings = {
  doubleValidation: {
    level: 'may',
    without: 'Only needed by a platform whose login answers with code 107.',
    request: {
      member_login_id: 'The login that waits, from the data of code 107 or of doubleValidationSkip.',
      answer: "The visitor's answer to the question.",
      captcha_answer: 'Letters that the visitor read from the captcha.',
      captcha_token: 'The token that captcha gave with the picture.',
    },
  },
  doubleValidationSkip: {
    level: 'may',
    without: 'The question cannot be changed. Only needed by a platform whose login answers with code 107.',
    request: { member_login_id: 'The login that waits, from the data of code 107.' },
    reply: {
      member_login_id: 'The login that waits. Missing: it is the same one.',
      available_questions_count: 'Number of questions that are left. Missing: 3.',
      question:
        'What is asked for: `member_name` full name, `identity_id` number of a document, `member_phone`, `member_email`, or `withdraw_password`. Missing: none is left.',
    },
  },
};
