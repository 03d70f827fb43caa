import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/registry/calls.ts';
import { type AnyCall, callPath, parseResponse } from '../../packages/contract/src/calls/endpoint.ts';
import { normalizeEnvelope } from '../../packages/contract/src/calls/envelope.ts';
import { freePort } from '../../tooling/pack/testing/repository.ts';
import { blocksIn } from './doc-blocks.ts';
import { startService, stopService } from '../services/services.ts';

const page = 'docs/how-to/translate-another-platform.md';

/** Answers of a platform with an API of its own, by method and path. */
const answers: Readonly<Record<string, unknown>> = {
  'GET /halls': [{ no: 2, title: 'Slots', studios: [{ key: 'jolly', title: 'Jollylab' }] }],
  'GET /studios/jolly/games': [{ key: 'koi', title: 'Koi Wheel', picture: 'https://img.example.com/koi.png' }],
  'POST /challenges': { key: 'c1', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'POST /sessions': { jwt: 'j.w.t', player: '9007199254740993', currency: 'EUR' },
  'GET /player': { key: '9007199254740993', user: 'anna', currency: 'EUR', cents: '90071992547409931' },
  'POST /launches': { address: 'https://games.example.com/koi' },
};
const ofMembers = ['GET /player', 'POST /launches'];

let platform: Server;
let service: Awaited<ReturnType<typeof startService>>;
let address: string;
let folder: string;
/** Requests to the platform, newest last. */
const sent: string[] = [];

async function answerAsPlatform(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = `${request.method} ${request.url}`;
  const body = Buffer.concat(await request.toArray()).toString();
  sent.push(name);
  const isMember = request.headers.authorization === 'Bearer j.w.t';
  const isWrong = body.includes('"wrong"') || (ofMembers.includes(name) && !isMember);
  response
    .writeHead(isWrong ? 401 : Object.hasOwn(answers, name) ? 200 : 500, { 'content-type': 'application/json' })
    .end(JSON.stringify(answers[name] ?? {}));
}

beforeAll(async () => {
  platform = createServer((request, response) => void answerAsPlatform(request, response));
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  // A server on a TCP port has an address of this form.
  const behind = platform.address() as AddressInfo;
  folder = mkdtempSync(join(tmpdir(), 'housefront-service-'));
  const block = blocksIn(readFileSync(join(import.meta.dirname, '../..', page), 'utf8'), page).find(
    ({ file }) => file === 'service/server.ts',
  );
  writeFileSync(join(folder, 'server.ts'), block?.text ?? '');
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  service = await startService({
    name: 'service',
    command: process.execPath,
    args: [join(folder, 'server.ts')],
    env: { PORT: `${port}`, PLATFORM_URL: `http://127.0.0.1:${behind.port}` },
    ready: `${address}/health`,
  });
});

afterAll(async () => {
  await stopService(service);
  platform.closeAllConnections();
  platform.close();
  rmSync(folder, { recursive: true });
});

/** Sends a call as a site does, and reads the answer as a site does. */
async function answerTo(call: AnyCall, body: object = {}, token?: string) {
  const response = await fetch(address + callPath(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en_US', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const envelope = normalizeEnvelope(await response.json());
  return { status: response.status, code: envelope?.code, read: parseResponse(call, envelope?.data) };
}

test.each([
  ['gameList', calls.gameList, {}, [{ gt_id: 2, gp_list: [{ gp_id: 'jolly', game_type: '2' }] }]],
  [
    'gameLabel',
    calls.gameLabel,
    { gp_id: 'jolly', game_type_id: '2' },
    { main: [{ game_id: 'koi', game_icon: 'https://img.example.com/koi.png' }] },
  ],
  ['captcha', calls.captcha, { type: 1 }, { token: 'c1', captcha: expect.stringMatching(/^data:image\/svg/) }],
  [
    'login',
    calls.login,
    { account: 'anna', password: 'x', answer: '1', captcha_token: 'c1' },
    { token: 'j.w.t', member_id: '9007199254740993', member_currency: 'EUR' },
  ],
  [
    'commonLayout',
    calls.commonLayout,
    {},
    { id: '9007199254740993', member_account: 'anna', member_type: 1, member_cash: { units: 90_071_992_547_409_931n } },
  ],
  ['myCash', calls.myCash, {}, { my_cash_list: [], total: { units: 90_071_992_547_409_931n } }],
  ['play', calls.play, { game_code: 'koi', gp_id: 'jolly' }, { game_url: 'https://games.example.com/koi' }],
])('the service that the page shows answers %s so that a site can read it', async (_, call, body, data) => {
  const answer = await answerTo(call, body, 'j.w.t');
  expect(answer).toMatchObject({ status: 200, code: '100', read: { ok: true, cut: 0, misread: [], data } });
});

test.each([
  ['a wrong password is code 101', calls.login, { account: 'anna', password: 'wrong' }, undefined, 200, '101'],
  ['an expired token is HTTP 401', calls.myCash, {}, 'old', 401, '401'],
  ['a call that it does not have is HTTP 404', calls.footer, {}, undefined, 404, '404'],
  ['a failure of the platform is HTTP 502', calls.gameLabel, { gp_id: '../player' }, undefined, 502, '502'],
])('%s', async (_, call, body, token, status, code) => {
  expect(await answerTo(call, body, token)).toMatchObject({ status, code });
});

test('a value of a request does not lead to another address of the platform', () => {
  expect(sent).toContain('GET /studios/..%2Fplayer/games');
});
