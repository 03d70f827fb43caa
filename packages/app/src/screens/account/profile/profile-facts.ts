import { profileFields, type ProfileField, type SettingEntry } from '@housefront/contract/rules';
import { maskEmail, maskName, maskNumber, type MemberProfile } from '@housefront/core/features/member';

/** A detail of the member: its place in the profile, the key of its name, and how it is masked. */
interface Detail {
  readonly id: keyof MemberProfile;
  readonly label: string;
  readonly mask: (value: string) => string;
}

type Own = Exclude<ProfileField, 'withdrawPassword'>;

const details: Readonly<Record<Own, Detail>> = {
  memberName: { id: 'name', label: 'account.name', mask: maskName },
  memberPhone: { id: 'phone', label: 'account.phone', mask: maskNumber },
  memberEmail: { id: 'email', label: 'account.email', mask: maskEmail },
  memberBirthday: { id: 'birthday', label: 'account.birthday', mask: maskNumber },
  identityId: { id: 'identityId', label: 'signup.label_identityId', mask: maskNumber },
  memberTelegram: { id: 'telegram', label: 'signup.label_memberTelegram', mask: maskName },
  memberWhatsApp: { id: 'whatsApp', label: 'signup.label_memberWhatsApp', mask: maskNumber },
  memberWechat: { id: 'weChat', label: 'signup.label_memberWechat', mask: maskName },
  memberQq: { id: 'qq', label: 'signup.label_memberQq', mask: maskNumber },
  memberZalo: { id: 'zalo', label: 'signup.label_memberZalo', mask: maskName },
  memberSkype: { id: 'skype', label: 'signup.label_memberSkype', mask: maskName },
  memberFb: { id: 'facebook', label: 'signup.label_memberFb', mask: maskName },
};
/** Contacts that the profile form does not know (MEM-05). */
const others: readonly Detail[] = [
  { id: 'line', label: 'account.line', mask: maskName },
  { id: 'others', label: 'signup.label_memberOthers', mask: maskName },
];

/** Whether the profile has a value of a field (MEM-06x). */
export const isFilled = (profile: MemberProfile, field: ProfileField): boolean =>
  field === 'withdrawPassword' ? profile.hasWithdrawPassword : profile[details[field].id] !== '';

const isOwn = (field: ProfileField): field is Own => field !== 'withdrawPassword';

/**
 * The details with a value, masked: those that the settings of the member's currency show in the member centre, or all of
 * them without settings (MEM-06x).
 */
export function profileFacts(
  profile: MemberProfile,
  settings: readonly SettingEntry[] | null,
): readonly { readonly id: string; readonly label: string; readonly value: string }[] {
  const shown = settings === null ? null : profileFields(settings, profile.currency).filter(isOwn);
  const own = (shown ?? Object.keys(details).filter((field): field is Own => field in details)).map(
    (field) => details[field],
  );
  return [...own, ...others].flatMap(({ id, label, mask }) => {
    const value = profile[id];
    return typeof value === 'string' && value !== '' ? [{ id, label, value: mask(value) }] : [];
  });
}
