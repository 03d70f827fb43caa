import { bonusSettingCheck } from '@housefront/contract/features/member';
import { checkAgentDomain, memberInfo } from '@housefront/contract/features/agent';
import { registerValidMessage } from '@housefront/contract/features/referral';
import { registerSettings, registerSms, serviceAgreement } from '@housefront/contract/features/registration';
import { patterns } from '@housefront/contract/rules';
import { messageText } from '../../http/messages.ts';
import { agreement } from '../../seed/agreement.ts';
import { registerSettingsOf } from '../../seed/registration.ts';
import { defineHandler } from '../../answers/defineHandler.ts';
import { applicationOf, brokenRules } from './validation.ts';

/** Settings of the form in each currency, with flags in PHP's format. */
export const registerSettingsHandler = defineHandler(registerSettings, ({ world, ok }) =>
  ok({
    list: registerSettingsOf(world).map(({ name, currency, ...flags }) => ({
      name,
      currency,
      ...Object.fromEntries(Object.entries(flags).map(([flag, on]) => [flag, on ? 1 : 0])),
    })),
  }),
);

/** Entries of the agreement, by language. */
export const serviceAgreementHandler = defineHandler(serviceAgreement, ({ ok }) => ok({ list: agreement }));

/** A link is valid if its agent or member exists and is not disabled (REG-35). */
export const registerValidMessageHandler = defineHandler(registerValidMessage, ({ request, world, ok }) => {
  const valid =
    'recommend_code' in request
      ? world.introducers.refuseCode(request.recommend_code.trim()) === undefined
      : world.introducers.agent(String(request.agent_id).trim())?.active === true;
  return ok({ is_valid: valid ? 1 : 0 });
});

/** Currency of an agent; empty for any other id. */
export const memberInfoHandler = defineHandler(memberInfo, ({ request, world, ok }) =>
  ok({ currency: world.introducers.agent(String(request.id).trim())?.currency ?? '' }),
);

/** The agent of a host, and the values locked by it (REG-38). */
export const checkAgentDomainHandler = defineHandler(checkAgentDomain, ({ request, world, ok }) => {
  const domain = world.introducers.domain(request.host);
  return ok(domain ? { is_valid: 1, agent_id: domain.agentId, currency: domain.currency } : { is_valid: 0 });
});

/** The recommend feature, for every currency (REG-34). */
export const bonusSettingCheckHandler = defineHandler(bonusSettingCheck, ({ world, ok }) =>
  ok({ is_friend: world.introducers.recommending() ? 1 : 0 }),
);

/**
 * Sends a code: 201 no phone, 099 no phone number or an unwanted one, 103 and 104 for too many, 102 while the last code is
 * still valid. A guest may request a code for a password reset, so the answer does not reveal whether the number is a
 * member's (REG-88).
 */
export const registerSmsHandler = defineHandler(
  registerSms,
  ({ request, world, services, address, locale, ok, refuse }) => {
    const { type, member_phone, currency, site_id } = request;
    const phone = member_phone;
    if (phone === '') return refuse('201', 'phoneBlank');
    if (!patterns.digits.test(phone) || phone.length > 20 || world.admission.blockedPhone(phone)) {
      return refuse('099', 'phoneInvalid');
    }
    // Values that cannot be registered need no code.
    const application = applicationOf(services, { member_phone: phone, member_currency: currency, site_id });
    if (type === 'register_member' && brokenRules(application).some(({ field }) => field === 'memberPhone')) {
      return refuse('099', 'phoneInvalid');
    }
    return world.db.transaction(() => {
      if (world.smsCodes.waiting(phone, type)) return refuse('102', 'smsTooSoon');
      const turnedAway = world.admission.sms(address);
      if (turnedAway === '103') return refuse('103', 'smsUsedUp');
      if (turnedAway === '104') return refuse('104', 'smsService');
      const known = type === 'register_member' || world.members.uses('member_phone', phone);
      const code = world.smsCodes.issue(phone, type);
      const text = messageText('smsCode', locale).replace('{code}', code);
      const message = { kind: 'sms', receiver: phone, purpose: type, text, code } as const;
      if (known) world.outbox.send(message);
      else world.outbox.withhold(message);
      return ok();
    });
  },
);
