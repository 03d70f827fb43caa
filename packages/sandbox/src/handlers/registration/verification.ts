import { registerVerification } from '@housefront/contract/features/registration';
import { hasSettings, wireNames } from '@housefront/contract/rules';
import { registerSettingsOf } from '../../seed/registration.ts';
import { defineHandler } from '../../answers/defineHandler.ts';
import { applicationOf, brokenRules, introducerRefusal, objections, type Refusal } from './validation.ts';

const NOT_FOUND: ReadonlySet<string> = new Set(['106', '112', '219']);

/**
 * Refuses an address with 218 and 996; then checks the sent fields and answers with the `codeFull` of the first invalid one.
 * An introducer that is not found together with a phone is 222 (REG-70).
 */
export const registerVerificationHandler = defineHandler(
  registerVerification,
  ({ request, world, services, address, ok, refuse }) => {
    if (!hasSettings(registerSettingsOf(world), request.member_currency)) return refuse('400', 'currencyClosed');
    const turnedAway = world.admission.check(address);
    if (turnedAway !== undefined) return { ...refuse('101', 'addressRefused'), codeFull: turnedAway };
    const sent = (name: string) => Object.hasOwn(request, name);
    const application = applicationOf(services, request);
    const withPhone = sent(wireNames.memberPhone) || sent(wireNames.phoneVerify);
    const introducer = introducerRefusal(world, application);
    const { form, plan } = application;
    const wrongCode =
      sent(wireNames.phoneVerify) &&
      plan.phoneVerify.displayed &&
      !world.smsCodes.check(form.memberPhone, 'register_member', form.phoneVerify);
    const found: readonly (Refusal | undefined)[] = [
      ...[...brokenRules(application), ...objections(world, application, false)].filter(
        ({ field }) => field !== 'introducer' && field !== 'agreement' && sent(wireNames[field]),
      ),
      wrongCode ? { field: 'phoneVerify', code: '113', message: 'smsCodeWrong' } : undefined,
      introducer && withPhone && NOT_FOUND.has(introducer.code) ? { ...introducer, code: '222' } : introducer,
    ];
    const refusal = found.find((one) => one !== undefined);
    return refusal ? { ...refuse('101', refusal.message), codeFull: refusal.code } : ok();
  },
);
