import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** How long an answer is given again for its key (milliseconds). */
export const ANSWER_LIFE_MS = 24 * 3_600_000;

/** What a key stands for: nothing yet, this answer, or another request. */
export type Remembered = { readonly kind: 'new' | 'other' } | { readonly kind: 'known'; readonly answer: unknown };

/** Answers to calls that move money, by the key of their sender: a call that is repeated is answered, not carried out. */
export interface RememberedAnswers {
  find(memberId: number, key: string, request: unknown): Remembered;
  remember(memberId: number, key: string, request: unknown, answer: unknown): void;
}

/** Requests are kept as hashes: they may hold a password. */
const mark = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Makes the store. */
export function createRememberedAnswers(db: Database, clock: Clock): RememberedAnswers {
  return {
    find: (memberId, key, request) => {
      const found = db.get(
        z.object({ request: z.string(), answer: z.string() }),
        'SELECT request, answer FROM remembered_answer WHERE member_id = ? AND key = ? AND at > ?',
        memberId,
        key,
        clock.now() - ANSWER_LIFE_MS,
      );
      if (!found) return { kind: 'new' };
      if (found.request !== mark(request)) return { kind: 'other' };
      const answer: unknown = JSON.parse(found.answer);
      return { kind: 'known', answer };
    },
    remember: (memberId, key, request, answer) => {
      db.run('DELETE FROM remembered_answer WHERE at <= ?', clock.now() - ANSWER_LIFE_MS);
      db.run(
        'INSERT INTO remembered_answer (member_id, key, request, answer, at) VALUES (?, ?, ?, ?, ?)',
        memberId,
        key,
        mark(request),
        JSON.stringify(answer),
        clock.now(),
      );
    },
  };
}
