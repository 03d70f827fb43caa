import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResponse, writeResponse } from './response-json.ts';

test('[FLD-01] whatever a response holds, the browser gets the same', () => {
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.bigInt(),
      fc.string(),
      fc.stringMatching(/^#{0,3}-?\d{0,3}$/),
      fc.constantFrom(null, true, 0),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.string(), fc.constant('$amounts')), tie('any'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(any, (data) => {
      const written = writeResponse(data);
      expect(readResponse(JSON.parse(written ?? 'null'))).toEqual(data);
    }),
    { numRuns: 2000 },
  );
});

test('what JSON cannot say is nothing', () => {
  expect(writeResponse(undefined)).toBeUndefined();
  expect(writeResponse(5n)).toBe('{"$amounts":"#5"}');
  expect(writeResponse('#5')).toBe('"#5"');
});
