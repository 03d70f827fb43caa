/** A word that the field has another term for. docs/glossary.md says what the terms mean. */
export interface Refused {
  /**
   * The word as a regular expression, in lower case. It matches whole words of prose and whole parts of a name: `boils? down`
   * finds "boils down" and `boilDown`.
   */
  readonly word: string;
  /** The term to write instead. */
  readonly write: string;
  /** Names only, or prose only (comments, titles of tests and docs). Both without it. */
  readonly only?: 'names' | 'prose';
  /** Only at the beginning of a comment; not in pages. */
  readonly atStart?: true;
  /** Files or folders where the word is right, each with the reason. */
  readonly allowed?: Readonly<Record<string, string>>;
  /** Files or folders that still have to be rewritten. Remove a path as soon as it is clean. */
  readonly pending?: readonly string[];
}

/** The list. One entry for each word; a rename adds its old word here. */
export const REFUSED: readonly Refused[] = [
  // Realtime connections.
  { word: '(echo|open|socket) line|line (end|options|libraries)', write: 'connection', only: 'names' },
  { word: 'hang up|re ?dial|dial(led)?( at)?', write: 'closeConnection, connect', only: 'names' },
  { word: 'ask (again|later)|ask now', write: 'retry, schedule', only: 'names' },
  // Orders of money.
  { word: 'keyed orders?', write: 'idempotent order' },
  { word: 'open (request|slot)', write: 'pending request', only: 'names' },
  { word: '(order )?mark of', write: 'fingerprint of', only: 'names' },
  { word: 'known keys', write: 'recent keys', only: 'names' },
  // Registration and sign-in.
  { word: 'surroundings', write: 'device info, context' },
  { word: '(registration|create) (scene|aside)', write: 'form setup, optional call', only: 'names' },
  // Loading of features.
  { word: '(session|wallet|play) front|create late|late core', write: 'eager, lazy', only: 'names' },
  // Routes.
  {
    word: 'place of|play place|open place|leave game place|place store|create place store',
    write: 'route, game surface',
    only: 'names',
  },
  { word: 'bring router( soon)?', write: 'loadRouter', only: 'names' },
  { word: 'take[ns]? over', write: 'hydrate, replace, apply' },
  // Messages, errors and events.
  {
    word: 'use told|tell(s|ing)? (deposit|letters|blocked|others)|told ms',
    write: 'report, announce, notify',
    only: 'names',
  },
  { word: 'channel heard', write: 'channel subscribed' },
  // Hydration and looks.
  {
    word: 'lettering',
    write: 'typography',
    allowed: { 'packages/sandbox/src/art': 'Letters that are drawn in a picture.' },
  },
  {
    word: 'wire carousels?|take carousel',
    write: 'enhanceBeforeHydration, markHydrated',
    only: 'names',
  },
  { word: 'use (attended|released)|passage', write: 'useHasInteracted, gatePromise', only: 'names' },
  // The gateway.
  { word: 'boil(s|ed)? down', write: 'reduce to a cache key' },
  { word: 'in turns|turns of', write: 'raw headers', only: 'names' },
  { word: 'strays', write: 'not found pages' },
  { word: 'asker', write: 'client' },
  { word: 'burnt ms|still beats', write: 'stalled CPU time, heartbeat', only: 'names' },
  { word: 'stand ins?|stand-ins?', write: 'placeholder, fallback, replacement' },
  { word: 'create describer|describer', write: 'manifest reader', only: 'names' },
  { word: 'own pages', write: 'same-origin only', only: 'names' },
  // Prose.
  { word: 'nobody|somebody|whoever', write: 'the person or part that is meant' },
  { word: 'stands?|stood', write: 'is, is in, is open', only: 'prose' },
  { word: 'told|tells?', write: 'say, report, show', only: 'prose' },
  { word: 'what', write: 'a noun ("Data of …") or a verb ("Returns …")', only: 'prose', atStart: true },
];
