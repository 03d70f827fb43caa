/*
 * JSON has no bigint, so the state of a page and payloads carry amounts as text from the server to the browser. Only
 * responses with amounts are written differently; all others are not searched when they are read.
 */

/** The only key of the placeholder for a response with amounts. */
const AMOUNTS = '$amounts';
/** Prefix of an amount as text; other texts with this prefix get a second one. */
const MARK = '#';

type Json = Readonly<Record<string, unknown>>;

const isMarked = (data: unknown): data is Json => typeof data === 'object' && data !== null && AMOUNTS in data;

/** JSON of a response; undefined for values that JSON cannot express. */
export function writeResponse(data: unknown): string | undefined {
  let marked = isMarked(data);
  const find = (_key: string, value: unknown) => {
    if (typeof value !== 'bigint') return value;
    marked = true;
    return null;
  };
  const plain: string | undefined = JSON.stringify(data, find);
  if (!marked) return plain;
  const mark = (_key: string, value: unknown) => {
    if (typeof value === 'bigint') return `${MARK}${value}`;
    return typeof value === 'string' && value.startsWith(MARK) ? MARK + value : value;
  };
  return `{"${AMOUNTS}":${JSON.stringify(data, mark)}}`;
}

function revive(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(MARK)) return value;
    return value.startsWith(MARK, 1) ? value.slice(1) : BigInt(value.slice(1));
  }
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]));
}

/** A response that {@link writeResponse} wrote, once its JSON was read. */
export const readResponse = (data: unknown): unknown => (isMarked(data) ? revive(data[AMOUNTS]) : data);
