import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Icon.css.ts';
import { iconStore, type IconName } from './iconStore.ts';
import { loadIcon } from './loadIcon.ts';

/** Timeout after which an icon counts as absent, in milliseconds (API-46). */
export const iconTimeout = 1500;

export interface IconProps {
  /** Collection and name, e.g. `lucide:house`. */
  readonly name: IconName;
  /** Side: px as a number, or a CSS length. Defaults to the font size. */
  readonly size?: number | string;
  /** Accessible name; decorative if omitted. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * An icon in the text colour. Its box keeps its size even if the icon never loads; a known icon is rendered at once, on the
 * server too. `data-state` is `loading`, `ready` or `absent`. `data-icon` is the name.
 */
export function Icon({ name, size = '1.25em', label, className }: IconProps): ReactNode {
  const { iconBase, iconHosts } = useUi();
  const read = (): ReturnType<typeof iconStore.get> => iconStore.get(name);
  const shape = useSyncExternalStore(iconStore.subscribe, read, () => iconStore.getRendered(name));
  const [gaveUpOn, setGaveUpOn] = useState<string | null>(null);

  useEffect(() => {
    if (iconStore.get(name)) return undefined;
    void loadIcon(name, { iconBase, iconHosts });
    const timer = setTimeout(() => setGaveUpOn(name), iconTimeout);
    return () => clearTimeout(timer);
  }, [name, iconBase, iconHosts]);

  return (
    <svg
      className={classes(styles.icon, className)}
      style={{ width: size, height: size }}
      viewBox={shape?.viewBox ?? '0 0 24 24'}
      data-icon={name}
      data-state={shape ? 'ready' : gaveUpOn === name ? 'absent' : 'loading'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- The body is a drawing: `iconStore` refuses markup that can run or load.
      dangerouslySetInnerHTML={{ __html: shape?.body ?? '' }}
    />
  );
}
