import { channelName, type AnyChannel } from '@housefront/contract/channel';
import {
  memberChannel,
  memberCurrencyChannel,
  templateChannel,
  webApiChannel,
  webMemberChannel,
} from '@housefront/contract/features/realtime';
import { isSameAmount, type Money } from '@housefront/contract/money';
import { FEATURES, hasFeature, type FeatureName } from '@housefront/contract/site-shown';
import type { CoreEventMap } from '../../base/events.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrencyRow } from '../../money/member-currency.ts';
import type { Subject } from '../../base/subjects.ts';
import { throttle, type Throttle } from '../../loading/throttle.ts';
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
import {
  CURRENCY_CHANGES,
  MEMBER_CHANGES,
  TEMPLATE_CHANGES,
  WEB_API_CHANGES,
  WEB_MEMBER_CHANGES,
} from '../../base/subjects.ts';

type TemplateChange = CoreEventMap['template-changed'];

interface Shown {
  readonly balance: Money | null;
  readonly version: number | null;
}

/** Dependencies of the effects. */
export type EffectDeps = FeatureDeps & {
  readonly session: SessionFeature;
  /** Its state knows the shown balance and its number (RT-23). */
  readonly wallet: { readonly store: { readonly getState: () => Shown } };
};

/** Longest wait before a broadcast to everybody takes effect, in milliseconds (RT-21x). */
const SPREAD_MS = 3000;
/** Throttle of events that contain their value, in milliseconds. */
const SHOW_MS = 250;
/** Throttle of events that cause a refetch, in milliseconds. */
const READ_MS = 1000;

/** Quiet period after which a burst of letter events counts as one, in milliseconds (RT-18x). */
const QUIET_MS = 500;
/** Longest delay of letter events that do not pause, in milliseconds. */
const MAX_MS = 2000;

/** Throttles effects; `cancel` drops all scheduled ones. */
const createPace = ({ ports }: EffectDeps) => {
  const cancels: (() => void)[] = [];
  const every = <Said extends readonly unknown[]>(ms: number, run: (...said: Said) => void): Throttle<Said> => {
    const paced = throttle(ports.clock, ms, run);
    cancels.push(paced.cancel);
    return paced;
  };
  return {
    every,
    /** One run within {@link SPREAD_MS} for all events before it. */
    spread: (run: () => void) => {
      let stop: (() => void) | undefined;
      cancels.push(() => stop?.());
      return () => {
        stop ??= ports.clock.after(ports.random.next() * SPREAD_MS, () => {
          stop = undefined;
          run();
        });
      };
    },
    /** One run when no event came for {@link QUIET_MS}, by one timer for all of them. */
    gather: (run: () => void) => {
      let held: { readonly first: number; last: number } | null = null;
      let stop: (() => void) | undefined;
      cancels.push(() => stop?.());
      const wait = (ms: number) => {
        stop = ports.clock.after(ms, () => {
          if (held === null) return;
          const left = Math.min(held.last + QUIET_MS, held.first + MAX_MS) - ports.clock.now();
          if (left > 0) return wait(left);
          held = null;
          run();
        });
      };
      return () => {
        const now = ports.clock.now();
        if (held !== null) held.last = now;
        else {
          held = { first: now, last: now };
          wait(QUIET_MS);
        }
      };
    },
    cancel: () => cancels.forEach((cancel) => cancel()),
  };
};
type Pace = ReturnType<typeof createPace>;

/** Number of events whose balance is remembered. */
const REMEMBERED = 50;

/**
 * Judges the numbers of balance events. An old number with a balance that did not come under it before has two causes: the
 * event is late, or the platform was restored and its numbers began again. A read decides (RT-23).
 */
const createNumbers = ({ wallet }: EffectDeps) => {
  /** Highest number of an event. */
  let heard = Number.NEGATIVE_INFINITY;
  let shownBefore: number | null = null;
  const announced = new Map<number, Money | null>();
  return (version: number, cash: Money | null): 'next' | 'gap' | 'known' | 'doubted' => {
    const shown = wallet.store.getState();
    if (shown.version !== null && shownBefore !== null && shown.version < shownBefore) {
      // A read found that the numbers began again.
      heard = Number.NEGATIVE_INFINITY;
      announced.clear();
    }
    shownBefore = shown.version;
    const known = Math.max(heard, shown.version ?? Number.NEGATIVE_INFINITY);
    const before = announced.has(version) || version !== shown.version ? announced.get(version) : shown.balance;
    announced.set(version, cash);
    for (const first of announced.keys()) if (announced.size > REMEMBERED) announced.delete(first);
    if (version <= known) return before !== undefined && isSameAmount(before, cash) ? 'known' : 'doubted';
    heard = version;
    return known >= 0 && version > known + 1 ? 'gap' : 'next';
  };
};

/** The one table from realtime events to core events. Payloads that do not fit are dropped (RT-18x). */
const memberEffects = (deps: EffectDeps, { every, gather }: Pace) => {
  const { events, ports, session } = deps;
  const judge = createNumbers(deps);
  const showBalance = every(SHOW_MS, (change: CoreEventMap['balance-changed']) =>
    events.emit('balance-changed', change),
  );
  let arrived = false;
  const announceLetters = gather(() => {
    const change = { arrived };
    arrived = false;
    events.emit('letters-changed', change);
  });
  const disableTransfer = every(READ_MS, () => events.emit('transfer-disabled', null));
  return {
    'game.url': (payload: unknown) => {
      const url = readGameUrl(payload);
      if (url !== null) events.emit('game-url', { url });
    },
    'forward_game.status': (payload: unknown) => {
      if (readTransferDisabled(payload)) disableTransfer();
    },
    'member.cash': (payload: unknown) => {
      const change = readBalance(payload, memberCurrencyRow(deps));
      const { version } = change;
      const judged = version === null ? 'next' : judge(version, change.cash);
      // After a gap an event was lost: what it changed is read.
      if (judged === 'gap' || judged === 'doubted') events.emit('balance-changed', { cash: null });
      if (judged === 'gap' || judged === 'next') showBalance(change);
    },
    'letter.sent': () => {
      arrived = true;
      announceLetters();
    },
    'letter.read': announceLetters,
    'letter.delete': announceLetters,
    all_transfer_back: every(READ_MS, () => events.emit('funds-recalled', null)),
    login: (payload: unknown) => {
      const token = readLoginToken(payload);
      if (token === undefined || token === ports.storage.get('token')) return;
      void session.logout('other-device');
      events.emit('message', { kind: 'warning', key: 'already_logged_in' });
    },
    'profile.updated': every(READ_MS, () => events.emit('profile-changed', null)),
    'protection.changed': every(SHOW_MS, () => events.emit('protection-changed', null)),
    app_clean_cache: () => void session.logout('clean-cache').then(() => ports.windows.reload()),
    'member_deposit.success': (payload: unknown) => {
      const deposit = readDeposit(payload, memberCurrencyRow(deps));
      if (deposit !== null) events.emit('deposit-succeeded', deposit);
    },
  } satisfies Record<keyof typeof memberChannel.events, (payload: unknown) => void>;
};

const currencyEffects = ({ events }: EffectDeps, { spread }: Pace) =>
  ({
    RedEnvelopeDisplay: spread(() => events.emit('envelope-changed', null)),
    roulette_display: spread(() => events.emit('roulette-changed', null)),
  }) satisfies Record<keyof typeof memberCurrencyChannel.events, () => void>;

const templateEffects = (deps: EffectDeps, { every }: Pace) => {
  const follow = (kind: keyof typeof templateChannel.events, list: TemplateChange['list']) => {
    const pass = every(READ_MS, (items: TemplateChange['items']) =>
      deps.events.emit('template-changed', { list, items }),
    );
    return (payload: unknown) => {
      const update = readTemplateList(kind, payload);
      // An update for another language must not replace one that is due.
      if (update?.locale === deps.site.getState().locale) pass(update.items);
    };
  };
  return {
    model_settings: follow('model_settings', 'blocks'),
    model_sponsor: follow('model_sponsor', 'sponsors'),
    model_login: follow('model_login', 'loginNotes'),
  };
};

const webMemberEffects = ({ events }: EffectDeps, { every }: Pace) => ({
  customer_service_link_change: every(READ_MS, (payload: unknown) =>
    events.emit('customer-service-changed', readServiceLink(payload)),
  ),
});

const webApiEffects = ({ events }: EffectDeps, { every }: Pace) => ({
  'carousel_picture.url': every(READ_MS, () => events.emit('banners-changed', null)),
});

/** A channel with its effects. */
export interface Subscription {
  readonly channel: string;
  readonly kind: AnyChannel['kind'];
  readonly effects: Readonly<Record<string, (payload: unknown) => void>>;
  /** The subjects that its events change. */
  readonly subjects: readonly Subject[];
  /** Cancels effects that are due. */
  readonly cancel: () => void;
}

/** Events of features that a site may leave out. */
const EVENTS_OF: Readonly<Record<FeatureName, readonly string[]>> = {
  redEnvelope: ['RedEnvelopeDisplay'],
  roulette: ['roulette_display'],
  sportFrame: [],
  sponsor: ['model_sponsor'],
  letters: ['letter.sent', 'letter.read', 'letter.delete'],
};

/**
 * Every channel of a member at this moment, without the events of features that the site has not, and without channels that
 * have no other event (RT-08x).
 */
export const subscriptions = (deps: EffectDeps, memberId: string): Subscription[] => {
  const { currency } = deps.site.getState();
  const { TEMPLATE_NAME, MOBILE_TEMPLATE_NAME } = deps.config.public;
  const unwanted = new Set(
    FEATURES.filter((name) => !hasFeature(deps.config, name)).flatMap((name) => EVENTS_OF[name]),
  );
  const wanted = <Value>(events: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(events).filter(([name]) => !unwanted.has(name)));
  const follow = (
    channel: string,
    { kind }: AnyChannel,
    changes: Readonly<Record<string, Subject | null>>,
    effectsOf: (deps: EffectDeps, pace: Pace) => Subscription['effects'],
  ): Subscription => {
    const pace = createPace(deps);
    const subjects = Array.from(new Set(Object.values(wanted(changes)))).filter((subject) => subject !== null);
    return { channel, kind, effects: wanted(effectsOf(deps, pace)), subjects, cancel: pace.cancel };
  };
  return [
    follow(channelName(memberChannel, { member_id: memberId }), memberChannel, MEMBER_CHANGES, memberEffects),
    follow(channelName(memberCurrencyChannel, { currency }), memberCurrencyChannel, CURRENCY_CHANGES, currencyEffects),
    follow(channelName(webMemberChannel, {}), webMemberChannel, WEB_MEMBER_CHANGES, webMemberEffects),
    follow(channelName(webApiChannel, { currency }), webApiChannel, WEB_API_CHANGES, webApiEffects),
    ...[TEMPLATE_NAME, MOBILE_TEMPLATE_NAME].map((template) =>
      follow(channelName(templateChannel, { template }), templateChannel, TEMPLATE_CHANGES, templateEffects),
    ),
  ].filter(({ effects }) => Object.keys(effects).length > 0);
};
