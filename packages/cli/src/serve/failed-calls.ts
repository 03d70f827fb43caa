import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { callMeanings } from '@housefront/contract/meanings';
import { judgeAnswer, shownText, type PlatformAnswer } from '@housefront/contract/suite';

const byPath: ReadonlyMap<string, AnyCall> = new Map(
  Object.values<AnyCall>(calls)
    .filter(({ base }) => base === 'api')
    .map((call) => [callPath(call), call]),
);

/** Largest number of lines, so that a platform that answers in ever new ways does not fill the terminal. */
const MAX = 200;

/** Lines about calls that fail, each once. */
export interface FailedCalls {
  /** A line for an answer that no line was written for; undefined for a good or known one. */
  readonly answered: (path: string, answer: PlatformAnswer) => string | undefined;
  /** A line for a platform that does not answer, once until it answers again. */
  readonly unreachable: (reason: string, mend: string) => string | undefined;
}

/** Collects the calls that fail at a platform. */
export function createFailedCalls(address: string): FailedCalls {
  const said = new Set<string>();
  const once = (key: string, line: string): string | undefined => {
    if (said.has(key) || said.size >= MAX) return undefined;
    said.add(key);
    return line;
  };
  let silence = '';
  return {
    answered: (path, answer) => {
      silence = '';
      const call = byPath.get(path);
      if (call === undefined) return undefined;
      const { verdict, reason, drifts } = judgeAnswer(call, answer);
      const { level, without } = callMeanings[call.name] ?? {};
      const name = `${call.name} (${level})`;
      if (verdict === 'missing') {
        const mend = level === 'must' ? 'Add the call.' : 'Add it, or leave it out.';
        return once(`${path} missing`, `${name}: ${reason} ${without} ${mend}`);
      }
      if (verdict === 'fails')
        return once(`${path} ${reason}`, `${name}: ${reason} Look into the logs of the platform.`);
      if (verdict !== 'drifts') return undefined;
      const [first] = drifts;
      const where = first ? ` ${first.path}: expected ${first.expected}, received ${first.received}.` : '';
      return once(
        `${path} drifts ${first?.path ?? ''}`,
        `${name}: ${reason}${where} See all: npx housefront doctor --against ${address}`,
      );
    },
    unreachable: (reason, mend) => {
      if (silence === reason) return undefined;
      silence = reason;
      return `The platform ${address} does not answer: ${shownText(reason)} ${mend}`;
    },
  };
}
