import { expect, test } from 'vitest';
import { storeRefusal } from './push.codes.ts';

test('[PLT-04] codes of agreeing have texts; others have the words of the platform', () => {
  const refused = (code: string) => storeRefusal({ kind: 'refused', code, message: 'words' });
  expect(refused('101')).toEqual({ kind: 'error', key: 'push.failed' });
  expect(refused('102')).toEqual({ kind: 'info', key: 'push.not_now' });
  expect(refused('555')).toEqual({ kind: 'error', text: 'words' });
});
