import * as z from 'zod/mini';
import { isRecord } from '../wire/json.ts';
import * as wire from '../wire/wire.ts';
import { kindOf } from '../calls/writing.ts';

/** Effect of a field that is missing, as its declaration says; empty where it must be there. */
export function leftOut(schema: z.core.$ZodType, side: 'request' | 'reply', needed: boolean): string {
  if (needed) return '';
  if (side === 'request') return 'The site leaves it out where it has no value.';
  if (schema === wire.fee || schema === wire.feeRate) return 'Nothing is charged.';
  if (schema === wire.limitOrNull) return 'There is no limit.';
  const kind = kindOf(schema);
  if (kind === 'amount') return 'The amount is shown as –.';
  if (kind === 'time') return 'No time is shown.';
  return read(z.parse(schema, undefined));
}

function read(value: unknown): string {
  if (value === undefined || value === null) return 'The site goes on without it.';
  if (value === '') return 'It counts as blank.';
  if (typeof value === 'boolean') return `It counts as ${value ? 'on' : 'off'}.`;
  if (Array.isArray(value)) return 'It counts as an empty list.';
  if (isRecord(value)) return 'The site goes on without its values.';
  return `It counts as ${JSON.stringify(value).replaceAll('"', '`')}.`;
}
