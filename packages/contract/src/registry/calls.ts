import * as agentCentre from '../features/agent-centre/agent-centre.ts';
import * as agentRecords from '../features/agent-records/agent-records.ts';
import * as agent from '../features/agent/agent.ts';
import * as announcements from '../features/announcements/announcements.ts';
import * as bankAccount from '../features/bank-account/bank-account.ts';
import * as banners from '../features/banners/banners.ts';
import * as promotions from '../features/promotions/promotions.ts';
import * as captcha from '../features/captcha/captcha.ts';
import * as cashier from '../features/cashier/cashier.ts';
import * as catalogue from '../features/catalogue/catalogue.ts';
import * as content from '../features/content/content.ts';
import * as devices from '../features/devices/devices.ts';
import * as demo from '../features/demo/demo.ts';
import * as doubleValidation from '../features/double-validation/double-validation.ts';
import * as favourites from '../features/favourites/favourites.ts';
import * as helpers from '../features/helpers/helpers.ts';
import * as jackpot from '../features/jackpot/jackpot.ts';
import * as lobby from '../features/lobby/lobby.ts';
import * as jackpots from '../features/jackpots/jackpots.ts';
import * as letters from '../features/letters/letters.ts';
import * as passkeys from '../features/passkeys/passkeys.ts';
import * as member from '../features/member/member.ts';
import * as memberRecords from '../features/member-records/member-records.ts';
import * as play from '../features/play/play.ts';
import * as protectionPlay from '../features/protection-play/protection-play.ts';
import * as protection from '../features/protection/protection.ts';
import * as protectionSession from '../features/protection-session/protection-session.ts';
import * as protectionLimits from '../features/protection-limits/protection-limits.ts';
import * as protectionChoices from '../features/protection-choices/protection-choices.ts';
import * as protectionHistory from '../features/protection-history/protection-history.ts';
import * as push from '../features/push/push.ts';
import * as recommend from '../features/recommend/recommend.ts';
import * as profileEdit from '../features/profile-edit/profile-edit.ts';
import * as reauthentication from '../features/reauthentication/reauthentication.ts';
import * as recovery from '../features/recovery/recovery.ts';
import * as redEnvelope from '../features/red-envelope/red-envelope.ts';
import * as referral from '../features/referral/referral.ts';
import * as registration from '../features/registration/registration.ts';
import * as roulette from '../features/roulette/roulette.ts';
import * as secondFactor from '../features/second-factor/second-factor.ts';
import * as session from '../features/session/session.ts';
import * as site from '../features/site/site.ts';
import * as sportFrame from '../features/sport-frame/sport-frame.ts';
import * as version from '../features/version/version.ts';
import * as wallet from '../features/wallet/wallet.ts';
import * as wins from '../features/wins/wins.ts';

/** Games, money and play. */
const gameCalls = {
  gameList: catalogue.gameList,
  crashGames: catalogue.crashGames,
  tagGameList: catalogue.tagGameList,
  gameLabel: catalogue.gameLabel,
  templateGameList: catalogue.templateGameList,
  lastPlayingGame: catalogue.lastPlayingGame,
  hotGames: catalogue.hotGames,
  favoriteStore: favourites.favoriteStore,
  play: play.play,
  leave: play.leave,
  demoPlay: demo.demoPlay,
  demoProviderGames: demo.demoProviderGames,
  demoGameTypes: demo.demoGameTypes,
  myCash: wallet.myCash,
  balanceAllBack: wallet.balanceAllBack,
  balanceGetBack: wallet.balanceGetBack,
  bankAccounts: bankAccount.bankAccounts,
  bankAccountStore: bankAccount.bankAccountStore,
  depositMethods: cashier.depositMethods,
  depositStore: cashier.depositStore,
  withdrawalInfo: cashier.withdrawalInfo,
  withdrawalStore: cashier.withdrawalStore,
  withdrawalCancel: cashier.withdrawalCancel,
  dwRecord: memberRecords.dwRecord,
  transactionRecord: memberRecords.transactionRecord,
  recommendProject: recommend.recommendProject,
  recommendRecord: recommend.recommendRecord,
  recommendMember: recommend.recommendMember,
  carouselPicture: banners.carouselPicture,
  announcements: announcements.announcements,
  promotions: promotions.promotions,
  memberPromotions: promotions.memberPromotions,
  promotionHistory: promotions.promotionHistory,
  promotionHide: promotions.promotionHide,
  jackpot: jackpot.jackpot,
  lobbyFacets: lobby.lobbyFacets,
  lobbyGames: lobby.lobbyGames,
  lobbyShelves: lobby.lobbyShelves,
  jackpots: jackpots.jackpots,
  wins: wins.wins,
  protectionState: protection.protectionState,
  limitStore: protection.limitStore,
  limitConfirm: protection.limitConfirm,
  limitWithdraw: protection.limitWithdraw,
  limitDecline: protection.limitDecline,
  reviewStore: protectionLimits.reviewStore,
  breakStore: protection.breakStore,
  exclusionStore: protection.exclusionStore,
  panic: protection.panic,
  sumsRead: protection.sumsRead,
  checkStore: protectionSession.checkStore,
  checkAnswer: protectionSession.checkAnswer,
  gameFacts: protectionPlay.gameFacts,
  payoutStore: protectionPlay.payoutStore,
  promotionOffers: protectionPlay.promotionOffers,
  promotionOptIn: protectionPlay.promotionOptIn,
  protectionHistory: protectionHistory.protectionHistory,
  marketingStore: protectionChoices.marketingStore,
  fundsRead: protectionChoices.fundsRead,
} as const;

/** Accounts, content and the site's own server. */
const accountCalls = {
  login: session.login,
  logout: session.logout,
  captcha: captcha.captcha,
  doubleValidation: doubleValidation.doubleValidation,
  doubleValidationSkip: doubleValidation.doubleValidationSkip,
  secondFactor: secondFactor.secondFactor,
  secondFactorSetup: secondFactor.secondFactorSetup,
  secondFactorStore: secondFactor.secondFactorStore,
  recoveryCodesStore: secondFactor.recoveryCodesStore,
  secondFactorDestroy: secondFactor.secondFactorDestroy,
  secondFactorLogin: secondFactor.secondFactorLogin,
  devices: devices.devices,
  deviceEnd: devices.deviceEnd,
  deviceEndOthers: devices.deviceEndOthers,
  passkeys: passkeys.passkeys,
  passkeyOptions: passkeys.passkeyOptions,
  passkeyStore: passkeys.passkeyStore,
  passkeyRename: passkeys.passkeyRename,
  passkeyDestroy: passkeys.passkeyDestroy,
  passkeyLoginOptions: passkeys.passkeyLoginOptions,
  passkeyLogin: passkeys.passkeyLogin,
  push: push.push,
  pushStore: push.pushStore,
  pushDestroy: push.pushDestroy,
  pushRenew: push.pushRenew,
  reauthenticationOptions: reauthentication.reauthenticationOptions,
  reauthenticate: reauthentication.reauthenticate,
  recoveryVerify: recovery.recoveryVerify,
  recoveryReset: recovery.recoveryReset,
  registerSettings: registration.registerSettings,
  registerVerification: registration.registerVerification,
  register: registration.register,
  registerSms: registration.registerSms,
  serviceAgreement: registration.serviceAgreement,
  registerValidMessage: referral.registerValidMessage,
  commonLayout: member.commonLayout,
  profile: member.profile,
  profileEdit: profileEdit.profileEdit,
  editPassword: member.editPassword,
  editWithdrawPassword: member.editWithdrawPassword,
  bonusSettingCheck: member.bonusSettingCheck,
  cashSurplusCheck: member.cashSurplusCheck,
  letters: letters.letters,
  letterRead: letters.letterRead,
  letterDestroy: letters.letterDestroy,
  redEnvelopePromotion: redEnvelope.redEnvelopePromotion,
  redEnvelopeClaim: redEnvelope.redEnvelopeClaim,
  roulette: roulette.roulette,
  rouletteInfo: roulette.rouletteInfo,
  rouletteSpin: roulette.rouletteSpin,
  sportQuickbetUrl: sportFrame.sportQuickbetUrl,
  agentLevelRename: agent.agentLevelRename,
  applyForAgentCheck: agent.applyForAgentCheck,
  applyForAgent: agentCentre.applyForAgent,
  agentPlan: agentCentre.agentPlan,
  agentAgreement: agentCentre.agentAgreement,
  downlineStore: agentCentre.downlineStore,
  agentPromotion: agentCentre.agentPromotion,
  agentTransfer: agentCentre.agentTransfer,
  agentTransferRecord: agentRecords.agentTransferRecord,
  downline: agentRecords.downline,
  operationTable: agentRecords.operationTable,
  stratifiedTable: agentRecords.stratifiedTable,
  performanceSettlement: agentRecords.performanceSettlement,
  memberInfo: agent.memberInfo,
  checkAgentDomain: agent.checkAgentDomain,
  siteDetail: site.siteDetail,
  webLogo: site.webLogo,
  footer: site.footer,
  mobileFooter: site.mobileFooter,
  float: site.float,
  modelSetting: content.modelSetting,
  modelSponsor: content.modelSponsor,
  modelLogin: content.modelLogin,
  registerBackground: content.registerBackground,
  clientCaptcha: helpers.clientCaptcha,
  checkIframe: helpers.checkIframe,
  loginHeader: helpers.loginHeader,
  fbTracking: helpers.fbTracking,
  infoData: helpers.infoData,
  templateConfig: helpers.templateConfig,
  latestBuild: version.latestBuild,
  buildMeta: version.buildMeta,
  pagePayload: version.pagePayload,
} as const;

/**
 * Every call of the platform and of the site's own server, by name. For servers, documentation and tests: a client imports
 * the features it needs, so that unused schemas stay out of its bundle. The type names two tables: as one, it is longer than
 * the compiler writes into declarations (CON-01).
 */
export const calls: typeof gameCalls & typeof accountCalls = { ...gameCalls, ...accountCalls };
