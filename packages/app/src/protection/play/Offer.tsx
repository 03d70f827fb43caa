import { optIn, protectionQueries } from '@housefront/core/features/protection';
import { OfferTerms } from '@housefront/ui/patterns/OfferTerms';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** Terms of a promotion with wagering, and the button to take part; nothing for other promotions (RG-32). */
export function Offer({ id }: { readonly id: string }): ReactNode {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { wagering: bound } = useCapabilities();
  const isMember = useStore(core.session.store, ({ status }) => status === 'member');
  const { data } = useQuery({ ...protectionQueries(core).offers(), enabled: isMember });
  const [busy, setBusy] = useState(false);
  const offer = data?.find((one) => one.id === id);
  if (!offer) return null;
  const { wagering, product, days, optedIn } = offer;
  // Terms that are not known cannot be agreed to.
  const isOpen = bound === undefined || (wagering !== null && wagering <= bound.most);
  const facts = [
    ...(wagering === null ? [] : [{ id: 'wagering', label: t('protection_play.wagering'), value: `${wagering} ×` }]),
    ...(product === '' ? [] : [{ id: 'product', label: t('protection_play.counts_for'), value: product }]),
    ...(days === null ? [] : [{ id: 'days', label: t('protection_play.time'), value: String(days) }]),
  ];
  const body = optedIn ? 'opted_in' : isOpen ? 'opt_in_body' : 'opt_in_closed';
  const onPress = async () => {
    setBusy(true);
    await optIn(core, id);
    setBusy(false);
  };
  return (
    <OfferTerms
      title={t('protection_play.offer_terms')}
      facts={facts}
      body={t(`protection_play.${body}`)}
      optIn={optedIn || !isOpen ? null : { label: t('protection_play.opt_in'), busy, onPress: () => void onPress() }}
    />
  );
}
