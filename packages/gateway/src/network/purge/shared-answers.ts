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
  /** Those with at least one of the tags, the oldest first. */
  having(tags: readonly string[]): readonly SharedAnswer[];
  /** Forgets an answer of which the network has no copy any more. */
  forget(answer: SharedAnswer): void;
}

/** Beyond these the oldest are forgotten: their copies end by their own time. */
const MAX = 20_000;
const MAX_BYTES = 16 * 1024 * 1024;

const keyOf = ({ proto, host, coding, target }: SharedAnswer): string => `${proto} ${host} ${coding} ${target}`;

interface Known {
  readonly answer: SharedAnswer;
  readonly tags: readonly string[];
  /** Estimated. */
  readonly bytes: number;
}

/** Remembers answers for a network that knows no tags. @param maxBytes of their addresses and tags */
export function createSharedAnswers(max = MAX, maxBytes = MAX_BYTES): SharedAnswers {
  const known = new Map<string, Known>();
  let held = 0;
  const forget = (key: string) => {
    held -= known.get(key)?.bytes ?? 0;
    known.delete(key);
  };
  return {
    note(answer, tags) {
      // An absolute address, which only a client without the network sends, is none of its copies.
      if (!answer.target.startsWith('/')) return;
      const key = keyOf(answer);
      forget(key);
      const bytes = 2 * (2 * key.length + tags.reduce((sum, tag) => sum + tag.length, 0));
      known.set(key, { answer, tags, bytes });
      held += bytes;
      for (const oldest of known.keys()) {
        if (known.size <= max && held <= maxBytes) break;
        forget(oldest);
      }
    },
    having(tags) {
      const wanted = new Set(tags);
      return [...known.values()].flatMap(({ answer, tags: own }) =>
        own.some((tag) => wanted.has(tag)) ? [answer] : [],
      );
    },
    forget: (answer) => forget(keyOf(answer)),
  };
}
