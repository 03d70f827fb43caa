import { once } from 'node:events';
import { readingCalls, runSuite, saysClosed, type CallReport } from '@housefront/contract/suite';
import { formatDate } from '@housefront/contract/wall-time';
import { callLines, countsOf, unsentCalls } from './report/callLines.ts';
import {
  callFindings,
  clockFinding,
  compressionFinding,
  speedFinding,
  speedOf,
  tlsFinding,
} from './checks/findings.ts';
import { checkCertificates } from './checks/checkCertificates.ts';
import { checkHalls } from './checks/halls.ts';
import { createHttpAsk, type HttpAsk } from './network/http-ask.ts';
import { nowhereFinding } from './checks/level-findings.ts';
import { finding } from './checks/make-finding.ts';
import { realPorts } from './network/ports.ts';
import { reach } from './checks/reach.ts';
import { checkRealtime } from './checks/realtime.ts';
import { signIn, signOut } from './checks/signIn.ts';
import type { CheckedSite, Limits, Login, Ports } from './network/types.ts';
import type { PlatformFinding, PlatformReport } from './report/types.ts';

const LIMITS: Limits = { call: 10_000, all: 120_000 };
const DAY_MS = 86_400_000;
/** Days of the lists of records that are asked for. */
const DAYS = 7;

/** Options of `checkPlatform`. */
export interface PlatformOptions {
  /** Address of the platform, as in the key `upstream` of a site. */
  readonly against: string;
  readonly site: CheckedSite;
  readonly login?: Login | undefined;
  /** Token of a signed-in member, instead of a login. */
  readonly token?: string | undefined;
  /** Reads a captcha; null if there is no person to do it. */
  readonly solveCaptcha?: ((picture: string) => Promise<string | null>) | undefined;
  /** Ends the check with what is known. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: Partial<Limits>;
  readonly ports?: Partial<Ports>;
  /** Called with the number of checked calls. */
  readonly onProgress?: (checked: number, all: number) => void;
}

/** Values that a whole check uses. */
interface Run {
  readonly options: PlatformOptions;
  readonly ports: Ports;
  readonly limits: Limits;
  readonly http: HttpAsk;
  readonly stop: AbortSignal;
}

/**
 * Checks a platform against the contract: connection, clock, every reading call, signing in and realtime. Sends nothing that
 * changes data, except for signing a member in and out, and for the start of a game under another hall where the profile of
 * the site has a highest stake. Never rejects (GEN-05).
 */
export async function checkPlatform(options: PlatformOptions): Promise<PlatformReport> {
  const ports = { ...realPorts, ...options.ports };
  const limits = { ...LIMITS, ...options.limits };
  const began = ports.elapsed();
  const timeLimit = AbortSignal.timeout(limits.all);
  const stop = AbortSignal.any([timeLimit, ...(options.signal ? [options.signal] : [])]);
  const http = createHttpAsk(options.against, options.site, ports, limits.call, stop);
  const run: Run = { options, ports, limits, http, stop };
  const fault = await reach(http, new URL(options.against), options.site);
  const result = fault === null || stop.aborted ? await checkCalls(run) : { findings: [fault], reports: [], sent: [] };
  const stopped = options.signal?.aborted === true ? 'stopped' : stop.aborted ? 'time' : undefined;
  const lines = callLines(result.reports);
  const speed = speedOf(lines);
  return {
    version: 1,
    at: new Date(ports.now()).toISOString(),
    against: options.against,
    siteId: options.site.siteId,
    ended: stopped ?? (fault === null ? 'done' : 'early'),
    member: options.token !== undefined ? 'token' : options.login ? 'login' : 'none',
    seconds: Math.round((ports.elapsed() - began) / 100) / 10,
    counts: countsOf(lines),
    speed: speed && { median: speed.median, slowest: speed.slowest, slowestCall: speed.slowestCall },
    findings: [...result.findings, ...endFinding(stopped, limits)],
    calls: lines,
    unsent: unsentCalls(result.sent),
  };
}

function endFinding(stopped: 'stopped' | 'time' | undefined, limits: Limits): readonly PlatformFinding[] {
  if (stopped === undefined) return [];
  const why = stopped === 'time' ? `The time limit of ${limits.all / 1000} s is over.` : 'It was stopped.';
  return [
    finding.skipped('platform.ended', 'The check is not complete', `${why} Calls without an answer were skipped.`),
  ];
}

interface Result {
  readonly findings: readonly PlatformFinding[];
  readonly reports: readonly CallReport[];
  /** Names of changing calls that were sent. */
  readonly sent: readonly string[];
}

async function checkCalls(run: Run): Promise<Result> {
  const { options, ports, http, stop } = run;
  const { site, against, login } = options;
  const session =
    login && options.token === undefined
      ? await signIn(http.ask, login, site, options.solveCaptcha ?? (async () => null))
      : undefined;
  const now = ports.now();
  let checked = 0;
  const suite = await runSuite({
    ask: http.ask,
    facts: {
      ...site,
      from: `${formatDate(now - (DAYS - 1) * DAY_MS)} 00:00:00`,
      until: `${formatDate(now)} 23:59:59`,
    },
    token: options.token ?? session?.token,
    signal: stop,
    pause: async (ms) => {
      await Promise.race([ports.pause(ms), aborted(stop)]);
    },
    onReport: () => options.onProgress?.((checked += 1), readingCalls.length),
  });
  const { reports, refused } = withoutRefused(suite.reports, suite.token !== undefined);
  const channel = session?.memberId ?? suite.facts.currency;
  const member = suite.token === undefined || refused ? undefined : { token: suite.token, channel };
  const realtime = stop.aborted
    ? []
    : await checkRealtime(site.realtime, { http, member, ports, limitMs: run.limits.call, stop });
  const halls = stop.aborted
    ? { findings: [], sent: [], token: suite.token }
    : await checkHalls(http.ask, site, reports, refused ? undefined : suite.token);
  if (session?.token !== undefined && !stop.aborted)
    await signOut(http.ask, halls.token ?? suite.token ?? session.token);
  const certificates = stop.aborted ? [] : await checkCertificates(new URL(against), site.realtime, run);
  const detail = reports.find(({ call }) => call.name === 'siteDetail');
  const lines = callLines(reports);
  const nowhere = nowhereFinding(lines, new URL(against));
  return {
    reports,
    sent: [...(session ? ['login', 'logout'] : []), ...halls.sent],
    findings: [
      ...(reports.some(({ status }) => status !== null)
        ? [finding.ok('platform.reachable', 'The platform answers', against)]
        : []),
      tlsFinding(new URL(against)),
      ...certificates,
      clockFinding(http.skews),
      ...(session ? [session.finding] : []),
      ...(refused ? [REFUSED] : []),
      ...(detail && saysClosed(detail.data) ? [CLOSED] : []),
      ...(nowhere ? [nowhere] : callFindings(lines)),
      ...halls.findings,
      speedFinding(lines),
      compressionFinding(http),
      ...realtime,
    ],
  };
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

const REFUSED = finding.fail(
  'platform.token',
  'The token is not accepted',
  'Every call of members refuses it.',
  'Take the token of a member who is signed in now, as it is in the header authorization.',
);

const CLOSED = finding.warn(
  'platform.closed',
  'The platform says that the site is closed',
  'siteDetail has siteClosed: no game starts.',
  'Open the site on the platform, if it is to be open.',
);

/** A token that no call accepts is a fault of the token, not of the calls. */
function withoutRefused(reports: readonly CallReport[], hasToken: boolean) {
  const judged = reports.filter(
    ({ call, verdict }) => call.auth === 'member' && verdict !== 'skipped' && verdict !== 'missing',
  );
  const refused = hasToken && judged.length > 0 && judged.every(({ verdict }) => verdict === 'refused');
  if (!refused) return { reports, refused };
  const reason = 'The token is not accepted.';
  return {
    refused,
    reports: reports.map((report) =>
      judged.includes(report) ? { ...report, verdict: 'skipped' as const, reason } : report,
    ),
  };
}
