import { QUESTION_COLUMNS } from '@housefront/contract/features/double-validation';
import { profileEdit } from '@housefront/contract/features/profile-edit';
import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import { displayedFields, profilePlan, wireNames, type ProfileField } from '@housefront/contract/rules';
import { registerSettingsOf } from '../../seed/registration.ts';
import type { Member } from '../../world/members/members.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { applicationOf, brokenRules, objections } from '../registration/validation.ts';

/** The name of a field in the profile, if it differs (MEM-06x). */
const profileName = (wireName: string): string => (wireName === wireNames.identityId ? 'new_identity_id' : wireName);

const isFilled = (member: Member, field: ProfileField): boolean =>
  (field === 'memberName' ? member.name : (member.profile[profileName(wireNames[field])] ?? '')) !== '';

/** Fields that the platform asks for as a proof of identity: at a reset of the password, and on an unknown device. */
const PROVING: ReadonlySet<string> = new Set(QUESTION_COLUMNS);

/**
 * Sets fields that are empty and that the settings of the member's currency show in the member centre; 400 for any other.
 * Rules and codes are those of registration: 113 for a wrong SMS code, the same codes for used and unwanted values. 109 for
 * one that proves identity, without a recent proof: a stolen session could otherwise choose the answers. Notifies the
 * member's other pages by profile.updated (MEM-06x).
 */
export const profileEditHandler = defineMemberHandler(
  profileEdit,
  ({ request, world, services, signed: { memberId, sessionId }, ok, refuse }) => {
    const proves = Object.entries(request).some(([name, value = '']) => value !== '' && PROVING.has(name));
    if (proves && !world.sessions.isProven(sessionId)) return refuse(REAUTHENTICATE, 'reauthenticate');
    const outcome = world.db.transaction(() => {
      // Read inside the transaction: an empty field must still be empty when it is written.
      const member = world.members.byId(memberId);
      if (!member) return refuse('400', 'fieldInvalid');
      const { currency } = member;
      const plan = profilePlan(registerSettingsOf(world), currency, (field) => isFilled(member, field));
      const sent = Object.entries(request).flatMap(([name, value = '']) =>
        value === '' ? [] : [[name, value] as const],
      );
      const asked = new Set<string>(
        displayedFields(plan).flatMap((field) => (field === 'agreement' ? [] : [wireNames[field]])),
      );
      if (sent.length === 0 || sent.some(([name]) => !asked.has(name))) return refuse('400', 'fieldInvalid');
      const application = {
        ...applicationOf(services, { ...request, member_currency: currency, site_id: 0 }),
        plan,
      };
      const [refusal] = [...brokenRules(application), ...objections(world, application, true)];
      if (refusal) return { ...refuse('101', refusal.message), codeFull: refusal.code };
      const { memberPhone, phoneVerify } = application.form;
      if (plan.phoneVerify.displayed && memberPhone !== '') {
        if (!world.smsCodes.check(memberPhone, 'register_member', phoneVerify))
          return { ...refuse('101', 'smsCodeWrong'), codeFull: '113' };
        world.smsCodes.spend(memberPhone, 'register_member');
      }
      const values = new Map(sent);
      values.delete(wireNames.phoneVerify);
      const name = values.get(wireNames.memberName)?.trim();
      values.delete(wireNames.memberName);
      const profile = Object.fromEntries([...values].map(([field, value]) => [profileName(field), value.trim()]));
      world.members.fill(memberId, { ...(name !== undefined && { name }), profile });
      return ok();
    });
    if (outcome.code === '100') services.announcer.toMember(memberId, 'profile.updated', {});
    return outcome;
  },
);
