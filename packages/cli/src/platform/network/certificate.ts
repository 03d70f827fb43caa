import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Days that a certificate is valid at least: below the first a warning, below the second an error. */
const DAYS = { warn: 21, fail: 3 };
const DAY_MS = 86_400_000;

/** The end of the certificate that a server shows, in milliseconds since 1970. */
export type CertificateEnd = (address: URL, limitMs: number) => Promise<number | null>;

/**
 * Asks a server for its certificate. It need not be valid: an expired one has an end as well.
 * @returns null if no server shows a certificate in time
 */
export const certificateEnd: CertificateEnd = ({ hostname, port }, limitMs) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      // The protocol has names only, no addresses.
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
      timeout: limitMs,
    });
    const ended = (end: number | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(end);
    };
    // The timeout of the socket begins again with each byte.
    const timer = setTimeout(() => ended(null), limitMs);
    socket.once('secureConnect', () => {
      // Without a certificate the library gives an empty object.
      const end = Date.parse(socket.getPeerCertificate().valid_to ?? '');
      ended(Number.isNaN(end) ? null : end);
    });
    socket.once('error', () => ended(null));
    socket.once('close', () => ended(null));
    socket.once('timeout', () => ended(null));
  });
};

/** A certificate judged by the time that it has left. */
export interface JudgedCertificate {
  readonly status: 'ok' | 'warn' | 'fail';
  readonly title: string;
  readonly why: string;
}

/** Judges the time that a certificate has left. */
export function judgeCertificate(host: string, end: number, now: number): JudgedCertificate {
  const left = end - now;
  const days = Math.floor(Math.abs(left) / DAY_MS);
  const time = days === 0 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`;
  const day = new Date(end).toISOString().slice(0, 10);
  if (left <= 0) {
    const why = `That of ${host} has expired ${time} ago, on ${day}: browsers refuse the connection.`;
    return { status: 'fail', title: 'A certificate has expired', why };
  }
  const why = `That of ${host} is valid until ${day}, for ${time}.`;
  if (left > DAYS.warn * DAY_MS) return { status: 'ok', title: 'The certificate is valid for some time', why };
  return { status: left > DAYS.fail * DAY_MS ? 'warn' : 'fail', title: 'A certificate expires soon', why };
}
