/** The page as services of others use it. Loaded only by sites that ask for consent (CNS-03). */

/** Access of services of others to the page, and removal of all that they leave there. */
export interface ServicesPort {
  /** Queues a command for Google's tags, as their `gtag` function does. */
  readonly command: (...words: readonly unknown[]) => void;
  /** Queues an event of a tag container. */
  readonly event: (event: Readonly<Record<string, unknown>>) => void;
  /** Sets a switch that a service reads from the window. */
  readonly setSwitch: (name: string, on: boolean) => void;
  /** Loads a script of a service; a script that is blocked is not there, and no failure of the page. */
  readonly load: (src: string) => void;
  /** Names of the cookies that this document can read. */
  readonly cookieNames: () => readonly string[];
  /** Removes a cookie of this host and of the domains above it, where services put theirs. */
  readonly removeCookie: (name: string) => void;
  /** Removes keys of both storages. */
  readonly removeStored: (names: RegExp) => void;
}

/** The host and the domains above it, as a cookie may name them. */
const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
};

function emptyStorage(area: () => Storage, names: RegExp): void {
  try {
    const storage = area();
    for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
  } catch {
    // A browser that refuses storage has none of them.
  }
}

/** The page of this document. */
export const browserServices = (win: Window): ServicesPort => {
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
  return {
    // For Google's tags a command is an `arguments` object, and an event is any other.
    command: function command() {
      queue().push(arguments);
    },
    event: (event) => void queue().push(event),
    setSwitch: (name, on) => void Reflect.set(win, name, on),
    load: (src) => {
      const script = win.document.createElement('script');
      script.async = true;
      script.src = src;
      win.document.head.append(script);
    },
    cookieNames: () => {
      try {
        return win.document.cookie.split(';').flatMap((part) => part.split('=')[0]?.trim() || []);
      } catch {
        return [];
      }
    },
    removeCookie: (name) => {
      const ended = `${name}=; path=/; max-age=0`;
      writeCookie(ended);
      for (const domain of domainsOf(win.location.hostname)) writeCookie(`${ended}; domain=${domain}`);
    },
    removeStored: (names) => {
      emptyStorage(() => win.localStorage, names);
      emptyStorage(() => win.sessionStorage, names);
    },
  };
};
