import type { ComponentType } from 'react';
import type { AgreementViewProps } from './agreement/contract.ts';
import type { PasswordViewProps } from './password/contract.ts';
import type { RegisterViewProps } from './register/contract.ts';
import type { AccountViewProps } from './account/contract.ts';
import type { FaqViewProps } from './faq/contract.ts';
import type { ArticleViewProps } from './article/contract.ts';
import type { SponsorViewProps } from './sponsor/contract.ts';
import type { AppDownloadViewProps } from './app-download/contract.ts';
import type { DemoListViewProps } from './demo-list/contract.ts';
import type { PromotionListViewProps } from './promotion-list/contract.ts';
import type { PromotionModalViewProps } from './promotion-modal/contract.ts';
import type { PromotionViewProps } from './promotion/contract.ts';
import type { ErrorViewProps } from './error/contract.ts';
import type { HallViewProps } from './hall/contract.ts';
import type { HomeViewProps } from './home/contract.ts';
import type { LoadingViewProps } from './loading/contract.ts';
import type { LoginViewProps } from './login/contract.ts';
import type { MaintenanceViewProps } from './maintenance/contract.ts';
import type { AnnouncementsViewProps } from './announcements/contract.ts';
import type { SecurityQuestionViewProps } from './security-question/contract.ts';
import type { RecoveryViewProps } from './recovery/contract.ts';
import type { HomeScreenHintViewProps } from './home-screen-hint/contract.ts';
import type { BrowserNoticeViewProps } from './browser-notice/contract.ts';
import type { ConsentViewProps } from './consent/contract.ts';
import type { RedEnvelopeViewProps } from './red-envelope/contract.ts';
import type { RouletteViewProps } from './roulette/contract.ts';
import type { PlayViewProps } from './play/contract.ts';
import type { GameRoomViewProps, SlotListViewProps } from './slot-list/contract.ts';

/** Views that each template implements, with their props. */
export interface TemplateViewPropsMap {
  readonly home: HomeViewProps;
  readonly hall: HallViewProps;
  readonly slotList: SlotListViewProps;
  readonly gameRoom: GameRoomViewProps;
  readonly play: PlayViewProps;
  readonly loading: LoadingViewProps;
  readonly error: ErrorViewProps;
  readonly login: LoginViewProps;
  readonly maintenance: MaintenanceViewProps;
  readonly promotionList: PromotionListViewProps;
  readonly promotion: PromotionViewProps;
  readonly promotionModal: PromotionModalViewProps;
  readonly announcements: AnnouncementsViewProps;
  readonly securityQuestion: SecurityQuestionViewProps;
  readonly recovery: RecoveryViewProps;
  readonly homeScreenHint: HomeScreenHintViewProps;
  readonly browserNotice: BrowserNoticeViewProps;
  readonly consent: ConsentViewProps;
  readonly redEnvelope: RedEnvelopeViewProps;
  readonly roulette: RouletteViewProps;
  readonly demoList: DemoListViewProps;
  readonly account: AccountViewProps;
  readonly faq: FaqViewProps;
  readonly article: ArticleViewProps;
  readonly sponsor: SponsorViewProps;
  readonly appDownload: AppDownloadViewProps;
  readonly register: RegisterViewProps;
  readonly agreement: AgreementViewProps;
  readonly password: PasswordViewProps;
}

/**
 * Views shared by all templates unless one replaces them, with their props. Each is in `views/<view>/<View>View.tsx`, found by
 * folder, and adds its props here by augmentation.
 */
export interface SharedViewPropsMap {}

/** Props by the name of their view, of templates and shared. */
export interface ViewPropsMap extends TemplateViewPropsMap, SharedViewPropsMap {}

/** Name of a view, as templates list it: `home`, `slotList` and so on. */
export type ViewName = keyof ViewPropsMap;

/** Loads the module of a view, whose default export is the component. A thunk, so that each view is a chunk of its own. */
export type ViewLoader<Name extends ViewName> = () => Promise<{ readonly default: ComponentType<ViewPropsMap[Name]> }>;

/** The views of a template: all that it must implement, and overrides of shared ones. */
export type OwnViews = { readonly [Name in keyof TemplateViewPropsMap]: ViewLoader<Name> } & {
  readonly [Name in keyof SharedViewPropsMap]?: ViewLoader<Name>;
};

/** The views of a template, one loader each. */
export type TemplateViews = { readonly [Name in ViewName]: ViewLoader<Name> };
