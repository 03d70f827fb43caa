import { createContext, useContext, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import type { SizedPictureComponent } from './picture.types.ts';
import { createLayerStack, type LayerStack } from './layer-stack.ts';

/** Settings of the page for the components. */
export interface UiSettings {
  /** Navigates to a same-origin path. Called for plain left clicks only; if omitted, links are plain links. */
  readonly navigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Public icon hosts, requested after the local endpoint; empty means no external requests (API-47x). */
  readonly iconHosts: readonly string[];
  /** Local icon endpoint, e.g. `/icons` for `/icons/{prefix}.json?icons=a,b` (API-44). */
  readonly iconBase: string;
  /** Reduced motion, by the visitor or the site; undefined follows the system. */
  readonly reducedMotion?: boolean | undefined;
  /** Brightness of the theme; selects between two pictures (CAT-08). */
  readonly colorScheme: 'dark' | 'light';
  /** The site's navigation guard: returns the address that a link from data may open, or null (ERR-11). */
  readonly guardHref?: ((href: string) => string | null) | undefined;
  /** Allowed hosts of pictures in texts, beside this one (HOME-31x). */
  readonly imageHosts: readonly string[];
  /** Shows pictures in the size of their place; absent on sites without a service for sizes (IMG-01). */
  readonly sizedPicture?: SizedPictureComponent | undefined;
  /** Sanitises HTML during server rendering; absent in browsers, which load their own sanitiser. */
  readonly renderHtml?: ((html: string) => string) | undefined;
}

export interface UiProviderProps extends Partial<UiSettings> {
  readonly children: ReactNode;
}

interface UiContext extends UiSettings {
  readonly layerStack: LayerStack;
}

const defaults: UiSettings = { iconHosts: [], iconBase: '/icons', colorScheme: 'dark', imageHosts: [] };
const Context = createContext<UiContext>({ ...defaults, layerStack: createLayerStack() });

/** Provides navigation, icons and stacking to components. One at the root of a page. */
export function UiProvider({
  children,
  navigate,
  iconHosts = defaults.iconHosts,
  iconBase = defaults.iconBase,
  reducedMotion,
  colorScheme = defaults.colorScheme,
  imageHosts = defaults.imageHosts,
  sizedPicture,
  renderHtml,
  guardHref,
}: UiProviderProps): ReactNode {
  const [layerStack] = useState(() => createLayerStack());
  const value = useMemo<UiContext>(
    () => ({
      navigate,
      iconHosts,
      iconBase,
      reducedMotion,
      colorScheme,
      imageHosts,
      sizedPicture,
      renderHtml,
      guardHref,
      layerStack,
    }),
    [
      navigate,
      iconHosts,
      iconBase,
      reducedMotion,
      colorScheme,
      imageHosts,
      sizedPicture,
      renderHtml,
      guardHref,
      layerStack,
    ],
  );
  return <Context value={value}>{children}</Context>;
}

/**
 * A part of the page without motion, independent of the system: components inside see reduced motion, and so do styles by
 * `data-motion`.
 */
export function WithoutMotion({ children }: { readonly children: ReactNode }): ReactNode {
  const outer = useContext(Context);
  const value = useMemo<UiContext>(() => ({ ...outer, reducedMotion: true }), [outer]);
  return (
    <Context value={value}>
      <div data-motion="reduced" style={{ display: 'contents' }}>
        {children}
      </div>
    </Context>
  );
}

/** Settings of the nearest `UiProvider`, or defaults without one. */
export function useUi(): UiContext {
  return useContext(Context);
}
