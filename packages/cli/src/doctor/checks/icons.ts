import type { IconFault } from '@housefront/app/checks';
import { area, fail, warn, type Found } from './finding.ts';
import type { SiteSnapshot } from '../repository/snapshot.ts';
import { byHand, unset } from '../repository/step.ts';

const kinds = {
  'icons.mark-unreadable': warn(
    'No icons can be made from the mark of a site',
    'Phones cannot put the site on a home screen.',
    'Export the mark again, as SVG or as PNG.',
  ),
  'icons.wrong-shape': fail(
    'An icon is not square, too small, or no picture',
    'The build refuses it.',
    'Export it as a square of 512 px, or leave the icon to the kit, which draws it from the mark.',
  ),
  'icons.cut-off': warn(
    'Phones cut off a part of an icon',
    'Android cuts a maskable icon to a circle or another shape, and shows a ground of its own behind transparent edges.',
    'Draw it on a ground up to the edges with everything within the inner 80 %, or leave it to the kit.',
  ),
  'icons.screenshot-size': fail(
    'A screenshot of a site has a size that browsers do not show',
    'The build refuses it.',
    'Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.',
  ),
} as const;

type Id = keyof typeof kinds;

/** Missing files are findings of `assets`. */
function idOf(kind: IconFault['kind'], key: string): Id | undefined {
  if (kind === 'missing') return undefined;
  if (kind === 'mark') return 'icons.mark-unreadable';
  if (kind === 'cut') return 'icons.cut-off';
  return kind === 'screenshot' || key.startsWith('webApp.screenshots.') ? 'icons.screenshot-size' : 'icons.wrong-shape';
}

/** Icons that the kit makes from the mark if the config names none. */
const MADE = /^(?:webApp\.(?:mark|maskable|monochrome)|icons\.appleTouch)$/;

const ofSite = ({ folder, configFile, icons }: SiteSnapshot): readonly Found<Id>[] =>
  icons.flatMap(({ key, file, kind, why, remedy }): Found<Id>[] => {
    const id = idOf(kind, key);
    if (id === undefined) return [];
    const again = `${remedy.charAt(0).toLowerCase()}${remedy.slice(1, -1)}: ${folder}/public/${file}`;
    const steps = [MADE.test(key) ? unset(configFile, key) : byHand(again)];
    return [{ id, where: `${configFile}: ${key}`, why, steps }];
  });

/** The pictures of sites as apps (PWA-01). */
export const icons = area<Id>({ name: 'icons', kinds, check: ({ sites }) => sites.flatMap(ofSite) });
