import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isPlainClick } from '../Link/isPlainClick.ts';
import { linkKind } from '../../foundations/linkKind.ts';
import { classes } from '../shared/classes.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { inertTree } from './inertTree.ts';
import { loadSanitiser, sanitiserStore } from './sanitiser.ts';
import * as styles from './RichText.css.ts';

export interface RichTextProps {
  /** Unsanitised HTML. */
  readonly html: string;
  /** `compact` for boxes and cards, `page` for a whole page. */
  readonly size?: 'compact' | 'page';
  readonly className?: string | undefined;
}

const empty = { __html: '' } as const;

/**
 * Sanitised HTML from the platform or a site's content; the only component that renders HTML. It contains no code, and
 * pictures load from allowed sources only. Links to this site use client-side navigation. A server sanitises by `renderHtml`
 * of the provider, and renders nothing without it (HOME-31x).
 */
export function RichText({ html, size = 'compact', className }: RichTextProps): ReactNode {
  const { navigate, imageHosts, renderHtml, guardHref } = useUi();
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const sanitise = useSyncExternalStore(sanitiserStore.subscribe, sanitiserStore.read, sanitiserStore.readOnServer);
  useEffect(() => {
    if (!sanitise) void loadSanitiser().then(() => setFailed(sanitiserStore.read() === null));
  }, [sanitise]);
  useLayoutEffect(() => {
    if (sanitise) place.current?.replaceChildren(sanitise(html, imageHosts, guardHref));
    else if (failed) place.current?.replaceChildren(inertTree(html).textContent);
  }, [html, imageHosts, guardHref, sanitise, failed]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || !navigate || event.defaultPrevented) return;
    if (linkKind(href) !== 'path' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Clicks of the links inside.
    <div
      ref={place}
      className={classes(styles.root[size], className)}
      onClick={follow}
      // Hydration keeps the server's markup until the browser has sanitised the text itself.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- Only what `renderHtml` made safe, and nothing in browsers.
      dangerouslySetInnerHTML={renderHtml ? { __html: renderHtml(html) } : empty}
    />
  );
}
