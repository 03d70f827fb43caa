import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { useDismiss } from '../../primitives/behaviour/useDismiss.ts';
import { Glyph } from '../../primitives/shared/glyphs.tsx';
import type { Destination } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import { dockPlace } from '../FloatBar/float-places.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import * as css from './FloatDock.css.ts';

/** A floating element (SITE-10). */
export interface FloatModel extends Destination {
  readonly id: string;
  readonly title: string;
  /** Address of its picture; '' for the default icon. */
  readonly picture: string;
  readonly position: 'left' | 'right';
  /** Hides it until the session ends. */
  readonly onClose: () => void;
}

export interface FloatDockProps {
  readonly floats: readonly FloatModel[];
  /** Labels of the region, of the close button, and of the button that shows several floats: by default the first. */
  readonly texts: { readonly label: string; readonly close: string; readonly more?: string | undefined };
}

function Picture({ address, size, className }: { address: string; size: number; className: string }) {
  return address ? (
    <img className={className} src={address} alt="" width={size} height={size} />
  ) : (
    <Glyph name="messages" className={className} size={`${size}px`} />
  );
}

/** One float: only an icon on narrow pages; it expands when pressed, and is expanded among several. */
function Float({ float, close }: { readonly float: FloatModel; readonly close: string }) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) content.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open]);
  const handle = useRef<HTMLButtonElement>(null);
  const collapse = (): void => {
    const hasFocus = content.current?.contains(document.activeElement);
    // The button can get the focus once it is shown again.
    flushSync(() => setOpen(false));
    if (hasFocus) handle.current?.focus();
  };
  const { root } = useDismiss<HTMLDivElement>(open, collapse);
  const { title, picture } = float;
  return (
    <div ref={root} className={css.item} data-open={open ? '' : undefined}>
      <button ref={handle} type="button" className={css.handle} aria-label={title} onClick={() => setOpen(true)}>
        <Picture address={picture} size={22} className={css.small} />
      </button>
      <div ref={content} className={css.body}>
        <DestinationLink to={float} className={css.link}>
          <Picture address={picture} size={picture ? 32 : 24} className={picture ? css.picture : css.sign} />
          {title}
        </DestinationLink>
        <button type="button" className={css.close} aria-label={`${close}: ${title}`} onClick={float.onClose}>
          <Glyph name="close" size="14px" />
        </button>
      </div>
    </div>
  );
}

/** The number of children of an element, also of those that others put there. */
function useChildCount() {
  const element = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = (): void => setCount(current.childElementCount);
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return { element, count };
}

function Dock({ floats, texts: { label, close, more = label } }: FloatDockProps) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const { element, count } = useChildCount();
  useEffect(() => (element.current ? dockPlace(element.current) : undefined), [element]);
  const several = count > 1;
  const open = several && wanted;
  const { root } = useDismiss<HTMLElement>(open, () => setWanted(false));
  return (
    <aside
      ref={root}
      className={css.dock}
      data-position={floats[0]?.position ?? 'right'}
      data-several={several ? '' : undefined}
      aria-label={label}
      hidden={count === 0}
    >
      <div ref={element} id={id} className={css.items} hidden={several && !open}>
        {floats.map((float) => (
          <Float key={float.id} float={float} close={close} />
        ))}
      </div>
      {several && (
        <button
          {...disclosureButton(open, id, () => setWanted(!open))}
          className={css.more}
          aria-label={more}
          title={more}
        >
          <Glyph name={open ? 'close' : 'messages'} className={css.small} size="22px" />
        </button>
      )}
    </aside>
  );
}

/**
 * The one float of a page, at the end of its first element, with the site's floating elements and those of others
 * (`InFloatBar` with the side `dock`). A single element is shown by itself, several behind one button. In CSS: `data-position`
 * is the end, `data-several` is set for several, `data-open` an item that is expanded (LOOK-14).
 */
export function FloatDock(props: FloatDockProps) {
  const isLeft = props.floats[0]?.position === 'left';
  return (
    <InFloatBar key={isLeft ? 'start' : 'end'} side={isLeft ? 'start' : 'end'}>
      <Dock {...props} />
    </InFloatBar>
  );
}
