import type { CallMeanings } from '../../calls/meaning.types.ts';

const NONE = 'No game can be tried without money.';

/** Games without money. */
export const demo: CallMeanings = {
  demoPlay: { level: 'may', without: NONE },
  demoProviderGames: { level: 'may', without: 'The page of demo games has no games.' },
  demoGameTypes: { level: 'may', without: `${NONE} The site does not offer it.` },
};
