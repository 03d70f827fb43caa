/** Validators of a file. */
export interface Validators {
  /** Quoted, strong. */
  readonly etag: string;
  /** Milliseconds since the epoch, whole seconds; absent for what has no time. */
  readonly modified?: number;
}

/** Reads a request header. */
export type HeaderReader = (name: string) => string | undefined;

/** True if the visitor's copy is still valid: by If-None-Match, or without it by If-Modified-Since. */
export function isNotModified(header: HeaderReader, { etag, modified }: Validators): boolean {
  const tags = header('if-none-match');
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(header('if-modified-since') ?? '');
  return modified !== undefined && modified <= since;
}

/** A requested part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The requested part.
 * @returns undefined for the whole file (no range, several ranges, an outdated If-Range), `unsatisfiable` for 416
 */
export function wantedRange(
  header: HeaderReader,
  size: number,
  file: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header('range') ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '') || !rangeStillApplies(header('if-range'), file)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}

function rangeStillApplies(value: string | undefined, { etag, modified }: Validators): boolean {
  if (value === undefined || value === etag) return true;
  return !value.includes('"') && Date.parse(value) === modified;
}
