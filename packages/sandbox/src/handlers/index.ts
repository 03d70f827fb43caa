import { agentLevelRenameHandler } from './agent/agent-levels.ts';
import { applyForAgentCheckHandler, applyForAgentHandler } from './agent/apply-for-agent.ts';
import { downlineStoreHandler } from './agent/downline-store.ts';
import { agentAgreementHandler, agentPlanHandler } from './agent/plan.ts';
import { agentPromotionHandler } from './agent/promotion.ts';
import * as agentRecords from './agent/records.ts';
import { agentTransferHandler } from './agent/transfer.ts';
import { announcementsHandler } from './announcements/announcements.ts';
import { bankAccountsHandler, bankAccountStoreHandler } from './cashier/bank-accounts.ts';
import { depositMethodsHandler, depositStoreHandler } from './cashier/deposit.ts';
import { dwRecordHandler, transactionRecordHandler } from './cashier/records.ts';
import { withdrawalCancelHandler, withdrawalInfoHandler, withdrawalStoreHandler } from './cashier/withdrawal.ts';
import { carouselPictureHandler } from './banners/carousel-picture.ts';
import * as promotions from './promotions/promotions.ts';
import { captchaHandler } from './captcha/captcha.ts';
import * as catalogue from './catalogue/lists.ts';
import * as content from './content/models.ts';
import type { Handler } from '../answers/defineHandler.ts';
import { doubleValidationHandler, doubleValidationSkipHandler } from './double-validation/double-validation.ts';
import * as devices from './devices/devices.ts';
import * as demo from './demo/demo.ts';
import { favoriteStoreHandler } from './favourites/favorite-store.ts';
import { jackpotHandler } from './jackpot/jackpot.ts';
import { commonLayoutHandler } from './member/common-layout.ts';
import { editPasswordHandler, editWithdrawPasswordHandler } from './member/edit-password.ts';
import { letterDestroyHandler, letterReadHandler, lettersHandler } from './member/letters.ts';
import { profileHandler } from './member/profile.ts';
import { profileEditHandler } from './member/profile-edit.ts';
import * as passkeys from './passkeys/passkeys.ts';
import * as push from './push/push.ts';
import { leaveHandler, playHandler } from './play/play.ts';
import { sportQuickbetUrlHandler } from './play/sport-quickbet.ts';
import { redEnvelopeClaimHandler, redEnvelopePromotionHandler } from './red-envelope/red-envelope.ts';
import * as recommend from './recommend/recommend.ts';
import { registerHandler } from './registration/register.ts';
import * as registration from './registration/registration.ts';
import { registerVerificationHandler } from './registration/verification.ts';
import * as reauthentication from './reauthentication/reauthentication.ts';
import { recoveryResetHandler, recoveryVerifyHandler } from './recovery/recovery.ts';
import * as roulette from './roulette/roulette.ts';
import * as secondFactor from './second-factor/second-factor.ts';
import { loginHandler } from './session/login.ts';
import { logoutHandler } from './session/logout.ts';
import * as site from './site/site.ts';
import { cashSurplusCheckHandler } from './wallet/cash-surplus.ts';
import { myCashHandler } from './wallet/my-cash.ts';
import * as recall from './wallet/recall.ts';
import { playProtectionHandlers } from './protection/play.ts';
import { activityHandler } from './protection/activity.ts';
import { choiceHandlers } from './protection/choices.ts';
import { protectionHandlers } from './protection/protection.ts';
import { realityCheckHandlers } from './protection/reality-check.ts';

/** Every call the sandbox answers. */
export const handlers: readonly Handler[] = [
  captchaHandler,
  loginHandler,
  logoutHandler,
  doubleValidationHandler,
  doubleValidationSkipHandler,
  ...Object.values(secondFactor),
  ...Object.values(devices),
  ...Object.values(passkeys),
  ...Object.values(push),
  ...Object.values(reauthentication),
  recoveryVerifyHandler,
  recoveryResetHandler,
  redEnvelopePromotionHandler,
  redEnvelopeClaimHandler,
  commonLayoutHandler,
  profileHandler,
  profileEditHandler,
  lettersHandler,
  letterReadHandler,
  letterDestroyHandler,
  roulette.rouletteHandler,
  roulette.rouletteInfoHandler,
  roulette.rouletteSpinHandler,
  editPasswordHandler,
  editWithdrawPasswordHandler,
  myCashHandler,
  cashSurplusCheckHandler,
  bankAccountsHandler,
  bankAccountStoreHandler,
  depositMethodsHandler,
  depositStoreHandler,
  withdrawalInfoHandler,
  withdrawalStoreHandler,
  withdrawalCancelHandler,
  dwRecordHandler,
  transactionRecordHandler,
  recommend.recommendProjectHandler,
  recommend.recommendRecordHandler,
  recommend.recommendMemberHandler,
  recall.balanceAllBackHandler,
  recall.balanceGetBackHandler,
  catalogue.gameListHandler,
  catalogue.gameLabelHandler,
  catalogue.tagGameListHandler,
  catalogue.templateGameListHandler,
  catalogue.crashGamesHandler,
  catalogue.hotGamesHandler,
  catalogue.lastPlayingGameHandler,
  favoriteStoreHandler,
  ...protectionHandlers,
  ...realityCheckHandlers,
  ...playProtectionHandlers,
  activityHandler,
  ...choiceHandlers,
  playHandler,
  leaveHandler,
  sportQuickbetUrlHandler,
  demo.demoPlayHandler,
  demo.demoProviderGamesHandler,
  demo.demoGameTypesHandler,
  carouselPictureHandler,
  announcementsHandler,
  promotions.promotionsHandler,
  promotions.memberPromotionsHandler,
  promotions.promotionHistoryHandler,
  promotions.promotionHideHandler,
  jackpotHandler,
  site.siteDetailHandler,
  site.webLogoHandler,
  site.footerHandler,
  site.mobileFooterHandler,
  site.floatHandler,
  site.templateConfigHandler,
  content.modelSettingHandler,
  content.modelSponsorHandler,
  content.modelLoginHandler,
  content.registerBackgroundHandler,
  registration.registerSettingsHandler,
  registration.serviceAgreementHandler,
  registration.registerValidMessageHandler,
  registration.registerSmsHandler,
  registration.memberInfoHandler,
  registration.checkAgentDomainHandler,
  registration.bonusSettingCheckHandler,
  registerVerificationHandler,
  registerHandler,
  agentLevelRenameHandler,
  applyForAgentCheckHandler,
  applyForAgentHandler,
  agentPlanHandler,
  agentAgreementHandler,
  downlineStoreHandler,
  agentPromotionHandler,
  agentTransferHandler,
  agentRecords.downlineHandler,
  agentRecords.operationTableHandler,
  agentRecords.stratifiedTableHandler,
  agentRecords.agentTransferRecordHandler,
  agentRecords.performanceSettlementHandler,
];
