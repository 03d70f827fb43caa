import type { IconName } from '../../primitives/Icon/index.ts';
import type { AccountIcon } from '../../views/account/contract.ts';

/** Icons of the menu of member, agent and payment windows. */
export const accountIcons: Readonly<Record<AccountIcon, IconName>> = {
  person: 'lucide:user-round',
  wallet: 'lucide:wallet',
  news: 'lucide:megaphone',
  letter: 'lucide:mail',
  deposit: 'lucide:banknote-arrow-up',
  withdrawal: 'lucide:banknote-arrow-down',
  records: 'lucide:receipt-text',
  card: 'lucide:credit-card',
  bank: 'lucide:landmark',
  app: 'lucide:smartphone',
  agent: 'lucide:users-round',
  plan: 'lucide:handshake',
  agreement: 'lucide:scroll-text',
  invite: 'lucide:user-round-plus',
  downline: 'lucide:network',
  promotion: 'lucide:qr-code',
  operation: 'lucide:chart-column',
  layers: 'lucide:layers',
  performance: 'lucide:hand-coins',
  transfer: 'lucide:arrow-left-right',
  gift: 'lucide:gift',
  people: 'lucide:contact-round',
  security: 'lucide:shield-check',
  limit: 'lucide:gauge',
};
