import { reauthenticate, reauthenticationOptions } from '@housefront/contract/features/reauthentication';
import { CHALLENGE_LIFE_MS } from '../../world/members/passkey-challenges.ts';
import { relyingParty } from '../../world/members/passkeys.ts';
import { defineMemberHandler, type MemberContext } from '../../answers/defineHandler.ts';

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
type Outcome = 'right' | keyof typeof refusals;

const byPassword = async ({ world, signed }: Proof, password: string): Promise<Outcome> => {
  const { id, account } = signed.member;
  const { ok: isRight } = await world.members.check(account, password);
  // Checked after the password, because many calls may have been sent while it was hashed.
  if (world.identity.oldPasswordsBlocked(id)) return 'blocked';
  if (isRight && !world.secondFactor.isActive(id)) return 'right';
  world.identity.oldPasswordFailed(id);
  return 'no-password';
};

const outcomeOf = async (context: Proof): Promise<Outcome> => {
  const { world, signed, host, request } = context;
  const { id } = signed.member;
  if ('password' in request) return byPassword(context, request.password);
  if ('code' in request) {
    const outcome = world.secondFactor.check(id, request.code);
    return outcome === 'wrong' ? 'no-code' : outcome;
  }
  const outcome = await world.passkeys.verify(request.credential, relyingParty(host), id);
  if (typeof outcome === 'object') return 'right';
  return outcome === 'expired' ? 'expired' : 'no-passkey';
};

const refusals = {
  blocked: ['107', 'identityBlocked'],
  expired: ['102', 'passkeyExpired'],
  'no-passkey': ['101', 'passkeyInvalid'],
  'no-code': ['101', 'factorWrong'],
  'no-password': ['101', 'passwordWrong'],
} as const;

/** Proves again who the member is: 101 wrong, 102 expired challenge, 107 too many wrong proofs. */
export const reauthenticateHandler = defineMemberHandler(reauthenticate, async (context) => {
  const { world, signed, ok, refuse } = context;
  const outcome = await outcomeOf(context);
  if (outcome !== 'right') {
    const [code, message] = refusals[outcome];
    return refuse(code, message);
  }
  world.sessions.proven(signed.sessionId);
  return ok();
});
