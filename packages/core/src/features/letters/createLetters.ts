import type { FeatureDeps } from '../../feature-deps.ts';
import { letterQueries, type LetterQueries } from './letters.queries.ts';
import type { Letter } from './letters.types.ts';

/** Letter events that follow each other within this make one call, in milliseconds (RT-18x). */
const DEBOUNCE_MS = 500;

/** The member's letters. */
export interface LettersFeature {
  readonly queries: LetterQueries;
  /** A letter was opened: an unread one is marked as read, then the letters are read again (LET-02). */
  readonly open: (letter: Letter) => Promise<void>;
  /**
   * Deletes letters and reads what is left (LET-04, LET-05x).
   * @param page the page that they stand on, from 1
   * @returns false when they could not be deleted, which was told
   */
  readonly destroy: (ids: readonly string[], page: number) => Promise<boolean>;
  /** Reads the letters again, whatever is under way (RT-04x). */
  readonly reread: () => void;
  readonly dispose: () => void;
}

/** Creates the letters: they are loaded with each login and read again when the platform says that they changed (RT-12). */
export const createLetters = (deps: FeatureDeps): LettersFeature => {
  const { events, ports, queryClient } = deps;
  const queries = letterQueries(deps);
  const opening = new Set<string>();
  let stopWaiting: () => void = () => undefined;
  let arrived = false;

  const actions = () => import('./letters.actions.ts');
  const reread = async () => (await actions()).rereadLetters(deps);

  const stops = [
    events.on('login', () => void queryClient.prefetchQuery(queries.page())),
    events.on('letters-changed', (change) => {
      arrived ||= change.arrived;
      stopWaiting();
      stopWaiting = ports.clock.after(DEBOUNCE_MS, () => {
        if (arrived) events.emit('message', { kind: 'info', key: 'letters.arrived' });
        arrived = false;
        void reread();
      });
    }),
  ];
  return {
    queries,
    open: async (letter) => {
      if (letter.isRead || opening.has(letter.id)) return;
      opening.add(letter.id);
      try {
        await (await actions()).openLetter(deps, letter);
      } finally {
        opening.delete(letter.id);
      }
    },
    destroy: async (ids, page) => (await actions()).removeLetters(deps, ids, page),
    reread: () => void reread(),
    dispose: () => {
      stopWaiting();
      stops.forEach((stop) => stop());
    },
  };
};
