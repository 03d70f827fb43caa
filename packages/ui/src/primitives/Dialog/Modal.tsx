import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { checkName } from '../dev/checks.ts';
import { IconButton } from '../IconButton/index.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { useLayer } from '../UiProvider/useLayer.ts';
import * as styles from './Modal.css.ts';

/** What dialogs, sheets and message boxes have in common. */
export interface ModalProps {
  readonly open: boolean;
  /** Called by Escape, the close button and, unless `insistent`, a press outside. The caller sets `open`. */
  readonly onClose: () => void;
  /** Name of the layer; shown as its heading unless `titleHidden`. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** A sentence under the title, read together with it. */
  readonly description?: string | undefined;
  /** Name of the close button; no text means no button. */
  readonly closeLabel?: string | undefined;
  /** A press outside does not close it. */
  readonly insistent?: boolean;
  /** Actions at the lower edge; stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

interface SurfaceProps extends ModalProps {
  readonly surface: string;
  /** Gets the element of the layer when it opens; what it returns is called when the layer is gone. */
  readonly place?: (layer: HTMLElement | null) => (() => void) | undefined;
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * Toasts stand above every layer and may be pressed without closing the one below. The toast itself is looked for: by the
 * time a press is reported, it may have left its region.
 */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** Content that scrolls must be reachable by keyboard even when nothing in it takes focus, and when it comes later. */
function reachable(body: HTMLDivElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const check = (): void => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  };
  check();
  const sizes = new ResizeObserver(check);
  for (const element of [body, ...body.children]) sizes.observe(element);
  return () => sizes.disconnect();
}

/**
 * A modal layer: the page behind is inert, focus stays inside and returns to where it was, Escape closes. The first open
 * layer stands at z-index 2000, later ones above (SHELL-31, SHELL-32). Focus starts at the element with `data-first-focus`,
 * without one at the first that takes it.
 */
export function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  insistent = false,
  footer,
  children,
  surface,
  place,
  role = 'dialog',
}: SurfaceProps): ReactNode {
  if (import.meta.env.DEV) checkName('Dialog', title);
  const zIndex = useLayer(open);
  const returnTo = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} style={{ zIndex }} />
        <Radix.Content
          ref={place}
          className={surface}
          style={{ zIndex }}
          role={role}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            returnTo.current = document.activeElement;
            const first = event.target instanceof Element ? event.target.querySelector('[data-first-focus]') : null;
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
          }}
          onInteractOutside={(event) => {
            if (insistent || isToast(event.target)) event.preventDefault();
          }}
        >
          <header className={titleHidden && !closeLabel ? visuallyHidden : styles.header}>
            <div className={styles.headings}>
              <Radix.Title className={titleHidden ? visuallyHidden : styles.title}>{title}</Radix.Title>
              {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
            </div>
            {closeLabel ? (
              <IconButton label={closeLabel} icon={<Glyph name="close" />} onClick={onClose} className={styles.close} />
            ) : null}
          </header>
          {children === undefined || children === null ? null : (
            <div className={styles.body} ref={reachable}>
              {children}
            </div>
          )}
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
