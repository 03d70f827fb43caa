import type { CallMeanings, FieldMeanings } from '../../calls/meaning.types.ts';

const PRODUCT = 'What it is about: `casino` or `betting`.';
const CHANNEL = 'Way of the advertising: `email`, `sms` or `phone`.';

/** Choices of marketing in a reply. */
export const chooseFields: FieldMeanings = {
  marketing: 'Choices of marketing, if the profile asks for them.',
  'marketing.due': 'On: the member has never chosen, and is asked.',
  'marketing.choices': 'One choice for each product and way that the platform has.',
  product: PRODUCT,
  channel: CHANNEL,
  on: 'Whether the member wants it.',
};

/** The text on client money in a reply. */
export const fundsFields: FieldMeanings = {
  funds_notice: 'Text about what happens to the money of members if the operator becomes insolvent.',
  version: 'Number of the text. A new one has to be read again.',
  'funds_notice.text': 'The text, plain, in the language of the request.',
  rating: 'How well the money is protected: `none`, `medium` or `high`.',
  'funds_notice.read': 'Whether the member has acknowledged this version. Off: it opens before the first deposit.',
};

/** Choices of player protection. */
export const protectionChoices: CallMeanings = {
  marketingStore: {
    level: 'may',
    without: 'Needed only where a site has a profile of player protection that asks for choices of marketing.',
    request: {
      choices: 'All choices. What is not named is off.',
      product: PRODUCT,
      channel: CHANNEL,
      on: 'Whether the member wants it.',
    },
    reply: chooseFields,
  },
  fundsRead: {
    level: 'may',
    without: 'Needed only where a site has a profile of player protection that asks for the text on client money.',
    request: { version: 'Number of the text that was read.' },
    reply: fundsFields,
  },
};
