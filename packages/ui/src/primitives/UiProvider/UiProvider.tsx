import { createContext, useContext, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { createLayerStack, type LayerStack } from './layer-stack.ts';

/** What the look needs to know about the page it is in. */
export interface UiSettings {
  /**
   * Follows a same-origin path without loading a new page. Called for plain left clicks only; absent, links behave as
   * plain links.
   */
  readonly navigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called once a visitor shows intent to follow a same-origin path (pointer over, focus, touch). */
  readonly prefetch?: ((href: string) => void) | undefined;
  /** Public icon hosts, asked after the local endpoint; empty means no outside request, ever (API-47x). */
  readonly iconHosts: readonly string[];
  /** Local icon endpoint, e.g. `/icons` for `/icons/{prefix}.json?icons=a,b` (API-44). */
  readonly iconBase: string;
  /** The visitor's or the site's wish for less motion; undefined follows the system. */
  readonly reducedMotion?: boolean | undefined;
  /** Brightness of the theme; decides which of two pictures is shown (CAT-08). */
  readonly colorScheme: 'dark' | 'light';
  /** The site's navigation guard: the address that a link from data may lead to, or null (ERR-10, ERR-11). */
  readonly guardHref?: ((href: string) => string | null) | undefined;
  /** Hosts that pictures in texts may come from, beside this one (HOME-31x). */
  readonly imageHosts: readonly string[];
  /** Makes an HTML text safe while a server renders; absent in browsers, which load their own way. */
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

/** Gives primitives, patterns and templates their way to navigate, to find icons and to stack. One at the root of a page. */
export function UiProvider({
  children,
  navigate,
  prefetch,
  iconHosts = defaults.iconHosts,
  iconBase = defaults.iconBase,
  reducedMotion,
  colorScheme = defaults.colorScheme,
  imageHosts = defaults.imageHosts,
  renderHtml,
  guardHref,
}: UiProviderProps): ReactNode {
  const [layerStack] = useState(() => createLayerStack());
  const value = useMemo<UiContext>(
    () => ({
      navigate,
      prefetch,
      iconHosts,
      iconBase,
      reducedMotion,
      colorScheme,
      imageHosts,
      renderHtml,
      guardHref,
      layerStack,
    }),
    [
      navigate,
      prefetch,
      iconHosts,
      iconBase,
      reducedMotion,
      colorScheme,
      imageHosts,
      renderHtml,
      guardHref,
      layerStack,
    ],
  );
  return <Context value={value}>{children}</Context>;
}

/** Settings of the nearest `UiProvider`, or defaults outside one. */
export function useUi(): UiContext {
  return useContext(Context);
}
