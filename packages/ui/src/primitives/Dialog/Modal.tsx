import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { checkName } from '../dev/checks.ts';
import { IconButton } from '../IconButton/index.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { CoversOthers, useLayer, useTopKey } from '../UiProvider/useLayer.ts';
import * as styles from './Modal.css.ts';

/** Props common to dialogs, sheets and message boxes. */
export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, the close button and, unless `insistent`, a press outside. The caller sets `open`. */
  readonly onClose: () => void;
  /** Accessible name; shown as the heading unless `titleHidden`. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Description under the title, announced with it. */
  readonly description?: string | undefined;
  /** Label of the close button; no label, no button. */
  readonly closeLabel?: string | undefined;
  /** Ignores presses outside. */
  readonly insistent?: boolean;
  /** Comes again above every modal that opens later. */
  readonly onTop?: boolean;
  /** Sticky actions at the lower edge. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

interface SurfaceProps extends ModalProps {
  readonly surface: string;
  /** Ref callback of the modal's element; its cleanup runs when the modal is removed. */
  readonly place?: (layer: HTMLElement | null) => (() => void) | undefined;
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * Toasts are above every modal, and pressing one does not close it. The toast itself is checked, because it may be removed
 * from its region before the press is handled.
 */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** Scrollable content must be reachable by keyboard even without focusable elements, also when it overflows later. */
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
 * A modal: the page behind is inert, focus is trapped and restored afterwards, Escape closes. The first open modal has
 * z-index 2000, later ones more. Initial focus is at `data-first-focus`, otherwise at the first focusable element (SHELL-32).
 */
export function Modal(props: SurfaceProps): ReactNode {
  return <Surface key={useTopKey(props.onTop === true)} {...props} />;
}

function Surface({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  insistent = false,
  onTop = false,
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
          {onTop ? null : <CoversOthers />}
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
