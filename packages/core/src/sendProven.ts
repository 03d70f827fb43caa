import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import type { CallError, CallResult } from './adapters/call-types.ts';

/** Lets the member prove again who they are; false if that was declined or impossible. Never rejects. */
export type Prove = () => Promise<boolean>;

/** Whether a call was refused until the member proves again who they are. */
export const needsProof = (error: CallError): boolean => error.kind === 'refused' && error.code === REAUTHENTICATE;

/**
 * Sends a call that changes the sign-in; if the platform wants a proof first, the member gives it and the call is sent once
 * more (PLT-01, PLT-05). Null if the member declines.
 */
export const sendProven = async <Data>(
  prove: Prove,
  send: () => Promise<CallResult<Data>>,
): Promise<CallResult<Data> | null> => {
  const result = await send();
  if (result.ok || !needsProof(result.error)) return result;
  return (await prove()) ? send() : null;
};
