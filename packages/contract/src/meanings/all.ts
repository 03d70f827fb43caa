import { agentCentre } from '../features/agent-centre/agent-centre.meanings.ts';
import { agentRecords } from '../features/agent-records/agent-records.meanings.ts';
import { agent } from '../features/agent/agent.meanings.ts';
import { announcements } from '../features/announcements/announcements.meanings.ts';
import { bankAccount } from '../features/bank-account/bank-account.meanings.ts';
import { banners } from '../features/banners/banners.meanings.ts';
import { captcha } from '../features/captcha/captcha.meanings.ts';
import { cashier } from '../features/cashier/cashier.meanings.ts';
import { catalogue } from '../features/catalogue/catalogue.meanings.ts';
import { content } from '../features/content/content.meanings.ts';
import { demo } from '../features/demo/demo.meanings.ts';
import { devices } from '../features/devices/devices.meanings.ts';
import { doubleValidation } from '../features/double-validation/double-validation.meanings.ts';
import { favourites } from '../features/favourites/favourites.meanings.ts';
import { helpers } from '../features/helpers/helpers.meanings.ts';
import { jackpot } from '../features/jackpot/jackpot.meanings.ts';
import { letters } from '../features/letters/letters.meanings.ts';
import type { CallMeanings } from '../calls/meaning.types.ts';
import { memberRecords } from '../features/member-records/member-records.meanings.ts';
import { member } from '../features/member/member.meanings.ts';
import { passkeys } from '../features/passkeys/passkeys.meanings.ts';
import { play } from '../features/play/play.meanings.ts';
import { profileEdit } from '../features/profile-edit/profile-edit.meanings.ts';
import { promotions } from '../features/promotions/promotions.meanings.ts';
import { protectionChoices } from '../features/protection-choices/protection-choices.meanings.ts';
import { protectionHistory } from '../features/protection-history/protection-history.meanings.ts';
import { protectionLimits } from '../features/protection-limits/protection-limits.meanings.ts';
import { protectionPlay } from '../features/protection-play/protection-play.meanings.ts';
import { protectionSession } from '../features/protection-session/protection-session.meanings.ts';
import { protection } from '../features/protection/protection.meanings.ts';
import { push } from '../features/push/push.meanings.ts';
import { reauthentication } from '../features/reauthentication/reauthentication.meanings.ts';
import { recommend } from '../features/recommend/recommend.meanings.ts';
import { recovery } from '../features/recovery/recovery.meanings.ts';
import { redEnvelope } from '../features/red-envelope/red-envelope.meanings.ts';
import { referral } from '../features/referral/referral.meanings.ts';
import { registration } from '../features/registration/registration.meanings.ts';
import { roulette } from '../features/roulette/roulette.meanings.ts';
import { secondFactor } from '../features/second-factor/second-factor.meanings.ts';
import { session } from '../features/session/session.meanings.ts';
import { site } from '../features/site/site.meanings.ts';
import { sportFrame } from '../features/sport-frame/sport-frame.meanings.ts';
import { version } from '../features/version/version.meanings.ts';
import { wallet } from '../features/wallet/wallet.meanings.ts';

/** Level and meaning of every call and its fields, by the name of the call. */
export const callMeanings: CallMeanings = {
  ...agent,
  ...agentCentre,
  ...agentRecords,
  ...announcements,
  ...bankAccount,
  ...banners,
  ...captcha,
  ...cashier,
  ...catalogue,
  ...content,
  ...demo,
  ...devices,
  ...doubleValidation,
  ...favourites,
  ...helpers,
  ...jackpot,
  ...letters,
  ...member,
  ...memberRecords,
  ...passkeys,
  ...play,
  ...profileEdit,
  ...promotions,
  ...protection,
  ...protectionChoices,
  ...protectionHistory,
  ...protectionLimits,
  ...protectionPlay,
  ...protectionSession,
  ...push,
  ...reauthentication,
  ...recommend,
  ...recovery,
  ...redEnvelope,
  ...referral,
  ...registration,
  ...roulette,
  ...secondFactor,
  ...session,
  ...site,
  ...sportFrame,
  ...version,
  ...wallet,
};
