import type { ModelItem } from '@housefront/contract/features/content';
import type { Money } from '@housefront/contract/money';
import type { Subject } from '../../base/subjects.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /**
     * Events of a channel arrive from now on, for the first time or again. Data of these subjects that was read before may be
     * outdated (RT-04x).
     */
    'channel-subscribed': { readonly subjects: readonly Subject[] };
    /** A channel delivered an event, of any content: its connection works (RT-22). */
    'channel-delivered': { readonly subjects: readonly Subject[] };
    /** A private channel was refused with 401 or 403: a call must show whether the login still holds (ERR-01). */
    'login-doubted': null;
    /** The game's address arrived; http or https (RT-09). */
    'game-url': { readonly url: string };
    /** Transfers are disabled (RT-10). */
    'transfer-disabled': null;
    /** The balance changed; null means it must be fetched. `version` numbers the changes of a member's money (RT-11). */
    'balance-changed': { readonly cash: Money | null; readonly version?: number | null };
    /** All funds were recalled (RT-13). */
    'funds-recalled': null;
    /** Letters changed, once for all changes within half a second; `arrived`: there may be a new one (RT-12). */
    'letters-changed': { readonly arrived: boolean };
    /** The profile changed (RT-15). */
    'profile-changed': null;
    /** A deposit arrived (RT-17). */
    'deposit-succeeded': {
      readonly orderNumber: string;
      readonly amount: Money | null;
      readonly times: number;
    };
    /** The red envelope or the roulette may have changed (RT-20). */
    'envelope-changed': null;
    'roulette-changed': null;
    /** The carousel changed (RT-06). */
    'banners-changed': null;
    /** The customer-service link changed; without values the site detail must be loaded again (RT-08x). */
    'customer-service-changed': { readonly url: string | null; readonly byLocale: Readonly<Record<string, string>> };
    /** A list of the template changed, for the current language (RT-07). */
    'template-changed': {
      readonly list: 'blocks' | 'sponsors' | 'loginNotes';
      readonly items: readonly ModelItem[];
    };
  }
}
