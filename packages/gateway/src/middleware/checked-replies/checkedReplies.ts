import { callPath, parseResponse, type AnyCall } from '@housefront/contract/endpoint';
import { readReply } from '@housefront/contract/envelope';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';

/** An answer of the gateway itself differs from the contract. */
export class ReplyContractError extends Error {
  override readonly name = 'ReplyContractError';
}

/**
 * Compares answers of the gateway itself with the contract. For development only: the first answer loads the checker
 * (CON-01).
 * @param calls those that the gateway answers
 * @throws {ReplyContractError} inside the app for an answer that differs from the contract, which becomes status 500
 */
export function checkedReplies(calls: readonly AnyCall[]): MiddlewareHandler<GatewayEnv> {
  const byPath = new Map(calls.map((call) => [callPath(call), call]));
  return async (c, next) => {
    await next();
    const call = byPath.get(c.req.path);
    if (!call || c.req.method !== call.method || c.res.status !== 200) return;
    const problems = await problemsOf(call, await c.res.clone().json());
    if (problems.length > 0) throw new ReplyContractError(problems.join('; '));
  };
}

/** Errors in the body of an answer, including fields that the contract does not know; a refusal has no data. */
export async function problemsOf(call: AnyCall, body: unknown): Promise<readonly string[]> {
  const read = readReply(call, body);
  if (read === null) return [`${call.name}: no envelope`];
  if (!read.ok) return [];
  const { replyProblems } = await import('@housefront/contract/strict-reply');
  const parsed = parseResponse(call, read.data);
  const known = parsed.ok ? Object.keys(parsed.data ?? {}) : [];
  const unknown = Object.keys(read.data ?? {}).filter((key) => parsed.ok && !known.includes(key));
  return [...replyProblems(call, read.data), ...unknown.map((key) => `${call.name} ${key}: not in the contract`)];
}
