import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import type { CallError, CallResult } from '../adapters/http/call-types.ts';

/** Lets the member prove again who they are; false if that was declined or impossible. Never rejects. */
export type Prove = () => Promise<boolean>;

/** Whether a call was refused until the member proves again who they are. With `codeFull` it is a code of a field (REG-83x). */
export const needsProof = ({ kind, code, codeFull = '' }: CallError): boolean =>
  kind === 'refused' && code === REAUTHENTICATE && codeFull === '';

/**
 * Sends a call that changes the sign-in or what proves identity; if the platform wants a proof first, the member gives it and
 * the call is sent once more. Null if the member declines. Where there is no way to ask, the refusal is the result (PLT-05).
 */
export const sendProven = async <Data>(
  prove: Prove | undefined,
  send: () => Promise<CallResult<Data>>,
): Promise<CallResult<Data> | null> => {
  const result = await send();
  if (result.ok || prove === undefined || !needsProof(result.error)) return result;
  return (await prove()) ? send() : null;
};
