import type { Minor } from '@housefront/contract/money';

declare module '../../events.ts' {
  interface CoreEventMap {
    /** The connection came back after a loss: what may have been missed is stale (RT-04x). */
    reconnected: Readonly<Record<never, never>>;
    /** The game's address arrived; http or https (RT-09). */
    'game-url': { readonly url: string };
    /** Transfers are disabled (RT-10). */
    'transfer-disabled': Readonly<Record<never, never>>;
    /** The balance changed; null means it must be fetched (RT-11). */
    'balance-changed': { readonly cash: Minor | null };
    /** All funds were recalled (RT-13). */
    'funds-recalled': Readonly<Record<never, never>>;
    /** Letters changed (RT-12). */
    'letters-changed': Readonly<Record<never, never>>;
    /** The profile changed (RT-15). */
    'profile-changed': Readonly<Record<never, never>>;
    /** A deposit arrived (RT-17). */
    'deposit-succeeded': {
      readonly orderNumber: string;
      readonly amount: Minor | null;
      readonly times: number;
    };
    /** The red envelope or the roulette may have changed (RT-20, RT-21x). */
    'envelope-changed': Readonly<Record<never, never>>;
    'roulette-changed': Readonly<Record<never, never>>;
    /** The carousel changed (RT-06). */
    'banners-changed': Readonly<Record<never, never>>;
    /** The customer-service link changed; without values the site detail must be loaded again (RT-05, RT-08x). */
    'customer-service-changed': { readonly url: string | null; readonly byLocale: Readonly<Record<string, string>> };
    /** A list of the template changed, for the current language (RT-07). */
    'template-changed': {
      readonly kind: 'model_settings' | 'model_sponsor' | 'model_login';
      readonly list: readonly unknown[];
    };
  }
}
