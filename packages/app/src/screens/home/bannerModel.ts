import type { Banner } from '@housefront/core/features/banners';
import { htmlLang, pickText, type CoreI18n } from '@housefront/core/i18n';
import type { BannerModel } from '@housefront/ui/slots';
import type { BannerTarget } from './bannerDestination.ts';

/** A day of the calendar that all visitors share: a kept page is the same for each of them. */
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
/** With the calendar and the digits of the site in every language. */
const plain = '-u-ca-gregory-nu-latn';

/** A banner for the view, with its words in the language of the page; `to` is where it leads (LOOK-02). */
export const bannerModel = (
  { id, picture, title, headline, line, button, endsAt }: Banner,
  to: BannerTarget,
  { locale, t }: Pick<CoreI18n, 't' | 'locale'>,
): BannerModel => ({
  id,
  image: picture,
  alt: pickText(title, locale),
  headline: pickText(headline, locale),
  line: pickText(line, locale),
  button: pickText(button, locale),
  until:
    endsAt === null
      ? ''
      : t('home.banner_until', { date: new Date(endsAt).toLocaleDateString(htmlLang(locale) + plain, day) }),
  ...to,
});
