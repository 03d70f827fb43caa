/** Keys of the site's config for ways to sign in beside the password. */
import { onOff } from './site-config.values.ts';

/** Keys of the site's config, spread into its schema. */
export const securityKeys = {
  /**
   * Members can sign in by passkeys, and add and remove them in the member centre. The platform needs the proposed calls of
   * passkeys. Without this switch, nothing of it is loaded (PLT-01).
   */
  passkeys: onOff(false),
  /**
   * Members see the devices on which they are signed in, and can end each. The platform needs the proposed calls of devices, and
   * must allow more than one login of a member (PLT-05).
   */
  deviceList: onOff(false),
  /**
   * Members can set a second factor: a code of an authenticator app that is asked for after the password. The platform needs the
   * proposed calls of the second factor (PLT-05).
   */
  secondFactor: onOff(false),
} as const;
