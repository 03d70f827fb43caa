/** An answer of which a network may have a copy. */
export interface SharedAnswer {
  readonly host: string;
  readonly proto: 'http' | 'https';
  /** Path and query as the network asked. */
  readonly target: string;
  /** The Accept-Encoding with which it asked. */
  readonly coding: string;
}

/** The answers that a network may have copies of, by their tags. */
export interface SharedAnswers {
  note(answer: SharedAnswer, tags: readonly string[]): void;
  /** Removes and returns those with at least one of the tags. */
  take(tags: readonly string[]): readonly SharedAnswer[];
}

/** Beyond it the oldest are forgotten: their copies end by their own time. */
const MOST = 20_000;

/** Remembers answers for a network that knows no tags. */
export function createSharedAnswers(most = MOST): SharedAnswers {
  const known = new Map<string, { readonly answer: SharedAnswer; readonly tags: readonly string[] }>();
  return {
    note(answer, tags) {
      // An absolute address, which only a client without the network sends, is none of its copies.
      if (!answer.target.startsWith('/')) return;
      const key = `${answer.proto} ${answer.host} ${answer.coding} ${answer.target}`;
      known.delete(key);
      known.set(key, { answer, tags });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    take(tags) {
      const wanted = new Set(tags);
      const found = [...known].filter(([, { tags: own }]) => own.some((tag) => wanted.has(tag)));
      for (const [key] of found) known.delete(key);
      return found.map(([, { answer }]) => answer);
    },
  };
}
