import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of a test. */
export interface TestServer {
  readonly port: number;
  close(): Promise<void>;
}

async function listening(server: Server): Promise<TestServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A server that answers every request in this way. */
export const serve = (answer: RequestListener): Promise<TestServer> => listening(createServer(answer));

/** As {@link serve}, with a certificate. */
export const serveSecurely = (answer: RequestListener, { key, cert }: Certificate): Promise<TestServer> =>
  listening(createSecureServer({ key, cert }, answer));

/** A self-signed certificate. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate authority without any state. */
const AUTHORITY = `[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
serial = serial
policy = any
default_md = sha256
copy_extensions = copy
[any]
commonName = supplied
`;

/** Makes a self-signed certificate that is valid between two days, e.g. `20200131`. */
export function makeCertificate(host: string, from: string, until: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-certificate-'));
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  try {
    for (const [name, text] of [
      ['ca.cnf', AUTHORITY],
      ['index.txt', ''],
      ['serial', '01'],
    ] as const) {
      writeFileSync(join(folder, name), text);
    }
    const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'wish.pem', ...name);
    const dates = ['-startdate', `${from}000000Z`, '-enddate', `${until}000000Z`];
    const signed = ['-selfsign', '-keyfile', 'key.pem', '-in', 'wish.pem', '-out', 'cert.pem'];
    openssl('ca', '-batch', '-notext', '-config', 'ca.cnf', ...signed, ...dates);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { key: read('key.pem'), cert: read('cert.pem') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
