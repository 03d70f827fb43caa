import { modelLogin, modelSetting, modelSponsor, registerBackground } from '@housefront/contract/features/content';
import { defineHandler } from '../../answers/defineHandler.ts';
import { pictureUrl } from '../../answers/services.ts';
import { wordsFor } from '../../seed/vocabulary/siteWords.ts';

/** An entry, by the keys of its texts. */
interface Item {
  readonly title: string;
  readonly content: string;
}

const settings: readonly Item[] = [
  { title: 'payouts', content: 'payouts_text' },
  { title: 'wallet', content: 'wallet_text' },
];
const sponsors: readonly Item[] = [
  { title: 'rowing', content: 'since_2021' },
  { title: 'chess', content: 'since_2023' },
];
const notes: readonly Item[] = [{ title: 'password', content: 'password_text' }];

const html = (text: string) => `<p>${text}</p>`;
const plain = (text: string) => text;

function list(items: readonly Item[], language: string, content: (text: string) => string) {
  return {
    list: items.map((item, index) => ({
      id: index + 1,
      title: wordsFor(item.title, language),
      content: content(wordsFor(item.content, language)),
      url: '',
      image: '',
      sort: index + 1,
    })),
  };
}

/** Blocks of the template. */
export const modelSettingHandler = defineHandler(modelSetting, ({ request, ok }) =>
  ok(list(settings, request.language, html)),
);

/** Sponsors of the site. */
export const modelSponsorHandler = defineHandler(modelSponsor, ({ request, ok }) =>
  ok(list(sponsors, request.language, plain)),
);

/** Notes beside the login form. */
export const modelLoginHandler = defineHandler(modelLogin, ({ request, ok }) =>
  ok(list(notes, request.language, html)),
);

/** Example sites of the kit that uploaded a picture of their own for the registration. */
const pictures: Readonly<Record<number, string>> = { 1002: '/api/art/banners/club-strip.svg' };

/** The picture over the registration; '' for sites without one, which show the default of their look (SITE-14). */
export const registerBackgroundHandler = defineHandler(registerBackground, ({ request, services, ok }) =>
  ok({
    detail: { photo: pictureUrl(services, (services.exampleSites ? pictures[request.site_id] : undefined) ?? '') },
  }),
);
