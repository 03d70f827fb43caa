import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/** The effect of a refusal when the wheel is opened. */
export interface InfoRefusal {
  /** Null for a missing answer: the wheel itself shows that. */
  readonly message: CoreMessage | null;
  /** No wheel runs: it is hidden (ROU-09). */
  readonly isOver: boolean;
}

/** The effect of a refused spin. */
export interface SpinRefusal {
  readonly message: CoreMessage | null;
  /** Shown as a dialog that has to be confirmed, not as a toast (ROU-10). */
  readonly isWarning: boolean;
}

const infoTexts: ReadonlySet<string> = new Set(['2095101']);
const spinTexts: ReadonlySet<string> = new Set(['2093101', '2093102', '2093103', '2093104']);

/** The text of a known code with the server's message below, else that message alone (ROU-12x). */
const said = (error: CallError, texts: ReadonlySet<string>): CoreMessage | null =>
  error.kind === 'refused' && texts.has(error.code)
    ? {
        kind: 'error',
        key: `roulette.err_${error.code}`,
        ...(error.message !== '' && { suffix: `\n${error.message}` }),
      }
    : describeError(error);

/** Code table of opening the wheel (ROU-09). */
export const infoRefusal = (error: CallError): InfoRefusal => ({
  message: error.kind === 'refused' ? said(error, infoTexts) : null,
  isOver: error.kind === 'refused' && error.code === '2095101',
});

/** Code table of a spin (ROU-11). */
export const spinRefusal = (error: CallError): SpinRefusal => ({
  message: said(error, spinTexts),
  isWarning: error.kind === 'refused' && error.code === '2093101',
});
