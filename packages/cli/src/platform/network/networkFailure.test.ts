import { expect, test } from 'vitest';
import { networkFailure } from './networkFailure.ts';

const fetchError = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test.each([
  ['CERT_HAS_EXPIRED', 'tls', 'The certificate has expired.'],
  ['CERT_NOT_YET_VALID', 'tls', 'The certificate is not valid yet.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', 'The certificate is for another host.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', 'The certificate is self-signed.'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls', 'The certificate is self-signed.'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls', 'The certificate cannot be verified.'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'tls', 'The certificate cannot be verified.'],
  ['CERT_REVOKED', 'tls', 'The certificate cannot be verified.'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', 'The server does not speak TLS, or none of the versions in use.'],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'tls', 'The server does not speak TLS, or none of the versions in use.'],
  ['EPROTO', 'tls', 'The server does not speak TLS, or none of the versions in use.'],
  ['ENOTFOUND', 'unreachable', 'The host name does not exist.'],
  ['EAI_AGAIN', 'unreachable', 'The host name could not be looked up.'],
  ['ECONNREFUSED', 'unreachable', 'The server refuses connections on this port.'],
  ['EHOSTUNREACH', 'unreachable', 'There is no route to the server.'],
  ['ENETUNREACH', 'unreachable', 'There is no route to the server.'],
  ['ETIMEDOUT', 'timeout', 'The server does not accept the connection in time.'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout', 'The server does not accept the connection in time.'],
  ['ECONNRESET', 'cut', 'The connection was cut before the answer was complete.'],
  ['UND_ERR_SOCKET', 'cut', 'The connection was cut before the answer was complete.'],
  ['ENEW', 'unreachable', 'The connection failed (ENEW).'],
])('[OPS-04] %s is explained in one line, with the next step', (code, kind, reason) => {
  const failure = networkFailure(fetchError(code));
  expect(failure).toMatchObject({ kind, reason });
  expect(failure.mend).toMatch(/^[A-Z].*\.$/);
});

test('[OPS-04] errors of several addresses, time limits and stops are explained', () => {
  const refused = Object.assign(new Error('a'), { code: 'ECONNREFUSED' });
  const both = new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) });
  expect(networkFailure(both).reason).toBe('The server refuses connections on this port.');
  expect(networkFailure(new DOMException('', 'TimeoutError')).kind).toBe('timeout');
  expect(networkFailure(new DOMException('', 'AbortError')).kind).toBe('stopped');
  expect(networkFailure('what').reason).toBe('The connection failed.');
});
