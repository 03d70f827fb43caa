export { addPasskey, NAME_LENGTH, removePasskey, renamePasskey } from './passkeys.actions.ts';
export { passkeyQueries } from './passkeys.queries.ts';
export { offerInField } from './passkeys.sign-in.ts';
export { browserAuthenticator } from '../../adapters/browser/authenticator.ts';
export type { Passkey } from './passkeys.types.ts';
