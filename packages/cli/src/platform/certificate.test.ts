import { siteFacts } from '@housefront/sandbox/testing';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteFolders } from '../project/siteFolders.ts';
import { join } from 'node:path';
import { ownHosts } from '../doctor/ownHosts.ts';
import { readSnapshot, type Snapshot } from '../doctor/repository/snapshot.ts';
import { makeRepository, type TestRepository } from '../doctor/testing/repository.ts';
import { certificateEnd } from './network/certificate.ts';
import { checkPlatform } from './checkPlatform.ts';
import { makeCertificate, serveSecurely, type Certificate, type TestServer } from './servers.fixtures.ts';
import { isWell } from './report/verdict.ts';

const DAY = 86_400_000;
/** The last moment of the certificate of the tests. */
const END = Date.UTC(2099, 0, 31);

let certificate: Certificate;
let server: TestServer;
const others: Server[] = [];
beforeAll(async () => {
  certificate = makeCertificate('localhost', '20200101', '20990131');
  server = await serveSecurely((_, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end('{"code":"100","message":"","data":{}}');
  }, certificate);
});
afterEach(() => {
  for (const other of others.splice(0)) other.close();
});
afterAll(() => server.close());

async function portOf(other: Server): Promise<number> {
  others.push(other.listen(0, '127.0.0.1'));
  await once(other, 'listening');
  // A server on a TCP port has an address of this form.
  return (other.address() as AddressInfo).port;
}

/** Time that is left, with the status and what the finding says. */
const TIMES = [
  [400 * DAY, 'ok', 'valid until 2099-01-31, for 400 days.'],
  [21 * DAY + 1, 'ok', 'valid until 2099-01-31, for 21 days.'],
  [21 * DAY, 'warn', 'valid until 2099-01-31, for 21 days.'],
  [10.5 * DAY, 'warn', 'valid until 2099-01-31, for 10 days.'],
  [3 * DAY + 1, 'warn', 'valid until 2099-01-31, for 3 days.'],
  [3 * DAY, 'fail', 'valid until 2099-01-31, for 3 days.'],
  [DAY, 'fail', 'valid until 2099-01-31, for 1 day.'],
  [1, 'fail', 'valid until 2099-01-31, for less than a day.'],
] as const;

describe('[OPS-04] the certificate of a platform', () => {
  const trusted = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trusted, certificate.cert]));
  afterAll(() => setDefaultCACertificates(trusted));
  const check = (left: number, more: object = {}) =>
    checkPlatform({
      against: `https://localhost:${server.port}`,
      site: { ...siteFacts, ...more },
      ports: { now: () => END - left },
    });

  test.each(TIMES)('with %i ms left: %s', async (left, status, says) => {
    const { findings } = await check(left);
    expect(findings.filter(({ id }) => id === 'platform.certificate')).toMatchObject([
      { status, where: '', why: `That of localhost:${server.port} is ${says}` },
    ]);
    const mend = findings.find(({ id }) => id === 'platform.certificate')?.mend;
    expect(mend === '').toBe(status === 'ok');
  });

  test('a warning leaves a platform well, a fault does not', async () => {
    const faults = async (left: number) =>
      (await check(left)).findings.filter(({ id, status }) => id === 'platform.certificate' && status === 'fail');
    expect([await faults(10 * DAY), (await faults(2 * DAY)).length]).toEqual([[], 1]);
    const report = await check(2 * DAY);
    const only = report.findings.filter(({ id }) => id === 'platform.certificate');
    expect(isWell({ ...report, findings: only })).toBe(false);
  });

  test('the server of realtime is asked as well, once for each host', async () => {
    const realtime = { key: 'k', host: '127.0.0.1', port: server.port, tls: true, authPath: '/a' };
    const wheres = async (over: object) =>
      (await check(2 * DAY, { realtime: { ...realtime, ...over } })).findings
        .filter(({ id }) => id === 'platform.certificate')
        .map(({ status, where }) => `${status} ${where}`.trim());
    expect(await wheres({})).toEqual(['fail', 'fail realtime']);
    for (const over of [{ host: 'localhost' }, { host: 'same' }, { tls: false }, { port: 1 }]) {
      expect([over, await wheres(over)]).toEqual([over, ['fail']]);
    }
  });

  test('an address without TLS has no certificate', async () => {
    const { findings } = await checkPlatform({ against: 'http://127.0.0.1:1', site: siteFacts });
    expect(findings.filter(({ id }) => id === 'platform.certificate')).toEqual([]);
  });
});

describe('[OPS-04] the certificates of the hosts of the gateway', () => {
  let repository: TestRepository;
  let project: Snapshot;
  beforeAll(async () => {
    repository = await makeRepository();
    const hosts = ['play.example.com', 'WWW.example.com', '1001.localhost', 'localhost:4101'];
    const entries = [
      { dir: 'sites/1001', hosts },
      { dir: './sites/1002/', hosts: ['play.example.com'] },
    ];
    repository.write('gateway.json', JSON.stringify(entries));
    const all = siteFolders(join(repository.root, 'sites'));
    project = await readSnapshot({ root: repository.root, allSites: all, chosen: all, env: {} });
  });
  afterAll(() => repository.remove());

  /** Names of the hosts lead to the server of the test. */
  const found = (over: Partial<Snapshot>, asked: string[] = [], online = true) =>
    ownHosts(
      { ...project, ...over },
      {
        isOnline: () => online,
        certificate: ({ host }, limitMs) => {
          asked.push(host);
          return certificateEnd(new URL(`https://127.0.0.1:${server.port}`), limitMs);
        },
      },
    );

  test.each(TIMES)('with %i ms left: %s', async (left, status, says) => {
    const [first, second, ...more] = await found({ now: new Date(END - left) });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id: 'gateway.certificate', status, where: 'gateway.json: play.example.com' });
    expect(first?.why).toBe(`That of play.example.com is ${says}`);
    expect(second).toMatchObject({ status, where: 'gateway.json: www.example.com' });
    expect(first?.mend).toMatch(status === 'ok' ? /^$/ : /^Renew the certificate of play\.example\.com/);
  });

  test('an expired one is a fault that says since when', async () => {
    const [first] = await found({ now: new Date(END + 5 * DAY) });
    expect(first).toMatchObject({
      status: 'fail',
      title: 'A certificate has expired',
      why: 'That of play.example.com has expired 5 days ago, on 2099-01-31: browsers refuse the connection.',
    });
  });

  test('hosts of this machine are not asked, and each other host once', async () => {
    const asked: string[] = [];
    await found({}, asked);
    expect(asked).toEqual(['play.example.com', 'www.example.com']);
  });

  test('without a network, and for a host that shows none, it is skipped; a repository without public hosts is well', async () => {
    expect(await found({}, [], false)).toMatchObject([{ status: 'skipped', why: 'There is no network.' }]);
    const none = await ownHosts(project, { isOnline: () => true, certificate: async () => null });
    expect(none.map(({ status }) => status)).toEqual(['skipped', 'skipped']);
    expect(await found({ sites: [] })).toMatchObject([{ status: 'ok', why: '' }]);
  });

  test('it can be silenced until a day', async () => {
    const ignore = [{ id: 'gateway.certificate', until: '2999-01-01', why: 'ends with the campaign' }];
    const record = project.record && { ...project.record, doctor: { ignore } };
    expect(await found({ record, now: new Date(END - DAY) })).toMatchObject([{ status: 'ok' }]);
  });
});

describe('[OPS-04] the end of a certificate', () => {
  const endAt = (port: number, limitMs = 5000, host = '127.0.0.1') =>
    certificateEnd(new URL(`https://${host}:${port}`), limitMs);

  test('is read by name and by address, of valid and of expired ones', async () => {
    expect(await endAt(server.port)).toBe(END);
    expect(await endAt(server.port, 5000, 'localhost')).toBe(END);
    const expired = await serveSecurely(() => {}, makeCertificate('localhost', '20200101', '20200201'));
    expect(await endAt(expired.port)).toBe(Date.UTC(2020, 1, 1));
    await expired.close();
  });

  test('is that of the asked name, where a server has several', async () => {
    const asked: string[] = [];
    const { key, cert } = certificate;
    const port = await portOf(
      createServer({
        key,
        cert,
        SNICallback: (name, done) => {
          asked.push(name);
          done(null);
        },
      }),
    );
    expect(await endAt(port, 5000, 'localhost')).toBe(END);
    expect(asked).toEqual(['localhost']);
  });

  test('is unknown of a server without TLS, one that refuses the name, one that says nothing, and of none', async () => {
    expect(await endAt(await portOf(createPlainServer((socket) => socket.end('HTTP/1.1 400 \r\n\r\n'))))).toBeNull();
    const { key, cert } = certificate;
    const refusing = createServer({ key, cert, SNICallback: (_, done) => done(new Error('unrecognized name')) });
    expect(await endAt(await portOf(refusing), 5000, 'localhost')).toBeNull();
    const silent = await portOf(createPlainServer((socket) => socket.on('error', () => {})));
    const began = performance.now();
    expect(await endAt(silent, 200)).toBeNull();
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await endAt(1)).toBeNull();
    expect(await endAt(443, 2000, 'platform.invalid')).toBeNull();
  });
});
