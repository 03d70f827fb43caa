import { calls } from '@housefront/contract/calls';
import { readEndingPause, readPause } from '@housefront/contract/features/protection-pauses';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusedStore } from './protection/refusals/protection.refused.ts';
import { testDeps } from '../testing/index.ts';
import { fetchDevices } from './devices/devices.api.ts';
import { fetchPasskeys } from './passkeys/passkeys.api.ts';
import { fetchState } from './protection/protection.api.ts';
import { plainState } from './protection/protection.fixtures.ts';
import { takeBreak } from './protection/protection.pauses.ts';
import { readLimitRefusal } from './protection/refusals/protection.refusals.ts';
import { fetchEnvelopes } from './red-envelope/red-envelope.api.ts';

/** Milliseconds of the test's moments: 25 November 2026, 10:00:00 UTC, and the same on the platform's clock. */
const UTC = 1_795_600_800_000;
const WALL = UTC + 4 * 3_600_000;

/** Writings of a time, with the moment that each means. */
const writings: readonly (readonly [wire: unknown, at: number | null])[] = [
  [1_795_600_800, UTC],
  ['1795600800', UTC],
  [1_795_600_800_000, UTC],
  ['1795600800000', UTC],
  ['2026-11-25T10:00:00Z', UTC],
  ['2026-11-25T15:30:00+05:30', UTC],
  ['2026-11-25 10:00:00 UTC', UTC],
  ['Wed, 25 Nov 2026 10:00:00 GMT', UTC],
  ['20261125T100000Z', UTC],
  ['20261125T153000+0530', UTC],
  ['2026-11-25 10:00:00', WALL],
  ['2026-11-25T10:00:00', WALL],
  ['2026/11/25 10:00', WALL],
  ['20261125100000', WALL],
  [20_261_125_100_000, WALL],
  ['202611251000', WALL],
  ['20261125100000000', WALL],
  ['20261125100000250', WALL + 250],
  ['20261125 100000', WALL],
  ['soon', null],
  ['20261325100000', null],
  ['', null],
  [null, null],
];

const signal = () => new AbortController().signal;
const stateOf = async (part: object) => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.unchecked(calls.protectionState, { ...plainState, ...part });
  return fetchState(deps, signal());
};
const key = { kind: 'deposit', period: 'day' } as const;
const units = { staked: '0', won: '0', lost: '0' };

/** Each part of a reply with a time, as it is read from what the platform writes. */
const places: Readonly<
  Record<string, (wire: unknown) => Promise<number | null | undefined> | number | null | undefined>
> = {
  'restart of a limit': async (wire) =>
    (await stateOf({ limits: [{ ...key, amount: '1', restarts_at: wire }] })).limits[0]?.restartsAt,
  'raise of a limit': async (wire) => {
    const pending = { amount: '2', effective_at: wire };
    return (await stateOf({ limits: [{ ...key, amount: '1', pending }] })).limits[0]?.pending?.effectiveAt;
  },
  'end of a break': async (wire) => (await stateOf({ pause: { kind: 'break', until: wire } })).pause?.until,
  'sums that were read': async (wire) => (await stateOf({ sums: { ...units, days: 7, read_at: wire } })).sums?.readAt,
  'beginning of a session': async (wire) =>
    (await stateOf({ session: { ...units, started_at: wire } })).session?.startedAt ?? null,
  'reality check': async (wire) =>
    (await stateOf({ check: { every_minutes: 30, due_at: wire, allowed: [30] } })).check?.dueAt,
  'beginning of a pause of slots': async (wire) =>
    (await stateOf({ slots_pause: { from: wire, until: '2026-11-26T10:00:00Z' } })).slotsPause?.from ?? null,
  'end of a pause of slots': async (wire) =>
    (await stateOf({ slots_pause: { from: '2026-11-24T10:00:00Z', until: wire } })).slotsPause?.until ?? null,
  'wait before play': async (wire) => (await stateOf({ wait: { until: wire, reason: 'change' } })).wait?.until ?? null,
  'break that was taken': async (wire) => {
    const deps = testDeps({ token: 't' });
    deps.ports.http.unchecked(calls.breakStore, { until: wire });
    await takeBreak({ ...deps, session: { logout: () => Promise.resolve() } }, '24h');
    return refusedStore(deps).getState().refusal?.until;
  },
  'refusal by a break': (wire) => readPause({ until: wire }).until,
  'break that ended a session': (wire) => readEndingPause({ pause: { kind: 'break', until: wire } })?.until,
  'refusal by a limit': (wire) => {
    const data = { ...key, left: '1', restarts_at: wire };
    const refusal = readLimitRefusal(calls.play, { kind: 'refused', code: '301', message: '', data });
    return typeof refusal === 'object' ? refusal.reached?.restartsAt : undefined;
  },
  envelope: async (wire) => {
    const deps = testDeps({ token: 't' });
    deps.ports.http.unchecked(calls.redEnvelopePromotion, [{ id: '1', end_at: wire }]);
    const read = await fetchEnvelopes(deps);
    const time = read.ok ? read.data[0]?.endsAt : undefined;
    return time?.kind === 'known' ? time.at : null;
  },
  passkey: async (wire) => {
    const deps = testDeps({ token: 't' });
    deps.ports.http.unchecked(calls.passkeys, { list: [{ id: '1', name: 'k', created_at: wire, used_at: '' }] });
    const [passkey] = await fetchPasskeys(deps, signal());
    return passkey?.addedAt.kind === 'known' ? passkey.addedAt.at : null;
  },
  device: async (wire) => {
    const deps = testDeps({ token: 't' });
    deps.ports.http.unchecked(calls.devices, { list: [{ id: '1', created_at: wire, used_at: '' }] });
    const [device] = await fetchDevices(deps, signal());
    return device?.signedInAt?.kind === 'known' ? device.signedInAt.at : null;
  },
};

test.each(Object.keys(places))('[FLD-15] the time of a %s is read in every writing', async (place) => {
  const read = await Promise.all(writings.map(async ([wire]) => [wire, await places[place]?.(wire)]));
  expect(read).toEqual(writings);
});

test('[FLD-15] digits of a whole date and time are that time, with a zone or without', () => {
  const moment = fc.integer({ min: Date.UTC(1970, 0, 2) / 1000, max: Date.UTC(2199, 11, 30) / 1000 });
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom('', 'T', ' '),
      fc.constantFrom('Z', '+0000', ' UTC'),
      (seconds, between, zone) => {
        const [date = '', time = ''] = new Date(seconds * 1000)
          .toISOString()
          .replaceAll(/[-:]|\.\d+Z/g, '')
          .split('T');
        expect(readPause({ until: `${date}${between}${time}${zone}` }).until).toBe(seconds * 1000);
        const bare = readPause({ until: `${date}${between}${time}` }).until ?? Number.NaN;
        // Wall time of Caracas, four or four and a half hours behind.
        expect([4, 4.5].map((hours) => hours * 3_600_000)).toContain(bare - seconds * 1000);
      },
    ),
    { numRuns: 1000 },
  );
});
