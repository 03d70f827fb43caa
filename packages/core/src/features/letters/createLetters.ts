import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { reportMissing } from '../../loading/load-once.ts';
import { letterQueries, type LetterQueries } from './letters.queries.ts';
import type { Letter } from './letters.types.ts';

/** The member's letters. */
export interface LettersFeature {
  readonly queries: LetterQueries;
  /** A letter was opened: an unread one is marked as read, then the letters are read again (LET-02). */
  readonly open: (letter: Letter) => Promise<void>;
  /**
   * Deletes messages and reads the rest (LET-04).
   * @param page the page that they are on, from 1
   * @returns false when they could not be deleted, which was reported
   */
  readonly destroy: (ids: readonly string[], page: number) => Promise<boolean>;
  /** Reads the messages again, even if a read is in flight. False when it failed (RT-04x). */
  readonly reread: () => Promise<boolean>;
  readonly dispose: () => void;
}

/**
 * Creates the letters: they are loaded with each login and read again when the platform says that they changed. A site
 * without letters sends no calls (RT-12).
 */
export const createLetters = (deps: FeatureDeps): LettersFeature => {
  const { config, events, queryClient } = deps;
  const isOn = config.features.letters !== false;
  const queries = letterQueries(deps);
  const opening = new Set<string>();

  const actions = () => import('./letters.actions.ts');
  const reread = async () => {
    if (!isOn) return true;
    const code = await actions().catch(() => undefined);
    return (await code?.rereadLetters(deps)) ?? false;
  };

  const stops = isOn
    ? [
        events.on('login', () => void queryClient.prefetchQuery(queries.page())),
        events.on('letters-changed', ({ arrived }) => {
          if (arrived) events.emit('message', { kind: 'info', key: 'letters.arrived' });
          void reread();
        }),
      ]
    : [];
  return {
    queries,
    open: async (letter) => {
      if (letter.isRead || opening.has(letter.id)) return;
      opening.add(letter.id);
      await actions()
        .then(({ openLetter }) => openLetter(deps, letter))
        .catch(reportMissing(deps, 'the letters', undefined));
      opening.delete(letter.id);
    },
    destroy: (ids, page) =>
      actions()
        .then(({ removeLetters }) => removeLetters(deps, ids, page))
        .catch(reportMissing(deps, 'the letters', false)),
    reread,
    dispose: () => stops.forEach((stop) => stop()),
  };
};
