import { Button } from '../../primitives/Button/index.ts';
import type { RedEnvelopeViewProps } from '../../views/red-envelope/contract.ts';
import * as css from './EnvelopeCard.css.ts';
import { EnvelopePicture } from './EnvelopePicture.tsx';

export type EnvelopeWinProps = Pick<RedEnvelopeViewProps, 'won' | 'onClose' | 'texts'>;

/** The amount won (ENV-06). */
export function EnvelopeWin({ won, onClose, texts }: EnvelopeWinProps) {
  return (
    <div className={css.won}>
      <EnvelopePicture className={css.picture} />
      <p>{texts.wonText}</p>
      <p className={css.amount}>{won}</p>
      <Button variant="gold" size="lg" block onClick={onClose}>
        {texts.take}
      </Button>
    </div>
  );
}
