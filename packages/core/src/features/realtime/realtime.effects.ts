import { channelName, type AnyChannel } from '@housefront/contract/channel';
import {
  memberChannel,
  memberCurrencyChannel,
  templateChannel,
  webApiChannel,
  webMemberChannel,
} from '@housefront/contract/features/realtime';
import type { CoreEventMap } from '../../events.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { SessionFeature } from '../session/index.ts';
import {
  readBalance,
  readDeposit,
  readGameUrl,
  readLoginToken,
  readServiceLink,
  readTemplateList,
  readTransferDisabled,
} from './realtime.api.ts';
import './realtime.events.ts';

/** What the effects work with. */
export type EffectDeps = FeatureDeps & { readonly session: SessionFeature };

/** Longest wait before a broadcast to everybody is followed, in milliseconds (RT-21x). */
const SPREAD_MS = 3000;

/** The one table from realtime events to core events (RT-05 to RT-21x). Payloads that do not fit are dropped. */
const memberEffects = (deps: EffectDeps) => {
  const { events, ports, session } = deps;
  return {
    'game.url': (payload: unknown) => {
      const url = readGameUrl(payload);
      if (url !== null) events.emit('game-url', { url });
    },
    'forward_game.status': (payload: unknown) => {
      if (readTransferDisabled(payload)) events.emit('transfer-disabled', null);
    },
    'member.cash': (payload: unknown) => events.emit('balance-changed', readBalance(payload)),
    'letter.sent': () => events.emit('letters-changed', { arrived: true }),
    'letter.read': () => events.emit('letters-changed', { arrived: false }),
    'letter.delete': () => events.emit('letters-changed', { arrived: false }),
    all_transfer_back: () => events.emit('funds-recalled', null),
    login: (payload: unknown) => {
      const token = readLoginToken(payload);
      if (token === undefined || token === ports.storage.get('token')) return;
      void session.logout('other-device');
      events.emit('message', { kind: 'warning', key: 'already_logged_in' });
    },
    'profile.updated': () => events.emit('profile-changed', null),
    app_clean_cache: () => void session.logout('clean-cache').then(() => ports.windows.reload()),
    'member_deposit.success': (payload: unknown) => {
      const deposit = readDeposit(payload);
      if (deposit !== null) events.emit('deposit-succeeded', deposit);
    },
  } satisfies Record<keyof typeof memberChannel.events, (payload: unknown) => void>;
};

const spread =
  ({ ports }: EffectDeps, run: () => void) =>
  () =>
    void ports.clock.after(ports.random.next() * SPREAD_MS, run);

const currencyEffects = (deps: EffectDeps) =>
  ({
    RedEnvelopeDisplay: spread(deps, () => deps.events.emit('envelope-changed', null)),
    roulette_display: spread(deps, () => deps.events.emit('roulette-changed', null)),
  }) satisfies Record<keyof typeof memberCurrencyChannel.events, () => void>;

const templateEffects = (deps: EffectDeps) => {
  const follow =
    (kind: keyof typeof templateChannel.events, list: CoreEventMap['template-changed']['list']) =>
    (payload: unknown) => {
      const update = readTemplateList(kind, payload);
      if (update?.locale !== deps.site.getState().locale) return;
      deps.events.emit('template-changed', { list, items: update.items });
    };
  return {
    model_settings: follow('model_settings', 'blocks'),
    model_sponsor: follow('model_sponsor', 'sponsors'),
    model_login: follow('model_login', 'loginNotes'),
  };
};

const webMemberEffects = ({ events }: EffectDeps) => ({
  customer_service_link_change: (payload: unknown) => events.emit('customer-service-changed', readServiceLink(payload)),
});

const webApiEffects = ({ events }: EffectDeps) => ({
  'carousel_picture.url': () => events.emit('banners-changed', null),
});

/** A channel with its effects. */
export interface Subscription {
  readonly channel: string;
  readonly kind: AnyChannel['kind'];
  readonly effects: Readonly<Record<string, (payload: unknown) => void>>;
}

/** Every channel of a member at this moment (API-48, RT-05 to RT-09, RT-20). */
export const subscriptions = (deps: EffectDeps, memberId: string): Subscription[] => {
  const { currency } = deps.site.getState();
  const { TEMPLATE_NAME, MOBILE_TEMPLATE_NAME } = deps.config.public;
  const { kind } = templateChannel;
  return [
    {
      channel: channelName(memberChannel, { member_id: memberId }),
      kind: memberChannel.kind,
      effects: memberEffects(deps),
    },
    {
      channel: channelName(memberCurrencyChannel, { currency }),
      kind: memberCurrencyChannel.kind,
      effects: currencyEffects(deps),
    },
    { channel: channelName(webMemberChannel, {}), kind: webMemberChannel.kind, effects: webMemberEffects(deps) },
    { channel: channelName(webApiChannel, { currency }), kind: webApiChannel.kind, effects: webApiEffects(deps) },
    ...[TEMPLATE_NAME, MOBILE_TEMPLATE_NAME].map((template) => ({
      channel: channelName(templateChannel, { template }),
      kind,
      effects: templateEffects(deps),
    })),
  ];
};
