/**
 * Code of a call that changes the sign-in or what proves identity: the member proves again who they are, then the call is sent
 * once more.
 */
export const REAUTHENTICATE = '109';

/** {@link REAUTHENTICATE} in the tables of codes. */
export const reauthenticateFirst = {
  [REAUTHENTICATE]:
    'The last sign-in or `reauthenticate` on this device is more than ten minutes ago: the member must prove again who they are.',
} as const;
