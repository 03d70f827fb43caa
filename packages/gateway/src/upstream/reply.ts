import { envelope } from '@housefront/contract/envelope';

const MESSAGES = {
  400: 'The request cannot be understood.',
  403: 'This may be asked by pages of the site only.',
  404: 'There is no such call.',
  405: 'This address cannot be used that way.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The head of the request is too large. Deleting the cookies of this site may help.',
  500: 'Something went wrong.',
  502: 'The service cannot be reached at the moment.',
  503: 'This is loaded when it is opened.',
  504: 'The service did not answer in time.',
} as const;

/** Failures that the gateway itself answers to calls. */
export type FailureStatus = keyof typeof MESSAGES;

/** The envelope of a failure as JSON text. */
export const failureText = (status: FailureStatus, message: string = MESSAGES[status]): string =>
  JSON.stringify(envelope(status, message, null));

/** Headers of an envelope. */
export const FAILURE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** The platform's envelope with the HTTP status as its code, which clients understand (GW-03). */
export function failureReply(
  status: FailureStatus,
  headers: Readonly<Record<string, string>> = {},
  message?: string,
): Response {
  return new Response(failureText(status, message), { status, headers: { ...FAILURE_HEADERS, ...headers } });
}
