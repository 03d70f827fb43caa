import {
  birthdayParts,
  checkAll,
  CONTACT_FIELDS,
  emptyRegistration,
  planOf,
  type REGISTER_ERRORS,
  wireNames,
  type RegisterField,
  type RegistrationForm,
  type RegistrationPlan,
  type WireFields,
} from '@housefront/contract/rules';
import type { MessageKey } from '../../http/messages.ts';
import { registerSettingsOf } from '../../seed/registration.ts';
import type { Introducers } from '../../world/agent/introducers.ts';
import type { World } from '../../world/world.ts';
import type { Services } from '../../answers/services.ts';

/** A field of a registration that the platform refuses. */
export interface Refusal {
  readonly field: RegisterField | 'introducer';
  /** Sent as `codeFull`. */
  readonly code: keyof typeof REGISTER_ERRORS | '400';
  readonly message: MessageKey;
}

/** Input of the validation. */
export interface Application {
  readonly form: RegistrationForm;
  readonly plan: RegistrationPlan;
  readonly currency: string;
  /** The site requires phones of exactly ten digits in every currency (REG-49x). */
  readonly phoneTenDigits: boolean;
}

type Fields = Readonly<Partial<Record<keyof WireFields, string | undefined>>>;

/** The values that identify the site of a registration. */
interface Body {
  readonly member_currency: string;
  readonly site_id: number;
}

/** Converts a body in wire names to its form. The site id comes from the site's server, or else from the body. */
export function applicationOf({ world, site }: Services, body: Fields & Body): Application {
  const currency = body.member_currency;
  const texts = Object.entries(wireNames).flatMap(([field, name]) => {
    const value = name === 'site_id' || name === 'member_birthday' ? undefined : body[name];
    return value === undefined ? [] : [[field, value]];
  });
  return {
    currency,
    phoneTenDigits: world.phoneRules.tenDigits(Number(site ?? body.site_id)),
    plan: planOf(registerSettingsOf(world), currency),
    form: {
      ...emptyRegistration(0, currency),
      ...Object.fromEntries(texts),
      memberBirthday: birthdayParts(body.member_birthday ?? ''),
      agreement: true,
    },
  };
}

const contactCodes = {
  memberQq: '301',
  memberSkype: '302',
  memberWechat: '304',
  memberZalo: '305',
  memberFb: '306',
  memberTelegram: '307',
  memberWhatsApp: '308',
} as const satisfies Record<(typeof CONTACT_FIELDS)[number], keyof typeof REGISTER_ERRORS>;

const isContact = (field: RegisterField): field is keyof typeof contactCodes => Object.hasOwn(contactCodes, field);

/** The answer for a broken rule; a field without its own code answers 400 and names the field. */
function ruleRefusal(field: RegisterField): Refusal {
  if (isContact(field)) {
    const withAt = field === 'memberTelegram' || field === 'memberSkype';
    return { field, code: contactCodes[field], message: withAt ? 'contactInvalidAt' : 'contactInvalid' };
  }
  if (field === 'memberName') return { field, code: '227', message: 'nameInvalid' };
  if (field === 'memberEmail') return { field, code: '206', message: 'emailInvalid' };
  if (field === 'memberPhone') return { field, code: '209', message: 'phoneInvalid' };
  if (field === 'phoneVerify') return { field, code: '113', message: 'smsCodeWrong' };
  if (field === 'verifyCode') return { field, code: '224', message: 'captchaWrong' };
  if (field === 'password') return { field, code: '400', message: 'passwordFormat' };
  if (field === 'checkPassword') return { field, code: '400', message: 'passwordDiffers' };
  return { field, code: '400', message: field === 'memberAccount' ? 'accountFormat' : 'fieldInvalid' };
}

/** Rules that a form breaks: the same ones as the site's own (REG-49x). */
export function brokenRules({ form, plan, currency, phoneTenDigits }: Application): readonly Refusal[] {
  return checkAll(form, { plan, currency, phoneTenDigits }).map(({ field }) => ruleRefusal(field));
}

/** Checks that only the platform can do: values that are in use or unwanted. Blank fields pass. */
export function objections(world: World, { form, plan }: Application, registering: boolean): readonly Refusal[] {
  const { agency, members, admission } = world;
  const found: Refusal[] = [];
  const add = (field: Refusal['field'], code: Refusal['code'], message: MessageKey) =>
    found.push({ field, code, message });
  const taken = (field: Exclude<keyof typeof wireNames, 'siteId' | 'memberBirthday'>) =>
    plan[field].displayed &&
    plan[field].unique &&
    form[field].trim() !== '' &&
    members.uses(wireNames[field], form[field]);
  if (members.byAccount(form.memberAccount) || agency.knows(form.memberAccount))
    add('memberAccount', '102', 'accountUsed');
  if (taken('memberName')) add('memberName', '103', 'nameUsed');
  if (admission.blockedName(form.memberName)) add('memberName', '214', 'nameBlocked');
  if (taken('memberEmail')) add('memberEmail', '105', 'emailUsed');
  if (admission.blockedEmail(form.memberEmail)) add('memberEmail', '216', 'emailBlocked');
  if (taken('memberPhone')) add('memberPhone', '104', 'phoneUsed');
  if (admission.blockedPhone(form.memberPhone)) add('memberPhone', '215', 'phoneBlocked');
  if (taken('identityId')) add('identityId', registering ? '114' : '223', 'identityUsed');
  for (const field of CONTACT_FIELDS) if (taken(field)) add(field, contactCodes[field], 'contactUsed');
  return found;
}

/**
 * On an agent's domain, a registration without an introducer counts as referred by that agent, if the currency matches
 * (REG-38).
 */
export function broughtBy(application: Application, domain: ReturnType<Introducers['domain']>): Application {
  const { form, currency } = application;
  const named = form.memberAgent.trim() !== '' || form.recommendCode.trim() !== '';
  if (domain === undefined || named || domain.currency !== currency) return application;
  return { ...application, form: { ...form, memberAgent: domain.agentId } };
}

/** Reason why an introducer is refused; a missing one and a valid one pass. */
export function introducerRefusal({ introducers }: World, { form, currency }: Application): Refusal | undefined {
  const agent = form.memberAgent.trim();
  const code = form.recommendCode.trim();
  const refused =
    (agent === '' ? undefined : introducers.refuseAgent(agent, currency)) ??
    (code === '' ? undefined : introducers.refuseCode(code));
  return refused && { field: 'introducer', code: refused, message: 'introducerRefused' };
}
