import { hashText } from '../base/prng.ts';
import { seedProviders } from '../seed/providers.ts';
import { emblems } from './emblems.ts';
import { lettering, letteringWidth } from './drawing/lettering.ts';
import { at, diagonal, line, picture, shape } from './drawing/svg.ts';

const plates: readonly (readonly [string, string])[] = [
  ['#ff9a5a', '#d81a4a'],
  ['#ffd24d', '#e8780c'],
  ['#5ad8a0', '#0a7a6a'],
  ['#5ac8ff', '#1a4fd0'],
  ['#b58aff', '#5a1ac0'],
  ['#ff8ac8', '#c01a7a'],
  ['#7a8ab8', '#28305a'],
  ['#8be35a', '#14883c'],
];

const plateShapes: readonly string[] = [
  'M-50-30A20 20 0 0 1-30-50H30A20 20 0 0 1 50-30V30A20 20 0 0 1 30 50H-30A20 20 0 0 1-50 30Z',
  'M-50 0A50 50 0 1 1 50 0A50 50 0 1 1-50 0Z',
  'M0-54L47-27V27L0 54L-47 27V-27Z',
  'M-46-46H46V6C46 32 20 46 0 54C-20 46-46 32-46 6Z',
];

/** Writes a name in one or two lines beside an emblem. */
function wordmark(name: string, ink: string, x: number, width: number): string {
  const words = name.split(' ');
  const lines = letteringWidth(name) > 84 && words.length > 1 ? [words[0] ?? '', words.slice(1).join(' ')] : [name];
  const cap = Math.min(lines.length > 1 ? 19 : 24, ((width - 6) / Math.max(...lines.map(letteringWidth))) * 10);
  const top = lines.length > 1 ? 40 - cap * 1.3 : 40 - cap / 2;
  return lines
    .map((text, index) => line(lettering(text, x, top + index * cap * 1.6, cap, 'start').d, ink, cap * 0.2))
    .join('');
}

const names = new Map(seedProviders().map((provider) => [provider.gpId, provider.name]));

/** A provider's mark, 240 by 80: emblem and name. `light` has dark ink for light surfaces, `dark` the reverse. Null for an unknown provider. */
export function renderProviderMark(gpId: string, surface: 'light' | 'dark'): string | null {
  const name = names.get(gpId);
  if (name === undefined) return null;
  const index = [...names.keys()].indexOf(gpId);
  const [from, to] = plates[hashText(gpId) % plates.length] ?? ['#888', '#444'];
  const plate = plateShapes[index % plateShapes.length] ?? '';
  const emblem = emblems[index % emblems.length];
  return picture(
    240,
    80,
    name,
    diagonal('p', from, to),
    at(
      'translate(42 40) scale(.62)',
      shape(plate, 'url(#p)'),
      shape(plate, '#fff', 'opacity=".16" transform="scale(1 .5) translate(0 -48)"'),
      at('scale(.72)', emblem?.('#fff') ?? ''),
    ) + wordmark(name, surface === 'light' ? '#1b2036' : '#f4f6ff', 86, 148),
  );
}

/** A site's logo, 280 by 80, from its name in the address: `lucky-harbor`. `light` has dark ink. */
export function renderLogo(slug: string, surface: 'light' | 'dark'): string {
  const name = slug.replaceAll('-', ' ');
  const hash = hashText(slug);
  const [from, to] = plates[hash % plates.length] ?? ['#888', '#444'];
  return picture(
    280,
    80,
    name,
    diagonal('p', from, to),
    at(
      'translate(42 40) scale(.66)',
      shape('M0-54L51-16L32 46H-32L-51-16Z', 'url(#p)', 'stroke="url(#p)" stroke-width="12"'),
      shape('M0-54L51-16L0 0L-51-16Z', '#fff', 'opacity=".3"'),
      at('scale(.62)', emblems[hash % emblems.length]?.('#fff') ?? ''),
    ) + wordmark(name, surface === 'light' ? '#1b2036' : '#ffffff', 90, 184),
  );
}

/** A bank's mark, 80 by 80: a plate with a sign, both by its id, so that it is readable on light and dark surfaces. */
export function renderBankMark(id: string): string {
  const hash = hashText(id);
  const [from, to] = plates[hash % plates.length] ?? ['#888', '#444'];
  const plate = plateShapes[Math.floor(hash / plates.length) % plateShapes.length] ?? '';
  const emblem = emblems[Math.floor(hash / 97) % emblems.length];
  return picture(
    80,
    80,
    id,
    diagonal('p', from, to),
    at(
      'translate(40 40) scale(.68)',
      shape(plate, 'url(#p)'),
      shape(plate, '#fff', 'opacity=".16" transform="scale(1 .5) translate(0 -48)"'),
      at('scale(.66)', emblem?.('#fff') ?? ''),
    ),
  );
}
