import { expect, test } from 'vitest';
import { readEndingPause, readPause } from './protection-pauses.ts';

const NONE = { until: null, reason: null, withdrawal: null };
const login = { member_id: 7, member_account: 'ann2025', member_currency: 'GBP', token: 't1' };

test('[RG-29] a refusal says until when, and a wait also why', () => {
  expect(readPause({ until: '2026-01-16T12:00:00.000Z' })).toEqual({ ...NONE, until: Date.UTC(2026, 0, 16, 12) });
  expect(readPause({ until: '2026-01-16T12:00:00Z', reason: 'change' })).toMatchObject({ reason: 'change' });
});

test('[RG-31] the refusal of an excluded member may hold a login for withdrawals, whole or not at all', () => {
  expect(readPause({ until: null, ...login }).withdrawal).toEqual({ ...login, member_id: '7' });
  for (const missing of ['token', 'member_id', 'member_account'])
    expect(readPause({ until: null, ...login, [missing]: undefined }).withdrawal).toBeNull();
});

test.each([null, undefined, 'x', 7, [], {}, { until: 'soon', reason: 5 }, { until: {} }])(
  '[RG-29] data of another form says nothing: %j',
  (data) => {
    expect(readPause(data)).toEqual(NONE);
    expect(readEndingPause(data)).toBeNull();
  },
);

test('[RG-30] the answer to an ended session names the break or exclusion that ended it', () => {
  expect(readEndingPause({ pause: { kind: 'exclusion', until: null } })).toEqual({ kind: 'exclusion', until: null });
  expect(readEndingPause({ pause: { kind: 'break', until: '2026-01-16T12:00:00Z' } })).toEqual({
    kind: 'break',
    until: Date.UTC(2026, 0, 16, 12),
  });
  expect(readEndingPause({ pause: { kind: 'holiday', until: null } })).toBeNull();
});
