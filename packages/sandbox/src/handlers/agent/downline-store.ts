import { downlineStore } from '@housefront/contract/features/agent-centre';
import { downlinePlan, hasSettings, isCommissionRate, wireValue } from '@housefront/contract/rules';
import { registerSettingsOf } from '../../seed/registration.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { profileOf } from '../registration/register.ts';
import { applicationOf, brokenRules, objections, type Refusal } from '../registration/validation.ts';
import { forAgents } from './forAgents.ts';

/**
 * Registers a member below the agent by the rules of the registration form; the first problem is sent as `codeFull`. The
 * agent's own session does not change.
 */
export const downlineStoreHandler = defineMemberHandler(
  downlineStore,
  forAgents(async ({ address, ok, refuse, request, rights, services, signed: { member }, world }) => {
    const { admission, identity, members } = world;
    const refused = ({ code, message }: Pick<Refusal, 'code' | 'message'>) => ({
      ...refuse('101', message),
      codeFull: code,
    });
    const { member_type: type, commission_rate: rate } = request;
    if (!rights.active) return refused({ code: '108', message: 'agentPaused' });
    if (request.member_agent !== String(member.id)) return refused({ code: '106', message: 'introducerRefused' });
    if (
      request.member_currency !== member.currency ||
      !hasSettings(registerSettingsOf(services.world), member.currency)
    ) {
      return refused({ code: '112', message: 'introducerRefused' });
    }
    if (type === 2 && !isCommissionRate(rate)) return refuse('400', 'fieldInvalid');
    const turnedAway = admission.attempt(address);
    if (turnedAway !== undefined) return refused({ code: turnedAway, message: 'addressRefused' });
    const asked = applicationOf(services, request);
    const application = { ...asked, plan: downlinePlan(asked.plan) };
    const { form, plan } = application;
    const refusalNow = (): Refusal | undefined =>
      [...brokenRules(application), ...objections(world, application, true)][0];
    const refusal = refusalNow();
    if (refusal) return refused(refusal);
    const passwordHash = await members.prepare(form.password);
    // Another registration may have taken a value while the password was hashed.
    const made = world.db.transaction(
      () =>
        refusalNow() ??
        members.add({
          account: form.memberAccount,
          passwordHash,
          name: wireValue('memberName', form),
          currency: member.currency,
          profile: {
            ...profileOf(application),
            member_agent: String(member.id),
            ...(type === 2 && { agent_level: '1', commission_rate: rate }),
          },
        }),
    );
    if ('code' in made) return refused(made);
    if (plan.withdrawPassword.displayed && form.withdrawPassword !== '') {
      await identity.setWithdrawPassword(made.id, form.withdrawPassword);
    }
    return ok({ member_id: made.id });
  }),
);
