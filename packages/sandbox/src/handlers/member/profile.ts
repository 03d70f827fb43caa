import { memberProfileSchema, profile } from '@housefront/contract/features/member';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

const profileFields = Object.keys(memberProfileSchema.shape);

/** The member's profile; fields without a value are empty. */
export const profileHandler = defineMemberHandler(profile, ({ world, signed: { member }, ok }) =>
  ok({
    member_profile: {
      ...Object.fromEntries(profileFields.map((field) => [field, member.profile[field] ?? ''])),
      id: member.id,
      member_account: member.account,
      member_name: member.name,
      member_currency: member.currency,
      is_withdraw_password: world.identity.hasWithdrawPassword(member.id),
    },
  }),
);
