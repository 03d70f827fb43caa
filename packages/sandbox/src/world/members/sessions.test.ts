import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBank } from '../../testing/bank.fixtures.ts';
import { SESSION_IDLE_MS, TOKEN_GRACE_MS, TOKEN_ROTATE_MS } from './session-tokens.ts';
import { createSessions, type Sessions } from './sessions.ts';

const anyRow = z.record(z.string(), z.unknown());
let bank: Awaited<ReturnType<typeof createBank>>;
let sessions: Sessions;
beforeEach(async () => {
  bank = await createBank();
  sessions = createSessions(bank.db, bank.clock);
});

test('a token works until it is rotated, and 30 s longer', () => {
  const { token } = sessions.start(bank.member.id);
  expect(sessions.rotate(token)).toBeUndefined();
  bank.clock.advance(TOKEN_ROTATE_MS);
  const next = sessions.rotate(token) ?? '';
  expect(sessions.check(next)?.memberId).toBe(bank.member.id);
  bank.clock.advance(TOKEN_GRACE_MS - 1);
  expect(sessions.check(token)).toBeDefined();
  bank.clock.advance(1);
  expect(sessions.check(token)).toBeUndefined();
  expect(sessions.check(next)).toBeDefined();
});

test('once the new token is in use, the old one is given no further one', () => {
  const { token } = sessions.start(bank.member.id);
  sessions.rotateSoon(bank.member.id);
  const next = sessions.rotate(token) ?? '';
  sessions.check(next);
  expect(sessions.rotate(token)).toBeUndefined();
});

test('an answer that never arrived does not lock the member out: the old token is given another one', () => {
  const { token } = sessions.start(bank.member.id);
  sessions.rotateSoon(bank.member.id);
  const lost = sessions.rotate(token);
  const again = sessions.rotate(token);
  expect(again).toBeDefined();
  expect(again).not.toBe(lost);
  bank.clock.advance(TOKEN_GRACE_MS);
  expect(sessions.rotate(token)).toBeUndefined();
});

test('logout, a second sign-in and idleness end a session for all its tokens', () => {
  const first = sessions.start(bank.member.id);
  expect(first.replaced).toBe(false);
  sessions.rotateSoon(bank.member.id);
  const rotated = sessions.rotate(first.token) ?? '';
  const second = sessions.start(bank.member.id);
  expect(second.replaced).toBe(true);
  expect(sessions.check(first.token)).toBeUndefined();
  expect(sessions.check(rotated)).toBeUndefined();
  const signed = sessions.check(second.token);
  sessions.end(signed?.sessionId ?? 0);
  expect(sessions.check(second.token)).toBeUndefined();
  const third = sessions.start(bank.member.id);
  expect(third.replaced).toBe(false);
  bank.clock.advance(SESSION_IDLE_MS);
  expect(sessions.check(third.token)).toBeUndefined();
});

test('the database holds no token and no password in the clear', () => {
  const { token } = sessions.start(bank.member.id);
  expect(sessions.check(`${token}x`)).toBeUndefined();
  const stored = JSON.stringify([...bankRows('SELECT * FROM session_token'), ...bankRows('SELECT * FROM member')]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('Secret1');
});

function bankRows(sql: string): unknown[] {
  return bank.db.all(anyRow, sql);
}
