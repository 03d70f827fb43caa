import { clientCaptcha } from '@housefront/contract/features/helpers';
import { recoveryReset, recoveryVerify } from '@housefront/contract/features/recovery';
import { registerSms } from '@housefront/contract/features/registration';
import { foldPhone } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import type { IdentityForm } from './recovery.check.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

/** Proof from step 1, sent with the new password. */
export interface IdentityProof {
  readonly account: string;
  readonly token: string;
}

/** Step 1: sends the proof of identity; the contact that was not chosen is sent as '' (WPR-16x). */
export const verifyIdentity = (
  { calls }: Deps,
  { account, withdrawPassword, way, email, phone }: IdentityForm,
): Promise<CallResult<{ readonly token: string }>> => {
  const request = {
    account: account.trim(),
    withdraw_password: withdrawPassword,
    member_email: way === 'email' ? email.trim() : '',
    member_phone: way === 'phone' ? phone.trim() : '',
  };
  return calls.send(recoveryVerify, request, { silent: true });
};

/** Step 2: sets the new login password (APIM-08). */
export const resetPassword = ({ calls }: Deps, proof: IdentityProof, password: string): Promise<CallResult<unknown>> =>
  calls.send(recoveryReset, { ...proof, password }, { silent: true });

/** A captcha of the site's own server: a data URL, the hint of its field, and the sealed answer (WPR-08). */
export const fetchLocalCaptcha = ({
  calls,
}: Deps): Promise<CallResult<{ readonly image: string; readonly placeholder: string; readonly text: string }>> =>
  calls.send(clientCaptcha, {}, { silent: true });

/** Has a code sent to the registered phone (WPR-19x). */
export const sendRecoverySms = (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  phone: string,
): Promise<CallResult<unknown>> => {
  const { currency, siteId } = site.getState();
  const request = {
    member_phone: foldPhone(phone, currency),
    currency,
    type: 'forgot_password',
    site_id: siteId,
  } as const;
  return calls.send(registerSms, request, { silent: true });
};
