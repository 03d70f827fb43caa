import type { AnyCall } from '../../packages/contract/src/endpoint.ts';
import type { CallError } from '../../packages/core/src/adapters/call-types.ts';
import { describeError } from '../../packages/core/src/call-message.ts';
import type { CoreMessage } from '../../packages/core/src/events.ts';

/** The visible effect of a code. */
export interface Outcome {
  /** Key of the text; null for the platform's own words, '' for none. */
  readonly key: string | null;
  /** Where it is shown, and what else happens. */
  readonly effect: string;
}

/** A call as a page makes it. */
export interface CallPart {
  readonly title: string;
  readonly call: AnyCall;
  readonly outcome: (code: string) => Outcome;
}

/** The calls of a page, or of some that belong together. */
export interface CallsOfPage {
  readonly title: string;
  readonly parts: readonly CallPart[];
}

/** A code that no call names: what every other code leads to. */
export const OTHER = '777';
/** Placeholder for the platform's message. */
export const WORDS = 'the words of the platform';

/** The failure that an answer with a code is. */
export const refusedWith = (code: string): CallError => ({ kind: 'refused', code, codeFull: code, message: WORDS });

/** A message and its place. A fallback text of the key is included. */
export function shown(message: CoreMessage | null, effect: string): Outcome {
  if (message === null) return { key: '', effect };
  const behind =
    message.suffix === undefined
      ? ''
      : message.suffix.includes(WORDS)
        ? '; with the message of the platform below'
        : `; the text ends with${message.suffix}`;
  return { key: message.text === undefined ? (message.key ?? null) : null, effect: `${effect}${behind}` };
}

/** Joins what there is of an effect. */
export const all = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

/** One line of a page. */
export const part = (title: string, call: AnyCall, outcome: CallPart['outcome']): CallPart => ({
  title,
  call,
  outcome,
});

/** A call whose every refusal shows its message. */
export const told = (title: string, call: AnyCall, effect: string): CallPart =>
  part(title, call, (code) => shown(describeError(refusedWith(code)), effect));

/** A call in the background, whose failure shows no message (ERRM-02x). */
export const quiet = (title: string, call: AnyCall, effect: string): CallPart =>
  part(title, call, () => ({ key: '', effect: `no message; ${effect}` }));

/** A call whose place says that it failed and asks it again; a proposed one may be missing on a platform. */
export const again = (title: string, call: AnyCall, unknown: 'service' | 'same' = 'same'): CallPart =>
  quiet(
    title,
    call,
    all(
      'its place says that it could not be loaded, and asks again at a press',
      unknown === 'service' && '404: customer service is referred to',
    ),
  );
