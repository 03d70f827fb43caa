import {
  passkeyDestroy,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyRename,
  passkeys,
  passkeyStore,
} from '@housefront/contract/features/passkeys';
import { formatDateTime } from '@housefront/contract/wall-time';
import { CHALLENGE_LIFE_MS } from '../../world/members/passkey-challenges.ts';
import { ALGORITHMS, MAX_PASSKEYS, relyingParty } from '../../world/members/passkeys.ts';
import { defineHandler, defineMemberHandler } from '../../answers/defineHandler.ts';
import { defineProvenHandler } from '../reauthentication/defineProvenHandler.ts';
import { endOtherSessions } from '../../answers/endOtherSessions.ts';
import { writeChange } from '../reauthentication/writeChange.ts';
import { refusePaused } from '../session/refusePaused.ts';
import { deviceOf, startSession } from '../session/startSession.ts';

/** The member's passkeys. */
export const passkeysHandler = defineMemberHandler(passkeys, ({ world, signed, ok }) =>
  ok({
    list: world.passkeys.list(signed.member.id).map(({ id, credentialId, rpId, name, createdAt, usedAt }) => ({
      id,
      credential_id: credentialId,
      rp_id: rpId,
      name,
      created_at: formatDateTime(createdAt),
      used_at: usedAt === null ? null : formatDateTime(usedAt),
    })),
  }),
);

/** A challenge for a new passkey; 109 without a recent proof, 104 if there is no room for one. */
export const passkeyOptionsHandler = defineProvenHandler(passkeyOptions, ({ world, signed, host, ok, refuse }) => {
  const { id, account } = signed.member;
  const known = world.passkeys.list(id);
  if (known.length >= MAX_PASSKEYS) return refuse('104', 'passkeysFull');
  return ok({
    options: {
      challenge: world.passkeys.challenge(id),
      rp: { id: relyingParty(host).id, name: relyingParty(host).id },
      user: { id: world.passkeys.handle(id), name: account, displayName: account },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_LIFE_MS,
      excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    },
  });
});

const refusals = {
  invalid: ['101', 'passkeyInvalid'],
  expired: ['102', 'passkeyExpired'],
  taken: ['103', 'passkeyTaken'],
  full: ['104', 'passkeysFull'],
} as const;

/** Adds a passkey: 109 without a recent proof, 101 invalid, 102 expired challenge, 103 added before, 104 no room. */
export const passkeyStoreHandler = defineProvenHandler(passkeyStore, async (context) => {
  const { world, services, signed, host, request, ok, refuse } = context;
  const { passkeys, sessions } = world;
  const outcome = await passkeys.add(signed.member.id, request.name, request.credential, relyingParty(host), () =>
    // It may have ended while the key was verified.
    sessions.isProven(signed.sessionId),
  );
  if (outcome === 'added') {
    endOtherSessions(services, signed);
    writeChange(context, signed.member.id, 'letterPasskeyAdded');
    return ok();
  }
  const [code, message] = refusals[outcome];
  return refuse(code, message);
});

/** Renames a passkey; 101 if the member has none of this id. */
export const passkeyRenameHandler = defineMemberHandler(passkeyRename, ({ world, signed, request, ok, refuse }) =>
  world.passkeys.rename(signed.member.id, Number(request.id), request.name) ? ok() : refuse('101', 'passkeyUnknown'),
);

/** Removes a passkey: 109 without a recent proof, 101 if the member has none of this id. */
export const passkeyDestroyHandler = defineProvenHandler(passkeyDestroy, (context) => {
  const { world, services, signed, request, ok, refuse } = context;
  if (!world.passkeys.remove(signed.member.id, Number(request.id))) return refuse('101', 'passkeyUnknown');
  endOtherSessions(services, signed);
  writeChange(context, signed.member.id, 'letterPasskeyRemoved');
  return ok();
});

/** A challenge for a sign-in. */
export const passkeyLoginOptionsHandler = defineHandler(passkeyLoginOptions, ({ world, host, ok }) =>
  ok({
    options: {
      challenge: world.passkeys.challenge(null),
      rpId: relyingParty(host).id,
      timeout: CHALLENGE_LIFE_MS,
      userVerification: 'required',
    },
  }),
);

/** Signs in by a passkey: 106 and 201 for the address, 104 expired challenge, 105 unknown, 101 not accepted, then as the login. */
export const passkeyLoginHandler = defineHandler(passkeyLogin, async (context) => {
  const { world, services, request, host, address, ok, refuse } = context;
  if (world.admission.signIn(address) === '106') return refuse('106', 'signInRefused');
  if (world.admission.signIn(address) !== undefined) return refuse('201', 'identityBlocked');
  const outcome = await world.passkeys.verify(request.credential, relyingParty(host));
  if (outcome === 'expired') return refuse('104', 'passkeyExpired');
  const member = typeof outcome === 'string' ? undefined : world.members.byId(outcome.memberId);
  if (!member) {
    world.admission.signInFailed(address);
    return refuse(outcome === 'unknown' ? '105' : '101', 'passkeyInvalid');
  }
  if (member.state === 'frozen') return refuse('103', 'accountFrozen');
  if (member.state === 'disabled') return refuse('102', 'accountDisabled');
  if (world.identity.settings(member.id).moved) return refuse('802', 'accountMoved');
  const device = deviceOf(request, address);
  return refusePaused(context, member, device) ?? ok(startSession(services, member, device));
});
