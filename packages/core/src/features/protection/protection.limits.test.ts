import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import type { SiteConfig } from '@housefront/contract/site-config';
import { storeLimits } from './index.ts';
import { setUp, showState } from './protection.fixtures.ts';

beforeAll(() => Promise.all([import('./protection.api.ts'), import('@housefront/contract/endpoint')]));

const STORE = '/api/protection/limit/store';
const day = { kind: 'deposit', period: 'day' } as const;
const week = { kind: 'deposit', period: 'week' } as const;
const other = { kind: 'loss', period: 'month', amount: '100', pending: { amount: '200', effective_at: '2026-03-01' } };
const success = (key: string) => [{ kind: 'success', key }];

/** The message after limits were asked for, when the platform answers with these. */
const saidOf = async (
  wanted: Parameters<typeof storeLimits>[1],
  limits: readonly object[],
  config?: Partial<SiteConfig>,
) => {
  const deps = setUp(config && { config });
  deps.ports.http.unchecked(calls.limitStore, { limits });
  expect(await storeLimits(deps, wanted)).toBe(true);
  return deps.heard('message');
};

test('[RG-16] a limit that counts at once is saved, one that is gone at once is removed; others that wait do not matter', async () => {
  expect(await saidOf([{ key: day, amount: 100n }], [{ ...day, amount: '100' }, other])).toEqual(
    success('limits.saved'),
  );
  expect(await saidOf([{ key: day, amount: null }], [other])).toEqual(success('limits.removed'));
});

test('[RG-12] [RG-16] a raise that waits says from when it counts, in the zone of the profile', async () => {
  const pending = { amount: '900', effective_at: '2026-07-01T11:00:00Z' };
  const limits = [other, { ...day, amount: '100', pending }];
  const wanted = [{ key: day, amount: 900n }];
  const said = (time: string) => [{ kind: 'info', key: 'limits.effect_later', params: { time } }];
  expect(await saidOf(wanted, limits)).toEqual(said('2026-07-01 12:00:00 GMT+1'));
  expect(await saidOf(wanted, limits, {})).toEqual(said('2026-07-01 07:00:00 GMT-4'));
  const removal = [{ ...day, amount: '100', pending: { ...pending, amount: null } }];
  expect(await saidOf([{ key: day, amount: null }], removal)).toEqual(said('2026-07-01 12:00:00 GMT+1'));
});

test('[RG-44] a limit that waits for a personal contact says so', async () => {
  const limits = [{ ...day, amount: '100', pending: { amount: '900' } }];
  expect(await saidOf([{ key: day, amount: 900n }], limits)).toEqual([{ kind: 'info', key: 'limits.effect_contact' }]);
});

test('[RG-12] [RG-16] several limits are asked for one after the other, with one message when all are there', async () => {
  const deps = setUp();
  const rereads = await showState(deps);
  const pending = { amount: '900', effective_at: '2026-01-16T12:00:00Z' };
  const limits = [
    { ...day, amount: '100', pending },
    { ...week, amount: '700' },
  ];
  deps.ports.http.ok(calls.limitStore, { limits });
  const wanted = [
    { key: day, amount: 900n },
    { key: week, amount: 700n },
  ];
  expect(await storeLimits(deps, wanted)).toBe(true);
  expect(deps.ports.http.bodies(STORE)).toEqual([
    { ...day, amount: '900' },
    { ...week, amount: '700' },
  ]);
  // The first one waits, although the last one counts at once.
  expect(deps.heard('message')).toMatchObject([{ kind: 'info', key: 'limits.effect_later' }]);
  expect(rereads()).toBe(1);
});

test('[RG-12] a limit that is refused ends the row of them: the next one is not asked for', async () => {
  const deps = setUp();
  deps.ports.http.code(STORE, '101', 'Too high');
  const wanted = [
    { key: day, amount: 900n },
    { key: week, amount: 700n },
  ];
  expect(await storeLimits(deps, wanted)).toBe(false);
  expect(deps.ports.http.bodies(STORE)).toEqual([{ ...day, amount: '900' }]);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'Too high' }]);
});

test('[RG-16] the removal of a limit is asked for without an amount', async () => {
  const deps = setUp();
  deps.ports.http.ok(calls.limitStore, { limits: [] });
  expect(await storeLimits(deps, [{ key: day, amount: null }])).toBe(true);
  expect(deps.ports.http.bodies(STORE)).toEqual([{ ...day, amount: null }]);
});

test('[RG-12] without a limit to ask for nothing is sent and nothing said', async () => {
  const deps = setUp();
  expect(await storeLimits(deps, [])).toBe(false);
  expect([deps.ports.http.requests, deps.heard('message')]).toEqual([[], []]);
});
