import type { CallErrorKind } from '../adapters/http/call-types.ts';

/** The result of a call that failed on this side, without a word of the platform. */
export const failedCall = <Kind extends CallErrorKind>(kind: Kind) =>
  ({ ok: false, error: { kind, code: '', message: '' } }) as const;
