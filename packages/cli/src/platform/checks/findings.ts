import { extraFindings, missedFindings } from './level-findings.ts';
import { finding } from './make-finding.ts';
import type { HttpAsk } from '../network/http-ask.ts';
import type { CallLine, PlatformFinding } from '../report/types.ts';

/** Limits of the difference between two clocks, and of the time of an answer (milliseconds). */
const CLOCK = { warn: 30_000, fail: 300_000 };
const SLOW_MS = 1000;

/** Number of equal faults from which they are one finding, and of names that it lists. */
const MANY = 4;
const NAMED = 8;

const named = (names: readonly string[]): string => {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const duration = (ms: number): string => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, `${seconds % 60} s`].filter(Boolean).join(' ');
};

/** Compares the platform's clock with that of this machine; either may be wrong. */
export function clockFinding(skews: readonly number[]): PlatformFinding {
  const id = 'platform.clock';
  const skew = middle(skews);
  if (skew === undefined) {
    return finding.warn(
      id,
      'The answers have no Date header',
      'Countdowns and ends of promotions follow the clock in this header.',
      'Let the platform, or the server in front of it, send the header Date.',
    );
  }
  const side = skew > 0 ? 'ahead of' : 'behind';
  const why =
    Math.abs(skew) < 1000
      ? 'They differ by less than a second.'
      : `The platform's clock is ${duration(skew)} ${side} the clock of this machine.`;
  if (Math.abs(skew) <= CLOCK.warn) return finding.ok(id, 'The clocks agree', why);
  const status = Math.abs(skew) > CLOCK.fail ? finding.fail : finding.warn;
  const mend = 'Synchronise both clocks (NTP) and try again: countdowns and ends of promotions follow the platform.';
  return status(id, 'The clocks differ', `${why} One of them is wrong.`, mend);
}

/** Times of the answers. */
export function speedOf(lines: readonly CallLine[]) {
  const timed = lines.flatMap(({ name, ms }) => (ms === null ? [] : [{ name, ms }]));
  const slowest = timed.toSorted((a, b) => b.ms - a.ms);
  const [first] = slowest;
  const median = middle(timed.map(({ ms }) => ms));
  if (first === undefined || median === undefined) return null;
  return { median, slowest: first.ms, slowestCall: first.name, over: slowest.filter(({ ms }) => ms > SLOW_MS) };
}

/** Whether visitors wait. */
export function speedFinding(lines: readonly CallLine[]): PlatformFinding {
  const id = 'platform.slow';
  const speed = speedOf(lines.filter(({ state }) => state !== 'fails'));
  if (speed === null) return finding.skipped(id, 'The speed was not measured', 'No call was answered.');
  const why = `Half of the answers take at most ${speed.median} ms, the slowest ${speed.slowest} ms (${speed.slowestCall}).`;
  if (speed.over.length === 0) return finding.ok(id, 'The answers are fast', why);
  const slow = named(speed.over.map(({ name, ms }) => `${name} ${ms} ms`));
  return finding.warn(
    id,
    `${speed.over.length === 1 ? 'One answer takes' : `${speed.over.length} answers take`} more than a second`,
    `${slow}. ${why}`,
    'Look for slow queries, or let the platform cache these answers.',
  );
}

/** Whether large answers are compressed on the way to the gateway. */
export function compressionFinding({ encodings }: Pick<HttpAsk, 'encodings'>): PlatformFinding {
  const id = 'platform.compression';
  if (encodings.size === 0) return finding.skipped(id, 'Compression was not checked', 'No answer was large enough.');
  const used = [...encodings].filter((name) => name !== 'none');
  return used.length > 0
    ? finding.ok(id, 'Large answers are compressed', `By ${used.join(', ')}.`)
    : finding.ok(
        id,
        'Large answers are not compressed',
        'The gateway compresses them for browsers. Compressing them on the platform saves time between data centres.',
      );
}

const LOCAL =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|test)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Whether the way to the platform is encrypted. */
export function tlsFinding(against: URL): PlatformFinding {
  const id = 'platform.tls';
  if (against.protocol === 'https:') {
    return finding.ok(id, 'The connection is encrypted', `The certificate is valid for ${against.hostname}.`);
  }
  if (LOCAL.test(against.hostname)) {
    return finding.ok(id, 'The address is a local one', `${against.origin} is not encrypted, within one network.`);
  }
  const mend = 'Turn on TLS on the platform and write https://.';
  return finding.warn(
    id,
    'The connection is not encrypted',
    `${against.origin} sends passwords and tokens in the clear.`,
    mend,
  );
}

const COMPARE =
  'Compare the answer with the contract (openapi.json); the report has request, expected and received values.';

interface Kind {
  readonly id: PlatformFinding['id'];
  readonly title: string;
  readonly mend: string;
}

const kindOf = ({ state, reason }: CallLine): Kind | null => {
  if (state === 'open') {
    return {
      id: 'platform.open',
      title: 'Gives data of members without a login',
      mend: 'Refuse calls without a token with HTTP 401. This is a leak.',
    };
  }
  if (state === 'drifts') return { id: 'platform.drift', title: 'The answer breaks the contract', mend: COMPARE };
  if (state === 'missing') {
    const title = 'The platform does not have a call that a site must have';
    return { id: 'platform.missing', title, mend: `Add the call. ${COMPARE}` };
  }
  if (state !== 'fails') return null;
  return /no answer in time/i.test(reason)
    ? { id: 'platform.timeout', title: 'There is no answer in time', mend: 'Look for slow queries in its logs.' }
    : { id: 'platform.failing', title: 'The call fails', mend: 'Look for the reason in the logs of the platform.' };
};

const whyOf = ({ reason, drifts: [first, ...others] }: CallLine): string => {
  if (first === undefined) return reason;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  return `${first.path}: expected ${first.expected}, received ${first.received}.${more}`;
};

/** Faults of calls. Many equal ones are one finding. */
export function callFindings(lines: readonly CallLine[]): readonly PlatformFinding[] {
  const groups = new Map<string, { readonly kind: Kind; readonly lines: CallLine[] }>();
  for (const line of lines) {
    const kind = kindOf(line);
    if (kind === null) continue;
    const key = line.drifts.length > 0 ? `${kind.id} ${line.name}` : `${kind.id} ${line.reason}`;
    const group = groups.get(key) ?? { kind, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const found = [...groups.values()].flatMap(({ kind: { id, title, mend }, lines: equal }) => {
    const [first] = equal;
    if (first === undefined || equal.length < MANY) {
      return equal.map((line) => finding.fail(id, title, whyOf(line), mend, line.name));
    }
    return [
      finding.fail(
        id,
        `${equal.length} calls: ${title}`,
        `${first.reason} ${named(equal.map(({ name }) => name))}.`,
        mend,
      ),
    ];
  });
  return [...found, ...missedFindings(lines), ...gapFindings(lines), ...wellLines(lines)];
}

/** Parts that answers lack and the site fills in, one finding for each call: warnings, because pages work without them. */
function gapFindings(lines: readonly CallLine[]): readonly PlatformFinding[] {
  return lines.flatMap(({ name, gaps }) => {
    const [first, ...others] = gaps.filter(({ level }) => level !== 'may');
    if (first === undefined) return [];
    const more = others.length > 0 ? ` Missing, too: ${named(others.map(({ path }) => path))}.` : '';
    const why = `${first.path}: missing, the site fills in ${first.filledBy}. ${first.without}${more}`;
    const mend =
      'Send what is missing, if the platform knows it; the report has each part with the value in its place.';
    return [finding.warn('platform.gap', 'The answer lacks parts, which the site fills in', why, mend, name)];
  });
}

function wellLines(lines: readonly CallLine[]): readonly PlatformFinding[] {
  const of = (state: CallLine['state']) => lines.filter((line) => line.state === state);
  const [answers, skipped] = [of('answers'), of('skipped')];
  const asked = lines.length - of('missed').length - of('optional').length - skipped.length;
  const reasons = new Map<string, string[]>();
  for (const { name, reason } of skipped) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [
    ...(answers.length > 0
      ? [
          finding.ok(
            'platform.calls',
            'Calls answer as the contract says',
            `${answers.length} of ${asked} checked calls.`,
          ),
        ]
      : []),
    ...extraFindings(lines),
    ...[...reasons].map(([reason, names]) =>
      finding.skipped(
        'platform.skipped',
        `${names.length === 1 ? 'A call was' : `${names.length} calls were`} not checked`,
        `${reason} ${named(names)}.`,
      ),
    ),
  ];
}
