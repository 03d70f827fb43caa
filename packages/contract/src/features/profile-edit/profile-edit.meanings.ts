import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Filling empty fields of the profile. */
export const profileEdit: CallMeanings = {
  profileEdit: { level: 'should', without: 'Members cannot add anything to their personal data.' },
};
