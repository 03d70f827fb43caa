import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { testDeps } from '../testing/index.ts';
import { sendIfPresent } from './absent-call.ts';

const PATH = '/api/jackpots';

test('[ENG-02] a call that is answered with 404 is sent once in 10 minutes, and told nowhere', async () => {
  const deps = testDeps();
  const { clock, http } = deps.ports;
  const ask = () =>
    sendIfPresent(clock, 'jackpots', () =>
      deps.calls.send(calls.jackpots, { site_id: 88, currency: 'RMB' }, { silent: true }),
    );
  http.on(PATH, { status: 404, text: 'not found' });
  expect([await ask(), await ask()]).toEqual([null, null]);
  await clock.advance(599_999);
  expect([await ask(), http.sent(PATH).length, deps.heard('failure')]).toEqual([null, 1, []]);
  await clock.advance(1);
  http.ok(calls.jackpots, { list: [] });
  expect(await ask()).toEqual({ list: [] });
  http.on(PATH, { status: 500, text: 'oops' });
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
  expect(http.sent(PATH)).toHaveLength(4);
});
