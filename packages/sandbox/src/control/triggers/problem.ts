import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readPlatformTime } from '../../base/readPlatformTime.ts';

/** A request that cannot be carried out; becomes HTTP 400 (404 for something unknown) with a message. */
export class ControlProblem extends Error {
  readonly status: 400 | 404;

  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.status = status;
  }
}

/** The body of a request. @throws ControlProblem when it is invalid */
export async function readBody<T>(c: Context, shape: z.ZodMiniType<T>): Promise<T> {
  const parsed = z.safeParse(shape, await c.req.json().catch(() => undefined));
  if (!parsed.success) throw new ControlProblem(z.prettifyError(parsed.error));
  return parsed.data;
}

/** A time in milliseconds, null without one. @throws ControlProblem for an invalid one */
export function timeOf(value: string | number | null | undefined): number | null {
  if (value === undefined || value === null || value === '') return null;
  const ms = readPlatformTime(value);
  if (ms === undefined) throw new ControlProblem(`${value} is no time; use YYYY-MM-DD HH:mm:ss or ISO`);
  return ms;
}
