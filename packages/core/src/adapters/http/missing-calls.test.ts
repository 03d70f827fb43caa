import { defineCall } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isUnknownCall } from '../../calls/unknown-call.ts';
import { testDeps } from '../../testing/index.ts';
import { unwrap } from './call-client.ts';

const spec = { request: z.strictObject({}), response: z.unknown(), auth: 'none', summary: '', rows: [] } as const;
const shelves = defineCall({ ...spec, name: 'shelves', path: '/lobby/shelves', proposed: true, part: 'lobby' });
const facets = defineCall({ ...spec, name: 'facets', path: '/lobby/facets', proposed: true, part: 'lobby' });
const cashier = defineCall({ ...spec, name: 'orders', path: '/member/orders', proposed: true });

const sentTo = (here: ReturnType<typeof testDeps>, path: string) => here.ports.http.sent(path).length;

test('[ENG-02] a call of a part that the platform has not is sent once in ten minutes, and nobody is told', async () => {
  const here = testDeps();
  const { calls, ports, events } = here;
  const failures: string[] = [];
  events.on('failure', ({ call }) => failures.push(call));
  ports.http.on('/api/lobby/shelves', { status: 404, text: '<h1>Not Found</h1>' });
  ports.http.ok(facets, null);
  const outcomes = [];
  for (const wait of [0, 1, 599_998]) {
    await ports.clock.advance(wait);
    outcomes.push(await calls.send(shelves, {}).then(unwrap).catch(isUnknownCall));
  }
  expect(outcomes).toEqual([true, true, true]);
  expect([sentTo(here, '/api/lobby/shelves'), failures]).toEqual([1, []]);
  // Other calls of the part are not concerned.
  expect((await calls.send(facets, {})).ok).toBe(true);
  await ports.clock.advance(1);
  ports.http.ok(shelves, { list: [] });
  expect((await calls.send(shelves, {})).ok).toBe(true);
  expect(sentTo(here, '/api/lobby/shelves')).toBe(2);
});

test('[ENG-02] a call that fails otherwise, or belongs to no part, is sent and told each time', async () => {
  const here = testDeps();
  const { calls, ports, events } = here;
  const failures: string[] = [];
  events.on('failure', ({ call }) => failures.push(call));
  ports.http.on('/api/lobby/shelves', { status: 500, text: '' });
  ports.http.on('/api/member/orders', { status: 404, text: '' });
  for (let turn = 0; turn < 2; turn += 1) {
    await calls.send(shelves, {});
    await calls.send(cashier, {});
  }
  expect([sentTo(here, '/api/lobby/shelves'), sentTo(here, '/api/member/orders')]).toEqual([2, 2]);
  expect(failures).toEqual(['shelves', 'orders', 'shelves', 'orders']);
});
