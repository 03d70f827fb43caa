import { defineCall } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settle, testDeps } from '../../testing/index.ts';
import { CallFailure, createCallClient, unwrap } from './call-client.ts';

const spec = { request: z.record(z.string(), z.unknown()), response: z.unknown(), summary: '', rows: [] };
const gameList = defineCall({ ...spec, name: 'gameList', path: '/v3/game_list', auth: 'optional' });
const layout = defineCall({
  ...spec,
  name: 'layout',
  path: '/member/profile/common/layout',
  auth: 'member',
});
const letters = defineCall({
  ...spec,
  name: 'letters',
  path: '/arks/web/member/letter',
  auth: 'member',
});
const envelope = defineCall({
  ...spec,
  name: 'envelope',
  path: '/arks/web/activity/red_envelope_promotion',
  auth: 'member',
});
const roulette = defineCall({
  ...spec,
  name: 'roulette',
  path: '/arks/web/activity/roulette',
  auth: 'member',
});
const cash = defineCall({ ...spec, name: 'cash', path: '/member/profile/my_cash', auth: 'member' });
const news = defineCall({ ...spec, name: 'news', path: '/v9/news', method: 'GET', auth: 'none' });
const helper = defineCall({ ...spec, name: 'infoData', path: '/get_info_data', base: 'site', auth: 'none' });
const numbers = defineCall({
  ...spec,
  name: 'numbers',
  path: '/numbers',
  auth: 'none',
  response: z.object({ n: z.number() }),
});

const LIST = '/api/v3/game_list';
const CASH = '/api/member/profile/my_cash';

test('[API-02] posts JSON, also without payload; a stated GET has no body', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  ports.http.ok(cash, null);
  ports.http.ok(news, null);
  await calls.send(cash, {});
  await calls.send(news, { page: 2, none: undefined });
  const [post, get] = ports.http.requests;
  expect(post).toMatchObject({ method: 'POST', body: {} });
  expect(post?.headers['content-type']).toBe('application/json');
  expect(get).toMatchObject({ method: 'GET', url: '/api/v9/news?page=2', body: undefined });
});

test('[API-03] sends the language of the moment', async () => {
  const { calls, ports, site } = testDeps();
  ports.http.ok(gameList, []);
  await calls.send(gameList, {});
  site.setState({ locale: 'en_US' });
  await calls.send(gameList, {});
  expect(ports.http.requests.map((request) => request.headers['language'])).toEqual(['zh_CN', 'en_US']);
});

test('[API-04] [STORE-01] sends the stored token verbatim and no header without one', async () => {
  const { calls, ports } = testDeps({ token: 'Bearer abc' });
  ports.http.ok(gameList, []);
  await calls.send(gameList, {});
  ports.storage.fromOtherTab('token', 'changed');
  await calls.send(gameList, {});
  ports.storage.remove('token');
  await calls.send(gameList, {});
  expect(ports.http.requests.map((request) => request.headers['authorization'])).toEqual([
    'Bearer abc',
    'changed',
    undefined,
  ]);
  expect(ports.http.requests[2]?.headers).not.toHaveProperty('authorization');
});

test('[API-05] a token in any answer replaces the stored one, also on failure', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  ports.http.ok(gameList, [], { authorization: 't2' });
  await calls.send(gameList, {});
  expect(ports.storage.get('token')).toBe('t2');
  ports.http.on(LIST, { json: { code: '999', message: 'X' }, headers: { Authorization: 'Bearer t3' } });
  await calls.send(gameList, {});
  expect(ports.http.requests[1]?.headers['authorization']).toBe('t2');
  expect(ports.storage.get('token')).toBe('Bearer t3');
});

test('[API-06x] an answer that comes after logout does not restore the token', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  const answer = ports.http.hold(LIST);
  const sent = calls.send(gameList, {});
  await settle();
  ports.storage.remove('token');
  calls.renewLogin();
  answer({ json: { code: '100', data: [] }, headers: { authorization: 't2' } });
  await sent;
  expect(ports.storage.local.getItem('token')).toBeNull();
});

test('[API-06x] an answer to the login before does not touch the next member’s token', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  const answer = ports.http.hold(LIST);
  const sent = calls.send(gameList, {});
  await settle();
  calls.renewLogin();
  ports.storage.set('token', 'other');
  ports.storage.set('member_id', '43');
  answer({ json: { code: '100', data: [] }, headers: { authorization: 't2' } });
  await sent;
  expect(ports.storage.get('token')).toBe('other');
});

test('[API-06x] the same member’s next login keeps its token from answers to the one before', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  const answer = ports.http.hold(LIST);
  const sent = calls.send(gameList, {});
  await settle();
  calls.renewLogin();
  ports.storage.set('token', 'fresh');
  answer({ json: { code: '100', data: [] }, headers: { authorization: 't2' } });
  await sent;
  expect(ports.storage.get('token')).toBe('fresh');
});

test('[API-06x] [STORE-01] a logout in another tab is enough: the answer restores nothing', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  const answer = ports.http.hold(LIST);
  const sent = calls.send(gameList, {});
  await settle();
  ports.storage.local.removeItem('token');
  answer({ json: { code: '100', data: [] }, headers: { authorization: 't2' } });
  await sent;
  expect(ports.storage.local.getItem('token')).toBeNull();
});

test('[API-06x] a guest gets no token from an answer header', async () => {
  const { calls, ports } = testDeps();
  ports.http.ok(gameList, [], { authorization: 'gift' });
  const result = await calls.send(gameList, {});
  expect(ports.storage.get('token')).toBeUndefined();
  expect(result).toMatchObject({ ok: true, authorization: 'gift' });
});

test('[API-06x] of two crossing answers the one to the later request keeps its token', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  const answer = ports.http.hold(LIST);
  const first = calls.send(gameList, {});
  ports.http.ok(cash, null, { authorization: 't3' });
  await calls.send(cash, {});
  answer({ json: { code: '100', data: [] }, headers: { authorization: 't2' } });
  await first;
  expect(ports.storage.get('token')).toBe('t3');
});

test('[API-07] [API-08x] prefixes platform paths once and helpers never', async () => {
  const { calls, ports } = testDeps();
  const config = defineCall({ ...spec, name: 'templateConfig', path: '/api/template_config', auth: 'none' });
  for (const call of [gameList, config, helper]) ports.http.ok(call, null);
  await calls.send(gameList, {});
  await calls.send(config, {});
  await calls.send(helper, {});
  expect(ports.http.requests.map((request) => request.url)).toEqual([LIST, '/api/template_config', '/get_info_data']);
});

test('[API-08x] base addresses can be configured', async () => {
  const { ports, site, events } = testDeps();
  const calls = createCallClient({
    ...ports,
    site,
    events,
    apiBase: '/platform',
    helperBase: '/helpers',
    languageHeader: 'x-lang',
  });
  ports.http.on('/platform/v3/game_list', { json: { code: '100', data: null } });
  ports.http.on('/helpers/get_info_data', { json: { code: '100', data: null } });
  await calls.send(gameList, {});
  await calls.send(helper, {});
  expect(ports.http.requests.map((request) => request.path)).toEqual([
    '/platform/v3/game_list',
    '/helpers/get_info_data',
  ]);
  expect(ports.http.requests[0]?.headers['x-lang']).toBe('zh_CN');
});

test('[API-09] [ERR-05] gives up after 30000 ms with a timeout', async () => {
  const { calls, ports, heard } = testDeps();
  ports.http.hold(LIST);
  const sent = calls.send(gameList, {});
  await ports.clock.advance(29_999);
  expect(ports.http.requests[0]?.signal.aborted).toBe(false);
  await ports.clock.advance(1);
  expect(ports.http.requests[0]?.signal.aborted).toBe(true);
  expect(await sent).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  expect(heard('failure')).toHaveLength(1);
  expect(ports.clock.pending()).toBe(0);
});

test('[API-10] [API-11x] both answer forms give one result', async () => {
  const { calls, ports } = testDeps();
  ports.http.on(LIST, { json: { code: 100, message: 'm', data: [1] } });
  const first = await calls.send(gameList, {});
  ports.http.on(LIST, { json: { header: { status: '100', desc: 'm' }, body: [1] } });
  expect(await calls.send(gameList, {})).toEqual(first);
  expect(first).toEqual({ ok: true, code: '100', message: 'm', data: [1] });
});

test.each([
  ['HTML', { text: '<html></html>' }],
  ['nothing', { text: '' }],
  ['cut off', { text: '{"code":"100","da' }],
  ['a list', { json: [] }],
  ['HTML with 500', { status: 500, text: '<html></html>' }],
])('[API-11x] [ERR-05] %s is no answer', async (_, answer) => {
  const { calls, ports, heard } = testDeps();
  ports.http.on(LIST, answer);
  expect(await calls.send(gameList, {})).toMatchObject({ ok: false, error: { kind: 'invalid', message: '' } });
  expect(heard('failure')).toHaveLength(1);
});

test.each([
  ['the envelope of the site’s server', { json: { code: '429', message: 'Too many requests.', data: null } }],
  ['a page of an edge', { text: '<h1>Slow down</h1>' }],
  ['a success by its code', { json: { code: '100', message: '', data: [] } }],
])('[SEC-04] HTTP 429 with %s means asking too often, whatever language its text has', async (_, answer) => {
  const { calls, ports, heard } = testDeps({ token: 't' });
  ports.http.on(LIST, { status: 429, headers: { 'retry-after': '40' }, ...answer });
  const limited = { kind: 'limited', code: '429', message: '' };
  expect(await calls.send(gameList, {})).toEqual({ ok: false, error: limited });
  expect(heard('failure')).toHaveLength(1);
  expect(heard('session-expired')).toEqual([]);
});

test('[API-11x] [ERR-06x] data of another shape is invalid and noted with path and code', async () => {
  const { calls, ports } = testDeps();
  ports.http.malformed(numbers, { n: 'one' });
  expect(await calls.send(numbers, {})).toMatchObject({ error: { kind: 'invalid', code: '100' } });
  expect(ports.logger.lines[0]).toMatchObject({ level: 'warn', details: { code: '100' } });
  expect(ports.logger.lines[0]?.message).toContain('/numbers');
});

test.each(['100', '1000', 100, 1000])('[API-12] code %j succeeds', async (code) => {
  const { calls, ports } = testDeps();
  ports.http.code(LIST, code);
  expect((await calls.send(gameList, {})).ok).toBe(true);
});

test.each(['101', '0', '099', 10])('[API-12] code %j fails although HTTP says 200', async (code) => {
  const { calls, ports, heard } = testDeps();
  ports.http.code(LIST, code, 'no', { a: 1 });
  const result = await calls.send(gameList, {});
  expect(result).toEqual({ ok: false, error: { kind: 'refused', code: String(code), message: 'no', data: { a: 1 } } });
  expect(heard('failure')).toEqual([{ call: 'gameList', error: expect.objectContaining({ code: String(code) }) }]);
});

test('[API-13] [ERR-01] one 401 aborts the four pending member calls and is reported once', async () => {
  const { calls, ports, heard } = testDeps({ token: 't1' });
  const own = [layout, letters, envelope, roulette];
  for (const call of own) ports.http.hold(`/api${call.path}`);
  const pending = own.map((call) => calls.send(call, {}));
  await settle();
  ports.http.on(CASH, { status: 401, json: { code: '401', message: 'signed in elsewhere' } });
  await calls.send(cash, {});
  expect((await Promise.all(pending)).map((result) => !result.ok && result.error.kind)).toEqual(
    Array(4).fill('cancelled'),
  );
  expect(ports.http.requests.filter((request) => request.signal.aborted)).toHaveLength(4);
  expect(heard('session-expired')).toEqual([{ message: 'signed in elsewhere' }]);
  expect(heard('failure')).toEqual([]);
});

test.each([
  ['HTTP status', { status: 401, text: '<h1>no</h1>' }],
  ['code', { json: { code: '401', message: '' } }],
  ['number', { json: { header: { status: 401, desc: '' }, body: null } }],
])('[ERR-02x] 401 as %s ends the login', async (_, answer) => {
  const { calls, ports, heard } = testDeps({ token: 't1' });
  ports.http.on(CASH, answer);
  expect(await calls.send(cash, {})).toMatchObject({ error: { kind: 'unauthorized', code: '401' } });
  expect(heard('session-expired')).toHaveLength(1);
});

test('[ERR-01] twenty calls answered 401 together end the login once', async () => {
  const { calls, ports, heard, events } = testDeps({ token: 't1' });
  events.on('session-expired', () => {
    ports.storage.remove('token');
    calls.renewLogin();
  });
  ports.http.on(CASH, { json: { code: '401', message: 'over' } });
  const results = await Promise.all(Array.from({ length: 20 }, () => calls.send(cash, {})));
  expect(results.every((result) => !result.ok)).toBe(true);
  expect(heard('session-expired')).toEqual([{ message: 'over' }]);
  expect(heard('failure')).toEqual([]);
});

test('[API-06x] a 401 that belongs to an earlier login or an earlier token ends nothing', async () => {
  const { calls, ports, heard } = testDeps({ token: 't1' });
  const late = ports.http.hold(LIST);
  const first = calls.send(gameList, {}, { silent: true });
  await settle();
  ports.storage.set('token', 't2');
  late({ status: 401, json: { code: '401' } });
  expect(await first).toMatchObject({ error: { kind: 'unauthorized' } });
  const later = ports.http.hold(LIST);
  const second = calls.send(gameList, {});
  await settle();
  calls.renewLogin();
  later({ status: 401, json: { code: '401' } });
  await second;
  expect(heard('session-expired')).toEqual([]);
});

test('a member call without a token is not sent', async () => {
  const { calls, ports, heard } = testDeps();
  expect(await calls.send(cash, {})).toMatchObject({ error: { kind: 'unauthorized' } });
  expect(ports.http.requests).toEqual([]);
  expect(heard('failure')).toEqual([]);
});

test('[API-14x] a silent call is reported to its caller only', async () => {
  const { calls, ports, heard } = testDeps();
  ports.http.code(LIST, '101', 'busy');
  expect(await calls.send(gameList, {}, { silent: true })).toMatchObject({ error: { code: '101' } });
  expect(heard('failure')).toEqual([]);
});

test('[API-14x] [ERR-06x] a call its caller gives up is cancelled and never an error', async () => {
  const { calls, ports, heard } = testDeps();
  ports.http.hold(LIST);
  const leaving = new AbortController();
  const sent = calls.send(gameList, {}, { signal: leaving.signal });
  await settle();
  leaving.abort();
  expect(await sent).toMatchObject({ error: { kind: 'cancelled' } });
  expect(await calls.send(gameList, {}, { signal: leaving.signal })).toMatchObject({ error: { kind: 'cancelled' } });
  expect(ports.http.requests).toHaveLength(1);
  expect(heard('failure')).toEqual([]);
  expect(ports.clock.pending()).toBe(0);
});

test('[ERR-04x] a GET that found no network is repeated once, anything else never', async () => {
  const { calls, ports } = testDeps();
  ports.http.on('/api/v9/news', new TypeError('Failed to fetch'));
  ports.http.on(LIST, new TypeError('Failed to fetch'));
  expect(await calls.send(news, {})).toMatchObject({ error: { kind: 'network' } });
  expect(await calls.send(gameList, {})).toMatchObject({ error: { kind: 'network' } });
  expect(ports.http.sent('/api/v9/news')).toHaveLength(2);
  expect(ports.http.sent(LIST)).toHaveLength(1);
  let asked = 0;
  ports.http.on('/api/v9/news', () =>
    (asked += 1) === 1 ? new TypeError('down') : { json: { code: '100', data: 'up' } },
  );
  expect(await calls.send(news, {})).toMatchObject({ ok: true, data: 'up' });
  ports.http.code('/api/v9/news', '500');
  await calls.send(news, {});
  expect(ports.http.sent('/api/v9/news')).toHaveLength(5);
});

test('[ERR-05] a broken port is unhandled and noted', async () => {
  const { calls, ports } = testDeps();
  ports.http.on(LIST, new RangeError('broken'));
  expect(await calls.send(gameList, {})).toMatchObject({ error: { kind: 'unhandled' } });
  expect(ports.logger.lines[0]).toMatchObject({ level: 'error' });
});

test('[ERR-04x] unwrap rejects with kind, code, message and data', async () => {
  const { calls, ports } = testDeps();
  ports.http.code(LIST, '999', 'X', { a: 1 });
  const result = await calls.send(gameList, {});
  const failure = (() => {
    try {
      return unwrap(result);
    } catch (error) {
      return error;
    }
  })();
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ kind: 'refused', code: '999', message: 'X', data: { a: 1 } });
});

test('cancelAll and a renewed login give up what is pending', async () => {
  const { calls, ports } = testDeps({ token: 't1' });
  ports.http.hold(CASH);
  ports.http.hold(LIST);
  const own = calls.send(cash, {});
  const open = calls.send(gameList, {});
  await settle();
  calls.renewLogin();
  expect(await own).toMatchObject({ error: { kind: 'cancelled' } });
  calls.cancelAll();
  expect(await open).toMatchObject({ error: { kind: 'cancelled' } });
});
