import type { HallModel } from '../slots/models.ts';

export interface HallPictureProps {
  readonly hall: Pick<HallModel, 'icon' | 'iconActive'>;
  /** Shows the active icon, if there is one (CAT-07). */
  readonly active: boolean;
  /** Width and height in px, before styles apply. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A hall's icon. */
export function HallPicture({ hall, active, size, className }: HallPictureProps) {
  const source = active ? hall.iconActive || hall.icon : hall.icon;
  return (
    <img
      className={className}
      src={source || undefined}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
    />
  );
}
