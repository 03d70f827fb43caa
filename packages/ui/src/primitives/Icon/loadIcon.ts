import type * as Iconify from '@iconify/react';
import { linkKind } from '../../foundations/linkKind.ts';
import { iconStore } from './iconStore.ts';

/** Addresses that icons are requested from. */
export interface IconSources {
  /** Local endpoint, requested first. */
  readonly iconBase: string;
  /** Public hosts, requested next in this order; empty means no external requests (API-47x). */
  readonly iconHosts: readonly string[];
}

/** Longest URL of an icon request, in characters (API-45). */
export const maxAddress = 500;
/** Delay before the next host is requested too, in milliseconds (API-45). */
export const nextHostAfter = 750;
/** Timeout of a request, in milliseconds (API-45). */
export const requestTimeout = 5000;
/** Largest number of hosts: later ones could not answer before the timeout. */
const MAX_HOSTS = 6;

/** Each set of sources is an Iconify provider, configured once. */
const providers = new Map<string, string>();

function providerOf(iconify: typeof Iconify, { iconBase, iconHosts }: IconSources): string {
  const resources = [...new Set([iconBase, ...iconHosts].map((host) => host.replace(/\/+$/, '')))].slice(0, MAX_HOSTS);
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
    // Iconify starts this timeout one rotation after the last host; ours starts with the first request.
    timeout: requestTimeout - nextHostAfter * resources.length,
    random: false,
    index: 0,
    dataAfterTimeout: true,
  });
  iconify._api.setFetch(fetchIcons);
  return provider;
}

// Iconify counts a comma as one character but encodes it as three; with plain commas the limit holds.
function fetchIcons(input: Request | string | URL): Promise<Response> {
  const address = (input instanceof Request ? input.url : String(input)).replaceAll('%2C', ',');
  const local = linkKind(address) === 'path';
  return fetch(address, local ? {} : { credentials: 'omit', referrerPolicy: 'no-referrer' });
}

/**
 * Loads an icon by GET `{host}/{prefix}.json?icons=a,b`. Names requested in one tick are batched; the next host is requested
 * after 750 ms or a failure, a 404 ends the search. The result is added to `iconStore`; never throws (API-44).
 */
export async function loadIcon(name: string, sources: IconSources): Promise<void> {
  if (iconStore.get(name)) return;
  // The loader is imported with the first unknown icon.
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
