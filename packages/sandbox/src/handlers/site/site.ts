import { templateConfig } from '@housefront/contract/features/helpers';
import { float, footer, LOGO_TYPES, mobileFooter, siteDetail, webLogo } from '@housefront/contract/features/site';
import { mobileTemplate } from '@housefront/contract/templates';
import { defineHandler } from '../../answers/defineHandler.ts';
import { pictureUrl } from '../../answers/services.ts';
import { wordsFor } from '../../seed/vocabulary/siteWords.ts';
import { customerUrls, footerItems, logoPath } from './site-content.ts';

/** Environment values and flags of the site. */
export const siteDetailHandler = defineHandler(siteDetail, ({ world, services, ok }) =>
  ok({
    env_config: { customerUrl: customerUrls(services) },
    siteInfo: { AGENT_BIND_FAST_PAYMENT_FLAG: 0, siteClosed: world.flags.get('closed') ? 1 : 0 },
  }),
);

/** Logos of the site, by position; none for a site without logos. */
export const webLogoHandler = defineHandler(webLogo, ({ request, services, ok }) => {
  const path = services.exampleSites ? logoPath(request.site_id) : undefined;
  return ok({
    web_logo_list: (path === undefined ? [] : LOGO_TYPES).map((type, index) => ({
      type,
      url: pictureUrl(services, path ?? ''),
      sort: index + 1,
    })),
  });
});

/** Footer of the desktop site. */
export const footerHandler = defineHandler(footer, ({ locale, ok }) => ok({ list: footerItems(locale, false) }));

/** Footer of the mobile site. */
export const mobileFooterHandler = defineHandler(mobileFooter, ({ locale, ok }) =>
  ok({ list: footerItems(locale, true) }),
);

/** The one floating element: customer service. */
export const floatHandler = defineHandler(float, ({ locale, services, ok }) =>
  ok({
    list: [
      {
        id: 1,
        title: wordsFor('service', locale),
        icon: '',
        url: customerUrls(services)[locale] ?? '',
        selectedType: 'outerLink',
        sort: 1,
        position: 'right',
      },
    ],
  }),
);

/** Accepts a mobile template that exists (code 1000). */
export const templateConfigHandler = defineHandler(
  templateConfig,
  ({ request, ok, refuse }) => {
    const known = mobileTemplate(request.mobileTemplateName);
    return known ? ok({ mobileTemplateName: known }) : refuse('101', 'templateUnknown');
  },
  { successCode: '1000' },
);
