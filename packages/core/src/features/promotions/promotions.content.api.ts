import type { Promotion as WirePromotion } from '@housefront/contract/features/promotions';
import { firstGraphemes, shortened } from '@housefront/contract/graphemes';
import { htmlToText } from '../../i18n/html-text.ts';
import { serverDay } from '../../i18n/server-time.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { navigationTarget } from '../../adapters/navigation/navigation.ts';
import { webAddress } from '../../adapters/navigation/web-address.ts';
import type { Promotion, PromotionButton } from './promotions.types.ts';

/** Values of display_content that name the kind of content instead of being the content. */
const KIND = /^(?:picture|image|img|pic|photo|text|html|content|\d{1,2})?$/i;
const IMAGE = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Longest title taken from a promotion's text, in characters. */
const HEADING = 60;

/** Characters of a summary. */
const SUMMARY = 110;

const address = (text: string): string | null => webAddress(text) ?? (text.startsWith('/') ? webPath(text) : null);
const webPath = (text: string): string | null => {
  const absolute = webAddress(text, 'https://own.invalid');
  return absolute === null ? null : absolute.slice('https://own.invalid'.length);
};

/** The first picture of an HTML text; null for none and for one whose address the guard refuses. */
export const firstPicture = (html: string): string | null => {
  const found = IMAGE.exec(html);
  return found === null ? null : address((found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&'));
};

/** The button of a promotion; undefined without words or a checked address. */
const buttonOf = (wire: WirePromotion['button'], locale: string): PromotionButton | undefined => {
  const label = wire ? pickText(wire.title, locale).trim() : '';
  const target = wire && navigationTarget(wire.url, { external: true });
  return label !== '' && target ? { label, href: target.href, external: target.kind === 'external' } : undefined;
};

/**
 * Content of a promotion. `display_content` is the kind and `content` the content. When only one of them is filled, it is
 * the content, and a bare address is a picture (HOME-23x).
 */
export const promotionOf = (wire: WirePromotion, locale: string): Promotion => {
  const declared = pickText(wire.display_content, locale).trim();
  const said = KIND.test(declared) ? '' : declared;
  const content = pickText(wire.content, locale).trim() || said;
  const picture = /[\s<]/.test(content) ? null : address(content);
  // Words beside a picture; what named the picture is none.
  const beside = said === content ? '' : said;
  const words = htmlToText(picture === null ? said || content : beside);
  const button = buttonOf(wire.button, locale);
  const title = htmlToText(pickText(wire.title, locale)) || firstGraphemes(words, HEADING);
  return {
    id: wire.id,
    title,
    picture,
    html: picture === null ? content : beside,
    cover: picture ?? firstPicture(content),
    summary: shortened(words, SUMMARY),
    updatedAt: wire.updated_at,
    date: serverDay(wire.updated_at),
    device: wire.display_device,
    once: wire.setting?.display_frequency === 0,
    ...(button && { button }),
  };
};
