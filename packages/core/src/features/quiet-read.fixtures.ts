import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { expect } from 'vitest';
import type { TestDeps } from '../testing/index.ts';

/**
 * Expects of a read that its failure rejects and is told nobody (ERR-04x), and that it gives up its call when nobody waits
 * for it any more.
 * @param path where it asks
 */
export const expectQuietRead = async <Data, Key extends QueryKey>(
  { heard, ports, queryClient }: TestDeps,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  path: string,
): Promise<void> => {
  const { http } = ports;
  http.on(path, { status: 500, text: 'oops' });
  await expect(queryClient.fetchQuery({ ...options, retry: false })).rejects.toMatchObject({ kind: 'invalid' });
  expect(heard('failure')).toEqual([]);
  http.hold(path);
  const before = http.sent(path).length;
  const given = queryClient.fetchQuery(options).catch(() => undefined);
  await expect.poll(() => http.sent(path).length).toBe(before + 1);
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  await given;
  expect(http.sent(path).at(-1)?.signal.aborted).toBe(true);
};
