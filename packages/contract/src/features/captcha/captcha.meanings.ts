import { type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for captchas. */
export const captcha: CallMeanings = {
  captcha: {
    level: 'must',
    without: 'No visitor can sign in or register: both forms need a captcha.',
    request: { type: 'Form that it is for: 1 sign-in, 2 registration.' },
    reply: {
      token: 'Names this captcha. It comes back as captcha_token beside the letters that the visitor typed.',
      captcha: 'The picture: a data URL, base64 of a PNG, JPEG, GIF, WebP or SVG, or the SVG itself.',
      placeholder: 'Hint in the empty field. Missing: there is none.',
    },
  },
};
