import { renderPaymentIcon } from './payments.ts';
import { isBannerSize, renderBanner } from './banner.ts';
import { renderHallIcon } from './halls.ts';
import { renderBankMark, renderLogo, renderProviderMark } from './marks.ts';
import { isTileShape, renderTile } from './tile.ts';

/** One kind of address: its pattern below `/api/art/` and the function that draws it. */
interface ArtRoute {
  readonly pattern: RegExp;
  readonly render: (parts: Readonly<Record<string, string>>) => string | null;
}

const surfaceOf = (text: string | undefined): 'light' | 'dark' => (text === 'light' ? 'light' : 'dark');

const routes: readonly ArtRoute[] = [
  {
    pattern:
      /^games\/(?<motif>[a-z]{2,20})\/(?<id>\d{1,8})\/(?<slug>[a-z0-9-]{1,60})(?:\.(?<shape>portrait|wide))?\.svg$/,
    render: ({ motif = '', id = '', slug = '', shape = 'square' }) =>
      isTileShape(shape) ? renderTile(motif, id, slug, shape) : null,
  },
  {
    pattern: /^providers\/(?<gpId>GP[A-Z0-9]{2})-(?<surface>light|dark)\.svg$/,
    render: ({ gpId = '', surface }) => renderProviderMark(gpId, surfaceOf(surface)),
  },
  {
    pattern: /^payments\/(?<type>bank|gateway|ewallet|crypto)\.svg$/,
    render: ({ type = '' }) => renderPaymentIcon(type),
  },
  {
    pattern: /^banks\/(?<id>[a-z]{2,20})\.svg$/,
    render: ({ id = '' }) => renderBankMark(id),
  },
  {
    pattern: /^halls\/(?<hall>\d)(?<active>-active)?\.svg$/,
    render: ({ hall = '', active }) => renderHallIcon(hall, active !== undefined),
  },
  {
    pattern: /^banners\/(?<name>[a-z]{2,20})-(?<size>desktop|card|mobile|small|strip)\.svg$/,
    render: ({ name = '', size = '' }) => (isBannerSize(size) ? renderBanner(name, size) : null),
  },
  {
    pattern: /^logos\/(?<slug>[a-z0-9-]{1,40})-(?<surface>light|dark)\.svg$/,
    render: ({ slug = '', surface }) => renderLogo(slug, surfaceOf(surface)),
  },
];

/**
 * SVG text of an art address, with or without the leading `/api/art/`; null when there is no such picture.
 * Kinds: `games/{motif}/{id}/{slug}[.portrait|.wide].svg`, `providers/{gpId}-light|dark.svg`, `banks/{id}.svg`, `payments/{type}.svg`, `halls/{gtId}[-active].svg`,
 * `banners/{name}-desktop|card|mobile|small|strip.svg`, `logos/{slug}-light|dark.svg`. Pure: one address, one picture.
 */
export function renderArt(path: string): string | null {
  const name = path.replace(/^\/api\/art\//, '');
  for (const { pattern, render } of routes) {
    const match = pattern.exec(name);
    if (match !== null) return render(match.groups ?? {});
  }
  return null;
}
