import type { ReactNode } from 'react';
import { firstGrapheme } from '../../foundations/firstGrapheme.ts';
import { useFailedPicture } from '../behaviour/useFailedPicture.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Name of the member; its first letter is the fallback. */
  readonly name: string;
  /** Address of the picture; falls back to the letter. */
  readonly image?: string | undefined;
  /** Side in px. */
  readonly size?: number;
}

/** Picture of a member. Decorative: show the name beside it. */
export function Avatar({ name, image, size = 36 }: AvatarProps): ReactNode {
  const { failed, ...picture } = useFailedPicture(image);
  const letter = firstGrapheme(name) || '?';
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {image && !failed ? (
        <img src={image} alt="" width={size} height={size} className={styles.image} {...picture} />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}
