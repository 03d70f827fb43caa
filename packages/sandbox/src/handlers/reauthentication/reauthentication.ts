import { reauthenticate, reauthenticationOptions } from '@housefront/contract/features/reauthentication';
import { CHALLENGE_LIFE_MS, relyingParty } from '../../world/passkeys.ts';
import { defineMemberHandler, type MemberContext } from '../defineHandler.ts';

/** The proofs that are accepted. For a member with a second factor the password alone is none, as at the sign-in. */
export const reauthenticationOptionsHandler = defineMemberHandler(
  reauthenticationOptions,
  ({ world, signed, host, ok }) => {
    const { id } = signed.member;
    const { id: rpId } = relyingParty(host);
    const keys = world.passkeys.list(id);
    const isActive = world.secondFactor.isActive(id);
    return ok({
      password: isActive ? 0 : 1,
      code: isActive ? 1 : 0,
      ...(keys.length > 0 && {
        passkey: {
          challenge: world.passkeys.challenge(id, 'proof'),
          rpId,
          timeout: CHALLENGE_LIFE_MS,
          userVerification: 'required',
          allowCredentials: keys.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
        },
      }),
    });
  },
);

type Proof = MemberContext<(typeof reauthenticate)['request']['_zod']['output']>;
type Outcome = 'right' | 'wrong' | 'blocked' | 'expired' | 'no-passkey';

const byPassword = async ({ world, signed }: Proof, password: string): Promise<Outcome> => {
  const { id, account } = signed.member;
  const { ok: isRight } = await world.members.check(account, password);
  // Checked after the password, because many calls may have been sent while it was hashed.
  if (world.identity.oldPasswordsBlocked(id)) return 'blocked';
  if (isRight && !world.secondFactor.isActive(id)) return 'right';
  world.identity.oldPasswordFailed(id);
  return 'wrong';
};

const outcomeOf = async (context: Proof): Promise<Outcome> => {
  const { world, signed, host, request } = context;
  const { id } = signed.member;
  if ('password' in request) return byPassword(context, request.password);
  if ('code' in request) return world.secondFactor.check(id, request.code);
  const outcome = await world.passkeys.verify(request.credential, relyingParty(host), id);
  if (typeof outcome === 'object') return 'right';
  return outcome === 'expired' ? 'expired' : 'no-passkey';
};

/** Proves again who the member is: 101 wrong, 102 expired challenge, 107 too many wrong proofs. */
export const reauthenticateHandler = defineMemberHandler(reauthenticate, async (context) => {
  const { world, signed, request, ok, refuse } = context;
  switch (await outcomeOf(context)) {
    case 'right':
      world.sessions.proven(signed.sessionId);
      return ok();
    case 'blocked':
      return refuse('107', 'identityBlocked');
    case 'expired':
      return refuse('102', 'passkeyExpired');
    case 'no-passkey':
      return refuse('101', 'passkeyInvalid');
    case 'wrong':
      return refuse('101', 'code' in request ? 'factorWrong' : 'passwordWrong');
  }
});
