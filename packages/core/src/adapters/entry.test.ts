import { expect, test } from 'vitest';
import { fakeWindows } from '../testing/index.ts';
import { createEntry, readEntryQuery, withoutCredentials } from './entry.ts';

const names = [
  'tk',
  'member_account',
  'member_currency',
  'member_id',
  'member_type',
  'footer',
  'header',
  'pwa',
  'fbclid',
  'enc',
  'id',
  'invite',
];

test('[SHELL-25] all twelve parameters are read, absent ones are undefined, of repeated ones the first counts', () => {
  const full = readEntryQuery(`?${names.map((name) => `${name}=${name}-1&${name}=${name}-2`).join('&')}&other=1`);
  expect(full).toEqual(Object.fromEntries(names.map((name) => [name, `${name}-1`])));
  expect(readEntryQuery('')).toEqual({});
  expect(readEntryQuery('?id=7')).toEqual({ id: '7' });
  expect(readEntryQuery('?id=7').invite).toBeUndefined();
});

test('[REG-01] of a link to the registration agent, invitation and currency are read; absent ones are nothing', () => {
  expect(readEntryQuery('?id=7&invite=AB&currency=VND&other=1')).toEqual({ id: '7', invite: 'AB', currency: 'VND' });
  const { id, invite, currency } = readEntryQuery('?other=1');
  expect([id, invite, currency]).toEqual([undefined, undefined, undefined]);
  expect(readEntryQuery('?id=&invite=%20&currency=')).toEqual({ id: '', invite: ' ', currency: '' });
});

test('[SHELL-30x] what signs in leaves the address at the first reading, the rest of it stays', () => {
  const windows = fakeWindows({ path: '/discount/5', search: '?tk=a&id=7&member_id=9&enc=x&gp_id=G%20P' });
  const entry = createEntry(windows);
  expect(windows.replaced).toEqual([]);
  expect(entry.query()).toEqual({ tk: 'a', id: '7', member_id: '9', enc: 'x' });
  expect(windows.replaced).toEqual(['/discount/5?id=7&gp_id=G+P']);
});

test('[SHELL-30x] a later address of the document, as after Back, is not read again', () => {
  const windows = fakeWindows({ search: '?tk=first' });
  const entry = createEntry(windows);
  entry.query();
  windows.here = { ...windows.here, search: '?tk=second' };
  expect(entry.query()).toEqual({ tk: 'first' });
  expect(windows.replaced).toEqual(['/']);
});

test('[SHELL-30x] an address without credentials is left exactly as it is', () => {
  for (const search of ['', '?', '?q=a%20b&id=1', '?token=1&member=2', '?a[]=1&&b']) {
    expect(withoutCredentials(search)).toBe(search);
  }
  const windows = fakeWindows({ search: '?q=a%20b' });
  createEntry(windows).query();
  expect(windows.replaced).toEqual([]);
});
