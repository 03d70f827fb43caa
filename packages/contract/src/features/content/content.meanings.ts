import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Texts of the template. */
export const content: CallMeanings = {
  modelSetting: { level: 'may', without: 'The home page has no blocks of the operator.' },
  modelSponsor: { level: 'may', without: 'The page of sponsors is empty.' },
  modelLogin: { level: 'may', without: 'There are no notes beside the form for signing in.' },
  registerBackground: {
    level: 'may',
    without: 'The form for registration has the picture of the template.',
    reply: { photo: 'Address of the picture behind the form for registration. Missing: that of the template.' },
  },
};
