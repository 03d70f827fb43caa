import {
  commonLayout,
  editPassword,
  profile,
  type MemberLayout,
  type MemberProfile,
} from '@housefront/contract/features/member';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap, type CallResult } from '../../platform/call-types.ts';

/** What every page needs of the member (APIM-11). */
export const fetchLayout = async ({ calls, ports }: FeatureDeps, signal: AbortSignal): Promise<MemberLayout> => {
  const layout = unwrap(await calls.send(commonLayout, {}, { signal, silent: true }));
  ports.storage.set('member_type', String(layout.member_type));
  ports.storage.set('agent_type', layout.agent_type);
  return layout;
};

/** The member's profile (APIM-09). */
export const fetchProfile = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<MemberProfile> =>
  unwrap(await calls.send(profile, {}, { signal, silent: true }));

/** A change of the login password. */
export interface PasswordForm {
  readonly oldPassword: string;
  readonly password: string;
  readonly checkPassword: string;
}

/** Sends a new login password; only the code matters (APIM-10). */
export const sendPassword = ({ calls }: FeatureDeps, form: PasswordForm): Promise<CallResult<unknown>> =>
  calls.send(
    editPassword,
    { old_password: form.oldPassword, password: form.password, check_password: form.checkPassword },
    { silent: true },
  );
