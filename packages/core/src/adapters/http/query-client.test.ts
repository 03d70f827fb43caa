import { expect, test } from 'vitest';
import { asOfNow, createQueryClient } from './query-client.ts';
import { dehydrate, hydrate } from '@tanstack/react-query';

test('an answer and a failure enter the cache once the page is hydrated, however early they arrive', async () => {
  let settle: () => void = () => undefined;
  const heldUntil = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const client = createQueryClient({ heldUntil });
  client.setQueryData(['amount'], 1, { updatedAt: 0 });
  const asked: string[] = [];
  const amount = client.fetchQuery({
    queryKey: ['amount'],
    queryFn: () => {
      asked.push('amount');
      return 2;
    },
  });
  const lost = client.prefetchQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new Error('gone')) });
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
  expect(asked).toEqual(['amount']);
  expect(client.getQueryData(['amount'])).toBe(1);
  expect(client.getQueryState(['lost'])?.status).toBe('pending');
  settle();
  expect(await amount).toBe(2);
  await lost;
  expect(client.getQueryState(['lost'])?.status).toBe('error');
  expect(await client.fetchQuery({ queryKey: ['later'], queryFn: () => 3 })).toBe(3);
});

test('[FLD-09] data of a server are no younger than now on a device whose clock is behind, and as old as they are elsewhere', () => {
  const server = createQueryClient();
  const now = Date.now();
  server.setQueryData(['ahead'], 1, { updatedAt: now + 90 * 60_000 });
  server.setQueryData(['before'], 2, { updatedAt: now - 5000 });
  const device = createQueryClient();
  hydrate(device, asOfNow(dehydrate(server)));
  expect(device.getQueryData(['ahead'])).toBe(1);
  expect(device.getQueryState(['ahead'])?.dataUpdatedAt).toBeLessThan(now + 60_000);
  expect(device.getQueryState(['before'])).toMatchObject({ data: 2, dataUpdatedAt: now - 5000 });
});
