import type { MarketingChoice } from '@housefront/core/features/protection';
import type { CoreI18n } from '@housefront/core/i18n';

/** Message keys of products and channels of marketing (RG-33). */
const productLabels = { casino: 'choices.casino', betting: 'choices.betting' } as const;
const channelLabels = { email: 'choices.email', sms: 'choices.sms', phone: 'choices.phone' } as const;

/** Choices of marketing by product, each with its own channels, in words (RG-33). */
export const marketingGroups = (t: CoreI18n['t'], choices: readonly MarketingChoice[]) =>
  [...new Set(choices.map(({ product }) => product))].map((product) => ({
    id: product,
    label: t(productLabels[product]),
    channels: choices
      .filter((choice) => choice.product === product)
      .map((choice) => ({ id: choice.channel, label: t(channelLabels[choice.channel]), choice })),
  }));
