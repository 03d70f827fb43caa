import { CAPTCHA_TYPE } from '@housefront/contract/features/captcha';
import { doubleValidation, doubleValidationSkip } from '@housefront/contract/features/double-validation';
import { defineHandler } from '../../answers/defineHandler.ts';
import { refusePaused } from '../session/refusePaused.ts';
import { deviceFingerprint, deviceOf, startSession } from '../session/startSession.ts';
import { questionData } from '../session/questionData.ts';

/**
 * Answers a security question: 106 for the address, 105 captcha, 202 too many wrong answers of this member, 101 the login has to be started again, 103 wrong, 998 wrong too often. A right
 * answer signs in and makes the device a known one.
 */
export const doubleValidationHandler = defineHandler(doubleValidation, async (context) => {
  const { request, world, services, address, ok, refuse } = context;
  if (world.admission.signIn(address) === '106') return refuse('106', 'signInRefused');
  if (!world.captchas.redeem(request.captcha_token, CAPTCHA_TYPE.login, request.captcha_answer)) {
    return refuse('105', 'captchaWrong');
  }
  const loginId = String(request.member_login_id);
  const turn = world.identity.turn(loginId);
  const member = turn && world.members.byId(turn.memberId);
  if (!turn || member?.state !== 'active') return refuse('101', 'loginAgain');
  const outcome = await world.identity.answer(loginId, turn, request.answer);
  if (outcome === 'blocked') return refuse('202', 'identityBlocked');
  if (outcome === 'wrong') return refuse('103', 'answerWrong');
  if (outcome === 'too-often') return refuse('998', 'loginAgain');
  world.identity.rememberDevice(member.id, deviceFingerprint(request));
  const device = deviceOf(request, address);
  return refusePaused(context, member, device) ?? ok(startSession(services, member, device));
});

/** Skips a question; 101 without a login in progress. After the last one the reply has no question. */
export const doubleValidationSkipHandler = defineHandler(doubleValidationSkip, ({ request, world, ok, refuse }) => {
  const loginId = String(request.member_login_id);
  if (!world.identity.turn(loginId)) return refuse('101', 'loginAgain');
  return ok(questionData(loginId, world.identity.skip(loginId)));
});
