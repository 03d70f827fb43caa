import { formatDateTime } from '@housefront/contract/wall-time';
import { redEnvelopeClaim, redEnvelopePromotion } from '@housefront/contract/features/red-envelope';
import { answerOnce } from '../answerOnce.ts';
import { defineMemberHandler } from '../defineHandler.ts';

/** The envelopes a member can claim. */
export const redEnvelopePromotionHandler = defineMemberHandler(
  redEnvelopePromotion,
  ({ world, signed: { member }, ok }) =>
    ok({ list: world.envelopes.open(member).map(({ id, endsAt }) => ({ id, end_at: formatDateTime(endsAt) })) }),
);

/** Claims an envelope; repeated calls with one idempotency key get the first answer. 102 if it has ended or is claimed. */
export const redEnvelopeClaimHandler = defineMemberHandler(redEnvelopeClaim, (context) =>
  answerOnce(context, () => {
    const { request, world, signed, money, ok, refuse } = context;
    const won = world.envelopes.claim(signed.member, Number(request.id));
    return won === undefined ? refuse('102', 'envelopeGone') : ok({ cash: money(won) });
  }),
);
