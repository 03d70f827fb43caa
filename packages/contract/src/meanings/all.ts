import { agentCentre } from './agent-centre.ts';
import { agentRecords } from './agent-records.ts';
import { agent } from './agent.ts';
import { announcements } from './announcements.ts';
import { bankAccount } from './bank-account.ts';
import { banners } from './banners.ts';
import { captcha } from './captcha.ts';
import { cashier } from './cashier.ts';
import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { demo } from './demo.ts';
import { devices } from './devices.ts';
import { doubleValidation } from './double-validation.ts';
import { favourites } from './favourites.ts';
import { helpers } from './helpers.ts';
import { jackpot } from './jackpot.ts';
import { letters } from './letters.ts';
import type { CallMeanings } from './meaning.types.ts';
import { memberRecords } from './member-records.ts';
import { member } from './member.ts';
import { passkeys } from './passkeys.ts';
import { play } from './play.ts';
import { profileEdit } from './profile-edit.ts';
import { promotions } from './promotions.ts';
import { protectionChoices } from './protection-choices.ts';
import { protectionHistory } from './protection-history.ts';
import { protectionLimits } from './protection-limits.ts';
import { protectionPlay } from './protection-play.ts';
import { protectionSession } from './protection-session.ts';
import { protection } from './protection.ts';
import { push } from './push.ts';
import { reauthentication } from './reauthentication.ts';
import { recommend } from './recommend.ts';
import { recovery } from './recovery.ts';
import { redEnvelope } from './red-envelope.ts';
import { referral } from './referral.ts';
import { registration } from './registration.ts';
import { roulette } from './roulette.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { sportFrame } from './sport-frame.ts';
import { version } from './version.ts';
import { wallet } from './wallet.ts';

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
