import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { letterTriggers } from '../../control/triggers/letters.ts';
import type { TriggerParts } from '../../control/triggers/index.ts';
import type { Announcer } from '../../realtime/announcer.ts';
import { createTestSandbox, sandboxPerTest, record } from '../../testing/client.fixtures.ts';
import type { Handler } from '../../answers/defineHandler.ts';
import type { Services } from '../../answers/services.ts';
import { letterDestroyHandler, letterReadHandler } from './letters.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn();
});

const write = (title: string, account = 'lucky88') => client.control('/letter', { account, title, content: 'Hello' });
const order = { sort_field: 'id', sort_order: 'desc' } as const;
const listBody = { active: 1, count: 50, language: 'en_US', page: 1, site_id: 1001, ...order } as const;
const read = async (page = 1, sign = token) => {
  const { list, total_count, unread_count } = record(
    (await client.send(calls.letters, { ...listBody, page }, sign)).data,
  );
  return { titles: (list as { title: string }[]).map(({ title }) => title), counts: [total_count, unread_count] };
};
/** Messages to members from a trigger or a handler that uses this announcer. */
const announced = () => {
  const told: unknown[] = [];
  const toMember = (member: number, event: string, data: unknown) => void told.push([member, event, data]);
  return { told, announcer: { toMember, toChannel: () => undefined, dropMember: () => undefined } };
};
/** Sends a call to its handler, past the HTTP. */
const ask = async (handler: Handler, body: unknown, announcer: Announcer, sign = token) => {
  const services = { world: here.sandbox.world, announcer, checkReplies: true } as unknown as Services;
  return (await handler.handle(services, { body, token: sign, locale: 'en_US' })).body;
};

test('[LET-01] [LET-03] a member has the letters that were written to them, newest first', async () => {
  expect(await read()).toEqual({ titles: [], counts: [0, 0] });
  await write('first');
  await write('second');
  await write('to another', 'river77');
  expect(await read()).toEqual({ titles: ['second', 'first'], counts: [2, 2] });
});

test('[LET-03] letters come in pages of 50', async () => {
  for (let number = 1; number <= 51; number += 1) here.sandbox.world.letters.write(1, `letter ${number}`, '');
  const { titles, counts } = await read();
  expect([titles.length, titles[0], counts]).toEqual([50, 'letter 51', [51, 51]]);
  expect((await read(2)).titles).toEqual(['letter 1']);
});

test('[SBX-01] [SBX-04] a letter that is taken back is gone', async () => {
  const written = await write('first');
  await client.control(`/undo/${String(written['undo'])}`, {});
  expect(await read()).toEqual({ titles: [], counts: [0, 0] });
});

test('[LET-02] [APIM-18] a letter that is opened is read, for its member only and once', async () => {
  const id = Number((await write('first'))['id']);
  await write('second');
  const { told, announcer } = announced();
  await ask(letterReadHandler, { id }, announcer, await client.signIn('river77', 'River777'));
  expect((await read()).counts).toEqual([2, 2]);
  for (let time = 0; time < 2; time += 1)
    expect(await ask(letterReadHandler, { id }, announcer)).toMatchObject({ code: '100' });
  expect((await read()).counts).toEqual([2, 1]);
  expect(told).toEqual([[1, 'letter.read', { id }]]);
});

test('[LET-04] [LET-05x] [APIM-19] letters are deleted together; those of others and those that are gone stay out of it', async () => {
  const ids: number[] = [];
  for (const title of ['first', 'second', 'third']) ids.push(Number((await write(title))['id']));
  const [first = 0, , third = 0] = ids;
  const other = Number((await write('to another', 'river77'))['id']);
  const { told, announcer } = announced();
  for (let time = 0; time < 2; time += 1) {
    const body = { ...listBody, id: [first, third, other] };
    expect(await ask(letterDestroyHandler, body, announcer)).toMatchObject({ code: '100' });
  }
  expect(await read()).toEqual({ titles: ['second'], counts: [1, 1] });
  expect((await read(1, await client.signIn('river77', 'River777'))).titles).toEqual(['to another']);
  expect(told).toEqual([first, third].map((id) => [1, 'letter.delete', { id }]));
});

test('[LET-06x] [SBX-04] the control page writes HTML to all members at once, and takes it back from all', async () => {
  const { told, announcer } = announced();
  const notify = () => Promise.resolve();
  const [letter] = letterTriggers;
  const done = letter?.run(
    { services: { world: here.sandbox.world, announcer, push: { notify } } } as unknown as TriggerParts,
    {
      title: 'To all',
      content: '<p>Good <b>day</b></p>',
    },
  );
  const everybody = here.sandbox.world.members.all().map(({ id }) => id);
  const river = await client.signIn('river77', 'River777');
  for (const sign of [token, river]) {
    const { data } = await client.send(calls.letters, listBody, sign);
    expect(record(data)['list']).toMatchObject([{ title: 'To all', content: '<p>Good <b>day</b></p>', is_read: 0 }]);
  }
  expect(told.map((one) => (one as unknown[]).slice(0, 2))).toEqual(everybody.map((id) => [id, 'letter.sent']));
  done?.undo?.();
  expect([(await read()).counts, (await read(1, river)).counts]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(told.slice(everybody.length).map((one) => (one as unknown[]).slice(0, 2))).toEqual(
    everybody.map((id) => [id, 'letter.delete']),
  );
});

test('[SBX-01] letters and what was read of them outlast a restart of the platform', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-letters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = await createTestSandbox({ dataDir: folder });
  const { letters } = first.sandbox.world;
  letters.markRead(1, letters.write(1, 'kept', '<p>x</p>'));
  await first.sandbox.close();
  const second = await createTestSandbox({ dataDir: folder });
  onTestFinished(() => second.sandbox.close());
  expect(second.sandbox.world.letters.page(1, 1, 50)).toMatchObject({
    list: [{ title: 'kept', read: true }],
    unread: 0,
  });
});
