/** A drawn icon: what stands inside the `svg` element and its view box. */
export interface IconShape {
  readonly body: string;
  readonly viewBox: string;
}

/** Name of an icon: collection prefix and name, e.g. `lucide:house`. */
export type IconName = `${string}:${string}`;

/** An icon set in the JSON form of the Iconify API; only what is read here. */
export interface IconSet {
  readonly prefix: string;
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const known = new Map<string, IconShape>();
/** Names of the icons that a page is rendered with. */
const remembered = new Set<string>();
const listeners = new Set<() => void>();

/** Whether markup can do more than draw. Sets may come from outside hosts, so what can run or load is refused. */
export function hasActiveContent(body: string): boolean {
  return /<\s*(script|foreignObject|iframe|image|a|use|style)\b|\son\w+\s*=|javascript:|url\(\s*['"]?\s*[^#'"\s]/i.test(
    body,
  );
}

/** Icons that are known to this page, kept for its life (API-47x). Public pictures only, so a server may share them. */
export const iconStore = {
  get: (name: string): IconShape | undefined => known.get(name),
  /** An icon as the server rendered it: one that arrived since then is not part of the page that is hydrated. */
  getRendered: (name: string): IconShape | undefined => (remembered.has(name) ? known.get(name) : undefined),
  /** Adds an icon; one that can do more than draw is refused. */
  add: (name: string, shape: IconShape): void => {
    if (hasActiveContent(shape.body)) return;
    known.set(name, shape);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Makes a set known without a request, so that its icons are in the first paint. Call it with the same set in the server
 * and the client entry, before rendering.
 */
export function rememberIcons({ prefix, icons, width = 16, height = 16 }: IconSet): void {
  for (const [name, icon] of Object.entries(icons)) {
    remembered.add(`${prefix}:${name}`);
    iconStore.add(`${prefix}:${name}`, {
      body: icon.body,
      viewBox: `0 0 ${icon.width ?? width} ${icon.height ?? height}`,
    });
  }
}
