import { readServerTime } from '@housefront/core/i18n';
import { expect, test } from 'vitest';
import { wholeMoment } from './wholeMoment.ts';

test('[PLT-05] the time zone of a moment stays on one line', () => {
  expect(wholeMoment(readServerTime('2026-11-26 19:37:34'))).toBe('2026-11-26 19:37:34 GMT\u20114');
});
