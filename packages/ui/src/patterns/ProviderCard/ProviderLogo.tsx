import { useUi } from '../../primitives/UiProvider/index.ts';
import type { DualImage } from '../../slots/models.ts';

export interface ProviderLogoProps {
  readonly icon: DualImage;
  /** Alternative text; empty if the name is beside it. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

/** A provider's logo for the theme's brightness; falls back to the other one (CAT-08). */
export function ProviderLogo({ icon, alt = '', className }: ProviderLogoProps) {
  const { colorScheme } = useUi();
  const source = colorScheme === 'dark' ? icon.light || icon.dark : icon.dark || icon.light;
  return <img className={className} src={source} alt={alt} width={150} height={48} loading="lazy" decoding="async" />;
}
