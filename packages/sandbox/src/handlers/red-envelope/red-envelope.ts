import { formatDateTime } from '@housefront/contract/wall-time';
import { redEnvelopeClaim, redEnvelopePromotion } from '@housefront/contract/features/red-envelope';
import { answerOnce } from '../../answers/answerOnce.ts';
import { defineMemberHandler, type MemberContext } from '../../answers/defineHandler.ts';

/** Whether the profile of the site has no envelopes (RG-32). */
const isOff = ({ world, services }: Pick<MemberContext<unknown>, 'world' | 'services'>): boolean =>
  world.protection.of(Number(services.site))?.envelope === false;

/** The envelopes a member can claim. */
export const redEnvelopePromotionHandler = defineMemberHandler(
  redEnvelopePromotion,
  ({ world, services, signed: { member }, ok }) =>
    ok({
      list: (isOff({ world, services }) ? [] : world.envelopes.open(member)).map(({ id, endsAt }) => ({
        id,
        end_at: formatDateTime(endsAt),
      })),
    }),
);

/** Claims an envelope; repeated calls with one idempotency key get the first answer. 102 if it has ended or is claimed. */
export const redEnvelopeClaimHandler = defineMemberHandler(redEnvelopeClaim, (context) =>
  answerOnce(context, () => {
    const { request, world, signed, money, ok, refuse } = context;
    if (isOff(context)) return refuse('102', 'envelopeGone');
    const won = world.envelopes.claim(signed.member, Number(request.id));
    return won === undefined ? refuse('102', 'envelopeGone') : ok({ cash: money(won) });
  }),
);
