import { Tag } from '../../primitives/Badge/index.ts';
import type { TileBadge } from '../../slots/models.ts';

export interface LabelNameProps {
  readonly name: string;
  readonly badge?: TileBadge | undefined;
}

/** The name of a label with its badge; only the badge if both texts are equal (CAT-05). */
export function LabelName({ name, badge }: LabelNameProps) {
  return (
    <>
      {name !== badge?.text && <span>{name}</span>}
      {badge && <Tag kind={badge.kind}>{badge.text}</Tag>}
    </>
  );
}
