import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn();
});

const write = (title: string, account = 'lucky88') => client.control('/letter', { account, title, content: 'Hello' });
const read = async (page = 1) => {
  const order = { sort_field: 'id', sort_order: 'desc' } as const;
  const body = { active: 1, count: 50, language: 'en_US', page, site_id: 1001, ...order } as const;
  const { list, total_count, unread_count } = record((await client.send(calls.letters, body, token)).data);
  return { titles: (list as { title: string }[]).map(({ title }) => title), counts: [total_count, unread_count] };
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
