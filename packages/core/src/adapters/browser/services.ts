import type { ConsentCategory } from '@housefront/contract/consent';
import { cookieNames } from './cookies.ts';
import { declaredScripts, trustedScript } from './trusted-scripts.ts';

/** The page as services of others use it. Loaded only by sites that ask for consent (CNS-03). */

/** Access of services of others to the page, and removal of all that they leave there. */
export interface ServicesPort {
  /** Queues a command for Google's tags, as their `gtag` function does. */
  readonly command: (...words: readonly unknown[]) => void;
  /** Queues an event of a tag container. */
  readonly event: (event: Readonly<Record<string, unknown>>) => void;
  /** Sets a value that a service reads from the window. */
  readonly setValue: (name: string, value: unknown) => void;
  /** Loads a script of a service; a script that is blocked is not there, and no failure of the page. */
  readonly load: (src: string) => void;
  /** Loads the script of a service that the site declares (OPS-18). */
  readonly loadDeclared: (src: string) => void;
  /** Whether the policy of this document has the declared services of a category: it was asked for after a yes (OPS-18). */
  readonly permits: (category: ConsentCategory) => boolean;
  /** Names of the cookies that this document can read. */
  readonly cookieNames: () => readonly string[];
  /**
   * Removes cookies of this host and of the domains above it, where services put theirs.
   * @param paths of the site, beside the one of the page and those above it
   */
  readonly removeCookies: (names: readonly string[], paths: readonly string[]) => void;
  /** Removes keys of both storages. */
  readonly removeStored: (isTrace: (name: string) => boolean) => void;
}

/** The host and the domains above it, as a cookie may name them. */
const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
};

/** A path and those above it, each as a folder and as a page: a cookie has one of them. */
const pathsAbove = (path: string): readonly string[] => {
  const parts = path.split('/').filter(Boolean);
  return parts.flatMap((_, at) => {
    const above = `/${parts.slice(0, at + 1).join('/')}`;
    return [above, `${above}/`];
  });
};

function emptyStorage(area: () => Storage, isTrace: (name: string) => boolean): void {
  try {
    const storage = area();
    for (const name of Object.keys(storage)) if (isTrace(name)) storage.removeItem(name);
  } catch {
    // A browser that refuses storage has none of them.
  }
}

/**
 * The page of this document.
 * @param declared addresses of scripts that the site declares
 */
export const browserServices = (win: Window, declared: readonly string[] = []): ServicesPort => {
  // Browsers show a document the cookies of the path that it was loaded from, wherever it has navigated since.
  const loadedFrom = win.location.pathname;
  const queue = (): unknown[] => {
    const known: unknown = Reflect.get(win, 'dataLayer');
    if (Array.isArray(known)) return known;
    const made: unknown[] = [];
    Reflect.set(win, 'dataLayer', made);
    return made;
  };
  const writeCookie = (line: string): void => {
    try {
      win.document.cookie = line;
    } catch {
      // As in browser.ts (FLD-11).
    }
  };
  const insert = (src: string): void => {
    const script = win.document.createElement('script');
    script.async = true;
    script.src = src;
    win.document.head.append(script);
  };
  return {
    // For Google's tags a command is an `arguments` object, and an event is any other.
    command: function command() {
      queue().push(arguments);
    },
    event: (event) => void queue().push(event),
    setValue: (name, value) => void Reflect.set(win, name, value),
    load: (src) => insert(trustedScript.createScriptURL(src)),
    loadDeclared: (src) => insert(declaredScripts(declared).createScriptURL(src)),
    permits: (category) => win.document.documentElement.dataset['services']?.split(' ').includes(category) === true,
    cookieNames: () => {
      try {
        return cookieNames(win.document.cookie);
      } catch {
        return [];
      }
    },
    removeCookies: (names, paths) => {
      const { hostname, pathname, protocol } = win.location;
      const places = new Set(['/', ...[loadedFrom, pathname, ...paths].flatMap(pathsAbove)]);
      const owners = ['', ...domainsOf(hostname).map((domain) => `; domain=${domain}`)];
      // Names with the prefix __Secure- or __Host-, and cookies of one top-level site, are removed in this form alone.
      const forms = protocol === 'https:' ? ['; secure', '; secure; partitioned'] : [''];
      for (const name of names)
        for (const path of places)
          for (const owner of owners)
            for (const form of forms) writeCookie(`${name}=; max-age=0; path=${path}${owner}${form}`);
    },
    removeStored: (isTrace) => {
      emptyStorage(() => win.localStorage, isTrace);
      emptyStorage(() => win.sessionStorage, isTrace);
    },
  };
};
