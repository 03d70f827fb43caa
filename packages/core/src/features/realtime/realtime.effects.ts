import { channelName, parseEvent, type AnyChannel } from '@housefront/contract/channel';
import {
  memberChannel,
  memberCurrencyChannel,
  templateChannel,
  TRANSFER_DISABLED,
  webApiChannel,
  webMemberChannel,
} from '@housefront/contract/features/realtime';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { SessionFeature } from '../session/index.ts';
import './realtime.events.ts';

/** What the effects work with. */
export type EffectDeps = FeatureDeps & { readonly session: SessionFeature };

/** Longest wait before a broadcast to everybody is followed, in milliseconds (RT-21x). */
const SPREAD_MS = 3000;

/** The one table from realtime events to core events (RT-05 to RT-21x). Payloads that do not fit are dropped. */
const memberEffects = (deps: EffectDeps) => {
  const { events, ports, session } = deps;
  const c = memberChannel;
  return {
    'game.url': (payload: unknown) => {
      const url = parseEvent(c, 'game.url', payload)?.game_url ?? null;
      if (url !== null) events.emit('game-url', { url });
    },
    'forward_game.status': (payload: unknown) => {
      if (parseEvent(c, 'forward_game.status', payload)?.code === TRANSFER_DISABLED)
        events.emit('transfer-disabled', null);
    },
    'member.cash': (payload: unknown) =>
      events.emit('balance-changed', { cash: parseEvent(c, 'member.cash', payload)?.cash ?? null }),
    'letter.sent': () => events.emit('letters-changed', null),
    'letter.read': () => events.emit('letters-changed', null),
    'letter.delete': () => events.emit('letters-changed', null),
    all_transfer_back: () => events.emit('funds-recalled', null),
    login: (payload: unknown) => {
      const token = parseEvent(c, 'login', payload)?.token;
      if (token === undefined || token === ports.storage.get('token')) return;
      void session.logout('other-device');
      events.emit('message', { kind: 'warning', key: 'already_logged_in' });
    },
    'profile.updated': () => events.emit('profile-changed', null),
    app_clean_cache: () => void session.logout('clean-cache').then(() => ports.windows.reload()),
    'member_deposit.success': (payload: unknown) => {
      const deposit = parseEvent(c, 'member_deposit.success', payload);
      if (deposit === null) return;
      const { order_number: orderNumber, deposit_amount: amount, deposit_times: times } = deposit;
      events.emit('deposit-succeeded', { orderNumber, amount, times });
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
  const follow = (kind: keyof typeof templateChannel.events) => (payload: unknown) => {
    const update = parseEvent(templateChannel, kind, payload);
    if (update?.language !== deps.site.getState().locale) return;
    deps.events.emit('template-changed', { kind, list: update.list });
  };
  return {
    model_settings: follow('model_settings'),
    model_sponsor: follow('model_sponsor'),
    model_login: follow('model_login'),
  };
};

const webMemberEffects = ({ events }: EffectDeps) => ({
  customer_service_link_change: (payload: unknown) => {
    const change = parseEvent(webMemberChannel, 'customer_service_link_change', payload);
    events.emit('customer-service-changed', { url: change?.url ?? null, byLocale: change?.customerUrl ?? {} });
  },
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
