import { afterEach, expect, test, vi } from 'vitest';
import { login } from '@housefront/contract/features/session';
import { testDeps } from '../../testing/index.ts';
import { consoleLogger } from './system.ts';

afterEach(() => vi.restoreAllMocks());

const listen = () => {
  const lines: unknown[][] = [];
  for (const level of ['debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void lines.push([level, ...parts]));
  }
  return lines;
};

test.each([
  ['production', []],
  ['', [['debug', 'a note', '']]],
  ['staging', [['debug', 'a note', '']]],
  ['production-2', [['debug', 'a note', '']]],
])('[CONST-06] [CONST-07x] a build of branch %j notes for developers: %j', (branch, expected) => {
  const lines = listen();
  consoleLogger(branch).debug('a note');
  expect(lines).toEqual(expected);
});

const secrets = ['Lucky888', 'tok-1', 'cap-1', 'AB3X', '2468'];
const body = {
  account: 'lucky88',
  password: 'Lucky888',
  answer: 'AB3X',
  captcha_token: 'cap-1',
  old_password: 'Lucky888',
  withdraw_password: '2468',
  verify_code: 'AB3X',
  headers: { authorization: 'tok-1' },
  list: [{ tk: 'tok-1', enc: 'tok-1', member_id: 42 }],
};

test.each(['production', 'staging'])(
  '[CONST-07x] on branch %s no secret of a login gets onto the console',
  (branch) => {
    const lines = listen();
    const { debug, warn, error } = consoleLogger(branch);
    for (const write of [debug, warn, error]) write('a login', body);
    const text = JSON.stringify(lines);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('"account":"lucky88"');
    expect(text).toContain('"member_id":42');
  },
);

test('[CONST-07x] a call that fails in whatever way logs nothing of what it sent, and circles end', async () => {
  const lines = listen();
  const { calls, ports } = testDeps({ token: 'tok-1' });
  Object.assign(ports.logger, consoleLogger(''));
  const request = { account: 'lucky88', password: 'Lucky888', answer: 'AB3X', captcha_token: 'cap-1' } as never;
  for (const answer of [
    { text: '<h1>500</h1>', status: 500 },
    { json: { code: '100', data: 'x' } },
    new Error('broken Lucky'),
    new TypeError('no net'),
  ]) {
    ports.http.on('/api/login', answer);
    await calls.send(login, request);
  }
  const circle: Record<string, unknown> = { token: 'tok-1' };
  circle['self'] = circle;
  consoleLogger('').warn('round', circle);
  expect(lines.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
});
