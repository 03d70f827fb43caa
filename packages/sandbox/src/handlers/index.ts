import type { Handler } from '../answers/defineHandler.ts';
import * as agentLevels from './agent/agent-levels.ts';
import * as applyForAgent from './agent/apply-for-agent.ts';
import * as downlineStore from './agent/downline-store.ts';
import * as agentPlan from './agent/plan.ts';
import * as agentPromotion from './agent/promotion.ts';
import * as agentRecords from './agent/records.ts';
import * as agentTransfer from './agent/transfer.ts';
import * as announcements from './announcements/announcements.ts';
import * as carouselPicture from './banners/carousel-picture.ts';
import * as captcha from './captcha/captcha.ts';
import { bankAccountsHandler, bankAccountStoreHandler } from './cashier/bank-accounts.ts';
import { depositMethodsHandler, depositStoreHandler } from './cashier/deposit.ts';
import { dwRecordHandler, transactionRecordHandler } from './cashier/records.ts';
import { withdrawalCancelHandler, withdrawalInfoHandler, withdrawalStoreHandler } from './cashier/withdrawal.ts';
import * as catalogue from './catalogue/lists.ts';
import * as content from './content/models.ts';
import * as demo from './demo/demo.ts';
import * as devices from './devices/devices.ts';
import * as doubleValidation from './double-validation/double-validation.ts';
import * as favoriteStore from './favourites/favorite-store.ts';
import * as jackpot from './jackpot/jackpot.ts';
import * as lobby from './lobby/lobby.ts';
import { jackpotsHandler } from './jackpots/jackpots.ts';
import * as commonLayout from './member/common-layout.ts';
import * as editPassword from './member/edit-password.ts';
import * as letters from './member/letters.ts';
import * as profile from './member/profile.ts';
import * as profileEdit from './member/profile-edit.ts';
import * as passkeys from './passkeys/passkeys.ts';
import * as play from './play/play.ts';
import * as sportQuickbet from './play/sport-quickbet.ts';
import * as promotions from './promotions/promotions.ts';
import { activityHandler } from './protection/activity.ts';
import { choiceHandlers } from './protection/choices.ts';
import { playProtectionHandlers } from './protection/play.ts';
import { protectionHandlers } from './protection/protection.ts';
import { realityCheckHandlers } from './protection/reality-check.ts';
import * as push from './push/push.ts';
import * as reauthentication from './reauthentication/reauthentication.ts';
import * as recommend from './recommend/recommend.ts';
import * as recovery from './recovery/recovery.ts';
import * as redEnvelope from './red-envelope/red-envelope.ts';
import { registerHandler } from './registration/register.ts';
import * as registration from './registration/registration.ts';
import * as verification from './registration/verification.ts';
import * as roulette from './roulette/roulette.ts';
import * as secondFactor from './second-factor/second-factor.ts';
import * as login from './session/login.ts';
import * as logout from './session/logout.ts';
import * as site from './site/site.ts';
import * as cashSurplus from './wallet/cash-surplus.ts';
import * as myCash from './wallet/my-cash.ts';
import { winsHandler } from './wins/wins.ts';
import { balanceAllBackHandler, balanceGetBackHandler } from './wallet/recall.ts';

/** Modules that export handlers and nothing else. */
const modules: readonly Readonly<Record<string, Handler>>[] = [
  agentLevels,
  applyForAgent,
  downlineStore,
  agentPlan,
  agentPromotion,
  agentRecords,
  agentTransfer,
  announcements,
  carouselPicture,
  captcha,
  catalogue,
  content,
  demo,
  devices,
  doubleValidation,
  favoriteStore,
  jackpot,
  lobby,
  commonLayout,
  editPassword,
  letters,
  profile,
  profileEdit,
  passkeys,
  play,
  sportQuickbet,
  promotions,
  push,
  reauthentication,
  recommend,
  recovery,
  redEnvelope,
  registration,
  verification,
  roulette,
  secondFactor,
  login,
  logout,
  site,
  cashSurplus,
  myCash,
];

/** Every call the sandbox answers. */
export const handlers: readonly Handler[] = [
  ...modules.flatMap((module) => Object.values(module)),
  bankAccountsHandler,
  bankAccountStoreHandler,
  depositMethodsHandler,
  depositStoreHandler,
  dwRecordHandler,
  transactionRecordHandler,
  withdrawalInfoHandler,
  // The suite of the contract takes calls in this order, and cancels what it stored.
  withdrawalStoreHandler,
  withdrawalCancelHandler,
  registerHandler,
  balanceAllBackHandler,
  balanceGetBackHandler,
  jackpotsHandler,
  winsHandler,
  ...playProtectionHandlers,
  activityHandler,
  ...choiceHandlers,
  ...protectionHandlers,
  ...realityCheckHandlers,
];
