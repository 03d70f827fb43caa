import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeClock, fakeLogger, settle } from '../../testing/index.ts';
import { createStorage, memoryArea } from '../storage/storage.ts';
import { fakePlugins } from './native-app.fixtures.ts';
import { openTokenArea } from './secure-token.ts';

type Fake = ReturnType<typeof fakePlugins>;

/** Storage of an app as it starts. `local` is its local storage, or one that throws. */
const start = async (fake: Fake, local: Record<string, string> | 'blocked' = {}) => {
  const clock = fakeClock();
  const logger = fakeLogger();
  const area = memoryArea();
  if (local !== 'blocked') for (const [key, text] of Object.entries(local)) area.setItem(key, text);
  const open = () => {
    if (local === 'blocked') throw new Error('blocked');
    return area;
  };
  const opening = openTokenArea({ local: open, secure: fake.plugins.secureStorage, clock, logger });
  await clock.advance(2000);
  const tokens = await opening;
  const storage = createStorage({ local: tokens.open, session: memoryArea, onExternalChange: () => () => undefined });
  return { storage, tokens, area, logger, clock };
};
const member = { member_id: '42' };

test('[GEN-08] the token is in secure storage and never in local storage; everything else stays where it was', async () => {
  const fake = fakePlugins();
  const { storage, tokens, area } = await start(fake);
  storage.set('member_id', '42');
  storage.set('token', 't1');
  expect([storage.get('token'), area.getItem('token'), area.getItem('member_id')]).toEqual(['t1', null, '42']);
  await tokens.written();
  expect(fake.secure.get('token')).toBe('t1');
  const again = await start(fake, member);
  expect(again.storage.get('token')).toBe('t1');
  again.storage.remove('token');
  expect(again.storage.get('token')).toBeUndefined();
  await again.tokens.written();
  expect(fake.secure.has('token')).toBe(false);
});

test('[GEN-08] a token of local storage moves once, and goes from there only when it is safe', async () => {
  const fake = fakePlugins();
  fake.break('set');
  const first = await start(fake, { ...member, token: 'old' });
  await first.tokens.written();
  expect([first.storage.get('token'), first.area.getItem('token')]).toEqual(['old', 'old']);
  fake.mend();
  const second = await start(fake, { ...member, token: 'old' });
  await second.tokens.written();
  expect([second.storage.get('token'), second.area.getItem('token'), fake.secure.get('token')]).toEqual([
    'old',
    null,
    'old',
  ]);
  const third = await start(fake, { ...member, token: 'older' });
  expect([third.storage.get('token'), third.area.getItem('token')]).toEqual(['old', null]);
});

test('[GEN-08] a token that outlived a deleted app signs no one in and is removed', async () => {
  const fake = fakePlugins();
  fake.secure.set('token', 'left');
  const { storage, tokens } = await start(fake);
  await tokens.written();
  expect([storage.get('token'), fake.secure.has('token')]).toEqual([undefined, false]);
});

test.each(['fails', 'hangs'] as const)(
  '[GEN-08] a secure storage that %s delays the page by two seconds at most, and is read again later',
  async (how) => {
    const fake = fakePlugins();
    fake.secure.set('token', 't1');
    fake.break('get', how);
    const { storage, tokens, logger, clock } = await start(fake, member);
    expect(storage.get('token')).toBeUndefined();
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn']);
    const failed = tokens.retry();
    await clock.advance(2000);
    expect(await failed).toBeNull();
    fake.mend();
    expect([await tokens.retry(), storage.get('token'), await tokens.retry()]).toEqual(['t1', 't1', null]);
  },
);

test('[GEN-08] a sign-in or sign-out while secure storage is locked wins over what is read later', async () => {
  for (const next of ['t2', undefined]) {
    const fake = fakePlugins();
    fake.secure.set('token', 't1');
    fake.break('get');
    const { storage, tokens } = await start(fake, member);
    fake.mend();
    const reading = tokens.retry();
    if (next === undefined) storage.remove('token');
    else storage.set('token', next);
    expect([await reading, await tokens.retry(), storage.get('token')]).toEqual([null, null, next]);
    await tokens.written();
    expect(fake.secure.get('token')).toBe(next);
  }
});

test('[GEN-08] where nothing can be stored the token lasts as long as the document, and no write throws', async () => {
  const fake = fakePlugins();
  for (const name of ['get', 'set', 'remove'] as const) fake.break(name);
  const { storage, tokens, logger } = await start(fake, 'blocked');
  storage.set('token', 't1');
  expect(storage.get('token')).toBe('t1');
  storage.remove('token');
  expect(storage.get('token')).toBeUndefined();
  await tokens.written();
  await settle();
  expect(logger.lines.every(({ message }) => !message.includes('t1'))).toBe(true);
});

test('[GEN-08] after any row of writes, secure storage has what the page has, and local storage has no token', async () => {
  const step = fc.option(fc.stringMatching(/^[a-z]{1,8}$/), { nil: null });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.option(fc.constant('old'), { nil: null }),
      async (steps, old) => {
        const fake = fakePlugins();
        const { storage, tokens, area } = await start(fake, { ...member, ...(old !== null && { token: old }) });
        for (const text of steps) {
          if (text === null) storage.remove('token');
          else storage.set('token', text);
        }
        await tokens.written();
        expect([fake.secure.get('token'), area.getItem('token')]).toEqual([storage.get('token'), null]);
      },
    ),
    { numRuns: 60 },
  );
});
