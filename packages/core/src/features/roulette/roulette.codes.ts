import { describeError } from '../../call-message.ts';
import type { CallError } from '../../adapters/call-types.ts';
import type { CoreMessage } from '../../events.ts';

const withTexts: ReadonlySet<string> = new Set(['2095101', '2093101', '2093102', '2093103', '2093104']);

/** The code of a spin without draws, told by a dialog (ROU-10). */
export const NO_DRAWS = '2093101';
/** The code of an opened wheel that does not run (ROU-09). */
export const NO_WHEEL = '2095101';

/** What a refused wheel or spin says: the texts of known codes with the server's message behind, else its message (ROU-09 to ROU-12x). */
export const wheelRefusal = (error: CallError): CoreMessage | null => {
  if (error.kind !== 'refused' || !withTexts.has(error.code)) return describeError(error);
  return {
    kind: 'error',
    key: `roulette.err_${error.code}`,
    ...(error.message !== '' && { suffix: `\n${error.message}` }),
  };
};
