import type { Banner } from '@housefront/core/features/banners';
import { htmlLang, pickText, type CoreI18n } from '@housefront/core/i18n';
import type { BannerModel, Destination, HallModel } from '@housefront/ui/slots';
import { paths } from '../../kernel/paths.ts';

/** Text of a call, with the name of its target; undefined for a target without one, such as another site. */
function callOf(
  { linkKind, gameLink }: Banner,
  { href }: Destination,
  halls: readonly HallModel[],
  { t }: Pick<CoreI18n, 't'>,
): string | undefined {
  const link = linkKind === 'game' ? gameLink : null;
  const hall = halls.find((one) => (link ? one.id === link.hallId : one.href === href));
  const provider = link && hall?.providers.find(({ id }) => id === link.gpId);
  const name = provider?.name ?? hall?.name ?? (href === paths.promotionList() ? t('promotions.title') : undefined);
  // A provider without a page of its own starts its game.
  return name && t(provider?.onOpen ? 'home.banner_play' : 'home.banner_open', { name });
}

/** A day of the calendar that all visitors share: a kept page is the same for each of them. */
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
/** With the calendar and the digits of the site in every language. */
const plain = '-u-ca-gregory-nu-latn';

/**
 * A banner for the view, with its words in the language of the page (LOOK-02).
 * @param to where it leads; nowhere for a target that cannot be opened
 * @param halls of the current mode and currency, which name what a banner opens
 */
export const bannerModel = (
  banner: Banner,
  to: Destination,
  halls: readonly HallModel[],
  i18n: Pick<CoreI18n, 't' | 'locale'>,
): BannerModel => {
  const { locale, t } = i18n;
  const { endsAt } = banner;
  return {
    id: banner.id,
    image: banner.picture,
    alt: pickText(banner.title, locale),
    headline: pickText(banner.headline, locale),
    line: pickText(banner.line, locale),
    button: pickText(banner.button, locale),
    opens: callOf(banner, to, halls, i18n),
    until:
      endsAt === null
        ? ''
        : t('home.banner_until', { date: new Date(endsAt).toLocaleDateString(htmlLang(locale) + plain, day) }),
    ...to,
  };
};
