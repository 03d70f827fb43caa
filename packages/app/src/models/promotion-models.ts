import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent, PromotionModel } from '@housefront/ui/slots';
import { paths } from '../kernel/paths.ts';
import type { Runtime } from '../kernel/runtime.ts';

/** A promotion as a card that leads to its page (HOME-27). */
export const promotionCard = ({ id, title, cover, summary, date }: Promotion): PromotionModel => ({
  id,
  title,
  cover,
  summary,
  date,
  href: paths.promotion(id),
});

/** The same on a page about something else: a desktop opens it over that page, a phone goes to its own (SHELL-33). */
export const promotionCardOver = ({ core, overlays }: Runtime, promotion: Promotion): PromotionModel => ({
  ...promotionCard(promotion),
  ...(core.site.getState().mode === 'desktop' && {
    onOpen: () => overlays.open('promotion', { subject: promotion.id }),
  }),
});

/** A promotion to read. */
export const promotionContent = ({ id, title, picture, html, date }: Promotion): PromotionContent => ({
  id,
  title,
  picture,
  html,
  date,
});
