import { parseAmount } from '@housefront/contract/read-amount';
import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn();
});

const hand = (order: object = {}) =>
  client.control('/envelope', { currency: 'RMB', amount: '88.00', minutes: 5, ...order });
const list = async (sign = token) =>
  record((await client.send(calls.redEnvelopePromotion, {}, sign)).data)['list'] as { id: number }[];
const claim = (id: number, sign = token) => client.send(calls.redEnvelopeClaim, { id: String(id) }, sign);

test('[ENV-01] [SHELL-40] an ordered envelope is there for members of its currency', async () => {
  expect(await list()).toEqual([]);
  await hand();
  expect(await list()).toEqual([{ id: 1, end_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }]);
  expect(await list(await client.signIn('river77', 'River777'))).toEqual([]);
});

test('[ENV-06] a claim books what it gives, once for each member', async () => {
  await hand();
  const before = here.sandbox.world.ledger.total(1);
  const reply = await claim(1);
  expect(reply.ok).toBe(true);
  const cash = parseAmount(record(reply.data)['cash']) ?? 0n;
  expect(cash > 0n && cash <= 8800n).toBe(true);
  expect(here.sandbox.world.ledger.total(1)).toBe(before + cash);
  expect(await claim(1)).toMatchObject({ code: '102', data: null });
  expect(await list()).toEqual([]);
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
});

test('[ENV-05] [ENV-06] a claim that is sent again is answered again, and booked once', async () => {
  await hand();
  const before = here.sandbox.world.ledger.total(1);
  const send = (key: string) => client.send(calls.redEnvelopeClaim, { id: '1' }, token, 'en_US', key);
  const [first, second] = [await send('one'), await send('one')];
  expect([first.ok, second.data]).toEqual([true, first.data]);
  expect(here.sandbox.world.ledger.total(1) - before).toBe(parseAmount(record(first.data)['cash']));
  expect((await send('two')).code).toBe('102');
});

test('[ENV-07] one that ended, is unknown or of another currency is refused with 102', async () => {
  await hand();
  await hand({ currency: 'USD' });
  expect((await claim(2)).code).toBe('102');
  expect((await claim(99)).code).toBe('102');
  here.clock.advance(5 * 60_000);
  expect((await claim(1)).code).toBe('102');
  expect(await list()).toEqual([]);
});

test('one that was handed out can be taken back', async () => {
  const answer = await hand();
  await client.control(`/undo/${String(answer['undo'])}`, {});
  expect(await list()).toEqual([]);
});
