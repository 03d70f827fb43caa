import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';

let db: Database;
beforeEach(() => {
  db = openDatabase(':memory:');
});
afterEach(() => db.close());

test('a row is written by the names of its columns, and a column without a value has its default', () => {
  const { lastId } = db.insert('message', {
    kind: 'sms',
    receiver: 'a',
    purpose: 'b',
    text: 'c',
    code: undefined,
    at: 1,
  });
  expect(db.has('message', { id: lastId, receiver: 'a', code: null })).toBe(true);
  expect(db.has('message', { id: lastId, receiver: 'b' })).toBe(false);
});

test('a row with a known key is an error, left out or put in its place', () => {
  db.insert('flag', { name: 'closed', value: true });
  expect(() => db.insert('flag', { name: 'closed', value: false })).toThrow('UNIQUE');
  expect(db.insert('flag', { name: 'closed', value: false }, 'ignore').changes).toBe(0);
  expect(db.has('flag', { name: 'closed', value: true })).toBe(true);
  db.insert('flag', { name: 'closed', value: false }, 'replace');
  expect(db.has('flag', { name: 'closed', value: false })).toBe(true);
});

test('one value is read exactly, also where SQLite calculates with numbers of the statement', () => {
  expect(db.number('SELECT value FROM flag')).toBe(0);
  expect(db.number('SELECT max(value) FROM flag')).toBe(0);
  expect(db.sum('SELECT 9007199254740993')).toBe(9_007_199_254_740_993n);
  expect(db.sum('SELECT 5 - ?', 2)).toBe(3n);
  expect(() => db.sum('SELECT 5 / ?', 2)).toThrow('Invalid input');
});
