/** Kind of a failed connection. */
export type FailureKind = 'tls' | 'unreachable' | 'timeout' | 'cut' | 'stopped';

/** A failed connection in one line, and the next step. */
export interface NetworkFailure {
  readonly kind: FailureKind;
  readonly reason: string;
  readonly mend: string;
}

const RENEW = 'Renew the certificate on the server of the platform.';
const CHAIN =
  'Install a certificate of a public authority with its intermediate ones, or start the gateway and this command with NODE_EXTRA_CA_CERTS=file.pem.';
const ADDRESS = "Compare the address with the key 'upstream' of the site and with the platform team.";

type Known = readonly [code: RegExp, kind: FailureKind, reason: string, mend: string];

/** Codes of Node, OpenSSL and undici. The first that fits counts. */
const KNOWN: readonly Known[] = [
  [/^CERT_HAS_EXPIRED$/, 'tls', 'The certificate has expired.', RENEW],
  [
    /^CERT_NOT_YET_VALID$/,
    'tls',
    'The certificate is not valid yet.',
    `Compare the clock of this machine with the right time. ${RENEW}`,
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'tls',
    'The certificate is for another host.',
    `${ADDRESS} Else the certificate has to include this host.`,
  ],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$|^SELF_SIGNED_CERT_IN_CHAIN$/, 'tls', 'The certificate is self-signed.', CHAIN],
  [/^UNABLE_TO_|^CERT_|^ERR_TLS_CERT/, 'tls', 'The certificate cannot be verified.', CHAIN],
  [
    /^ERR_SSL_|^EPROTO$/,
    'tls',
    'The server does not speak TLS, or none of the versions in use.',
    'Write http:// if the platform has no TLS, else turn on TLS 1.2 or 1.3 there.',
  ],
  [/^ENOTFOUND$/, 'unreachable', 'The host name does not exist.', ADDRESS],
  [
    /^EAI_AGAIN$/,
    'unreachable',
    'The host name could not be looked up.',
    'Check the network of this machine, then try again.',
  ],
  [/^ECONNREFUSED$/, 'unreachable', 'The server refuses connections on this port.', ADDRESS],
  [
    /^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/,
    'unreachable',
    'There is no route to the server.',
    'Check network, VPN and firewall of this machine.',
  ],
  [
    /^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'timeout',
    'The server does not accept the connection in time.',
    'Check whether a firewall lets this machine through.',
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'cut',
    'The connection was cut before the answer was complete.',
    'Look for the reason in the logs of the platform and of the servers in front of it.',
  ],
];

/** Error codes of an error, of its causes and of the errors that it collects; outermost first. */
function codesOf(error: unknown, depth = 0): readonly string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { code, cause, errors }: { code?: unknown; cause?: unknown; errors?: unknown } = error;
  const parts = [cause, ...(Array.isArray(errors) ? errors : [])].flatMap((part) => codesOf(part, depth + 1));
  return typeof code === 'string' ? [code, ...parts] : parts;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Explains an error of `fetch` or of a web socket. */
export function networkFailure(error: unknown): NetworkFailure {
  if (nameOf(error) === 'TimeoutError') {
    return {
      kind: 'timeout',
      reason: 'There was no answer in time.',
      mend: 'Look for slow queries and full queues in the logs of the platform.',
    };
  }
  if (nameOf(error) === 'AbortError')
    return { kind: 'stopped', reason: 'The check ended before the answer.', mend: '' };
  const codes = codesOf(error);
  for (const [pattern, kind, reason, mend] of KNOWN) {
    if (codes.some((code) => pattern.test(code))) return { kind, reason, mend };
  }
  const [code] = codes;
  return {
    kind: 'unreachable',
    reason: `The connection failed${code === undefined ? '' : ` (${code})`}.`,
    mend: ADDRESS,
  };
}
