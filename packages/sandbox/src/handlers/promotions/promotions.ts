import {
  promotions,
  promotionHide,
  promotionHistory,
  memberPromotions,
} from '@housefront/contract/features/promotions';
import type { SeedPromotion } from '../../seed/types.ts';
import { defineHandler, defineMemberHandler, type HandlerContext } from '../../answers/defineHandler.ts';

/** `display_location` of promotions that guests see. */
const GENERAL = 2;

interface Place {
  readonly display_device: number;
  readonly display_location?: number | undefined;
}

/** Promotions for guests. */
export const promotionsHandler = defineHandler(promotions, (context) =>
  context.ok({ list: wire(context, select(context, context.request, false)) }),
);

/** Promotions for members, without those they have hidden. */
export const memberPromotionsHandler = defineMemberHandler(memberPromotions, (context) => {
  const hidden = context.world.memberLists.hiddenPromotions(context.signed.memberId);
  const shown = select(context, context.request, false).filter(({ id }) => !hidden.has(id));
  return context.ok({ list: wire(context, shown) });
});

/** Promotions that are over. */
export const promotionHistoryHandler = defineHandler(promotionHistory, (context) =>
  context.ok({ list: wire(context, select(context, context.request, true)) }),
);

/** Remembers for good that the member closed the promotions shown once per member (display_frequency 0). */
export const promotionHideHandler = defineMemberHandler(promotionHide, (context) => {
  const once = select(context, context.request, false).filter(({ displayFrequency }) => displayFrequency === 0);
  context.world.memberLists.hidePromotions(
    context.signed.memberId,
    once.map(({ id }) => id),
  );
  return context.ok();
});

function select({ world }: HandlerContext<unknown>, place: Place, past: boolean): SeedPromotion[] {
  const location = place.display_location ?? GENERAL;
  return world.seed.promotions.filter(
    (item) =>
      item.past === past &&
      (item.displayDevice === 0 || item.displayDevice === place.display_device) &&
      item.displayLocation === location,
  );
}

function wire({ locale, services }: HandlerContext<unknown>, items: readonly SeedPromotion[]) {
  return items.map((item) => ({
    id: item.id,
    title: item.titles[locale],
    display_device: item.displayDevice,
    display_content: item.kind,
    content: absolute(item.content[locale], services.addresses.publicUrl),
    display_location: item.displayLocation,
    updated_at: item.updatedAt,
    setting: { display_frequency: item.displayFrequency },
    ...(item.button && { button: { title: item.button.label[locale], url: item.button.url } }),
  }));
}

/** Pictures are on the platform; all other addresses are of the site. */
const absolute = (content: string, base: string) =>
  content.startsWith('/') ? base + content : content.replaceAll('src="/', `src="${base}/`);
