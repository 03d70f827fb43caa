import { isDrawing } from './isDrawing.ts';
import { createSignal } from '../shared/createSignal.ts';
import { trustedMarkup } from '../shared/trustedMarkup.ts';

/** A loaded icon: the content of the `svg` element and its view box. */
export interface IconShape {
  readonly body: string;
  readonly viewBox: string;
}

/** Name of an icon: collection prefix and name, e.g. `lucide:house`. */
export type IconName = `${string}:${string}`;

/** An icon set in the JSON format of the Iconify API, as far as it is used. */
export interface IconSet {
  readonly prefix: string;
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const known = new Map<string, IconShape>();
/** Names of the icons that the page was rendered with. */
const remembered = new Set<string>();
const { subscribe, notify } = createSignal();
/** Icons of the page that is being rendered on a server. */
let drawn: ReadonlyMap<string, IconShape> | undefined;

/** Whether markup is more than a drawing. Sets may come from other hosts, so markup that could run or load is refused. */
export const hasActiveContent = (body: string): boolean => !isDrawing(body);

/** For bodies that {@link hasActiveContent} lets through. */
const drawing = trustedMarkup('housefront-icons', (body) => body);

/** Icons loaded on this page. Public pictures only, so a server may share them between requests (API-47x). */
export const iconStore = {
  get: (name: string): IconShape | undefined => known.get(name),
  /** An icon as rendered on the server: one that loaded later is not part of hydration. */
  getRendered: (name: string): IconShape | undefined =>
    drawn ? drawn.get(name) : remembered.has(name) ? known.get(name) : undefined,
  /** Adds an icon unless it is active content. */
  add: (name: string, shape: IconShape): void => {
    if (hasActiveContent(shape.body)) return;
    known.set(name, { ...shape, body: drawing(shape.body) });
    notify();
  },
  subscribe,
};

/**
 * Adds a set without a request, so that its icons are in the first paint. Call it in a browser with the icons of the rendered
 * page, see {@link withIcons}.
 */
export function rememberIcons(set: IconSet): void {
  for (const [name, shape] of iconShapes(set)) {
    remembered.add(name);
    iconStore.add(name, shape);
  }
}

/** The icons of a set, with their full names. */
export function iconShapes({
  prefix,
  icons,
  width = 16,
  height = 16,
}: IconSet): readonly (readonly [string, IconShape])[] {
  return Object.entries(icons).map(([name, icon]) => [
    `${prefix}:${name}`,
    { body: icon.body, viewBox: `0 0 ${icon.width ?? width} ${icon.height ?? height}` },
  ]);
}

/**
 * Renders with exactly these icons: on a server several sites share this module, each with icons of its own.
 * @param render must end before it returns
 */
export function withIcons<Result>(icons: ReadonlyMap<string, IconShape>, render: () => Result): Result {
  drawn = icons;
  try {
    return render();
  } finally {
    drawn = undefined;
  }
}
