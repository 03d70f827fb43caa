import {
  recoveryCodesStore,
  secondFactor,
  secondFactorDestroy,
  secondFactorLogin,
  secondFactorSetup,
  secondFactorStore,
} from '@housefront/contract/features/second-factor';
import { defineHandler, defineMemberHandler } from '../../answers/defineHandler.ts';
import { defineProvenHandler } from '../reauthentication/defineProvenHandler.ts';
import { endOtherSessions } from '../../answers/endOtherSessions.ts';
import { writeChange } from '../reauthentication/writeChange.ts';
import { refusePaused } from '../session/refusePaused.ts';
import { deviceOf, startSession } from '../session/startSession.ts';

/** Whether the member has a second factor. */
export const secondFactorHandler = defineMemberHandler(secondFactor, ({ world, signed, ok }) => {
  const { id } = signed.member;
  const active = world.secondFactor.isActive(id) ? 1 : 0;
  return ok({ active, recovery_left: world.secondFactor.recoveryLeft(id) });
});

/** A new secret: 109 without a recent proof, 104 if there is a second factor already. */
export const secondFactorSetupHandler = defineProvenHandler(secondFactorSetup, ({ world, signed, ok, refuse }) => {
  const { id, account } = signed.member;
  return world.secondFactor.isActive(id) ? refuse('104', 'factorActive') : ok(world.secondFactor.setUp(id, account));
});

/** Sets the second factor: 104 there is one, 102 no new secret, 107 too many wrong codes, 101 wrong. */
export const secondFactorStoreHandler = defineMemberHandler(secondFactorStore, (context) => {
  const { world, signed, request, ok, refuse } = context;
  const { id } = signed.member;
  if (world.secondFactor.isActive(id)) return refuse('104', 'factorActive');
  const outcome = world.secondFactor.confirm(id, request.code);
  if (outcome === 'expired') return refuse('102', 'factorExpired');
  if (outcome === 'blocked') return refuse('107', 'identityBlocked');
  if (typeof outcome === 'string') return refuse('101', 'factorWrong');
  endOtherSessions(context.services, signed);
  writeChange(context, id, 'letterFactorOn');
  return ok({ recovery_codes: [...outcome.recoveryCodes] });
});

/** Replaces the recovery codes: 109 without a recent proof, 103 there is no second factor. */
export const recoveryCodesStoreHandler = defineProvenHandler(recoveryCodesStore, (context) => {
  const { world, signed, ok, refuse } = context;
  const { id } = signed.member;
  if (!world.secondFactor.isActive(id)) return refuse('103', 'factorNone');
  const codes = world.secondFactor.renewRecovery(id);
  endOtherSessions(context.services, signed);
  writeChange(context, id, 'letterRecoveryCodes');
  return ok({ recovery_codes: [...codes] });
});

/** Turns the second factor off: 103 there is none, 107 too many wrong codes, 101 wrong. The code is a proof by itself. */
export const secondFactorDestroyHandler = defineMemberHandler(secondFactorDestroy, (context) => {
  const { world, signed, request, ok, refuse } = context;
  const { id } = signed.member;
  if (!world.secondFactor.isActive(id)) return refuse('103', 'factorNone');
  const outcome = world.secondFactor.check(id, request.code);
  if (outcome === 'blocked') return refuse('107', 'identityBlocked');
  if (outcome === 'wrong') return refuse('101', 'factorWrong');
  world.secondFactor.remove(id);
  endOtherSessions(context.services, signed);
  writeChange(context, id, 'letterFactorOff');
  return ok();
});

/** Signs in by a code: 106 for the address, 101 the login must be started again, 202 too many wrong codes, 103 wrong. */
export const secondFactorLoginHandler = defineHandler(secondFactorLogin, (context) => {
  const { request, world, services, address, ok, refuse } = context;
  if (world.admission.signIn(address) === '106') return refuse('106', 'signInRefused');
  const memberId = world.secondFactor.turn(request.member_login_id);
  const member = memberId === undefined ? undefined : world.members.byId(memberId);
  if (member?.state !== 'active') return refuse('101', 'loginAgain');
  const outcome = world.secondFactor.check(member.id, request.code);
  if (outcome === 'blocked') return refuse('202', 'identityBlocked');
  if (outcome === 'wrong') return refuse('103', 'factorWrong');
  world.secondFactor.endTurn(request.member_login_id);
  const device = deviceOf(request, address);
  return refusePaused(context, member, device) ?? ok(startSession(services, member, device));
});
