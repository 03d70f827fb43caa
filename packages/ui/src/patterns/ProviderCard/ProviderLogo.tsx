import { useFailedPicture } from '../../primitives/behaviour/useFailedPicture.ts';
import { useUi } from '../../primitives/UiProvider/index.ts';
import type { DualImage } from '../../slots/models.ts';
import * as css from './ProviderCard.css.ts';

export interface ProviderLogoProps {
  readonly icon: DualImage;
  /** Alternative text; empty if the name is beside it. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

/** A provider's logo for the theme's brightness; falls back to the other one, and to the name if it fails (CAT-08). */
export function ProviderLogo({ icon, alt = '', className }: ProviderLogoProps) {
  const { colorScheme } = useUi();
  const source = colorScheme === 'dark' ? icon.light || icon.dark : icon.dark || icon.light;
  const { failed, ...picture } = useFailedPicture(source);
  if (failed && alt !== '') {
    return (
      <span className={`${className ?? ''} ${css.nameOnly}`} translate="no">
        <span>{alt}</span>
      </span>
    );
  }
  return (
    <img
      className={className}
      src={source}
      alt={alt}
      width={150}
      height={48}
      loading="lazy"
      decoding="async"
      {...picture}
    />
  );
}
