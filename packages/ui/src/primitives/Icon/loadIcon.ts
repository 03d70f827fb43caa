import type * as Iconify from '@iconify/react';
import { linkKind } from '../Link/linkKind.ts';
import { iconStore } from './iconStore.ts';

/** Where icons come from. */
export interface IconSources {
  /** Local endpoint, asked first. */
  readonly iconBase: string;
  /** Public hosts, asked after it in this order; empty means none is ever asked (API-47x). */
  readonly iconHosts: readonly string[];
}

/** Longest address of an icon request, in characters (API-45). */
export const maxAddress = 500;
/** Milliseconds without an answer after which the next host is asked too (API-45). */
export const nextHostAfter = 750;
/** Milliseconds after which a request is given up (API-45). */
export const requestTimeout = 5000;
/** Hosts beyond these would be asked too late to answer in time. */
const mostHosts = 6;

/** A set of sources is one provider of Iconify's; it keeps the first configuration it is given. */
const providers = new Map<string, string>();

function providerOf(iconify: typeof Iconify, { iconBase, iconHosts }: IconSources): string {
  const resources = [...new Set([iconBase, ...iconHosts].map((host) => host.replace(/\/+$/, '')))].slice(0, mostHosts);
  const key = resources.join(' ');
  const existing = providers.get(key);
  if (existing) return existing;
  const provider = `hf${providers.size + 1}`;
  providers.set(key, provider);
  iconify.addAPIProvider(provider, {
    resources,
    path: '/',
    maxURL: maxAddress,
    rotate: nextHostAfter,
    // Iconify starts this clock one rotation after the last host was asked; the visitor's clock starts at the first.
    timeout: requestTimeout - nextHostAfter * resources.length,
    random: false,
    index: 0,
    dataAfterTimeout: true,
  });
  iconify._api.setFetch(fetchIcons);
  return provider;
}

// Iconify counts a comma as one character but sends it as three; unescaped, the cap holds.
function fetchIcons(input: Request | string | URL): Promise<Response> {
  const address = (input instanceof Request ? input.url : String(input)).replaceAll('%2C', ',');
  const local = linkKind(address) === 'path';
  return fetch(address, local ? {} : { credentials: 'omit', referrerPolicy: 'no-referrer' });
}

/**
 * Asks for an icon (GET `{host}/{prefix}.json?icons=a,b`, API-44). Names asked for in one tick travel together; the next
 * host is asked after 750 ms or a failure, a 404 ends the search (ERR-12). The answer lands in `iconStore`; nothing is
 * thrown when there is none.
 */
export async function loadIcon(name: string, sources: IconSources): Promise<void> {
  if (iconStore.get(name)) return;
  // The loader is fetched with the first icon that is not known yet, not with the page.
  const iconify = await import('@iconify/react');
  const full = `@${providerOf(iconify, sources)}:${name}`;
  await new Promise<void>((resolve) => {
    iconify.loadIcons([full], () => {
      const icon = iconify.getIcon(full);
      if (icon) {
        const { body, attributes } = iconify.buildIcon(icon);
        iconStore.add(name, { body, viewBox: attributes.viewBox });
      }
      resolve();
    });
  });
}
