import { CAPTCHA_TYPE } from '@housefront/contract/features/captcha';
import { register } from '@housefront/contract/features/registration';
import { REGISTERED_PROFILE, displayedFields, hasSettings, wireNames, wireValue } from '@housefront/contract/rules';
import { registerSettingsOf } from '../../seed/registration.ts';
import { defineHandler } from '../../answers/defineHandler.ts';
import { startSession } from '../session/startSession.ts';
import {
  applicationOf,
  broughtBy,
  brokenRules,
  introducerRefusal,
  objections,
  type Application,
  type Refusal,
} from './validation.ts';

/** Profile fields of a member, by wire name. */
const IN_PROFILE = [...REGISTERED_PROFILE, 'memberAgent', 'recommendCode'] as const;

/** The profile of a new member, by wire name. */
export function profileOf({ form, plan }: Application): Record<string, string> {
  const shown = new Set(displayedFields(plan));
  const given = IN_PROFILE.filter(
    (field) => shown.has(field) || field === 'memberAgent' || field === 'recommendCode',
  ).map((field): [string, string] => [wireNames[field], wireValue(field, form)]);
  const identity = shown.has('identityId') ? [['new_identity_id', wireValue('identityId', form)] as const] : [];
  return Object.fromEntries([...given, ...identity].filter(([, value]) => value !== ''));
}

/**
 * Registers a member and signs them in. Checks the address (218, 997, 996), the captcha (224), the rules of the form and
 * those of the platform, in this order; `codeFull` is the first failure (REG-77).
 */
export const registerHandler = defineHandler(
  register,
  async ({ request, world, services, address, host, ok, refuse }) => {
    const { admission, captchas, members, identity, introducers, smsCodes } = world;
    const refused = ({ code, message }: Pick<Refusal, 'code' | 'message'>) => ({
      ...refuse('101', message),
      codeFull: code,
    });
    if (!hasSettings(registerSettingsOf(services.world), request.member_currency))
      return refuse('400', 'currencyClosed');
    const turnedAway = admission.attempt(address);
    if (turnedAway !== undefined) return refused({ code: turnedAway, message: 'addressRefused' });
    const application = broughtBy(applicationOf(services, request), introducers.domain(host));
    const { form, plan } = application;
    const asksCaptcha = plan.verifyCode.displayed;
    if (asksCaptcha && !captchas.redeem(form.captchaToken, CAPTCHA_TYPE.register, form.verifyCode)) {
      return refused({ code: '224', message: 'captchaWrong' });
    }
    const refusalNow = (): Refusal | undefined =>
      [...brokenRules(application), ...objections(world, application, true)][0] ??
      introducerRefusal(world, application);
    const refusal = refusalNow();
    if (refusal) return refused(refusal);
    const asksCode = plan.phoneVerify.displayed && form.memberPhone !== '';
    if (asksCode && !smsCodes.check(form.memberPhone, 'register_member', form.phoneVerify)) {
      return refused({ code: '113', message: 'smsCodeWrong' });
    }
    const prepared = await members.prepare(form.password);
    // Another registration may have taken a value while the password was hashed.
    const outcome = world.db.transaction(() => {
      const late = refusalNow();
      if (late) return late;
      if (asksCode) smsCodes.spend(form.memberPhone, 'register_member');
      admission.registered(address);
      return members.add({
        account: form.memberAccount,
        passwordHash: prepared,
        // Blank if it was left out: a login name is not a bank account's holder.
        name: wireValue('memberName', form),
        currency: application.currency,
        profile: profileOf(application),
      });
    });
    if ('code' in outcome) return refused(outcome);
    if (plan.withdrawPassword.displayed && form.withdrawPassword !== '') {
      await identity.setWithdrawPassword(outcome.id, form.withdrawPassword);
    }
    world.choices.join(outcome.id);
    return ok(startSession(services, outcome));
  },
);
