import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { SCENARIO_HEADER } from './index.ts';
import { sandboxPerTest } from '../testing/client.fixtures.ts';
import type { WritingName } from './writings.ts';

const { here, client } = sandboxPerTest();

/** A reply as text: who reads JSON has lost the digits already. */
const textOf = async (writing: WritingName | '', path: string, body: object, token = '') => {
  const headers = { authorization: token, ...(writing !== '' && { [SCENARIO_HEADER]: `writes-${writing}` }) };
  return (await client.post(path, body, headers)).text();
};

const LETTERS = {
  site_id: 1001,
  active: 1,
  count: 50,
  language: 'en_US',
  page: 1,
  sort_field: 'id',
  sort_order: 'desc',
} as const;

test.each([
  ['', /"id":1,.*"created_at":"2026-01-15 08:00:00","is_read":0/],
  ['ids-as-text', /"id":"1"/],
  ['ids-as-numbers', /"id":1,/],
  ['ids-of-19-digits', /"id":7\d{18},/],
  ['times-with-t', /"created_at":"2026-01-15T12:00:00\.000000Z"/],
  ['times-of-postgres', /"created_at":"2026-01-15 12:00:00\+00"/],
  ['times-with-offset', /"created_at":"2026-01-15 17:30:00 \+0530"/],
  ['times-utc', /"created_at":"2026-01-15 12:00:00 UTC"/],
  ['times-in-seconds', /"created_at":1768478400[,}]/],
  ['times-in-milliseconds', /"created_at":"1768478400000"/],
  ['times-of-mails', /"created_at":"Thu, 15 Jan 2026 12:00:00 GMT"/],
  ['flags-as-booleans', /"is_read":false/],
  ['flags-as-digits', /"is_read":"0"/],
  ['flags-as-letters', /"is_read":"N"/],
  ['flags-as-words', /"is_read":"no"/],
  ['flags-in-capitals', /"is_read":"FALSE"/],
  ['flags-on-off', /"is_read":"OFF"/],
  ['lists-as-maps', /"list":\{"1":\{/],
  ['entries-twice', /"list":\[\{"id":1,.*\},\{"id":1,/],
] as const)('[SBX-04] [FLD-03] [FLD-04] under %j a letter is written so', async (writing, form) => {
  const { members, letters } = here.sandbox.world;
  letters.write(members.byAccount('lucky88')?.id ?? 0, 'x', '<p>x</p>');
  expect(await textOf(writing, callPath(calls.letters), LETTERS, await client.signIn())).toMatch(form);
});

test('[FLD-03] what is sent back with long ids concerns what they replaced', async () => {
  const token = await client.signIn();
  const asked = { site_id: 1001, currency: 'RMB', gt_id: 2 };
  const games = await textOf('ids-of-19-digits', callPath(calls.hotGames), asked, token);
  const id = /"(?:game_)?id":(7\d{18})/.exec(games)?.[1];
  const stored = await textOf('', callPath(calls.favoriteStore), { data: [{ game_id: id, status: 1 }] }, token);
  expect(stored).toContain('"code":"100"');
  const wrong = await textOf(
    '',
    callPath(calls.favoriteStore),
    { data: [{ game_id: `${id?.slice(0, -3)}000`, status: 1 }] },
    token,
  );
  expect(wrong).toContain('"code":"101"');
});
