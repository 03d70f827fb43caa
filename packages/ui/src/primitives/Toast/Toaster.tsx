import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { takesEscape } from '../behaviour/takesEscape.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Glyph } from '../shared/glyphs.tsx';
import type { ToastModel, ToastStore } from './toast-store.ts';
import * as styles from './Toast.css.ts';

export interface ToasterProps {
  readonly store: ToastStore;
  readonly texts: {
    /** Name of the region. */
    readonly region: string;
    readonly close: string;
  };
}

/** Time in which assistive technology detects a new region, in milliseconds: the first toast may bring the region. */
const NOTICED_MS = 100;

/**
 * Renders the toasts of a store above everything else, 16 px from the edge and from each other. One at the root of a page. In
 * CSS: `data-toaster` is the region, `data-toast` a toast, `data-tone` its tone (SHELL-52).
 */
export function Toaster({ store, texts }: ToasterProps): ReactNode {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [stage, setStage] = useState<'none' | 'empty' | 'live'>('none');
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The place to portal to exists on the client only.
    setStage('empty');
    const timer = setTimeout(() => setStage('live'), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (takesEscape(event)) store.closeNewest();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, toasts.length]);

  if (stage === 'none') return null;
  return createPortal(
    // A live region must exist before its first message; `aria-live` also keeps it from being inert behind a dialog.
    <section className={styles.toaster} data-toaster="" aria-label={texts.region} aria-live="polite">
      {stage === 'live' &&
        toasts.map((toast) => <Toast key={toast.id} toast={toast} store={store} closeLabel={texts.close} />)}
    </section>,
    document.body,
  );
}

interface ToastProps {
  readonly toast: ToastModel;
  readonly store: ToastStore;
  readonly closeLabel: string;
}

function Toast({ toast: { id, text, tone, link, count }, store, closeLabel }: ToastProps): ReactNode {
  return (
    <div
      className={styles.toast[tone]}
      data-toast=""
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => store.pause(id)}
      onPointerLeave={() => store.resume(id)}
      onFocus={() => store.pause(id)}
      onBlur={() => store.resume(id)}
    >
      <span className={styles.icon[tone]}>
        <Glyph name={tone} />
      </span>
      <span className={styles.text}>
        <span>{text}</span>
        {link ? (
          <>
            {' '}
            <Link variant="text" href={link.href} onClick={() => store.close(id)}>
              {link.text}
            </Link>
          </>
        ) : null}
      </span>
      {count > 1 ? <span className={styles.count}>{count}</span> : null}
      <IconButton size="sm" label={closeLabel} icon={<Glyph name="close" />} onClick={() => store.close(id)} />
    </div>
  );
}
