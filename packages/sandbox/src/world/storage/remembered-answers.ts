import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Time for which an answer is repeated for its key (milliseconds). */
export const ANSWER_LIFE_MS = 24 * 3_600_000;

/** State of a key: unused, with this answer, or used by another request. */
export type Remembered = { readonly kind: 'new' | 'other' } | { readonly kind: 'known'; readonly answer: unknown };

/** The call of a key. Several calls can have equal requests, e.g. an empty one. */
export interface KeyedRequest {
  /** Name of the call. */
  readonly call: string;
  readonly request: unknown;
}

/** Answers to calls that move money, by idempotency key: a repeated call is answered but not executed. */
export interface RememberedAnswers {
  find(memberId: number, key: string, asked: KeyedRequest): Remembered;
  remember(memberId: number, key: string, asked: KeyedRequest, answer: unknown): void;
}

/** Requests are stored as hashes, because they may contain a password. */
const mark = ({ call, request }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('base64url');

/** Creates the store. */
export function createRememberedAnswers(db: Database, clock: Clock): RememberedAnswers {
  return {
    find: (memberId, key, asked) => {
      const found = db.get(
        z.object({ request: z.string(), answer: z.string() }),
        'SELECT request, answer FROM remembered_answer WHERE member_id = ? AND key = ? AND at > ?',
        memberId,
        key,
        clock.now() - ANSWER_LIFE_MS,
      );
      if (!found) return { kind: 'new' };
      if (found.request !== mark(asked)) return { kind: 'other' };
      const answer: unknown = JSON.parse(found.answer);
      return { kind: 'known', answer };
    },
    remember: (memberId, key, asked, answer) => {
      db.run('DELETE FROM remembered_answer WHERE at <= ?', clock.now() - ANSWER_LIFE_MS);
      db.insert('remembered_answer', {
        memberId,
        key,
        request: mark(asked),
        answer: JSON.stringify(answer),
        at: clock.now(),
      });
    },
  };
}
