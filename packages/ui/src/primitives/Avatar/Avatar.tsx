import { useState, type ReactNode } from 'react';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose picture it is; its first letter is drawn when there is none. */
  readonly name: string;
  /** Address of the picture; when it fails to load, the letter is drawn. */
  readonly image?: string | undefined;
  /** Side in px. */
  readonly size?: number;
}

/** Picture of a member. Decorative: the name is expected to stand beside it. */
export function Avatar({ name, image, size = 36 }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const [letter = '?'] = name.trim();
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {image && image !== failed ? (
        <img src={image} alt="" width={size} height={size} onError={() => setFailed(image)} className={styles.image} />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}
