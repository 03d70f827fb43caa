import { checkAgentDomain, memberInfo } from '@housefront/contract/features/agent';
import { registerBackground } from '@housefront/contract/features/content';
import { profileEdit } from '@housefront/contract/features/profile-edit';
import { registerValidMessage } from '@housefront/contract/features/referral';
import {
  register,
  registerSettings,
  registerSms,
  registerVerification,
  serviceAgreement,
  type RegisterSetting,
} from '@housefront/contract/features/registration';
import type { profileBody, registerBody, verificationBody } from '@housefront/contract/rules';
import type { LocalizedText } from '@housefront/contract/wire';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import { readLogin, type LoginAnswer } from '../session/index.ts';
import { OPTIONAL_CALL } from './registration.optional-call.ts';
import { plainTexts } from '../../i18n/plain-text.ts';

type ApiDeps = Pick<FeatureDeps, 'calls' | 'site' | 'ports'>;

/** Settings of each field, for all currencies (REG-08). @throws CallFailure without an answer. */
export const fetchSettings = async (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  signal?: AbortSignal,
): Promise<readonly RegisterSetting[]> => {
  const options = { silent: true, ...(signal && { signal }) };
  return unwrap(await calls.send(registerSettings, { site_id: site.getState().siteId }, options));
};

/** Values locked by the domain of the site; undefined when the platform sends none (REG-38). */
export const fetchAgentDomain = async ({
  calls,
  ports,
  site,
}: ApiDeps): Promise<{ readonly agentId: string | null; readonly currency: string | null } | undefined> => {
  const reply = await calls.send(
    checkAgentDomain,
    { host: ports.device.host, site_id: site.getState().siteId },
    OPTIONAL_CALL,
  );
  if (!reply.ok) return undefined;
  const { is_valid: valid, agent_id: agentId, currency } = reply.data;
  return valid ? { agentId, currency } : { agentId: null, currency: null };
};

/** Whether the introducer of a link counts; undefined when the platform does not say (REG-35). */
export const fetchLinkValid = async (
  { calls, site }: ApiDeps,
  kind: 'agent' | 'recommend',
  value: string,
): Promise<boolean | undefined> => {
  const site_id = site.getState().siteId;
  const body = kind === 'agent' ? { site_id, agent_id: value } : { site_id, recommend_code: value };
  const reply = await calls.send(registerValidMessage, body, OPTIONAL_CALL);
  return reply.ok ? reply.data.is_valid : undefined;
};

/** The currency of an agent; '' when it is unknown (REG-36). */
export const fetchAgentCurrency = async ({ calls }: ApiDeps, agent: string): Promise<string> => {
  const reply = await calls.send(memberInfo, { id: agent }, OPTIONAL_CALL);
  return reply.ok ? reply.data.currency : '';
};

/** An entry of the service agreement. `content` is HTML (REG-07x). */
export interface AgreementText {
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}

/** The service agreement of the site; empty when it has none (REG-06). */
export const fetchAgreement = async (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  signal: AbortSignal,
): Promise<readonly AgreementText[]> =>
  unwrap(await calls.send(serviceAgreement, { site_id: site.getState().siteId }, { signal, silent: true })).map(
    ({ title, content }) => ({ title: plainTexts(title), content }),
  );

/** Address of the picture over the form, as received; '' when the template shows its own (SITE-14). */
export const fetchBackground = async (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  signal: AbortSignal,
): Promise<string> => {
  const { siteId, templateName } = site.getState();
  const request = { site_id: siteId, template: templateName };
  return unwrap(await calls.send(registerBackground, request, { signal, silent: true })).photo;
};

/** Has the platform check single fields (REG-63). */
export const verifyFields = (
  { calls }: Pick<FeatureDeps, 'calls'>,
  body: ReturnType<typeof verificationBody>,
): Promise<CallResult<unknown>> => calls.send(registerVerification, body, { silent: true });

/** Has a code sent to a phone (REG-39). */
export const requestSms = (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  phone: string,
  currency: string,
): Promise<CallResult<unknown>> => {
  const body = { member_phone: phone, currency, type: 'register_member', site_id: site.getState().siteId } as const;
  return calls.send(registerSms, body, { silent: true });
};

/** Registers; success is a login (APIM-31). */
export const requestRegistration = async (
  { calls }: Pick<FeatureDeps, 'calls'>,
  body: ReturnType<typeof registerBody>,
): Promise<LoginAnswer> => readLogin(await calls.send(register, body, { silent: true }));

/** Saves fields of the profile that are still empty (MEM-06x). */
export const sendProfile = (
  { calls }: Pick<FeatureDeps, 'calls'>,
  body: ReturnType<typeof profileBody>,
): Promise<CallResult<unknown>> => calls.send(profileEdit, body, { silent: true });
