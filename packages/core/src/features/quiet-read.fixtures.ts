import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { expect } from 'vitest';
import type { TestDeps } from '../testing/index.ts';

/** Properties of a read that fails or has no observers. */
export interface ReadOutcome {
  /** Kind of the error for an unreadable answer. */
  readonly rejected: unknown;
  /** Failures that were reported. */
  readonly told: number;
  /** Whether the call was aborted when it had no observers any more. */
  readonly givenUp: boolean | undefined;
}

/** Outcome of every read of a list: it rejects, shows no message (ERR-04x), and aborts its call. */
export const quiet: ReadOutcome = { rejected: 'invalid', told: 0, givenUp: true };

/**
 * Runs a read that fails and then loses its observers.
 * @param path of the call
 */
export const readOutcome = async <Data, Key extends QueryKey>(
  { heard, ports, queryClient }: TestDeps,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  path: string,
): Promise<ReadOutcome> => {
  const { http } = ports;
  http.on(path, { status: 500, text: 'oops' });
  const rejected: unknown = await queryClient.fetchQuery({ ...options, retry: false }).then(
    () => null,
    ({ kind }: Error & { readonly kind?: unknown }) => kind,
  );
  const told = heard('failure').length;
  http.hold(path);
  const before = http.sent(path).length;
  const reading = queryClient.fetchQuery(options).catch(() => undefined);
  await expect.poll(() => http.sent(path).length).toBe(before + 1);
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  await reading;
  return { rejected, told, givenUp: http.sent(path).at(-1)?.signal.aborted };
};
