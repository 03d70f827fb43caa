import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { told, type CallsOfPage } from '../outcomes.ts';

const KEPT = 'message; nothing changes';

/** Limits, breaks, self-exclusion and the other tools of a site with a profile. */
export const playerProtection: CallsOfPage = {
  title: 'Player protection',
  parts: [
    told('Confirmation of a raised limit', calls.limitConfirm, KEPT),
    told('Going on without a limit', calls.limitDecline, KEPT),
    told('Review of limits', calls.reviewStore, KEPT),
    told('Beginning of a break', calls.breakStore, KEPT),
    told('Self-exclusion', calls.exclusionStore, KEPT),
    told('Panic button', calls.panic, KEPT),
    told('Reading of the sums', calls.sumsRead, 'message; the sums stay'),
    told('Interval of the reality check', calls.checkStore, KEPT),
    told('Answer to the reality check', calls.checkAnswer, 'message; the check stays'),
    told('Choices of marketing', calls.marketingStore, KEPT),
    told('Text on client money', calls.fundsRead, KEPT),
    told('Payout by itself', calls.payoutStore, KEPT),
    told('Opting into a promotion', calls.promotionOptIn, KEPT),
    told('Cancelling a withdrawal', calls.withdrawalCancel, KEPT),
  ],
};
