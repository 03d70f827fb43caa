import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { claimRefusal } from '../../../packages/core/src/features/red-envelope/red-envelope.codes.ts';
import { infoRefusal, spinRefusal } from '../../../packages/core/src/features/roulette/roulette.codes.ts';
import { again, part, quiet, refusedWith, shown, type CallsOfPage, type Outcome } from '../outcomes.ts';

const claiming = (code: string): Outcome => {
  const { message, isGone } = claimRefusal(refusedWith(code));
  return shown(message, isGone ? 'message; the envelope goes' : 'message; the envelope stays and can be tried again');
};

const opening = (code: string): Outcome => {
  const { message, isOver } = infoRefusal(refusedWith(code));
  return shown(message, isOver ? 'message; the wheel is put away' : 'message; the wheel offers to try again');
};

const spinning = (code: string): Outcome => {
  const { message, isWarning } = spinRefusal(refusedWith(code));
  return shown(message, `${isWarning ? 'dialog with a confirmation only' : 'message'}; the draws are read again`);
};

/** Red envelopes, the wheel and promotions. */
export const rewards: CallsOfPage = {
  title: 'Red envelope, wheel and promotions',
  parts: [
    part('Claim of an envelope', calls.redEnvelopeClaim, claiming),
    part('Opening of the wheel', calls.rouletteInfo, opening),
    part('Spin', calls.rouletteSpin, spinning),
    quiet('Envelopes', calls.redEnvelopePromotion, 'the last known one stays'),
    quiet('Entry of the wheel', calls.roulette, 'the last known one stays, or there is none'),
    again('Promotions', calls.promotions),
    again('Promotions of a member', calls.memberPromotions),
    again('Promotions that are over', calls.promotionHistory),
    quiet('Hiding a promotion', calls.promotionHide, 'it is put away for now'),
  ],
};
