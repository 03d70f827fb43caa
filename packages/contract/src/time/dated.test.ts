import { expect, test } from 'vitest';
import { valuesAt, type DatedRow } from './dated.ts';

interface Row {
  readonly zone: string;
  readonly age?: number;
  readonly check?: readonly number[];
}

const ageAt = (row: DatedRow<Row>, moment: string) => valuesAt<Row>(row, Date.parse(moment)).age;

test('[RG-46] a value holds from its first to its last day, in the zone of the row', () => {
  const row: DatedRow<Row> = {
    zone: 'Europe/London',
    age: { dated: [{ value: 21, from: '2026-09-30', until: '2026-12-31' }] },
  };
  // London has summer time until October 25.
  expect(ageAt(row, '2026-09-29T22:59:59Z')).toBeUndefined();
  expect(ageAt(row, '2026-09-29T23:00:00Z')).toBe(21);
  expect(ageAt(row, '2026-12-31T23:59:59Z')).toBe(21);
  expect(ageAt(row, '2027-01-01T00:00:00Z')).toBeUndefined();
});

test('[RG-46] one value follows another: the day before, on, and after', () => {
  const row: DatedRow<Row> = {
    zone: 'Asia/Manila',
    age: {
      dated: [
        { value: 18, until: '2026-05-31' },
        { value: 21, from: '2026-06-01' },
      ],
    },
    check: [15, 30],
  };
  expect(ageAt(row, '2026-05-31T15:59:59Z')).toBe(18);
  expect(ageAt(row, '2026-05-31T16:00:00Z')).toBe(21);
  expect(ageAt(row, '2030-01-01T00:00:00Z')).toBe(21);
  expect(valuesAt<Row>(row, 0)).toEqual({ zone: 'Asia/Manila', age: 18, check: [15, 30] });
});

test('[RG-46] of two values on one day the first holds', () => {
  const row: DatedRow<Row> = {
    zone: 'UTC',
    age: {
      dated: [
        { value: 19, from: '2026-01-01' },
        { value: 20, from: '2026-01-01' },
      ],
    },
  };
  expect(ageAt(row, '2026-01-01T12:00:00Z')).toBe(19);
});
