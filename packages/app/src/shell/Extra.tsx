import { lazy, useState, type ReactNode } from 'react';
import type { SiteExtra } from '../site/defineSite.ts';

/** The site's own component (SHELL-16). Whoever places it keeps its failures and its waiting from the page (SHELL-17x). */
export function Extra({ load }: { readonly load: SiteExtra }): ReactNode {
  const [Component] = useState(() => lazy(load));
  return <Component />;
}
