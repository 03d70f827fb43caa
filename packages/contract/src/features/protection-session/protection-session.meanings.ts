import type { CallMeanings, FieldMeanings } from '../../calls/meaning.types.ts';

const PROFILE = 'Needed only where a site has a profile of player protection with a reality check.';

/** The reality check in a reply. */
export const checkFields: FieldMeanings = {
  check: 'The reality check: a question, from time to time, whether to go on. Missing: the profile has none.',
  every_minutes: 'Minutes between two questions. Missing: none.',
  due_at: 'When the next one is due. It stays in the past until checkAnswer.',
  allowed: 'Intervals in minutes that the member can choose.',
};

/** The reality check. */
export const protectionSession: CallMeanings = {
  checkStore: {
    level: 'may',
    without: PROFILE,
    request: { every_minutes: 'Minutes between two questions, one of allowed; null for none.' },
    reply: checkFields,
  },
  checkAnswer: {
    level: 'may',
    without: PROFILE,
    request: { answer: '`continue` the member goes on, `leave` the member ends the game.' },
    reply: checkFields,
  },
};
