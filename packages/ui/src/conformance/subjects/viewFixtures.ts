import { settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { FrameProps } from '../../slots/contract.ts';
import { footerFixture, headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import type { TemplateViewPropsMap, ViewName, ViewPropsMap } from '../../views/contract.ts';
import { sharedViews, viewOfFile } from '../../views/sharedViews.ts';
import { agreementFixture } from '../../views/agreement/agreement.fixtures.ts';
import { registerFixture } from '../../views/register/register.fixtures.ts';
import { accountFixture } from '../../views/account/account.fixtures.ts';
import { faqFixture } from '../../views/faq/faq.fixtures.ts';
import { articleFixture } from '../../views/article/article.fixtures.ts';
import { sponsorFixture } from '../../views/sponsor/sponsor.fixtures.ts';
import { appDownloadFixture } from '../../views/app-download/app-download.fixtures.ts';
import { demoListFixture } from '../../views/demo-list/demo-list.fixtures.ts';
import { errorFixture } from '../../views/error/error.fixtures.ts';
import { gameRoomFixture } from '../../views/game-room/game-room.fixtures.ts';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { loadingFixture } from '../../views/loading/loading.fixtures.ts';
import { loginFixture } from '../../views/login/login.fixtures.ts';
import { maintenanceFixture } from '../../views/maintenance/maintenance.fixtures.ts';
import { promotionListFixture } from '../../views/promotion-list/promotion-list.fixtures.ts';
import { promotionModalFixture } from '../../views/promotion-modal/promotion-modal.fixtures.ts';
import { promotionFixture } from '../../views/promotion/promotion.fixtures.ts';
import { announcementsFixture } from '../../views/announcements/announcements.fixtures.ts';
import { securityQuestionFixture } from '../../views/security-question/security-question.fixtures.ts';
import { passwordFixture } from '../../views/password/password.fixtures.ts';
import { recoveryFixture } from '../../views/recovery/recovery.fixtures.ts';
import { homeScreenHintFixture } from '../../views/home-screen-hint/home-screen-hint.fixtures.ts';
import { browserNoticeFixture } from '../../views/browser-notice/browser-notice.fixtures.ts';
import { consentFixture } from '../../views/consent/consent.fixtures.ts';
import { redEnvelopeFixture } from '../../views/red-envelope/red-envelope.fixtures.ts';
import { rouletteFixture } from '../../views/roulette/roulette.fixtures.ts';
import { playFixture } from '../../views/play/play.fixtures.ts';
import { slotListFixture } from '../../views/slot-list/slot-list.fixtures.ts';

type Fixtures<Views> = { readonly [Name in keyof Views]: (options?: FixtureOptions) => Views[Name] };

const templateFixtures: Fixtures<TemplateViewPropsMap> = {
  home: homeFixture,
  hall: hallFixture,
  slotList: slotListFixture,
  gameRoom: gameRoomFixture,
  play: playFixture,
  loading: loadingFixture,
  error: errorFixture,
  login: loginFixture,
  maintenance: maintenanceFixture,
  promotionList: promotionListFixture,
  promotion: promotionFixture,
  promotionModal: promotionModalFixture,
  announcements: announcementsFixture,
  securityQuestion: securityQuestionFixture,
  recovery: recoveryFixture,
  homeScreenHint: homeScreenHintFixture,
  browserNotice: browserNoticeFixture,
  consent: consentFixture,
  redEnvelope: redEnvelopeFixture,
  roulette: rouletteFixture,
  demoList: demoListFixture,
  account: accountFixture,
  faq: faqFixture,
  article: articleFixture,
  sponsor: sponsorFixture,
  appDownload: appDownloadFixture,
  register: registerFixture,
  agreement: agreementFixture,
  password: passwordFixture,
};

const shared = new Set(Object.keys(sharedViews));
const files = import.meta.glob('../../views/*/*.fixtures.ts', { eager: true });
const sharedFixtures = Object.entries(files as Readonly<Record<string, Readonly<Record<string, unknown>>>>)
  .map(([file, exported]) => [viewOfFile(file), exported] as const)
  .filter(([view]) => shared.has(view))
  .map(([view, exported]) => [view, exported[`${view}Fixture`]]);

const all: unknown = { ...templateFixtures, ...Object.fromEntries(sharedFixtures) };

/** Props of each view for stories and conformance tests. */
export const viewFixtures = all as Fixtures<ViewPropsMap>;

/** Every view that has fixtures. */
export const viewNames = Object.keys(viewFixtures) as readonly ViewName[];

/** Views shown as overlays. */
export const overlays: ReadonlySet<ViewName> = new Set([
  'login',
  'maintenance',
  'promotionModal',
  'announcements',
  'securityQuestion',
  'recovery',
  'homeScreenHint',
  'browserNotice',
  'consent',
  'redEnvelope',
  'roulette',
  'demoList',
  'agreement',
  'password',
]);

/** Views without header and footer: lists of games, and separate windows (CAT-13). */
const bare: ReadonlySet<ViewName> = new Set(['slotList', 'gameRoom', 'play', 'loading', 'error', 'account']);

/** The frame around a view, composed as the app does. */
export function frameFixture(view: ViewName, options: FixtureOptions = {}): Omit<FrameProps, 'children'> {
  const goToTop = translator(settle(options).locale)('common.go_to_top');
  if (bare.has(view)) return { header: null, footer: null, tabs: null, goToTop };
  const tabs = tabBarFixture(options);
  const header = headerFixture({ ...options, page: view === 'hall' });
  // An overlay is opened over home.
  const place = view === 'home' || overlays.has(view) ? 'home' : view === 'hall' ? 'halls' : null;
  return {
    header: {
      ...header,
      halls: header.halls.map((hall) => ({ ...hall, active: hall.active && place === 'halls' })),
      atHome: place === 'home',
    },
    footer: footerFixture(options),
    tabs: { ...tabs, items: tabs.items.map((tab) => ({ ...tab, active: tab.name === place })) },
    goToTop,
  };
}
