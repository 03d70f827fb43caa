import type { CoreEvents, CoreMessage } from '../base/events.ts';
import type { CallError } from '../adapters/http/call-types.ts';

/**
 * The message of a failed call: the server's message, a text for a missing answer, for too many calls or for an old balance,
 * or one generic text; null for errors that are never shown, or shown elsewhere (ERR-06x).
 */
export const describeError = (error: CallError): CoreMessage | null => {
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'timeout':
      return { kind: 'error', key: 'error_timeout' };
    case 'limited':
      return { kind: 'error', key: 'error_too_often' };
    case 'network':
      return { kind: 'error', key: 'error_network' };
    case 'outdated':
      return { kind: 'error', key: 'wallet.not_sent' };
    case 'invalid':
    case 'unhandled':
      return { kind: 'error', key: 'error_generic' };
    case 'refused':
    case 'unauthorized':
      if (error.sessionEnded === true || error.isShown === true) return null;
      break;
  }
  if (error.message !== '') return { kind: 'error', text: error.message };
  if (error.code === '') return { kind: 'error', key: 'error_generic' };
  return { kind: 'error', key: 'error_generic_code', params: { code: error.code } };
};

/** Emits a message for the visitor; null is none. */
export const showMessage = ({ events }: { readonly events: CoreEvents }, message: CoreMessage | null): void => {
  if (message !== null) events.emit('message', message);
};

/** The text of a message in the current language. */
export const messageText = (
  message: CoreMessage,
  i18n: { readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string },
): string =>
  (message.text ?? (message.key === undefined ? '' : i18n.t(message.key, message.params))) + (message.suffix ?? '');
