import type { AnyCall } from '../../packages/contract/src/calls/endpoint.ts';
import type { CallError } from '../../packages/core/src/adapters/http/call-types.ts';
import { describeError } from '../../packages/core/src/calls/call-message.ts';
import type { CoreMessage } from '../../packages/core/src/base/events.ts';

/** The visible effect of a code. */
export interface Outcome {
  /** Key of the text; null for the platform's message, '' for none. */
  readonly key: string | null;
  /** Place of the message, and other effects. */
  readonly effect: string;
}

/** A call in the context of a page. */
export interface CallPart {
  readonly title: string;
  readonly call: AnyCall;
  readonly outcome: (code: string) => Outcome;
}

/** The calls of a page, or of several related ones. */
export interface CallsOfPage {
  readonly title: string;
  readonly parts: readonly CallPart[];
}

/** A code that no call lists, for the effect of all other codes. */
export const OTHER = '777';
/** Placeholder for the platform's message. */
export const WORDS = 'the words of the platform';

/** The failure for an answer with a code. */
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

/** Joins the parts of an effect. */
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

/** A call whose place shows its failure with a retry; a proposed call may be missing on a platform. */
export const again = (title: string, call: AnyCall, unknown: 'service' | 'same' = 'same'): CallPart =>
  quiet(
    title,
    call,
    all(
      'an error message with a retry button takes its place',
      unknown === 'service' && '404: customer service is referred to',
    ),
  );
