import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { needsMember, ownTarget, windowOf } from './access.rules.ts';

/** Size of the member, agent and payment windows in CSS px (AGT-06). */
export const SIDE_WINDOW = { width: 1500, height: 800 } as const;

/** Result of opening a page: `here` means that this document shows it. */
export type Opening = 'opened' | 'blocked' | 'here';

/** Decides which pages need a member and where they open, and keeps the page that a guest wanted before signing in. */
export interface AccessFeature {
  /** True when this visitor may not see the page of a path (SHELL-13x). */
  readonly needsLogin: (path: string) => boolean;
  /** True when the page of a path belongs into this document (MEM-07). */
  readonly staysHere: (path: string) => boolean;
  /** Opens the page of a path where it belongs: in its window on a desktop. Call it inside a click handler. */
  readonly open: (path: string) => Opening;
  /** Keeps the target of a sign-in in the memory of this document; anything but a path of this site is ignored (AUTH-28x). */
  readonly remember: (to: string) => void;
  /** Returns the target and forgets it. */
  readonly take: () => string | null;
  readonly forget: () => void;
}

/** Creates the access feature. */
export const createAccess = ({ ports, site }: FeatureDeps): AccessFeature => {
  const { storage, windows } = ports;
  let target: string | null = null;
  const staysHere = (path: string) => {
    const name = windowOf(path);
    const { mode, clientType } = site.getState();
    // On a phone, in a wrapper and inside the window itself the page takes this document's place (MEM-07).
    return name === null || mode !== 'desktop' || clientType === 'app' || windowOf(windows.address().path) === name;
  };
  return {
    needsLogin: (path) => needsMember(path) && site.getState().memberId === null && !storage.get('token'),
    staysHere,
    open: (path) => {
      const name = windowOf(path);
      if (name === null || staysHere(path)) return 'here';
      const opened = windows.open(name, path, SIDE_WINDOW);
      opened?.focus();
      return opened === null ? 'blocked' : 'opened';
    },
    remember: (to) => {
      target = ownTarget(to);
    },
    take: () => {
      const taken = target;
      target = null;
      return taken;
    },
    forget: () => {
      target = null;
    },
  };
};
