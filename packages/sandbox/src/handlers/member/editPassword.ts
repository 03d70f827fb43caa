import { editPassword } from '@housefront/contract/features/member';
import { PASSWORD } from '../../world/passwords.ts';
import { defineMemberHandler } from '../defineHandler.ts';

/** Sets a new password: 101 old one wrong, 102 form, 103 confirmation differs, 104 the same as before. */
export const editPasswordHandler = defineMemberHandler(editPassword, async ({ request, world, signed, ok, refuse }) => {
  const { member } = signed;
  if (!(await world.members.check(member.account, request.old_password)).ok) return refuse('101', 'passwordWrong');
  if (!PASSWORD.test(request.password)) return refuse('102', 'passwordFormat');
  if (request.password !== request.check_password) return refuse('103', 'passwordDiffers');
  if (request.password === request.old_password) return refuse('104', 'passwordSame');
  await world.members.setPassword(member.id, request.password);
  return ok();
});
